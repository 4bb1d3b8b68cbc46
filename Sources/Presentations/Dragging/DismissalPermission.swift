/// The answer to the question whether the user may dismiss.
enum DismissalPermission: Equatable, Sendable {
    case granted
    /// The content or the delegate refuses. The delegate is told about the attempt.
    case refused
    /// The view can be dismissed after something in front of it has gone, which the finger can wait for.
    case later
    /// This gesture cannot dismiss, or cannot dismiss now.
    case unavailable
}
