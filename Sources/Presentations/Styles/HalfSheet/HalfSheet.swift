@preconcurrency import UIKit

/// A sheet at the bottom edge that rests at one of several heights, its detents.
///
/// Options that UIKit's `UISheetPresentationController` has as well have the same names and meanings.
///
/// ```swift
/// let style = HalfSheet(
///     detents: [.height(120), .medium(), .large()],
///     prefersGrabberVisible: true)
/// presentAsHalfSheet(places, style: style)
/// ```
public struct HalfSheet: PresentationStyle, Equatable {
    /// The heights at which the sheet rests. Defaults to `[.medium(), .large()]`.
    ///
    /// An empty array traps, and so do two detents with the same identifier. While the sheet shows a
    /// ``HalfSheetContent``, its detents apply instead.
    public var detents: [Detent] {
        didSet { Self.check(detents) }
    }
    /// The detent that the sheet rests at. Defaults to `nil`: the smallest active detent, which is also used for an
    /// identifier that no active detent has.
    public var selectedDetentIdentifier: Detent.Identifier?
    /// The largest detent at which the presenting view is not dimmed and receives touches beside the sheet. Defaults to
    /// `nil`: the presenting view is dimmed at every detent.
    ///
    /// It is dimmed at every detent as well while no active detent has this identifier. So name a detent that is active
    /// wherever the sheet appears. `.medium()` is inactive in a compact height; `.fraction(0.5)` has the same height and
    /// is always active.
    ///
    /// The dimming fades in on the way to the next larger detent, also during a drag. As soon as it is visible, the
    /// presenting view receives no touches. If the content is `isModalInPresentation`, the presenting view receives no
    /// touches at any detent.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether dragging up content that is scrolled to its top expands the sheet before the content scrolls. Defaults
    /// to `true`. With `false` the user expands the sheet by the grabber and by parts that do not scroll.
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool
    /// Whether the sheet stays attached to the bottom in a compact height, as on a phone in landscape. Defaults to
    /// `false`: it covers the screen there.
    public var prefersEdgeAttachedInCompactHeight: Bool
    /// Whether an attached sheet has the width of the content's `preferredContentSize`. Defaults to `false`: it has the
    /// width of the safe area. In a compact width with a regular height this has no effect: the sheet has the full
    /// width there.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
    /// Whether a grabber is drawn at the top. Defaults to `false`. It is hidden while the sheet covers the screen.
    ///
    /// A tap on the grabber selects the next larger detent, or the smallest one if the largest is selected. VoiceOver
    /// users adjust it. Touches in an area of 56 by 45 points around the grabber, from 15 points above the top of the
    /// sheet to 30 points below it, do not reach the content. While the grabber is drawn, the safe area in a presented
    /// navigation controller begins 12 points lower, and so does its bar, as in UIKit's own sheets; the kit sets its
    /// `additionalSafeAreaInsets` for that. Without a grabber the user drags the sheet by its content, and
    /// VoiceOver finds an invisible grabber.
    public var prefersGrabberVisible: Bool
    /// The radius of the top corners, in points, drawn as continuous curves. Defaults to `nil`: `12`, or the radii of
    /// iOS 26 in the floating look. The corners are square while the sheet covers the screen. All four are round while
    /// the sheet is detached, and while a floating keyboard lifts it off the bottom edge.
    public var preferredCornerRadius: CGFloat?
    /// The maximum width of the sheet in a regular width, in points. Defaults to `540`; the sheet is centred. Zero or
    /// less sets no limit. A sheet at a side has its own width, see ``widePlacement-swift.property``.
    public var maximumWidth: CGFloat
    /// The shadow around the sheet. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content. It shows where the content is transparent, and beyond the content while the sheet
    /// is pulled away from its edge. Defaults to `nil`: nothing behind the content, and the background colour of the
    /// content's view beyond it.
    public var backgroundColor: UIColor?
    /// The view controller that controls the status bar. Defaults to `.automatic`: the presented one while its view
    /// covers the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `.slide(from: .bottom)`.
    public var animation: TransitionAnimation
    /// The timing of changes, and of the sheet when it is released. Defaults to the springs of ``PresentationMotion``.
    public var motion: PresentationMotion
    /// The gestures that dismiss the sheet. Defaults to `[.tapOutside, .swipe]`.
    public var dismissal: DismissalGestures
    /// The distance or velocity at which releasing the sheet below its smallest detent dismisses it. Defaults to
    /// `.sheet`: half of its height there, or 1000 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The way in which the sheet avoids a keyboard. Defaults to `.expand`.
    public var keyboard: KeyboardPolicy

