import UIKit

/// Presents the view controller of an `EdgePresentation` when a finger comes in from its edge. The pan on the view owns
/// the presenter.
@MainActor
final class EdgePresenter {
    private let presentation: EdgePresentation
    private weak var viewController: UIViewController?

    var edge: PresentationEdge { presentation.edge }

    init(_ presentation: EdgePresentation, for viewController: UIViewController) {
        self.presentation = presentation
        self.viewController = viewController
    }

    /// Adds the pan to a view.
    func install(on view: UIView) {
        let inward = edge.opposite
        let configuration = TransitionPan.Configuration(
            directions: { [weak self] in self?.canBegin == true ? [inward] : [] },
            begin: { [weak self] _ in self?.begin() },
            threshold: presentation.threshold)
        TransitionPan(.edge(edge), on: view, for: configuration, owner: self)
    }

    /// Whether the view controller and its ancestors present nothing and are at rest: UIKit may choose any of them as
    /// the presenting view controller.
    private var canBegin: Bool {
        guard let viewController, viewController.viewIfLoaded?.window != nil else { return false }
        return sequence(first: viewController, next: \.parent).allSatisfy {
            $0.presentedViewController == nil && $0.transitionCoordinator == nil && !$0.isBeingPresented
                && !$0.isBeingDismissed
        }
    }

    /// Presents, and returns the finger's hold on the presentation; `nil` if there is none.
    private func begin() -> TransitionGrip? {
        guard let viewController, let presented = presentation.makeViewController() else { return nil }
        let interaction = EdgeInteraction(from: edge, threshold: presentation.threshold) { [weak self] in
            self?.cancel()
        }
        return interaction.request(.presentation) {
            viewController.present(presented, as: presentation.style, by: interaction)
        }.map { TransitionGrip(interaction: $0) }
    }

    /// Cancels the pan, and with it a presentation under the finger.
    private func cancel() {
        guard let view = viewController?.viewIfLoaded else { return }
        for (pan, presenter) in TransitionPan.pans(on: view, for: EdgePresenter.self) where presenter === self {
            pan.cancel()
        }
    }
}
