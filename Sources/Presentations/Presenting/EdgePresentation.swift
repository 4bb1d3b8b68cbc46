import UIKit

/// Presents something with a finger that comes in from an edge of the screen: a drawer with a menu, a card, any style.
///
/// The presentation follows the finger, by the share of the screen's width or height that it has gone, and is completed when
/// the finger is lifted beyond the threshold. In what was presented that way the opposite movement dismisses it, anywhere on
/// the screen. It leaves the finger to a scroll view that can still scroll that way, and to the style's own swipe where that
/// goes to the same edge.
///
/// ```swift
/// home.use(EdgePresentation(from: .leading, as: Drawer()) { MenuViewController() })
/// ```
///
/// It lives as long as the view of the view controller that uses it. At the top and the bottom the system has gestures of its
/// own, which come first unless that view controller overrides `preferredScreenEdgesDeferringSystemGestures`.
public struct EdgePresentation: Sendable {
    /// The edge that the finger comes from. Leading and trailing follow the layout direction.
    public let edge: PresentationEdge
    /// From when on a presentation that is let go is completed, and a dismissal: a share of the screen's width or height, or
    /// a speed. Default `.edge`: more than half of it.
    public let threshold: SwipeThreshold
    /// How it is presented.
    public let style: any PresentationStyle
    let makeViewController: @MainActor () -> UIViewController?

    /// A presentation from an edge.
    ///
    /// - Parameters:
    ///   - edge: The edge that the finger comes from. Default `.leading`.
    ///   - style: How it is presented, with whatever animation. A drawer does not come from this edge by itself: name it
    ///     there, too.
    ///   - threshold: From when on it counts. Default `.edge`.
    ///   - viewController: Makes what is to be presented, each time that a finger comes in from the edge. Where it returns
    ///     `nil`, nothing begins. It is not called while something is presented already, while a transition is under way, and
    ///     while the view is not in a window. It is kept as long as the view: refer to the view controller that uses the
    ///     presentation weakly.
    public init(
        from edge: PresentationEdge = .leading, as style: some PresentationStyle, threshold: SwipeThreshold = .edge,
        _ viewController: @escaping @MainActor () -> UIViewController?
    ) {
        self.edge = edge
        self.threshold = threshold
        self.style = style
        makeViewController = viewController
    }
}
