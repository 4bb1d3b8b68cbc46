/// Takes down the content of a window when the window is released, and ends its loop.
///
/// A presenter and the presented controller retain each other until the dismissal, here as on a device, where they
/// outlive a window that is released earlier. A device has one screen until its process ends; here there are thousands,
/// one after the other.
@MainActor
package final class WindowLifetime {
    private let fingers: Touchscreen
    private let trackpad: Trackpad?

    /// The window of those touches.
    package init(of fingers: Touchscreen, _ trackpad: Trackpad? = nil) {
        self.fingers = fingers
        self.trackpad = trackpad
    }

    /// Releases the touches, so that gestures come to an end.
    isolated deinit {
        let loop = fingers.window.hostScreen.loop
        loop.enterQuietly {
            fingers.cancelAll()
            trackpad?.cancelQuietly()
        }
        // From here on nothing belongs to this stage any more, not even what the release of its content requests.
        loop.end()
        fingers.window.dismantle()
        // The delegate holds its window, the window its scene, and the scene its delegate.
        fingers.window.windowScene?.delegate = nil
    }
}

extension UIWindow {
    /// Clears the links between controllers, and forgets what moves. No callbacks are made.
    fileprivate func dismantle() {
        sizeTransition?.forget()
        hostScreen.liveWindows.forEach { $0.layer.forgetRuns() }
        for controller in linkedControllers {
            controller.transition?.forget()
            controller.childTransition?.forget()
            controller.transition = nil
            controller.childTransition = nil
            controller.modal.presentation = nil
            controller.modal.presented = nil
            controller.modal.prepared = nil
        }
    }

    /// The root and everything that has been presented in the window, also by earlier roots, with children and parents.
    var linkedControllers: [UIViewController] {
        var waiting = subviews.compactMap { ($0 as? UITransitionView)?.controller?.presentedViewController }
        rootViewController.map { waiting.append($0) }
        var found: [UIViewController] = []
        var seen: Set<ObjectIdentifier> = []
        while let controller = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            found.append(controller)
            let (modal, moves) = (controller.modal, [controller.transition, controller.childTransition])
            waiting += [controller.parent, modal.presented?.presented, modal.presentation?.presenter].compactMap { $0 }
            waiting += controller.storedChildren + moves.compactMap { $0 }.flatMap(\.participants)
        }
        return found
    }
}

extension CALayer {
    /// An animation retains its completion, which may retain what it moves.
    fileprivate func forgetRuns() {
        animations.forEach { $0.run.forgetEnd() }
        explicitAnimations.forEach { $0.run.forgetEnd() }
        storedSublayers.forEach { $0.forgetRuns() }
    }
}
