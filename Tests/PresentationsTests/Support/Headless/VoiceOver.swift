import UIKit

// VoiceOver belongs to the test, its cursor and the log of its notifications to the stage that was used last.

/// Switches VoiceOver on.
@MainActor
package func startVoiceOver() {
    UIAccessibility.settings.isVoiceOverRunning = true
}

/// Takes VoiceOver's cursor away, and switches it off.
@MainActor
package func stopVoiceOver() {
    UIAccessibility.focus(nil)
    UIAccessibility.settings.isVoiceOverRunning = false
}

/// Empties the list of what was posted.
@MainActor
package func listenToPostings() {
    UIAccessibility.posted = []
}
