import Foundation

/// Makes the process of an exit test step back behind that of all other tests.
///
/// Tests on the main actor share one thread, and a run takes as long as that does: many long processes beside it must not
/// take its core away.
func letOtherTestsGoFirst() {
    nice(19)
}
