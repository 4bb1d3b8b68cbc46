@preconcurrency import UIKit

/// A panel attached to the leading or the trailing edge, from the top of the screen to the bottom: a menu, a filter,
/// a list of places.
///
/// Leading and trailing follow the layout direction, also when that changes while the drawer is presented. The content
/// keeps its safe areas: below the status bar, above the home indicator, and beside the notch in landscape.
///
/// ```swift
/// presentAsDrawer(menu)
/// presentAsDrawer(filter, style: Drawer(edge: .trailing, presenter: .faded()))
/// ```
public struct Drawer: PresentationStyle, Equatable {
    /// The side of the screen that a drawer is attached to.
    public enum Edge: Equatable, Sendable, CaseIterable {
        /// The left-hand side where the layout runs from left to right.
        case leading
        /// The right-hand side where the layout runs from left to right.
        case trailing
    }

    /// The width of a drawer inside the safe area of its edge: 320 beside a notch of 59 makes a view of 379. At least
    /// 56 points of the presenting view stay visible, or the safe area of the other side if that is larger.
    public enum Width: Equatable, Sendable {
        /// The width of the content's `preferredContentSize`. The maximum width for content that asks for none, and
        /// for a width that is negative, NaN or infinite.
        case fitting
        /// The given number of points.
        case fixed(CGFloat)
        /// A share of the screen's width, 0…1.
        case fraction(CGFloat)
    }

    /// The width of the drawer. Defaults to `.fitting`.
    public var width: Width
    /// The side that the drawer is attached to, slides in from and is swiped back to. Defaults to `.leading`.
    public var edge: Edge
    /// The width that the drawer never exceeds, in points inside the safe area of its edge. Defaults to `320`.
    public var maximumWidth: CGFloat
    /// The radius of the two corners away from the edge, in points, drawn as continuous curves. Defaults to `16`.
    public var cornerRadius: CGFloat
    /// The shadow around the drawer. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content, visible where the content is clear, and beyond the content while the drawer is
    /// pulled away from its edge. Defaults to `nil`: clear behind the content, and the content's own background
    /// beyond it.
    public var backgroundColor: UIColor?
    /// Which view controller decides about the status bar. Defaults to `.automatic`: the presented one while its view covers
    /// the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `nil`: the drawer slides in from its edge.
    /// With every animation a swipe takes it back to its edge.
    public var animation: TransitionAnimation?
    /// The timing of changes, and of the drawer when it is released. Defaults to springs, see ``PresentationMotion``.
    public var motion: PresentationMotion
    /// The gestures that dismiss the drawer. Defaults to `[.tapOutside, .swipe]`.
    public var dismissal: DismissalGestures
    /// The distance or velocity at which releasing the drawer dismisses it. Defaults to `.light`: 0.382 of its width,
    /// or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The way in which the drawer avoids a keyboard. Defaults to `.none`: the content avoids the keyboard. With
    /// `.lift` and `.shrink` the drawer ends at the keyboard.
    public var keyboard: KeyboardPolicy

    /// Plays a light tick when a drag passes the distance at which releasing dismisses, and again on the
    /// way back. Defaults to `false`. Not played while the dismissal is refused, nor on devices without haptics.
    public var playsHaptics: Bool
    /// A radius for each corner, or corners that are concentric with those of the display. Defaults to `nil`: `cornerRadius` at
    /// the two corners away from the edge. Different radii cost another layer each before iOS 26.
    public var corners: Corners?
    /// A blur or glass behind the content, visible where the content and `backgroundColor` are clear. Defaults to `nil`: none.
    /// It costs rendering time in every frame in which something moves behind it, and `shadow` darkens it.
    public var material: PresentationMaterial?
    /// The words that VoiceOver says for the element that dismisses. Defaults to the language of the app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates a drawer; every setting has a default.
    public init(
        width: Width = .fitting, edge: Edge = .leading,
        maximumWidth: CGFloat = PresentationDefaults.Drawer.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Drawer.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil, statusBar: StatusBarPolicy = .automatic, animation: TransitionAnimation? = nil,
        motion: PresentationMotion = PresentationMotion(),
        dismissal: DismissalGestures = [.tapOutside, .swipe], swipeThreshold: SwipeThreshold = .light,
        keyboard: KeyboardPolicy = .none, playsHaptics: Bool = false,
        corners: Corners? = nil, material: PresentationMaterial? = nil,
        accessibilityStrings: AccessibilityStrings = AccessibilityStrings()
    ) {
        self.width = width
        self.edge = edge
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        self.shadow = shadow
        self.dimming = dimming
        self.presenter = presenter
        self.backgroundColor = backgroundColor
        self.statusBar = statusBar
        self.animation = animation
        self.motion = motion
        self.dismissal = dismissal
        self.swipeThreshold = swipeThreshold
        self.keyboard = keyboard
        self.playsHaptics = playsHaptics
        self.corners = corners
        self.material = material
        self.accessibilityStrings = accessibilityStrings
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
            statusBar: statusBar,
            animation: animation ?? .slide(from: edge.side), motion: motion, material: material,
            accessibilityStrings: accessibilityStrings)
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(
            gestures: dismissal, swipeThreshold: swipeThreshold, swipeEdges: [edge.side],
            playsHaptics: playsHaptics)
    }
}
