/// What an app's process has once, besides its main loop. Each stage of a test process has its own.
@MainActor
final class ProcessState {
    var screens = Screens()
    let displayFrames = DisplayFrames()
    let pasteboards = Pasteboards()

    /// The messages that UIKit would have logged, oldest first.
    var messages: [String] = [] { didSet { messages.forgetOldest() } }
    var haptics: [UIFeedbackGenerator.Haptic] = [] { didSet { haptics.forgetOldest() } }
    var hapticPreparations = 0

    /// The element under VoiceOver's cursor.
    weak var focusedElement: AnyObject?
    var postings: [UIAccessibility.Posting] = [] { didSet { postings.forgetOldest() } }

    // Used on the main thread only, like layers, which are bound to no actor.
    nonisolated(unsafe) var transaction = TransactionLevel()
    nonisolated(unsafe) var commitCount = 0
    nonisolated(unsafe) let displayQueue = DisplayQueue()

    static var current: ProcessState { MainLoop.current.process }
}
