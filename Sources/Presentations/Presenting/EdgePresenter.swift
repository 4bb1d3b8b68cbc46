import UIKit

/// Presents for a finger that comes in from an edge. It is kept by the pan on the view, and that by the view.
@MainActor
final class EdgePresenter {
    private let presentation: EdgePresentation
    private weak var viewController: UIViewController?

    var edge: PresentationEdge { presentation.edge }

    init(_ presentation: EdgePresentation, for viewController: UIViewController) {
        self.presentation = presentation
        self.viewController = viewController
    }

    func install(on view: UIView) {
        let inward = edge.opposite
        let purpose = TransitionPan.Purpose(
            directions: { [weak self] in self?.canBegin == true ? [inward] : [] },
            begin: { [weak self] _ in self?.begin() },
            threshold: presentation.threshold)
        _ = TransitionPan(.edge(edge), on: view, for: purpose, owner: self)
    }

    /// UIKit may choose an ancestor as the presenter, so all of them have to be free, and at rest.
    private var canBegin: Bool {
        guard let viewController, viewController.viewIfLoaded?.window != nil else { return false }
        return sequence(first: viewController, next: \.parent).allSatisfy {
            $0.presentedViewController == nil && $0.transitionCoordinator == nil && !$0.isBeingPresented
                && !$0.isBeingDismissed
        }
    }

    private func begin() -> TransitionInteraction? {
        guard let viewController, let presented = presentation.makeViewController() else { return nil }
        let drive = EdgeDrive(from: edge, threshold: presentation.threshold) { [weak self] in self?.cancel() }
        return drive.request(.presentation) {
            viewController.present(presented, as: presentation.style, by: drive)
        }
    }

    /// Takes the presentation out of the finger's hand.
    private func cancel() {
        guard let view = viewController?.viewIfLoaded else { return }
        for (pan, presenter) in TransitionPan.pans(on: view, for: EdgePresenter.self) where presenter === self {
            pan.cancel()
        }
    }
}
