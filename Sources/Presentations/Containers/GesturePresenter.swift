import UIKit

/// The common parts of the presentations that the user drags in.
protocol GesturePresentation {
    var style: any PresentationStyle { get }
    var threshold: SwipeThreshold { get }
    var makeViewController: @MainActor () -> UIViewController? { get }
    var onDismiss: (@MainActor (DismissalReason) -> Void)? { get }
}

extension EdgePresentation: GesturePresentation {}
extension ExpandingPresentation: GesturePresentation {}

/// Presents when a finger comes in from an edge of the screen, or drags a view. The pan on a view owns the presenter.
@MainActor
final class GesturePresenter {
    /// The place where the drag begins.
    enum Source {
        /// At an edge of the screen.
        case edge(PresentationEdge)
        /// On the view with the pan.
        case view
    }

    let source: Source
    private let presentation: any GesturePresentation
    private weak var viewController: UIViewController?
    private weak var view: UIView?
    private weak var pan: TransitionPan?

    init(_ presentation: any GesturePresentation, from source: Source, for viewController: UIViewController) {
        self.source = source
        self.presentation = presentation
        self.viewController = viewController
    }

    /// Adds the pan to a view.
    func install(on view: UIView) {
        self.view = view
        let (start, inward): (TransitionPan.Start, PresentationEdge) =
            switch source {
            case .edge(let edge): (.edge(edge), edge.opposite)
            case .view: (.anywhere, presentation.style.entryEdge.opposite)
            }
        var configuration = TransitionPan.Configuration(
            directions: { [weak self] in self?.canBegin == true ? [inward] : [] },
            begin: { [weak self] _ in self?.begin() },
            threshold: { [threshold = presentation.threshold] in threshold })
        switch source {
        case .edge: configuration.yieldsToSystemPop = true
        case .view: configuration.precedesScrollViewsAround = true
        }
        let pan = TransitionPan(start, on: view, for: configuration, owner: self)
        self.pan = pan
    }

    /// Whether the view controller and its ancestors present nothing and are at rest. UIKit may choose any of them as
    /// the presenting view controller.
    private var canBegin: Bool {
        guard let viewController, viewController.viewIfLoaded?.window != nil else { return false }
        return sequence(first: viewController, next: \.parent).allSatisfy {
            Cover(of: $0).isOpen && $0.transitionCoordinator == nil && !$0.isBeingPresented
                && !$0.isBeingDismissed
        }
    }

    /// Presents, and returns the grip of the finger on the presentation; `nil` if nothing is presented.
    private func begin() -> TransitionGrip? {
        guard let viewController, let view, let presented = presentation.makeViewController() else { return nil }
        let style = presentation.style
        let cancel: @MainActor () -> Void = { [weak pan] in pan?.cancel() }
        let interaction: PanInteraction
        switch source {
        case .edge(let edge):
            interaction = PanInteraction(
                from: .init(source: .edge(edge, threshold: presentation.threshold), cancel: cancel))
        case .view:
            let animation = TransitionAnimation.expand(
                from: view, edge: style.entryEdge, timing: style.appearance.animation.timing)
            interaction = PanInteraction(from: .init(source: .view(animation), cancel: cancel))
        }
        let grip = interaction.request(.presentation) {
            viewController.present(
                presented, as: style, by: interaction,
                onEnd: presentation.onDismiss.map(PresentationLifecycle.onlyIfBegun))
        }.map { TransitionGrip(interaction: $0) }
        guard case .view = source, var grip else { return grip }
        let controller = presented.transitioningDelegate as? PresentationController
        grip.length = { [weak controller, weak view, edge = style.entryEdge] in
            view.flatMap { controller?.presentation.expansionLength(from: $0, edge: edge) }
        }
        return grip
    }
}

extension PresentationStyle {
    /// The edge that a view in this style is dragged in from.
    fileprivate var entryEdge: PresentationEdge {
        SwipeEdges(dismissalBehavior, appearance.animation, hasDetents: true).edge
    }
}
