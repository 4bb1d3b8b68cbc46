import UIKit

/// The gestures with which the user can dismiss a presented view.
///
/// ```swift
/// // A tap outside does nothing:
/// presentAsCard(editor, style: Card(dismissal: [.swipe, .edgeSwipe]))
/// // Only code dismisses it:
/// presentAsPopup(terms, style: Popup(dismissal: []))
/// ```
///
/// The content's `isModalInPresentation` and the presentation controller's delegate can refuse, as with UIKit's sheets.
/// VoiceOver's escape gesture does not depend on this set. See <doc:Gestures#Choose-what-dismisses>.
public struct DismissalGestures: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap outside the presented view, if that is modal: undimmed, the presenting view receives the tap.
    public static let tapOutside = DismissalGestures(rawValue: 1 << 0)
    /// A drag of the presented view toward the edge at which it is dismissed. Without this gesture, the user cannot
    /// drag a card, a popup or a drawer at all, and can drag a half-sheet only between its detents.
    public static let swipe = DismissalGestures(rawValue: 1 << 1)
    /// A swipe from the leading edge of the screen, with which the animation plays in reverse. No style has it by
    /// default. It pops a navigation controller in the content first, and precedes pans and swipes of the content.
    public static let edgeSwipe = DismissalGestures(rawValue: 1 << 2)
}

/// The direction in which a swipe dismisses a presented view.
///
/// ```swift
/// // The user can throw the photo up or down:
/// presentAsCard(photo, style: Card { $0.swipeDirection = .vertical })
/// ```
public enum SwipeDirection: Equatable, Sendable {
    /// Toward the style's ``PresentationStyle/entryEdge``, or toward the bottom if it has none.
    case automatic
    /// Toward an edge of the screen.
    case toward(PresentationEdge)
    /// Up and down.
    case vertical
    /// Toward the leading and the trailing edge.
    case horizontal
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
    /// The user has dragged the view away or a coming view back, or has swiped from an edge.
    case swipe
    /// The user has made VoiceOver's escape gesture, has used the grabber's dismiss action, or has pressed Escape or ⌘.
    case escape
    /// The time of the style's `dismissesAfter` has passed.
    case timeout
    /// Code has dismissed the presentation, or one that it was presented from, or the window has been released.
    case programmatic
    /// The view controller could not be presented: a result of
    /// ``UIKit/UIViewController/presentAndWait(_:as:animated:)``.
    case notPresented

    /// Whether the user has requested the dismissal. The delegate is told only about these, as by UIKit's sheets (Q4).
    var isByUser: Bool {
        switch self {
        case .tapOutside, .swipe, .escape: true
        case .timeout, .programmatic, .notPresented: false
        }
    }
}
