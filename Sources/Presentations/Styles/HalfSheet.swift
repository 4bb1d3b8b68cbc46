@preconcurrency import UIKit

/// A sheet attached to the bottom edge that rests at one of several heights, its detents.
///
/// The settings have the names and meanings of UIKit's `UISheetPresentationController`.
///
/// ```swift
/// let style = HalfSheet(detents: [.height(120), .medium(), .large()], prefersGrabberVisible: true)
/// presentAsHalfSheet(places, style: style)
/// ```
public struct HalfSheet: PresentationStyle, Equatable {
    /// The heights at which the sheet rests. Defaults to `[.medium(), .large()]`.
    ///
    /// An empty list traps, and so do two detents with the same identifier. A ``HalfSheetContent`` brings its own while it is
    /// shown.
    public var detents: [Detent] {
        didSet { Self.check(detents) }
    }
    /// The detent that the sheet rests at. Defaults to `nil`: the smallest active one, as for an identifier that no
    /// active detent has.
    public var selectedDetentIdentifier: Detent.Identifier?
    /// The largest detent at which the presenting view is not dimmed and receives touches beside the sheet. Defaults to
    /// `nil`: it is dimmed at every detent, as for an identifier that no active detent has.
    ///
    /// The dimming fades in on the way to the next larger detent, also under a finger; as soon as there is any, the
    /// presenting view receives no touches. With content that is `isModalInPresentation` it receives none at any
    /// detent.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether dragging up content that is scrolled to its top expands the sheet before the content scrolls. Defaults
    /// to `true`. With `false` only the parts of the sheet that do not scroll, and the grabber, expand it.
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool
    /// Whether the sheet stays attached to the bottom in a compact height, as on a phone in landscape. Defaults to
    /// `false`: it covers the screen there.
    public var prefersEdgeAttachedInCompactHeight: Bool
    /// Whether an attached sheet has the width of the content's `preferredContentSize`. Defaults to `false`: it has
    /// the width of the safe area. Without effect in a compact width and a regular height, where a sheet always has
    /// the full width.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
    /// Whether a grabber is drawn at the top. Defaults to `false`. It is hidden while the sheet covers the screen.
    ///
    /// A tap on it selects the next larger detent, and at the largest the smallest; VoiceOver adjusts it. Touches in
    /// the 56 by 45 points around it belong to it and not to the content. While it is drawn, the bar of a presented
    /// navigation controller is 12 points lower, as in UIKit's own sheets, by its `additionalSafeAreaInsets`. Without
    /// a grabber the user drags the sheet by its content, and VoiceOver still finds an invisible one.
    public var prefersGrabberVisible: Bool
    /// The radius of the top corners, in points, drawn as continuous curves. Defaults to `nil`: `12`, and in the floating look
    /// the radii of iOS 26. The corners are square while the sheet covers the screen, and all four are round while it is
    /// detached, or a floating keyboard lifts it off the bottom edge.
    public var preferredCornerRadius: CGFloat?
    /// The width that the sheet never exceeds in a regular width, in points. Defaults to `540`; the sheet is centred. A sheet
    /// at a side has a width of its own, see ``widePlacement``.
    public var maximumWidth: CGFloat
    /// The shadow around the sheet. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content, visible where the content is clear, and beyond the content while the sheet is
    /// pulled away from its edge. Defaults to `nil`: clear behind the content, and the content's own background
    /// beyond it.
    public var backgroundColor: UIColor?
    /// Which view controller decides about the status bar. Defaults to `.automatic`: the presented one while its view covers
    /// the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `.slide(from: .bottom)`.
    public var animation: TransitionAnimation
    /// The timing of changes, and of the sheet when it is released. Defaults to springs, see ``PresentationMotion``.
    public var motion: PresentationMotion
    /// The gestures that dismiss the sheet. Defaults to `[.tapOutside, .swipe]`.
    public var dismissal: DismissalGestures
    /// The distance or velocity at which releasing the sheet below its smallest detent dismisses it. Defaults to
    /// `.sheet`: half of its height there, or 1000 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The way in which the sheet avoids a keyboard. Defaults to `.expand`.
    public var keyboard: KeyboardPolicy

    /// The words that VoiceOver says for the grabber, and for the element that dismisses. Defaults to the app's language.
    public var accessibilityStrings: AccessibilityStrings
    /// Plays a light tick when the user selects another detent with a drag, the grabber or VoiceOver, and when
    /// a drag passes the distance at which releasing dismisses, outward or back. Defaults to `false`. Not played when code
    /// selects a detent, while the dismissal is refused, nor on devices without haptics.
    public var playsHaptics: Bool
    /// Whether the content has the visible height in every step of a drag between two detents, as in UIKit's own sheets: what
    /// is pinned to its bottom stays in sight. Defaults to `true`.
    ///
    /// With `false` the content is laid out for the largest detent when a finger begins to open the sheet, and again at rest.
    /// Its lower end is beyond the screen meanwhile. Turn it off for content whose layout takes longer than a frame.
    ///
    /// A detached sheet always resizes: its width changes, too.
    public var resizesContentWhileDragging: Bool
    /// The look: that of iOS 15 to 18, that of iOS 26, or by the system. Defaults to `.automatic`.
    public var look: SheetLook
    /// The distance of a detached sheet from the sides and the bottom, in points. Defaults to `nil`: `8` in the floating look
    /// and otherwise `0`, which attaches the sheet to the bottom.
    ///
    /// All four corners of a detached sheet are round. On the way to its largest height it becomes attached, also under a
    /// finger.
    public var detachedMargin: CGFloat?
    /// A radius for each corner, or corners that are concentric with those of the display. Defaults to `nil`:
    /// `preferredCornerRadius`, or those of the look. They apply while the sheet is detached; attached, it keeps the upper ones.
    public var corners: Corners?
    /// A blur or glass behind the content, visible where the content and `backgroundColor` are clear. Defaults to `nil`: none.
    /// It costs rendering time in every frame in which something moves behind it, and `shadow` darkens it.
    public var material: PresentationMaterial?
    /// Where the sheet is in a regular width, and at a side also in a compact height. Defaults to `.attached`: at the bottom,
    /// centred.
    public var widePlacement: WidePlacement

    /// The place of a half-sheet in a wide window.
    public enum WidePlacement: Equatable, Sendable {
        /// Attached to the bottom edge and centred, at most `maximumWidth` wide.
        case attached
        /// In the middle, clear of all edges, with four round corners. It is as high as its detent, without the bottom safe
        /// area, and at most `maximumWidth` wide. In a compact height it is attached.
        case floating
        /// Attached to the bottom edge at the leading side, as in a map, 8 points from the safe area there.
        ///
        /// Also on a phone in landscape, with `prefersEdgeAttachedInCompactHeight`. Name a `largestUndimmedDetentIdentifier`
        /// for a presenting view that stays in use beside it.
        case leading(width: CGFloat = PresentationDefaults.HalfSheet.sideWidth)
        /// The same at the trailing side.
        case trailing(width: CGFloat = PresentationDefaults.HalfSheet.sideWidth)
    }

    /// Creates a half-sheet; every setting has a default.
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
        precondition(identifiers.count == detents.count, "The detents of a half-sheet need different identifiers.")
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

    private static let swipeEdges: Set<PresentationEdge> = [.bottom]
}
