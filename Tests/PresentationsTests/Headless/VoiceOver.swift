import UIKit

// VoiceOver, its cursor and the log of its notifications belong to the process. Work that other tests have begun comes
// to rest first, or it would move the cursor of this one.

/// Switches VoiceOver on.
@MainActor
func startVoiceOver() {
    MainLoop.main.settle()
    UIAccessibility.settings.isVoiceOverRunning = true
}

/// Takes VoiceOver's cursor away, and switches it off.
@MainActor
func stopVoiceOver() {
    UIAccessibility.focus(nil)
    UIAccessibility.settings.isVoiceOverRunning = false
}

/// Empties the list of what was posted.
@MainActor
func listenToPostings() {
    MainLoop.main.settle()
    UIAccessibility.posted = []
}
