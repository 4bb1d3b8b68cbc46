import UIKit

/// The movement of a frame out of the way of a keyboard, in the container's coordinates.
///
/// A keyboard that does not overlap the frame, such as one that floats beside it, changes nothing. Neither does a
/// keyboard that leaves less than 44 points above it, or less than the height of a lower frame.
struct KeyboardAvoidance {
    /// The frame of the keyboard.
    let keyboard: CGRect
    /// The y at which the top of the frame stops on its way up.
    let top: CGFloat
    /// The distance between the frame and the keyboard.
    let distance: CGFloat

    /// Returns the frame as a policy moves it.
    ///
    /// - Parameter height: The height of a frame that is lifted. Defaults to `nil`: the frame's own height.
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

    /// Returns the least height of a frame: 44 points, or the height of a frame that is lower already.
    private func least(_ height: CGFloat) -> CGFloat { min(height, PresentationDefaults.minimumLength) }
}

extension CGRect {
    /// Returns whether two rectangles share an area, not only an edge.
    func overlaps(_ other: CGRect) -> Bool { !intersection(other).isEmpty }

    fileprivate func above(_ bottom: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: minX, y: bottom - height, width: width, height: height)
    }
}

extension LayoutEnvironment {
    /// Returns the frame clear of the keyboard, as a policy moves it; the same frame without a keyboard.
    ///
    /// - Parameters:
    ///   - frame: The frame without a keyboard, in the container's coordinates.
    ///   - policy: The way in which the frame avoids the keyboard. With `.expand` the frame stays: the style shows its
    ///     largest detent instead.
    ///   - top: The y at which the top of the frame stops on its way up, in points. Defaults to 0.
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

    /// Whether the keyboard is docked: it covers the whole bottom of the container.
    var keyboardIsDocked: Bool {
        guard let keyboard else { return false }
        return keyboard.minX <= 0 && keyboard.maxX >= container.width && keyboard.maxY >= container.height
    }
}
