import UIKit

/// A request to present, from the call until UIKit has completed or dropped it. It is kept until nothing is being
/// dismissed and no notice appears in front: it depends on the system whether UIKit defers or drops it then.
/// During any other transition UIKit defers it. UIKit does not report a dropped request. Only the completion block that
/// is passed to UIKit retains this object, so its release shows that UIKit has finished with it.
@MainActor
final class PresentationRequest {
    private weak var presenter: UIViewController?
    private let presented: UIViewController
    private let waiter = DisplayLinkObserver()
    private var action: ((UIViewController) -> Void)?

    init(of presented: UIViewController, from presenter: UIViewController) {
        self.presented = presented
        self.presenter = presenter
    }

    /// Performs the request as soon as nothing is being dismissed, unless the presenter has been released by then.
    func perform(_ action: @escaping (UIViewController) -> Void) {
        self.action = action
        proceed()
    }

    func withdraw() { action = nil }

    private func proceed() {
        guard let presenter, let action else { return }
        let front = presenter.frontPresenter
        let isArriving = front !== presenter && front.isBeingPresented
        let going = [front.presentedViewController, presented].lazy.compactMap(\.self).first(where: \.isGoing)
        guard let busy = going ?? (isArriving ? front : nil) else {
            self.action = nil
            return action(front)
        }
        // The block retains this object.
        waiter.wait(forOneOf: [busy]) { self.proceed() }
    }
}

extension UIViewController {
    /// Presents a view controller in any style. With an interaction the presentation follows a finger.
    ///
    /// - Parameter onEnd: Called once after the end, with `nil` if the presentation has never begun.
    func present(
        _ viewController: UIViewController, as style: some PresentationStyle, by interaction: PanInteraction?,
        animated: Bool = true, completion: (() -> Void)? = nil, onEnd: PresentationLifecycle.EndHandler? = nil
    ) {
        if let obstacle = obstacle(toPresenting: viewController) {
            Diagnostics().report(obstacle, about: "presenting")
            onEnd?(nil)
            return
        }
        let controller = style.makePresentationController(presented: viewController, presenting: self)
        let request = PresentationRequest(of: viewController, from: self)
        let presentation = controller.presentation
        presentation.keepsTyping = !presentedStack.contains { $0.ownPresentation?.hasTakenFocus == true }
        if let interaction { presentation.panInteraction = interaction }
        if let onEnd { presentation.lifecycle.onEnd(onEnd) }
        presentation.lifecycle.willRequest(request)
        let prepare = {
            viewController.modalPresentationStyle = .custom
            viewController.transitioningDelegate = controller
        }
        // UIKit asks the delegate about the dismissal that is under way, too.
        if viewController.isGoing, let leaving = viewController.requestedPresentation {
            leaving.lifecycle.next = presentation
        } else {
            prepare()
        }
        request.perform { presenter in
            if let obstacle = presenter.obstacle(toPresenting: viewController, by: request) {
                Diagnostics().report(obstacle, about: "presenting")
                return presentation.lifecycle.handle(.requestDropped)
            }
            prepare()
            if let window = presenter.viewIfLoaded?.window { presentation.captureStatusBar(in: window) }
            presenter.present(viewController, animated: animated) {
                // UIKit may defer the request until another transition has ended. Until then it holds this block, and
                // the block retains the controller, to which the view controller has only a weak reference.
                withExtendedLifetime((controller, request)) { completion?() }
            }
        }
    }

    /// Returns why UIKit would drop the request or raise an exception, before anything is changed; `nil` if it can go.
    private func obstacle(
        toPresenting viewController: UIViewController, by request: PresentationRequest? = nil
    ) -> String? {
        if viewController === self { return "\(self) cannot present itself." }
        if viewController.presentingViewController != nil, request != nil || !viewController.isGoing {
            return "\(viewController) is already presented."
        }
        if let held = viewController.requestedPresentation?.lifecycle, !held.phase.awaitsDismissal,
            let other = held.request, other !== request
        {
            return "\(viewController) is already going to be presented."
        }
        if viewController.isPlaced { return "\(viewController) is already on the screen." }
        if viewIfLoaded?.window == nil { return "\(self) cannot present, because its view is not in a window." }
        if let busy = frontPresenter.presentedViewController, !busy.isGoing {
            return "\(self) cannot present \(viewController), because it presents \(busy) already."
        }
        return nil
    }

    var isPlaced: Bool { parent != nil || viewIfLoaded?.window?.rootViewController === self }

    /// The presentation of the kit that was requested last for this view controller.
    var requestedPresentation: Presentation? {
        let own = (transitioningDelegate as? PresentationController)?.presentation
        return own?.lifecycle.next ?? own
    }

    var isGoing: Bool { isBeingDismissed || ownPresentation?.lifecycle.phase.awaitsDismissal == true }
}

extension DisplayLinkObserver {
    /// Calls a handler once UIKit has ended the transition of one of the view controllers, or in the next frame if none
    /// has a coordinator. It may be called more than once (C68), and is retained until then.
    func wait(forOneOf controllers: [UIViewController?], _ handler: @escaping @MainActor () -> Void) {
        // In the next turn UIKit has performed what it had deferred.
        let coordinator = controllers.lazy.compactMap { $0?.transitionCoordinator }.first
        let isTold = coordinator?.animate(alongsideTransition: nil) { _ in Task { handler() } }
        guard isTold != true else { return }
        start { [weak self] in
            // The handler may wait for another one.
            self?.stop()
            handler()
            return false
        }
    }
}
