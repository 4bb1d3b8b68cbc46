@preconcurrency import UIKit

/// A panel attached to the leading or the trailing edge, from the top of the screen to the bottom: a menu, a filter, a list
/// of places.
///
/// Leading and trailing follow the layout direction, also when that changes while the drawer is there. Its content keeps
/// its safe areas: beneath the status bar, above the home indicator, and beside the notch of a phone that lies.
///
/// ```swift
/// presentAsDrawer(menu)
/// presentAsDrawer(filter, style: Drawer(edge: .trailing, presenter: .faded()))
/// ```
public struct Drawer: PresentationStyle, Equatable {
    /// The side that a drawer belongs to.
    public enum Edge: Equatable, Sendable, CaseIterable {
        /// The left-hand side where the layout runs from left to right.
        case leading
        /// The right-hand side where the layout runs from left to right.
        case trailing
    }

    /// How wide a drawer is, inside the safe area of its edge: 320 beside a notch of 59 makes a view of 379. Whatever is
    /// asked for, 56 points of the presenter stay in sight, or what the safe area of the other side takes if that is more.
    public enum Width: Equatable, Sendable {
        /// As wide as the content's `preferredContentSize` asks. For content that asks for none, and for a width that is
        /// none, the maximum.
        case fitting
        /// The given number of points.
        case fixed(CGFloat)
        /// A share of the screen's width, 0…1.
        case fraction(CGFloat)
    }

    /// How wide the drawer is. Default `.fitting`.
    public var width: Width
    /// The side that the drawer is attached to, comes from and is swiped back to. Default `.leading`.
    public var edge: Edge
    /// The width that the drawer never exceeds, in points inside the safe area of its edge. Default `320`.
    public var maximumWidth: CGFloat
    /// The radius of the two corners away from the edge, in points, drawn as continuous curves. Default `16`.
    public var cornerRadius: CGFloat
    /// The shadow around the drawer; `nil` draws none. Default `Shadow()`.
    public var shadow: Shadow?
    /// What covers the presenter. Default `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// How the presenter looks beside the drawer. Default `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour of the drawer behind its content; seen where the content is clear, and beyond the content while the
    /// drawer is pulled away from its edge. Default `nil`: clear behind the content, and beyond it the content's own
    /// background.
    public var backgroundColor: UIColor?
    /// How the drawer comes and goes. Default `nil`: it slides in from its edge. A swipe takes it back to its edge whatever
    /// the animation.
    public var animation: TransitionAnimation?
    /// What the user can do to dismiss the drawer. Default `[.tapOutside, .swipe]`.
    public var dismissal: DismissalGestures
    /// From when on a drawer that is let go leaves. Default `.card`: 0.382 of its width, or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// What the drawer does about a keyboard. Default `.none`: what is covered of it is left to the content. With any other
    /// it ends at the keyboard.
    public var keyboard: KeyboardPolicy

    /// A drawer; every setting has a default.
    public init(
        width: Width = .fitting, edge: Edge = .leading,
        maximumWidth: CGFloat = PresentationDefaults.Drawer.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Drawer.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil, animation: TransitionAnimation? = nil,
        dismissal: DismissalGestures = [.tapOutside, .swipe], swipeThreshold: SwipeThreshold = .card,
        keyboard: KeyboardPolicy = .none
    ) {
        self.width = width
        self.edge = edge
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        self.shadow = shadow
        self.dimming = dimming
        self.presenter = presenter
        self.backgroundColor = backgroundColor
        self.animation = animation
        self.dismissal = dismissal
        self.swipeThreshold = swipeThreshold
        self.keyboard = keyboard
    }
}

extension Drawer.Edge {
    /// The side of the screen.
    var side: PresentationEdge {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension Drawer {
    public var appearance: PresentationAppearance {
        PresentationAppearance(
            shadow: shadow, dimming: dimming, presenter: presenter, backgroundColor: backgroundColor,
            animation: animation ?? .slide(from: edge.side))
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(gestures: dismissal, swipeThreshold: swipeThreshold, swipeEdge: edge.side)
    }
}
