import UIKit

/// What was presented by a finger from an edge.
extension PresentationController {
    /// The pan that takes it back there; `nil` where it was not presented from an edge.
    func makeEdgePan(in container: UIView) -> TransitionPan? {
        guard let edgeDrive else { return nil }
        let purpose = TransitionPan.Purpose(
            directions: { [weak self] in self?.edgeOfReturn.map { [$0] } ?? [] },
            begin: { [weak self] _ in self?.beginReturn() },
            threshold: edgeDrive.threshold)
        return TransitionPan(.anywhere, on: container, for: purpose, owner: edgeDrive)
    }

    /// Where the finger may take it now. What leaves by the same edge by itself is taken there by its own drag.
    private var edgeOfReturn: PresentationEdge? {
        guard let edge = edgeDrive?.edge, edge != dragEdge, drag?.phase == .idle, !isInTransition,
            presentedViewController.presentedViewController == nil
        else { return nil }
        return edge
    }

    private func beginReturn() -> TransitionInteraction? {
        guard !isBesideTransition else { return nil }
        switch askForDismissal() {
        case .granted: return edgeDrive?.request(.dismissal) { beginUserDismissal() }
        case .refused: tellDelegateOfAttemptedDismissal()
        case .unavailable: break
        }
        return nil
    }

    /// Takes the view out of every finger's hand.
    func cancelFingers() {
        drag?.cancel()
        edgeDrive?.cancel(parts?.edgePan)
    }
}
