import UIKit

/// What a notification tells of the keyboard, as values.
struct KeyboardMovement: Sendable {
    /// Where the keyboard will be, or is, in the screen's coordinates.
    let frame: CGRect
    /// Seconds.
    let duration: TimeInterval
    /// The curve's number, which need not be a public case.
    let curve: UInt
    /// The screen, from iOS 16.1 on.
    let screen: UIScreen?

    /// Nil for a notification without a frame. Those that say what has happened carry no duration and no curve.
    init?(_ notification: Notification) {
        let info = notification.userInfo
        guard let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        self.frame = frame
        duration =
            info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
            ?? PresentationDefaults.keyboardDuration
        curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        screen = notification.object as? UIScreen
    }

    /// The options that animate along with the keyboard. What moves can be touched.
    var options: UIView.AnimationOptions {
        [UIView.AnimationOptions(rawValue: curve << 16), .allowUserInteraction]
    }
}
