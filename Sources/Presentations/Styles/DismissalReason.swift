/// The reason for which a presentation has ended.
public enum DismissalReason: Sendable, Equatable {
    /// The user has tapped beside the presented view, or activated VoiceOver's element for that.
    case tapOutside
    /// The user has dragged the presented view away, or swiped from an edge of the screen.
    case swipe
    /// The user has made VoiceOver's escape gesture or used its dismiss action on the grabber, or has pressed Escape or ⌘. on a
    /// hardware keyboard.
    case escape
    /// The time that the style gives the presentation has passed.
    case timeout
    /// Code has dismissed it: from the presented view controller, from the one that presents it, or together with one below.
    /// Also the reason if the window has been released.
    case programmatic
}

extension DismissalReason {
    /// Whether the user has asked for it. The delegate hears only of such a dismissal, as with UIKit's own sheets (Q4).
    var isByUser: Bool {
        switch self {
        case .tapOutside, .swipe, .escape: true
        case .timeout, .programmatic: false
        }
    }
}
