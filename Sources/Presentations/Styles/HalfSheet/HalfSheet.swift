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
    public var detents: [Detent] = [.medium(), .large()] {
        didSet { Self.check(detents) }
    }
    /// The detent that the sheet rests at. Defaults to `nil`: the smallest active detent, which is also used for an
    /// identifier that no active detent has.
    public var selectedDetentIdentifier: Detent.Identifier?
    /// The largest detent at which the presenting view is not dimmed and receives touches beside the sheet. Defaults to
    /// `nil`: the presenting view is dimmed at every detent, as it is while no active detent has this identifier.
    ///
    /// For the detents of a ``HalfSheetContent`` it names a height: that of this detent of the sheet, or of one of the
    /// content with this identifier if that is higher. See <doc:SheetsAndDetents#Leave-the-presenting-view-in-use>.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// The largest detent at which the ``PresentationOptions/material`` is shown. Above it the sheet is solid, and
    /// without an active detent of the name at every detent. Defaults to `nil`: the material is shown at every detent.
    /// See <doc:SheetsAndDetents#Go-from-glass-to-a-solid-sheet>.
    public var largestMaterialDetentIdentifier: Detent.Identifier?
    /// Whether the sheet stays attached in a compact height, a phone in landscape. Defaults to `false`: it covers it.
    public var prefersEdgeAttachedInCompactHeight = false
    /// Whether an attached sheet has the width of the content's `preferredContentSize`. Defaults to `false`: it has the
    /// width of the safe area. In a compact width with a regular height the sheet always has the full width.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Whether a grabber is drawn at the top. Defaults to `false`. It is hidden while the sheet covers the screen.
    ///
    /// The kit sets the `additionalSafeAreaInsets` of a presented navigation controller to keep its bar below the
    /// grabber. See <doc:SheetsAndDetents#Show-a-grabber>.
    public var prefersGrabberVisible = false
    /// The radius of the top corners, in points, or of all four of a sheet off the edge. Defaults to `nil`: `12`, or
    /// the radii of iOS 26 in the floating look. The corners are square while the sheet covers the screen.
    public var preferredCornerRadius: CGFloat?
    /// The maximum width in a regular width, in points. Defaults to `540`; the sheet is centred. Zero or less sets no
    /// limit. A sheet at a side has its own width, see ``widePlacement-swift.property``.
    public var maximumWidth = PresentationDefaults.HalfSheet.maximumWidth
    /// The way to avoid a keyboard. Defaults to `.expand`.
    public var keyboard: KeyboardPolicy = .expand

    /// The look: that of iOS 15 to 18, or that of iOS 26. Defaults to `.automatic`: that of the system.
    public var look: SheetLook = .automatic
    /// The distance of a detached sheet from the sides and the bottom of the screen, in points. Defaults to `nil`: `8`
    /// in the floating look, and otherwise `0`, which attaches the sheet to the bottom.
    ///
    /// All four corners of a detached sheet are round. On the way to its largest height the sheet becomes attached.
    public var detachedMargin: CGFloat?
    /// The place in a regular width, at a side also in a compact height. Defaults to `.attached`, the bottom.
    public var widePlacement: WidePlacement = .attached
    /// The radius of each corner; if attached, the upper two. Defaults to `nil`: `preferredCornerRadius`, or the
    /// look's.
    public var corners: Corners?
    /// The options of every style. Each one is also a property of the half-sheet. `swipeThreshold` has another default
    /// here: `.sheet`, which applies below the smallest detent.
    public var options = PresentationOptions { $0.swipeThreshold = .sheet }

    /// The place of a half-sheet in a wide window. See <doc:iPad#Put-a-sheet-at-a-side>.
    ///
    /// ```swift
    /// let style = HalfSheet {
    ///     $0.largestUndimmedDetentIdentifier = .large
    ///     $0.widePlacement = .leading()
    /// }
    /// map.presentAsHalfSheet(places, style: style)
    /// ```
    public enum WidePlacement: Equatable, Sendable {
        /// Attached to the bottom edge and centred, at most `maximumWidth` wide.
        case attached
        /// In the middle, away from all edges, with four round corners. The sheet is as high as its detent, without the
        /// bottom safe area, and at most `maximumWidth` wide. In a compact height it is attached.
        case floating
        /// Attached to the bottom edge at the leading side, 8 points from the safe area there, also in a compact height
        /// if `prefersEdgeAttachedInCompactHeight` is set. The width defaults to `375` points.
        case leading(width: CGFloat = PresentationDefaults.HalfSheet.sideWidth)
        /// Attached to the bottom edge at the trailing side, like `.leading`. The width defaults to `375` points.
        case trailing(width: CGFloat = PresentationDefaults.HalfSheet.sideWidth)
    }

    /// Creates a half-sheet. The parameters are properties, with the same defaults.
    public init(
        detents: [Detent] = [.medium(), .large()], selectedDetentIdentifier: Detent.Identifier? = nil,
        largestUndimmedDetentIdentifier: Detent.Identifier? = nil,
        prefersScrollingExpandsWhenScrolledToEdge: Bool = true, prefersEdgeAttachedInCompactHeight: Bool = false,
        widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false, prefersGrabberVisible: Bool = false,
        preferredCornerRadius: CGFloat? = nil, maximumWidth: CGFloat = PresentationDefaults.HalfSheet.maximumWidth,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        animation: TransitionAnimation? = nil,
        dismissal: DismissalGestures = [.tapOutside, .swipe], keyboard: KeyboardPolicy = .expand
    ) {
        Self.check(detents)
        self.detents = detents
        self.selectedDetentIdentifier = selectedDetentIdentifier
        self.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier
        options.prefersScrollingExpandsWhenScrolledToEdge = prefersScrollingExpandsWhenScrolledToEdge
        self.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
        self.widthFollowsPreferredContentSizeWhenEdgeAttached = widthFollowsPreferredContentSizeWhenEdgeAttached
        self.prefersGrabberVisible = prefersGrabberVisible
        self.preferredCornerRadius = preferredCornerRadius
        self.maximumWidth = maximumWidth
        options.shadow = shadow
        options.dimming = dimming
        options.presenter = presenter
        options.animation = animation
        options.dismissal = dismissal
        self.keyboard = keyboard
    }

    /// Creates a half-sheet with the defaults, and sets any of its properties.
    public init(_ configure: (inout HalfSheet) -> Void) { configure(&self) }

    private static func check(_ detents: [Detent]) {
        precondition(!detents.isEmpty, "A half-sheet needs at least one detent.")
        let identifiers = Set(detents.map(\.identifier))
        precondition(identifiers.count == detents.count, "The detents of a half-sheet must have different identifiers.")
    }

    /// The bottom. With any animation, a swipe dismisses the sheet toward it.
    public var entryEdge: PresentationEdge? { .bottom }
}
