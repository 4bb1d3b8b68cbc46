import UIKit

/// The pans that dismiss a presentation by their progress: from the leading edge of the screen, and, after a
/// presentation from an edge, back to that edge.
@MainActor
final class PanDismissal {
    private weak var controller: PresentationController?
    private let interaction: PanInteraction
    private var edgeSwipe: TransitionPan?
    private var returnPan: TransitionPan?

    init(of controller: PresentationController, in container: UIView) {
        self.controller = controller
        interaction = controller.presentation.transitions.panInteraction
        edgeSwipe = addPan(.edge(.leading), to: container) { [weak controller] in
            controller?.presentation.dismissalBehavior.swipeThreshold ?? .light
        } direction: { [weak controller] in
            controller?.presentedViewController.canPop == false ? .trailing : nil
        }
        edgeSwipe?.isEnabled = false
        guard case .edge(let edge, let threshold) = interaction.origin?.source else { return }
        returnPan = addPan(.anywhere, to: container) {
            threshold
        } direction: { [weak controller] in
            // If the view's own drag dismisses toward the same edge, that drag is used.
            controller?.presentation.geometry.path?.edges.contains(edge) == false ? edge : nil
        }
    }

    /// - Parameter direction: Returns the edge toward which the pan may begin now; `nil` if it may not.
    private func addPan(
        _ start: TransitionPan.Start, to container: UIView, threshold: @escaping @MainActor () -> SwipeThreshold,
        direction: @escaping @MainActor () -> PresentationEdge?
    ) -> TransitionPan {
        let configuration = TransitionPan.Configuration(
            directions: { [weak self] in self?.canBegin == true ? [direction()].compactMap(\.self) : [] },
            begin: { [weak self] _ in self?.begin() },
            threshold: threshold)
        return TransitionPan(start, on: container, for: configuration, owner: interaction)
    }

    /// Enables or disables the swipe from the leading edge.
    func allowsEdgeSwipe(_ isAllowed: Bool) {
        edgeSwipe?.isEnabled = isAllowed
    }

    /// Cancels all pans, including the one that presents.
    func cancel() {
        interaction.origin?.cancel()
        edgeSwipe?.cancel()
        returnPan?.cancel()
    }

    func remove() {
        edgeSwipe?.remove()
        returnPan?.remove()
    }

    private var canBegin: Bool {
        guard let controller else { return false }
        return controller.presentation.components?.drag.phase == .idle
            && !controller.presentation.transitions.isUnderWay
            && Cover(of: controller.presentedViewController).isOpen
    }

    private func begin() -> TransitionGrip? {
        guard let controller, !controller.presentation.lifecycle.isDeferred else { return nil }
        switch controller.presentation.lifecycle.permission() {
        case .granted:
            return interaction.request(.dismissal) { controller.presentation.lifecycle.dismiss(.swipe) }
                .map { TransitionGrip(interaction: $0) }
        case .refused: controller.tellDelegateOfAttemptedDismissal()
        case .unavailable, .later: break
        }
        return nil
    }
}

extension UIViewController {
    /// Whether a navigation controller on the screen, this one or one inside, has a controller to pop.
    fileprivate var canPop: Bool {
        guard viewIfLoaded?.window != nil else { return false }
        if let stack = self as? UINavigationController, stack.viewControllers.count > 1 { return true }
        return children.contains(where: \.canPop)
    }
}
