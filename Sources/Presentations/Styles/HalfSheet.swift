import UIKit

/// A sheet attached to the bottom edge that rests at one of several heights, its detents.
///
/// Whoever knows UIKit's `UISheetPresentationController` knows the settings: they have the same names and meanings.
///
/// ```swift
/// presentAsHalfSheet(places, style: HalfSheet(detents: [.height(120), .medium(), .large()], prefersGrabberVisible: true))
/// ```
public struct HalfSheet: PresentationStyle, Equatable {
    /// The heights at which the sheet rests. Default `[.medium(), .large()]`.
    ///
    /// An empty list, or two detents with the same identifier, is a programmer's error and traps.
    public var detents: [Detent] {
        didSet { Self.check(detents) }
    }
    /// The detent that the sheet rests at. Default `nil`: the smallest active one, as for an identifier that no active
    /// detent has.
    public var selectedDetentIdentifier: Detent.Identifier?
    /// Whether the sheet stays attached to the bottom in a compact height, as on a phone in landscape. Default
    /// `false`: it covers the screen there.
    public var prefersEdgeAttachedInCompactHeight: Bool
    /// Whether an attached sheet is as wide as the content's `preferredContentSize` asks. Default `false`: it is as wide
    /// as the safe area. Without effect in a compact width and a regular height, where a sheet is always full width.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
    /// Whether a grabber is shown at the top. Default `false`. It is hidden while the sheet covers the screen.
    public var prefersGrabberVisible: Bool
    /// The radius of the top corners, in points, drawn as continuous curves. Default `nil`: `12`. Square while the
    /// sheet covers the screen.
    public var preferredCornerRadius: CGFloat?
    /// The width that the sheet never exceeds in a regular width, in points. Default `540`, centred.
    public var maximumWidth: CGFloat
    /// The shadow around the sheet; `nil` draws none. Default `Shadow()`.
    public var shadow: Shadow?
    /// What covers the presenter. Default `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// How the presenter looks behind the sheet. Default `.unchanged`.
    public var presenter: PresenterAppearance
    /// How the sheet comes and goes. Default `.slide(from: .bottom)`.
    public var animation: TransitionAnimation

    /// A half-sheet; every setting has a default.
    public init(
        detents: [Detent] = [.medium(), .large()], selectedDetentIdentifier: Detent.Identifier? = nil,
        prefersEdgeAttachedInCompactHeight: Bool = false,
        widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false, prefersGrabberVisible: Bool = false,
        preferredCornerRadius: CGFloat? = nil, maximumWidth: CGFloat = PresentationDefaults.HalfSheet.maximumWidth,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        animation: TransitionAnimation = .slide(from: .bottom)
    ) {
        Self.check(detents)
        self.detents = detents
        self.selectedDetentIdentifier = selectedDetentIdentifier
        self.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
        self.widthFollowsPreferredContentSizeWhenEdgeAttached = widthFollowsPreferredContentSizeWhenEdgeAttached
        self.prefersGrabberVisible = prefersGrabberVisible
        self.preferredCornerRadius = preferredCornerRadius
        self.maximumWidth = maximumWidth
        self.shadow = shadow
        self.dimming = dimming
        self.presenter = presenter
        self.animation = animation
    }

    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        HalfSheetPresentationController(halfSheet: self, presentedViewController: presented, presenting: presenting)
    }

    private static func check(_ detents: [Detent]) {
        precondition(!detents.isEmpty, "A half-sheet needs at least one detent.")
        let identifiers = Set(detents.map(\.identifier))
        precondition(identifiers.count == detents.count, "The detents of a half-sheet need different identifiers.")
    }
}
