import UIKit

extension UIViewController {
    /// Adds a presentation that the user drags in from an edge of the screen. It replaces an earlier one for the same
    /// edge.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     use(
    ///         EdgePresentation(from: .leading, style: Drawer()) {
    ///             MenuViewController()
    ///         })
    /// }
    /// ```
    ///
    /// The call loads the view. As with every dismissal by the user, `isModalInPresentation` and the presentation
    /// controller's delegate can refuse it. The delegate is not asked about a presentation, and is not called for a
    /// cancelled one. The presented view controller keeps the presentation style `.custom` afterwards.
    ///
    /// - Parameter presentation: The edge, the style, and the closure that makes the content.
    public func use(_ presentation: EdgePresentation) {
        removeEdgePresentation(from: presentation.edge)
        GesturePresenter(presentation, from: .edge(presentation.edge), for: self).install(on: view)
    }

    /// Removes the presentation from an edge. Does nothing if the edge has none.
    ///
    /// ```swift
    /// removeEdgePresentation(from: .leading)
    /// ```
    ///
    /// A view controller that it has presented stays, and the user can still swipe it back. A presentation that is
    /// being dragged is cancelled.
    ///
    /// - Parameter edge: The edge.
    public func removeEdgePresentation(from edge: PresentationEdge) {
        guard let view = viewIfLoaded else { return }
        for (pan, presenter) in TransitionPan.pans(on: view, for: GesturePresenter.self) {
            if case .edge(edge) = presenter.source { pan.remove() }
        }
    }
}
