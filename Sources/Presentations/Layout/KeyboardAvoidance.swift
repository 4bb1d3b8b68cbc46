import UIKit

/// How a view keeps clear of a keyboard, in the container's coordinates.
///
/// Only what the keyboard covers counts: one that floats beside the view changes nothing. Where there is no room above
/// the keyboard, the view stays where it is.
struct KeyboardAvoidance {
    let keyboard: CGRect
    /// Where the view's top stops on its way up.
    let top: CGFloat
    /// What is left free between the view and the keyboard.
    let distance: CGFloat

    /// Where the view's bottom goes.
    private var bottom: CGFloat { keyboard.minY - distance }

    /// Moved up, as far as that goes, and then made smaller. A view that needs less height where it goes says so.
    func lifted(_ frame: CGRect, height: CGFloat? = nil) -> CGRect {
        let height = height ?? frame.height
        guard concerns(frame, height: height) else { return frame }
        return frame.above(bottom, height: min(height, bottom - highest(frame)))
    }

    /// Ending above the keyboard with its top where it was, and moved up where too little would be left.
    func shrunk(_ frame: CGRect) -> CGRect {
        guard concerns(frame, height: frame.height) else { return frame }
        return frame.above(bottom, height: max(bottom - frame.minY, least(frame.height)))
    }

    private func concerns(_ frame: CGRect, height: CGFloat) -> Bool {
        frame.overlaps(keyboard) && bottom - highest(frame) >= least(height)
    }

    private func highest(_ frame: CGRect) -> CGFloat { min(top, frame.minY) }

    /// What is no longer touched well is not made smaller.
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
    /// Whether the keyboard lies along the whole bottom of the container, and does not float.
    var keyboardIsDocked: Bool {
        guard let keyboard else { return false }
        return keyboard.minX <= 0 && keyboard.maxX >= container.width && keyboard.maxY >= container.height
    }
}
