import UIKit

/// The pan that dismisses a presentation to the edge from which a finger has presented it.
@MainActor
final class EdgeDismissal {
    private weak var controller: PresentationController?
    private let edge: EdgeInteraction
    private var pan: TransitionPan?

    init(of controller: PresentationController, _ edge: EdgeInteraction, in container: UIView) {
        self.controller = controller
        self.edge = edge
        let configuration = TransitionPan.Configuration(
            directions: { [weak self] in self?.direction.map { [$0] } ?? [] },
            begin: { [weak self] _ in self?.begin() },
            threshold: edge.threshold)
        pan = TransitionPan(.anywhere, on: container, for: configuration, owner: edge)
    }

    /// Takes whatever is under way away from the finger.
    func cancel() {
        edge.cancel(pan)
    }

    func remove() {
        pan?.remove()
    }

    /// The edge to which the finger may take it now. A view that leaves by the same edge is taken there by its own drag.
    private var direction: PresentationEdge? {
        guard let controller, edge.edge != controller.presentationGeometry.swipeEdge,
            controller.presentationComponents?.drag.phase == .idle, !controller.presentationTransitions.isUnderWay,
            controller.presentedViewController.presentedViewController == nil
        else { return nil }
        return edge.edge
    }

    private func begin() -> TransitionGrip? {
        guard let controller, !controller.userDismissal.isPutOff else { return nil }
        switch controller.userDismissal.permission() {
        case .granted:
            return edge.request(.dismissal) { controller.userDismissal.begin() }
                .map { TransitionGrip(interaction: $0) }
        case .refused: controller.tellDelegateOfAttemptedDismissal()
        case .unavailable: break
        }
        return nil
    }
}
