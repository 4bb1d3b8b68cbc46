@preconcurrency import UIKit

/// A panel attached to the leading or the trailing edge, as high as the screen: a menu, a filter, a list of places.
///
/// Leading and trailing follow the layout direction, also if it changes while the drawer is presented. The content has
/// the usual safe area: below the status bar, above the home indicator, and beside the notch in landscape.
///
/// ```swift
/// presentAsDrawer(menu)
/// presentAsDrawer(filter, style: Drawer(edge: .trailing, presenter: .faded()))
/// ```
public struct Drawer: PresentationStyle, Equatable {
    /// The side of the screen that a drawer is attached to.
    ///
    /// ```swift
    /// presentAsDrawer(filter, style: Drawer(edge: .trailing))
    /// ```
    public enum Edge: Equatable, Sendable, CaseIterable {
        /// The left side in a left-to-right layout.
        case leading
        /// The right side in a left-to-right layout.
        case trailing
    }

    /// The width of a drawer, inside the safe area of its edge: 320 beside a notch of 59 makes a view that is 379
    /// points wide.
    ///
    /// At least 56 points of the presenting view stay visible, or the safe area of the other side if that is larger.
    ///
    /// ```swift
    /// presentAsDrawer(
    ///     menu, style: Drawer(width: .fraction(0.7), maximumWidth: 400))
    /// ```
    public enum Width: Equatable, Sendable {
        /// The width of the content's `preferredContentSize`, or the maximum width if that is zero, negative, NaN or
        /// infinite.
        case fitting
        /// A number of points. If it is zero, negative, NaN or infinite, the drawer has its maximum width.
        case fixed(CGFloat)
        /// A fraction of the screen's width, 0…1. If it is zero, negative, NaN or infinite, the drawer has its maximum
        /// width.
        case fraction(CGFloat)
    }

    /// The width of the drawer. Defaults to `.fitting`.
    public var width: Width
    /// The side that the drawer is attached to, slides in from, and is dismissed toward by a swipe. Defaults to
    /// `.leading`.
    public var edge: Edge
    /// The maximum width of the drawer, in points, inside the safe area of its edge. Defaults to `320`. Zero or less
    /// sets no limit.
    public var maximumWidth: CGFloat
    /// The radius of the two corners away from the edge, in points, drawn as continuous curves. Defaults to `16`.
    public var cornerRadius: CGFloat
    /// The shadow around the drawer. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content. It shows where the content is transparent, and beyond the content while the
    /// drawer is pulled away from its edge. Defaults to `nil`: nothing behind the content, and the background colour of
    /// the content's view beyond it.
    public var backgroundColor: UIColor?
    /// The view controller that controls the status bar. Defaults to `.automatic`: the presented one while its view
    /// covers the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `nil`: the drawer slides in from its edge. With
    /// any animation, a swipe dismisses the drawer toward its edge.
    public var animation: TransitionAnimation?
    /// The timing of changes, and of the drawer when it is released. Defaults to the springs of ``PresentationMotion``.
    public var motion: PresentationMotion
    /// The gestures that dismiss the drawer. Defaults to `[.tapOutside, .swipe]`.
    public var dismissal: DismissalGestures
    /// The distance or velocity at which releasing the drawer dismisses it. Defaults to `.light`: 0.382 of its width,
    /// or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The way in which the drawer avoids a keyboard. Defaults to `.none`: the content has to avoid it. With `.lift`
    /// and `.shrink` the drawer ends at the top of the keyboard.
    public var keyboard: KeyboardPolicy

