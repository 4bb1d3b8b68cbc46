import UIKit

extension CALayer {
    /// True if the layer or one inside it has an animation or belongs to a scroll view that glides on.
    @MainActor var isInMotion: Bool {
        guard animationKeys()?.isEmpty ?? true else { return true }
        if let view = delegate as? UIScrollView, view.isDecelerating { return true }
        return sublayers?.contains { $0.isInMotion } ?? false
    }
}
