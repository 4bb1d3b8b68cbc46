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
    var isByUser: Bool {
        switch self {
        case .tapOutside, .swipe, .escape: true
        case .timeout, .programmatic: false
        }
    }
}
