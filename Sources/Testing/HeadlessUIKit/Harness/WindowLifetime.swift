/// Takes down what a window shows when it is released itself.
///
/// A presenter and what it presents hold each other until the dismissal, here as on a device, where they outlive a
/// window that is let go meanwhile. There a process has one screen and ends with it; here there are thousands, one
/// after the other.
@MainActor
package final class WindowLifetime {
    private let fingers: Touchscreen
    private let trackpad: Trackpad?

    /// Of the window that those fingers touch.
    package init(of fingers: Touchscreen, _ trackpad: Trackpad? = nil) {
        self.fingers = fingers
        self.trackpad = trackpad
    }

    /// What a finger has in hand is let go, so that it comes to its end with the clock.
    isolated deinit {
        fingers.cancelAll()
        trackpad?.cancelQuietly()
        fingers.window.dismantle()
        // The delegate holds its window, the window its scene, and the scene its delegate.
        fingers.window.windowScene?.delegate = nil
    }
}

extension UIWindow {
    /// Undoes what controllers keep of each other. Nobody is told anything.
    fileprivate func dismantle() {
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

    /// The root and what has been presented in the window, also by earlier roots, with children and parents.
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
