import UIKit

/// The movement of a frame out of the way of a keyboard, in the container's coordinates.
///
/// Only the part that the keyboard covers counts: a keyboard that floats beside the frame changes nothing. Where there is
/// no room above the keyboard, the frame stays.
struct KeyboardAvoidance {
    let keyboard: CGRect
    /// The place at which the top stops on its way up.
    let top: CGFloat
    /// The distance between the frame and the keyboard.
    let distance: CGFloat

    /// The frame as the policy moves it. A frame that needs another height above the keyboard says which.
    func applied(_ policy: KeyboardPolicy, to frame: CGRect, height: CGFloat? = nil) -> CGRect {
        switch policy {
        case .lift: lifted(frame, height: height ?? frame.height)
        case .shrink: shrunk(frame)
        case .expand, .none: frame
        }
    }

    private var bottom: CGFloat { keyboard.minY - distance }

    private func lifted(_ frame: CGRect, height: CGFloat) -> CGRect {
        guard concerns(frame, height: height) else { return frame }
        return frame.above(bottom, height: min(height, bottom - highest(frame)))
    }

    private func shrunk(_ frame: CGRect) -> CGRect {
        guard concerns(frame, height: frame.height) else { return frame }
        return frame.above(bottom, height: max(bottom - frame.minY, least(frame.height)))
    }

    private func concerns(_ frame: CGRect, height: CGFloat) -> Bool {
        frame.overlaps(keyboard) && bottom - highest(frame) >= least(height)
    }

    private func highest(_ frame: CGRect) -> CGFloat { min(top, frame.minY) }

    /// A frame that is already smaller than a finger needs is not made smaller still.
    private func least(_ height: CGFloat) -> CGFloat { min(height, PresentationDefaults.minimumLength) }
}

extension CGRect {
    /// Whether they share more than an edge.
    func overlaps(_ other: CGRect) -> Bool { !intersection(other).isEmpty }

    fileprivate func above(_ bottom: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: minX, y: bottom - height, width: width, height: height)
    }
}

extension LayoutEnvironment {
    /// The frame out of the way of the keyboard, as a policy moves it; the same frame without a keyboard.
    ///
    /// - Parameters:
    ///   - frame: The frame without a keyboard, in the container's coordinates.
    ///   - policy: The way in which the frame avoids the keyboard. With `.expand` the frame stays: the style shows its
    ///     largest detent itself.
    ///   - top: The place at which the top stops on its way up, in points. Defaults to 0.
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

    /// Whether the keyboard lies along the whole bottom of the container, and does not float.
    var keyboardIsDocked: Bool {
        guard let keyboard else { return false }
        return keyboard.minX <= 0 && keyboard.maxX >= container.width && keyboard.maxY >= container.height
    }
}
