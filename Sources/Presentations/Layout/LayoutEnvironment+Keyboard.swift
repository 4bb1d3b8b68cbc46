import UIKit

extension LayoutEnvironment {
    /// Returns the frame after a policy has moved it away from the keyboard, or the same frame without a keyboard.
    ///
    /// - Parameters:
    ///   - frame: The frame without a keyboard, in the container's coordinates.
    ///   - policy: The way in which the frame avoids the keyboard. With `.expand` the frame stays, because the style
    ///     shows its largest detent instead.
    ///   - top: The highest position of the frame's top, as a y in points. Defaults to 0.
    ///   - distance: The distance between the frame and the keyboard, in points. Defaults to 0.
    public func avoidingKeyboard(
        _ frame: CGRect, policy: KeyboardPolicy, top: CGFloat = 0, distance: CGFloat = 0
    ) -> CGRect {
        avoidingKeyboard(frame, policy: policy, top: top, distance: distance, height: nil)
    }

    func avoidingKeyboard(
        _ frame: CGRect, policy: KeyboardPolicy, top: CGFloat, distance: CGFloat, height: CGFloat?
    ) -> CGRect {
        guard let keyboard else { return frame }
        return KeyboardAvoidance(keyboard: keyboard, top: top, distance: distance)
            .applied(policy, to: frame, height: height)
    }

    /// Whether the keyboard is docked, that is, covers the whole bottom of the container.
    var keyboardIsDocked: Bool {
        guard let keyboard else { return false }
        return keyboard.minX <= 0 && keyboard.maxX >= container.width && keyboard.maxY >= container.height
    }
}
