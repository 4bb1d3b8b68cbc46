import UIKit

/// Dismisses a presentation when the time of its style's `dismissesAfter` has passed.
///
/// The clock is paused while the presented view moves, while a finger is on the view or VoiceOver's cursor is in it,
/// and while another presentation covers it. It counts ticks and checks these conditions in each, because UIKit reports
/// few of them.
@MainActor
final class DismissalClock: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: PresentationController?
    private let chrome: ChromeView
    /// The time of the style, in seconds; `nil` without a limit.
    private var time: TimeInterval?
    private var remaining: TimeInterval = 0
    private var timer: Timer?
    /// A gesture that is active as long as a finger is on the view. It has no action, and does not affect other
    /// gestures.
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

    /// Starts the time from now on. The same time again has no effect.
    ///
    /// - Parameter wanted: The time, in seconds. `nil`, NaN and infinite values set no limit. A negative time counts as
    ///   0.
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
        // A finger may catch the disappearing view and bring it back.
        remaining = time ?? 0
        controller.presentation.lifecycle.dismiss(.timeout)
    }

    private var isHeld: Bool {
        guard let controller else { return true }
        let isTouched = press.state == .began || press.state == .changed
        return isTouched || controller.presentation.transitions.isUnderWay
            || controller.presentation.components?.drag.phase != .idle
            || controller.presentedViewController.presentedViewController != nil || VoiceOverFocus.isInside(chrome)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
