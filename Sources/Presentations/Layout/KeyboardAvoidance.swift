import UIKit

/// The movement of a frame away from a keyboard, in the container's coordinates.
///
/// A keyboard that does not overlap the frame, such as one that floats beside it, has no effect. Neither has a keyboard
/// that leaves less than 44 points above it, or less than the height of a frame that is lower than that.
struct KeyboardAvoidance {
    /// The frame of the keyboard.
    let keyboard: CGRect
    /// The highest position of the frame's top, as a y.
    let top: CGFloat
    /// The distance between the frame and the keyboard.
    let distance: CGFloat

    /// Returns the frame after a policy has moved it.
    ///
    /// - Parameter height: The height of a lifted frame. Defaults to `nil`: the frame's own height.
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

    /// Returns the minimum height of a frame: 44 points, or the height of a frame that is lower than that.
    private func least(_ height: CGFloat) -> CGFloat { min(height, PresentationDefaults.minimumLength) }
}

extension CGRect {
    /// Returns whether two rectangles share an area, not only an edge.
    func overlaps(_ other: CGRect) -> Bool { !intersection(other).isEmpty }

    fileprivate func above(_ bottom: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: minX, y: bottom - height, width: width, height: height)
    }
}