    /// Whether a light haptic tick plays when a drag passes the distance at which a release dismisses, and again on the
    /// way back. Defaults to `false`. No tick is played if the content or the delegate refuses the dismissal, or on
    /// devices without haptics.
    public var playsHaptics: Bool
    /// The radius of each corner, or corners that are concentric with those of the display. Defaults to `nil`:
    /// `cornerRadius` at the two corners away from the edge. Before iOS 26 each further radius costs another layer.
    public var corners: Corners?
    /// A blur or glass behind the content. It shows where the content and `backgroundColor` are transparent. Defaults
    /// to `nil`: none. It costs rendering time in every frame in which something moves behind it, and `shadow` darkens
    /// it.
    public var material: PresentationMaterial?
    /// The strings that VoiceOver speaks for the element that dismisses. By default they are in the language of the
    /// app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates a drawer. Every option has a default.
    ///
    /// - Parameters:
    ///   - width: The width. Defaults to `.fitting`.
    ///   - edge: The side that the drawer is attached to. Defaults to `.leading`.
    ///   - maximumWidth: The maximum width, in points. Defaults to `320`.
    ///   - cornerRadius: The radius of the corners away from the edge, in points. Defaults to `16`.
    ///   - shadow: The shadow. Defaults to `Shadow()`; `nil` draws none.
    ///   - dimming: The dimming of the presenting view. Defaults to `.dimmed()`.
    ///   - presenter: The effect on the presenting view. Defaults to `.unchanged`.
    ///   - backgroundColor: The colour behind the content. Defaults to `nil`.
    ///   - statusBar: The view controller that controls the status bar. Defaults to `.automatic`.
    ///   - animation: The animation of the transitions. Defaults to `nil`: a slide from the drawer's edge.
    ///   - motion: The timing of changes and of releases. Defaults to springs.
    ///   - dismissal: The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`.
    ///   - swipeThreshold: The distance or velocity at which a release dismisses. Defaults to `.light`.
    ///   - keyboard: The way to avoid the keyboard. Defaults to `.none`.
    ///   - playsHaptics: Whether a drag past the threshold plays a tick. Defaults to `false`.
    ///   - corners: A radius for each corner. Defaults to `nil`: `cornerRadius` at the two corners away from the edge.
    ///   - material: A blur or glass behind the content. Defaults to `nil`.
    ///   - accessibilityStrings: The strings that VoiceOver speaks. Defaults to the language of the app.
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

extension Drawer {
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        DrawerLayout(drawer: self, environment: environment).layout
    }
}

/// The layout of a drawer.
struct DrawerLayout {
    let drawer: Drawer
    let environment: LayoutEnvironment

    var layout: PresentationLayout {
        let frame = environment.grid.round(environment.avoidingKeyboard(frame, policy: drawer.keyboard))
        return PresentationLayout(
            frame: frame, cornerRadius: drawer.cornerRadius, roundedCorners: isRight ? .leftCorners : .rightCorners
        )
        .rounded(by: drawer.corners?.resolved(for: frame, in: environment))
    }

    /// Whether the drawer is attached to the right side.
    private var isRight: Bool { drawer.edge.side.isFar(in: environment.traits.layoutDirection) }

    /// The frame without a keyboard.
    private var frame: CGRect {
        let container = environment.container
        let width = environment.grid.round(width)
        return CGRect(x: isRight ? container.width - width : 0, y: 0, width: width, height: container.height)
    }

    /// The width of the view, in points. It includes the safe area at the drawer's edge, since the content does not use
    /// the part under a notch.
    private var width: CGFloat {
        let container = environment.container.width
        let safeArea = environment.safeArea
        let (inset, opposite) = isRight ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
        // If the view reached into the safe area of the other side, the content would have an inset there that changes
        // with each step of a drag.
        let free = max(PresentationDefaults.Drawer.clearance, opposite)
        let maximum = max(min(container, PresentationDefaults.minimumLength), container - free)
        let room = max(0, maximum - inset)
        let widest = drawer.maximumWidth > 0 ? min(room, drawer.maximumWidth) : room
        return min(maximum, inset + min(widest, askedWidth.usableLength ?? widest))
    }

    /// The width that the style asks for; zero if the content has no preferred width.
    private var askedWidth: CGFloat {
        switch drawer.width {
        case .fitting: environment.content.preferred.width
        case .fixed(let points): points
        case .fraction(let fraction): fraction * environment.container.width
        }
    }
}