    /// The strings that VoiceOver speaks for the grabber and for the element that dismisses. By default they are in the
    /// language of the app.
    public var accessibilityStrings: AccessibilityStrings
    /// Whether a light haptic tick plays when the user selects another detent, with a drag, the grabber or VoiceOver,
    /// and when a drag passes the distance at which a release dismisses, in either direction. Defaults to `false`. No
    /// tick is played if code selects the detent, if the content or the delegate refuses the dismissal, or on devices
    /// without haptics.
    public var playsHaptics: Bool
    /// Whether the content is resized to the visible height in each step of a drag between two detents, as in UIKit's
    /// own sheets. Views at its bottom stay in sight. Defaults to `true`.
    ///
    /// With `false` the content is laid out for the largest detent when a drag begins to expand the sheet, and again at
    /// rest. During the drag its lower end is off the screen. Turn it off for content whose layout takes longer than a
    /// frame.
    ///
    /// A detached sheet is always resized, because its width changes as well.
    public var resizesContentWhileDragging: Bool
    /// The look: that of iOS 15 to 18, or that of iOS 26. Defaults to `.automatic`: that of the system.
    public var look: SheetLook
    /// The distance of a detached sheet from the sides and the bottom of the screen, in points. Defaults to `nil`: `8`
    /// in the floating look, and otherwise `0`, which attaches the sheet to the bottom.
    ///
    /// All four corners of a detached sheet are round. The sheet becomes attached on the way to its largest height,
    /// also during a drag.
    public var detachedMargin: CGFloat?
    /// The radius of each corner, or corners that are concentric with those of the display. Defaults to `nil`:
    /// `preferredCornerRadius`, or the radii of the look. An attached sheet uses the upper two only.
    public var corners: Corners?
    /// A blur or glass behind the content. It shows where the content and `backgroundColor` are transparent. Defaults
    /// to `nil`: none. It costs rendering time in every frame in which something moves behind it, and `shadow` darkens
    /// it.
    public var material: PresentationMaterial?
    /// The place of the sheet in a regular width. A place at a side also applies in a compact height. Defaults to
    /// `.attached`: at the bottom, centred.
    public var widePlacement: WidePlacement

    /// The place of a half-sheet in a wide window.
    ///
    /// ```swift
    /// let style = HalfSheet(
    ///     detents: [.medium(), .large()], largestUndimmedDetentIdentifier: .large,
    ///     widePlacement: .leading())
    /// map.presentAsHalfSheet(places, style: style)
    /// ```
    public enum WidePlacement: Equatable, Sendable {
        /// Attached to the bottom edge and centred, at most `maximumWidth` wide.
        case attached
        /// In the middle, away from all edges, with four round corners. The sheet is as high as its detent, without the
        /// bottom safe area, and at most `maximumWidth` wide. In a compact height it is attached.
        case floating
        /// Attached to the bottom edge at the leading side, 8 points from the safe area there. The width is in points,
        /// and defaults to `375`.
        ///
        /// It also applies to a phone in landscape, if `prefersEdgeAttachedInCompactHeight` is set. To keep the
        /// presenting view usable beside the sheet, set `largestUndimmedDetentIdentifier`.
        case leading(width: CGFloat = PresentationDefaults.HalfSheet.sideWidth)
        /// Attached to the bottom edge at the trailing side, like `.leading`. The width is in points, and defaults to
        /// `375`.
        case trailing(width: CGFloat = PresentationDefaults.HalfSheet.sideWidth)
    }

