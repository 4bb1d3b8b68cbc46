import UIKit

/// Waits for the end of a transition that is in the way of a request.
@MainActor
final class TransitionEnd {
    private let frame = DisplayLinkObserver()

    /// Calls a handler once UIKit has ended the transition of one of the view controllers. A transition that is not
    /// animated, or has not begun, has no coordinator; then the handler is called in the next frame.
    ///
    /// It may be called more than once (C68), and is retained until then.
    func wait(forOneOf controllers: [UIViewController?], _ handler: @escaping @MainActor () -> Void) {
        // In the next turn UIKit has performed what it had deferred.
        let coordinator = controllers.lazy.compactMap { $0?.transitionCoordinator }.first
        let isTold = coordinator?.animate(alongsideTransition: nil) { _ in Task { handler() } }
        guard isTold != true else { return }
        frame.start { [weak self] in
            // The handler may wait for another one.
            self?.frame.stop()
            handler()
            return false
        }
    }

    func stop() {
        frame.stop()
    }
}
