import UIKit

/// A presentation in any style that the user drags in from an edge of the screen. Afterwards the opposite movement
/// dismisses it anywhere, except where a scroll view can still scroll, and if the style's own swipe leads there. See
/// <doc:NavigationAndTabs#Present-from-an-edge-of-the-screen>.
///
/// ```swift
/// home.use(
///     EdgePresentation(from: .leading, style: Drawer()) {
///         MenuViewController()
///     })
/// ```
///
/// It stays in use as long as the view controller's view exists, whose leading and trailing edges count. At the top and
/// bottom edges the system's own gestures take precedence, unless that view controller overrides
/// `preferredScreenEdgesDeferringSystemGestures`.
public struct EdgePresentation: Sendable {
    /// The edge that the finger comes from. Defaults to `.leading`.
    public let edge: PresentationEdge
    /// The distance, as a fraction of the view's way or else of the screen's length, or the velocity that completes the
    /// presentation or the dismissal. Defaults to `.edge`.
    public let threshold: SwipeThreshold
    /// The style of the presentation.
    public let style: any PresentationStyle
    let makeViewController: @MainActor () -> UIViewController?
    let onDismiss: (@MainActor (DismissalReason) -> Void)?

    /// Creates a presentation from an edge, in a style with any animation. A drawer has its own edge.
    ///
    /// `content` makes the view controller to present, each time a finger comes in, or `nil`. Not called while a view
    /// controller is presented, in a transition or without a window. The view retains this closure, so capture its view
    /// controller weakly.
    ///
    /// `onDismiss` is called once for each after its end, in the next turn of the main queue: with `.swipe` if the user
    /// cancels the presentation. Not called for a cancelled dismissal.
    public init(
        from edge: PresentationEdge = .leading, style: some PresentationStyle, threshold: SwipeThreshold = .edge,
        content: @escaping @MainActor () -> UIViewController?,
        onDismiss: (@MainActor (DismissalReason) -> Void)? = nil
    ) {
        self.edge = edge
        self.threshold = threshold
        self.style = style
        makeViewController = content
        self.onDismiss = onDismiss
    }
}

extension UIViewController {
    /// Adds a presentation that the user drags in from an edge of the screen, in place of one for the same edge. Loads
    /// the view. `isModalInPresentation` and the delegate can refuse the dismissal. The delegate is not asked about a
    /// presentation, nor called for a cancelled one. The presented view controller keeps the style `.custom`.
    public func use(_ presentation: EdgePresentation) {
        GesturePresenter(presentation, from: presentation.edge, for: self).install(on: view)
    }

    /// Removes the presentation from an edge, if any. What it has presented stays, and the user can still swipe it
    /// back. A presentation under a finger is cancelled.
    public func removePresentation(from edge: PresentationEdge) {
        GesturePresenter.remove(from: edge, on: viewIfLoaded)
    }
}
