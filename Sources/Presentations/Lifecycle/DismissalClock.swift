import UIKit

/// Dismisses a presentation after its style's `dismissesAfter`. The clock is paused while the view moves or is covered,
/// and while a finger or VoiceOver's cursor is on it. UIKit reports few of these, so they are checked in each turn of
/// the run loop. An idle app has only a timer for the end.
@MainActor
final class DismissalClock {
    private weak var presentation: Presentation?
    private let chrome: ChromeView
    /// The time of the style, in seconds; `nil` without a limit.
    private var time: TimeInterval?
    private var remaining: TimeInterval = 0
    /// The moment when it started; `nil` while it is paused.
    private var start: CFTimeInterval?
    private var timer: Timer?
    private var turns: TurnObserver?
    private let touch = TouchGesture()

    init(of presentation: Presentation, _ chrome: ChromeView) {
        self.presentation = presentation
        self.chrome = chrome
    }

    /// Starts a time in seconds, unless it is the same. `nil`, NaN and infinity set no limit. Less than 0 is 0.
    func apply(_ wanted: TimeInterval?) {
        let wanted = wanted.flatMap { $0.isFinite ? max(0, $0) : nil }
        guard wanted != time else { return }
        stop()
        time = wanted
        guard let wanted else { return }
        remaining = wanted
        chrome.addGestureRecognizer(touch.press)
        turns = TurnObserver { [weak self] in
            self?.startOrPause()
            return false
        }
        startOrPause()
    }

    func stop() {
        pause()
        time = nil
        turns = nil
        chrome.removeGestureRecognizer(touch.press)
    }

    private func startOrPause() {
        guard !isHeld else { return pause() }
        guard start == nil, time != nil else { return }
        start = CACurrentMediaTime()
        // It repeats: a dismissal that is not possible now is tried again.
        timer = Timer.scheduledTimer(withTimeInterval: max(0.001, remaining), repeats: true) { [weak self] _ in
            // The timer belongs to the main run loop.
            MainActor.assumeIsolated { self?.timeHasPassed() }
        }
    }

    private func pause() {
        guard let start else { return }
        remaining = max(0, remaining - (CACurrentMediaTime() - start))
        self.start = nil
        timer?.invalidate()
        timer = nil
    }

    private func timeHasPassed() {
        guard !isHeld else { return pause() }
        // A finger may catch the disappearing view and bring it back.
        start = CACurrentMediaTime()
        remaining = time ?? 0
        presentation?.lifecycle.dismiss(.timeout)
    }

    private var isHeld: Bool {
        guard let presentation, !touch.press.isMoving, !presentation.isInTransition else { return true }
        return presentation.components?.drag.phase != .idle || presentation.presented?.presentedViewController != nil
            || chrome.hasCursor
    }
}