    /// Creates a half-sheet. Every option has a default.
    ///
    /// - Parameters:
    ///   - detents: The heights at which the sheet rests. Defaults to `[.medium(), .large()]`. An empty array and two
    ///     detents with the same identifier trap.
    ///   - selectedDetentIdentifier: The detent that the sheet rests at. Defaults to `nil`: the smallest one.
    ///   - largestUndimmedDetentIdentifier: The largest detent without dimming. Defaults to `nil`: none.
    ///   - prefersScrollingExpandsWhenScrolledToEdge: Whether scrolling expands the sheet first. Defaults to `true`.
    ///   - prefersEdgeAttachedInCompactHeight: Whether the sheet stays attached in a compact height. Defaults to
    ///     `false`.
    ///   - widthFollowsPreferredContentSizeWhenEdgeAttached: Whether the content decides the width. Defaults to
    ///     `false`.
    ///   - prefersGrabberVisible: Whether a grabber is drawn. Defaults to `false`.
    ///   - preferredCornerRadius: The radius of the top corners, in points. Defaults to `nil`: `12`, or that of the
    ///     look.
    ///   - maximumWidth: The maximum width in a regular width, in points. Defaults to `540`.
    ///   - shadow: The shadow. Defaults to `Shadow()`; `nil` draws none.
    ///   - dimming: The dimming of the presenting view. Defaults to `.dimmed()`.
    ///   - presenter: The effect on the presenting view. Defaults to `.unchanged`.
    ///   - backgroundColor: The colour behind the content. Defaults to `nil`.
    ///   - statusBar: The view controller that controls the status bar. Defaults to `.automatic`.
    ///   - animation: The animation of the transitions. Defaults to `.slide(from: .bottom)`.
    ///   - motion: The timing of changes and of releases. Defaults to springs.
    ///   - dismissal: The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`.
    ///   - swipeThreshold: The distance or velocity at which a release dismisses. Defaults to `.sheet`.
    ///   - keyboard: The way to avoid the keyboard. Defaults to `.expand`.
    ///   - accessibilityStrings: The strings that VoiceOver speaks. Defaults to the language of the app.
    ///   - playsHaptics: Whether selecting a detent, and a drag past the threshold, play a tick. Defaults to `false`.
    ///   - resizesContentWhileDragging: Whether each step of a drag resizes the content. Defaults to `true`.
    ///   - look: The look. Defaults to `.automatic`.
    ///   - detachedMargin: The distance of a detached sheet from the edges, in points. Defaults to `nil`: that of the
    ///     look.
    ///   - corners: A radius for each corner. Defaults to `nil`.
    ///   - material: A blur or glass behind the content. Defaults to `nil`.
    ///   - widePlacement: The place of the sheet in a regular width. Defaults to `.attached`.
    public init(
        detents: [Detent] = [.medium(), .large()], selectedDetentIdentifier: Detent.Identifier? = nil,
        largestUndimmedDetentIdentifier: Detent.Identifier? = nil,
        prefersScrollingExpandsWhenScrolledToEdge: Bool = true, prefersEdgeAttachedInCompactHeight: Bool = false,
        widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false, prefersGrabberVisible: Bool = false,
        preferredCornerRadius: CGFloat? = nil, maximumWidth: CGFloat = PresentationDefaults.HalfSheet.maximumWidth,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil, statusBar: StatusBarPolicy = .automatic,
        animation: TransitionAnimation = .slide(from: .bottom), motion: PresentationMotion = PresentationMotion(),
        dismissal: DismissalGestures = [.tapOutside, .swipe],
        swipeThreshold: SwipeThreshold = .sheet, keyboard: KeyboardPolicy = .expand,
        accessibilityStrings: AccessibilityStrings = AccessibilityStrings(), playsHaptics: Bool = false,
        resizesContentWhileDragging: Bool = true, look: SheetLook = .automatic, detachedMargin: CGFloat? = nil,
        corners: Corners? = nil, material: PresentationMaterial? = nil,
        widePlacement: WidePlacement = .attached
    ) {
        Self.check(detents)
        self.detents = detents
        self.selectedDetentIdentifier = selectedDetentIdentifier
        self.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier
        self.prefersScrollingExpandsWhenScrolledToEdge = prefersScrollingExpandsWhenScrolledToEdge
        self.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
        self.widthFollowsPreferredContentSizeWhenEdgeAttached = widthFollowsPreferredContentSizeWhenEdgeAttached
        self.prefersGrabberVisible = prefersGrabberVisible
        self.preferredCornerRadius = preferredCornerRadius
        self.maximumWidth = maximumWidth
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
        self.accessibilityStrings = accessibilityStrings
        self.playsHaptics = playsHaptics
        self.resizesContentWhileDragging = resizesContentWhileDragging
        self.look = look
        self.detachedMargin = detachedMargin
        self.corners = corners
        self.material = material
        self.widePlacement = widePlacement
    }

    private static func check(_ detents: [Detent]) {
        precondition(!detents.isEmpty, "A half-sheet needs at least one detent.")
        let identifiers = Set(detents.map(\.identifier))
        precondition(identifiers.count == detents.count, "The detents of a half-sheet must have different identifiers.")
    }
}

extension HalfSheet {
    public var appearance: PresentationAppearance {
        PresentationAppearance(
            shadow: shadow, dimming: dimming, presenter: presenter, backgroundColor: backgroundColor,
            statusBar: statusBar,
            animation: animation, motion: motion, material: material,
            accessibilityStrings: accessibilityStrings)
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(
            gestures: dismissal, swipeThreshold: swipeThreshold, swipeEdges: Self.swipeEdges,
            playsHaptics: playsHaptics)
    }

    public var detentBehavior: DetentBehavior {
        DetentBehavior(
            prefersScrollingExpandsWhenScrolledToEdge: prefersScrollingExpandsWhenScrolledToEdge,
            resizesContentWhileDragging: resizesContentWhileDragging, playsHaptics: playsHaptics)
    }

    private static let swipeEdges: Set<PresentationEdge> = [.bottom]
}
