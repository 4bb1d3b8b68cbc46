import Foundation

/// Lowers the priority of an exit test's process below that of all other tests.
///
/// Tests on the main actor share one thread, which decides the time of a run: many long processes must not compete for
/// its core.
package func letOtherTestsGoFirst() {
    nice(19)
}
