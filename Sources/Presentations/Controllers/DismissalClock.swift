import UIKit

/// Dismisses a presentation when the time that its style gives it has passed.
///
/// It stands still while the presented view moves, while a finger is on the view or VoiceOver's cursor in it, and while
/// another presentation covers it. It counts ticks and looks at these each time, since UIKit tells of few of them.
@MainActor
final class DismissalClock: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: PresentationController?
    private let chrome: ChromeView
    /// The time that the style gives, in seconds; `nil` for any.
    private var time: TimeInterval?
    private var remaining: TimeInterval = 0
    private var timer: Timer?
    /// Is under way for as long as a finger is on the view. It acts on nothing, and disturbs no other gesture.
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)

    init(of controller: PresentationController, chrome: ChromeView) {
        self.controller = controller
        self.chrome = chrome
        super.init()
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = self
    }

    /// Gives the presentation a time from now on; the same time again changes nothing.
    ///
    /// - Parameter wanted: Seconds; `nil`, NaN and infinite values for any time. A negative time counts as none.
    func apply(_ wanted: TimeInterval?) {
        let wanted = wanted.flatMap { $0.isFinite ? max(0, $0) : nil }
        guard wanted != time else { return }
        stop()
        time = wanted
        guard let wanted else { return }
        remaining = wanted
        chrome.addGestureRecognizer(press)
        timer = Timer.scheduledTimer(
            withTimeInterval: PresentationDefaults.Notice.tick, repeats: true
        ) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            // The timer belongs to the main run loop.
            MainActor.assumeIsolated { self.tick() }
        }
    }

    func stop() {
        time = nil
        timer?.invalidate()
        timer = nil
        chrome.removeGestureRecognizer(press)
    }

    private func tick() {
        guard let controller, !isHeld else { return }
        remaining -= PresentationDefaults.Notice.tick
        guard remaining < PresentationDefaults.Notice.tick / 2 else { return }
        // A finger may catch the view on its way out and bring it back.
        remaining = time ?? 0
        controller.requestedDismissal.begin(.timeout)
    }

    private var isHeld: Bool {
        guard let controller else { return true }
        let isTouched = press.state == .began || press.state == .changed
        return isTouched || controller.presentationTransitions.isUnderWay
            || controller.presentationComponents?.drag.phase != .idle
            || controller.presentedViewController.presentedViewController != nil || VoiceOverFocus.isInside(chrome)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
