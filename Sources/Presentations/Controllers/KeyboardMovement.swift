import UIKit

/// The values in a notification about the keyboard.
struct KeyboardMovement: Sendable {
    /// The frame of the keyboard at the end of the movement, in the screen's coordinates.
    let frame: CGRect
    /// The duration of the movement, in seconds.
    let duration: TimeInterval
    /// The raw value of the animation curve, which need not be a public case.
    let curve: UInt
    /// The screen of the keyboard; `nil` before iOS 16.1.
    let screen: UIScreen?

    /// Reads a notification; returns `nil` if it has no frame.
    ///
    /// Notifications that are posted after a change have neither a duration nor a curve. The duration defaults to 0.25
    /// seconds, the curve to 0.
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

    /// The options of an animation along with the keyboard. Views can be touched while they move.
    var options: UIView.AnimationOptions {
        [UIView.AnimationOptions(rawValue: curve << 16), .allowUserInteraction]
    }
}
