import UIKit

/// A presentation in any style that the user drags in from an edge of the screen.
///
/// A release beyond the threshold completes the presentation. Afterwards the opposite movement dismisses it anywhere on
/// the screen, except where a scroll view can still scroll in that direction, and if the style's own swipe leads there.
/// <doc:NavigationAndTabs#Present-from-an-edge-of-the-screen> says how the view follows the finger.
///
/// ```swift
/// home.use(
///     EdgePresentation(from: .leading, style: Drawer()) {
///         MenuViewController()
///     })
/// ```
///
/// The leading and trailing edges are those of the view controller's view. The presentation stays in use as long as
/// that view exists. At the top and bottom edges the system's own gestures take precedence, unless that view controller
/// overrides `preferredScreenEdgesDeferringSystemGestures`.
public struct EdgePresentation: Sendable {
    /// The edge that the finger comes from. Defaults to `.leading`. Leading and trailing follow the layout direction.
    public let edge: PresentationEdge
    /// The distance, as a fraction of the view's way or else of the screen's length, or the velocity at which a release
    /// completes the presentation or the dismissal. Defaults to `.edge`: more than half, or 920 points per second.
    public let threshold: SwipeThreshold
    /// The style of the presentation.
    public let style: any PresentationStyle
    let makeViewController: @MainActor () -> UIViewController?
    let onDismiss: (@MainActor (DismissalReason) -> Void)?

    /// Creates a presentation from an edge, in a style with any animation. A drawer has its own edge.
    ///
    /// `content` makes the view controller to present, each time a finger comes in. It returns `nil` to present
    /// nothing. Not called while a view controller is presented, during a transition, or while the view is not in a
    /// window. The view retains this closure, so capture the view controller that uses the presentation weakly.
    ///
    /// `onDismiss` is called once for each presented view controller after it has gone, in the next turn of the main
    /// queue: with `.swipe` if the user cancels the presentation. Not called for a cancelled dismissal.
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
    /// Adds a presentation that the user drags in from an edge of the screen. It replaces one for the same edge.
    ///
    /// The call loads the view. As with every dismissal by the user, `isModalInPresentation` and the presentation
    /// controller's delegate can refuse it. The delegate is not asked about a presentation, and is not called for a
    /// cancelled one. The presented view controller keeps the presentation style `.custom` afterwards.
    public func use(_ presentation: EdgePresentation) {
        GesturePresenter(presentation, from: presentation.edge, for: self).install(on: view)
    }

    /// Removes the presentation from an edge. Does nothing if the edge has none.
    ///
    /// What it has presented stays, and the user can still swipe it back. A presentation under a finger is cancelled.
    public func removePresentation(from edge: PresentationEdge) {
        GesturePresenter.remove(from: edge, on: viewIfLoaded)
    }
}
