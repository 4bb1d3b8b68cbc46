import UIKit

/// Presents when a finger comes in from an edge of the screen, or drags a view. The pan on a view owns the presenter.
@MainActor
final class GesturePresenter {
    /// The edge of the screen that the finger comes from; `nil` if it drags the view with the pan.
    private let edge: PresentationEdge?
    private let presentation: EdgePresentation
    private weak var viewController: UIViewController?
    private weak var view: UIView?
    private weak var pan: TransitionPan?

    init(_ presentation: EdgePresentation, from edge: PresentationEdge?, for viewController: UIViewController) {
        self.presentation = presentation
        self.edge = edge
        self.viewController = viewController
    }

    private var style: any PresentationStyle {
        let isWide = viewController?.traitCollection.horizontalSizeClass == .regular
        return (presentation.style as? any AdaptiveStyle)?.part(isWide: isWide) ?? presentation.style
    }

    private var entryEdge: PresentationEdge { style.entryEdge ?? .bottom }

    /// Adds the pan to a view, in place of an earlier one from the same edge or for the same view.
    func install(on view: UIView) {
        self.view = view
        Self.remove(from: edge, on: view)
        let pan = TransitionPan(
            from: edge, on: view, owner: self,
            directions: { [weak self] in
                guard let self, canBegin else { return [] }
                return [(edge ?? entryEdge).opposite]
            },
            threshold: { [presentation] in presentation.threshold },
            begin: { [weak self] _ in self?.begin() })
        pan.precedesScrollViewsAround = edge == nil
        self.pan = pan
    }

    static func remove(from edge: PresentationEdge?, on view: UIView?) {
        for (pan, presenter) in TransitionPan.pans(on: view, for: GesturePresenter.self) where presenter.edge == edge {
            pan.remove()
        }
    }

    /// Whether the view controller and its ancestors present nothing and are at rest. UIKit may choose any to present.
    private var canBegin: Bool {
        guard let viewController, viewController.viewIfLoaded?.window != nil else { return false }
        return sequence(first: viewController, next: \.parent).allSatisfy {
            Cover(of: $0).isOpen && $0.transitionCoordinator == nil && !$0.isBeingPresented
                && !$0.isBeingDismissed
        }
    }

    private func begin() -> TransitionGrip? {
        guard let viewController, let view, let presented = presentation.makeViewController() else { return nil }
        let (style, entryEdge) = (style, entryEdge)
        let interaction = PanInteraction(
            from: edge.map { ($0, presentation.threshold) },
            playing: edge == nil ? .expand(from: view, edge: entryEdge, timing: style.animation.timing) : nil,
            cancel: { [weak pan] in pan?.cancel() })
        let driven = interaction.request(.forward) {
            viewController.present(
                presented, as: presentation.style, by: interaction,
                onEnd: presentation.onDismiss.map(PresentationLifecycle.onlyIfBegun))
        }
        guard let driven else { return nil }
        let edge = edge
        return TransitionGrip(interaction: driven) { [weak view, weak presentation = presented.requestedPresentation] in
            presentation?.way(.forward, toward: (edge ?? entryEdge).opposite, from: view)
        }
    }
}
