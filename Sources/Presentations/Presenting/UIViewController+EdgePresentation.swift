import UIKit

extension UIViewController {
    /// Adds a presentation that follows a finger from an edge of the screen, and replaces one for the same edge.
    ///
    /// Loads the view. `isModalInPresentation` and the presentation controller's delegate can refuse the dismissal,
    /// like every dismissal by the user. The delegate is not asked about a presentation, and does not hear about a
    /// cancelled one. The presented view controller keeps the presentation style `.custom` afterwards.
    public func use(_ presentation: EdgePresentation) {
        removeEdgePresentation(from: presentation.edge)
        GesturePresenter(presentation, from: .edge(presentation.edge), for: self).install(on: view)
    }

    /// Removes the presentation from an edge. Does nothing if the edge has none.
    ///
    /// A view controller that it has presented stays, and the user can still swipe it back. A presentation under a
    /// finger is cancelled.
    public func removeEdgePresentation(from edge: PresentationEdge) {
        guard let view = viewIfLoaded else { return }
        for (pan, presenter) in TransitionPan.pans(on: view, for: GesturePresenter.self) {
            if case .edge(edge) = presenter.source { pan.remove() }
        }
    }
}
