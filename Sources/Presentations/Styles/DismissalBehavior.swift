import UIKit

/// The gestures that dismiss a presented view, and the time after which it is dismissed automatically.
///
/// The kit's styles derive it from their options, where a gesture that is left out of `dismissal` is off. A style of your
/// own returns a `DismissalBehavior`.
///
/// ```swift
/// presentAsCard(form, style: Card(dismissal: .tapOutside))  // no swipe
/// presentAsCard(form, style: Card(dismissal: []))  // neither
/// ```
public struct DismissalBehavior: Equatable, Sendable {
    /// The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`.
    public var gestures: DismissalGestures
    /// The distance or velocity at which releasing the view dismisses it. Defaults to `.light`: 0.382 of its length, or
    /// 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The edges toward which a swipe dismisses the view: one, or two opposite ones. Defaults to an empty set: the edge
    /// that the animation comes from, or the bottom if it comes from none.
    ///
    /// It is a programming error to name two edges that are not opposite, and it traps. A view with detents is
    /// dismissed toward one edge only. If two are named, it is the one that the animation comes from.
    public var swipeEdges: Set<PresentationEdge> {
        didSet { Self.check(swipeEdges) }
    }
    /// Whether a light haptic tick plays when a drag passes the distance of `swipeThreshold`, and again on the way
    /// back. Defaults to `false`. No tick is played if the content or the delegate refuses the dismissal, for a
    /// dismissal by velocity, or on devices without haptics.
    public var playsHaptics: Bool
    /// The time, in seconds, after which the view is dismissed automatically, counted from the end of the presentation.
    /// Defaults to `nil`: it stays. NaN and infinite values count as `nil`, negative ones as 0.
    ///
    /// The time is paused while a finger is on the view, while VoiceOver's cursor is in it, while it moves, and while
    /// it presents another view controller. As with a dismissal in code, the delegate is not called, and
    /// `isModalInPresentation` does not prevent it.
    public var dismissesAfter: TimeInterval?

    /// Creates a behavior. Each parameter is the property of its name. Traps for swipe edges that are not opposite.
    public init(
        gestures: DismissalGestures = [.tapOutside, .swipe], swipeThreshold: SwipeThreshold = .light,
        swipeEdges: Set<PresentationEdge> = [], playsHaptics: Bool = false, dismissesAfter: TimeInterval? = nil
    ) {
        Self.check(swipeEdges)
        self.gestures = gestures
        self.swipeThreshold = swipeThreshold
        self.swipeEdges = swipeEdges
        self.playsHaptics = playsHaptics
        self.dismissesAfter = dismissesAfter
    }

    private static func check(_ edges: Set<PresentationEdge>) {
        precondition(
            Set(edges.map(\.isVertical)).count <= 1,
            "The edges of a swipe must be opposite: top and bottom, or leading and trailing.")
    }
}

/// The gestures with which the user can dismiss a presented view.
///
/// ```swift
/// // A tap outside does nothing:
/// presentAsCard(editor, style: Card(dismissal: [.swipe, .edgeSwipe]))
/// // Only code dismisses it:
/// presentAsPopup(terms, style: Popup(dismissal: []))
/// ```
///
/// Before each gesture dismisses, the content's `isModalInPresentation` and the presentation controller's delegate can
/// refuse, and the delegate is told about the result, as with UIKit's own sheets. VoiceOver's escape gesture does not
/// depend on this set.
public struct DismissalGestures: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap outside the presented view. Beside a half-sheet at an undimmed detent, and beside a presentation that is
    /// not modal, the presenting view receives the tap instead.
    public static let tapOutside = DismissalGestures(rawValue: 1 << 0)
    /// A drag of the presented view toward the edge at which it is dismissed. Without this gesture, the user cannot
    /// drag a card, a popup or a drawer at all, and can drag a half-sheet only between its detents.
    public static let swipe = DismissalGestures(rawValue: 1 << 1)
    /// A swipe from the leading edge of the screen, like the one that goes back in a navigation controller. None of the
    /// styles has it by default.
    ///
    /// The style's animation plays in reverse, by the fraction of the screen's width that the finger has covered. A
    /// release beyond the style's `swipeThreshold` dismisses the view. While a navigation controller in the content has
    /// a view controller to pop, the swipe pops that instead.
    public static let edgeSwipe = DismissalGestures(rawValue: 1 << 2)
}

/// The reason why a presentation has ended.
///
/// ```swift
/// presentAsCard(
///     offer,
///     onDismiss: { reason in
///         if reason != .programmatic { Analytics.offerWasDeclined() }
///     })
/// ```
public enum DismissalReason: Sendable, Equatable {
    /// The user has tapped outside the presented view, or has activated VoiceOver's element for that.
    case tapOutside
    /// The user has dragged the presented view away, or has swiped from an edge of the screen.
    case swipe
    /// The user has made VoiceOver's escape gesture, has used the grabber's dismiss action, or has pressed Escape or ⌘.
    /// on a hardware keyboard.
    case escape
    /// The time of the style's `dismissesAfter` has passed.
    case timeout
    /// Code has dismissed the presentation, or one that it was presented from, or the window has been released.
    case programmatic
}

extension DismissalReason {
    /// Whether the user has requested the dismissal. The delegate is told only about these dismissals, as with UIKit's
    /// own sheets (Q4).
    var isByUser: Bool { self != .timeout && self != .programmatic }
}
