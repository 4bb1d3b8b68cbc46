@preconcurrency import UIKit

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
    /// The largest detent at which the presenter is not dimmed and can be touched beside the sheet. Default `nil`: it is
    /// dimmed at every detent, as for an identifier that no active detent has.
    ///
    /// The dimming comes with the way to the next larger detent, also under a finger; as soon as there is any, the presenter
    /// cannot be touched. Content that is `isModalInPresentation` keeps the presenter from being touched at every detent.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether dragging up content that is scrolled to its top makes a sheet that can grow larger before the content
    /// scrolls. Default `true`. With `false` only the part of the sheet that does not scroll, and the grabber, make it
    /// larger.
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool
    /// Whether the sheet stays attached to the bottom in a compact height, as on a phone in landscape. Default
    /// `false`: it covers the screen there.
    public var prefersEdgeAttachedInCompactHeight: Bool
    /// Whether an attached sheet is as wide as the content's `preferredContentSize` asks. Default `false`: it is as wide
    /// as the safe area. Without effect in a compact width and a regular height, where a sheet is always full width.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
    /// Whether a grabber is shown at the top. Default `false`. It is hidden while the sheet covers the screen.
    ///
    /// A tap on it goes to the next larger detent, and from the largest to the smallest; VoiceOver adjusts it. The 56 by 45
    /// points around it belong to it and not to the content. The bar of a presented navigation controller is 12 points lower
    /// meanwhile, as in UIKit's own sheets, by its `additionalSafeAreaInsets`. Without a grabber the sheet is dragged by its content;
    /// VoiceOver finds one there all the same.
    public var prefersGrabberVisible: Bool
    /// The radius of the top corners, in points, drawn as continuous curves. Default `nil`: `12`. Square while the
    /// sheet covers the screen; all four corners of a sheet that a floating keyboard has lifted off the bottom edge.
    public var preferredCornerRadius: CGFloat?
    /// The width that the sheet never exceeds in a regular width, in points. Default `540`, centred.
    public var maximumWidth: CGFloat
    /// The shadow around the sheet; `nil` draws none. Default `Shadow()`.
    public var shadow: Shadow?
    /// What covers the presenter. Default `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// How the presenter looks behind the sheet. Default `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour of the sheet behind its content; seen where the content is clear, and beyond the content while the sheet is
    /// pulled away from its edge. Default `nil`: clear behind the content, and beyond it the content's own background.
    public var backgroundColor: UIColor?
    /// How the sheet comes and goes. Default `.slide(from: .bottom)`.
    public var animation: TransitionAnimation
    /// What the user can do to dismiss the sheet. Default `[.tapOutside, .swipe]`.
    public var dismissal: DismissalGestures
    /// From when on a sheet that is let go below its smallest detent leaves. Default `.sheet`: half of its height there,
    /// or 1000 points per second.
    public var swipeThreshold: SwipeThreshold
    /// What the sheet does about a keyboard. Default `.expand`.
    public var keyboard: KeyboardPolicy

    /// The words that VoiceOver says for the grabber. Default English.
    public var accessibilityStrings: AccessibilityStrings
    /// Whether the user feels a light tick when they bring the sheet to another detent: with a drag, the grabber or VoiceOver.
    /// Default `false`. Not played when code selects a detent, nor by devices without haptics.
    public var playsHaptics: Bool

    /// A half-sheet; every setting has a default.
    public init(
        detents: [Detent] = [.medium(), .large()], selectedDetentIdentifier: Detent.Identifier? = nil,
        largestUndimmedDetentIdentifier: Detent.Identifier? = nil,
        prefersScrollingExpandsWhenScrolledToEdge: Bool = true, prefersEdgeAttachedInCompactHeight: Bool = false,
        widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false, prefersGrabberVisible: Bool = false,
        preferredCornerRadius: CGFloat? = nil, maximumWidth: CGFloat = PresentationDefaults.HalfSheet.maximumWidth,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil,
        animation: TransitionAnimation = .slide(from: .bottom), dismissal: DismissalGestures = [.tapOutside, .swipe],
        swipeThreshold: SwipeThreshold = .sheet, keyboard: KeyboardPolicy = .expand,
        accessibilityStrings: AccessibilityStrings = AccessibilityStrings(), playsHaptics: Bool = false
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
        self.animation = animation
        self.dismissal = dismissal
        self.swipeThreshold = swipeThreshold
        self.keyboard = keyboard
        self.accessibilityStrings = accessibilityStrings
        self.playsHaptics = playsHaptics
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
            shadow: shadow, dimming: dimming, presenter: presenter, backgroundColor: backgroundColor, animation: animation)
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(gestures: dismissal, swipeThreshold: swipeThreshold, swipeEdge: .bottom)
    }
}
