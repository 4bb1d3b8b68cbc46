/// The answer to the question whether the user may dismiss.
enum DismissalPermission: Equatable, Sendable {
    case granted
    /// The content or the delegate refuses. The delegate hears of the attempt.
    case refused
    /// It cannot be done with this gesture, or not now.
    case unavailable
}
