import Presentations
import UIKit

extension UIView {
    /// Returns the visible part of this view, or of a rectangle in it, at this moment: in the window, whatever the
    /// models say.
    package func onScreen(_ rect: CGRect? = nil) -> CGRect {
        var rect = rect ?? shownLayer.bounds
        var view = self
        while let superview = view.superview {
            let layer = view.shownLayer
            let (anchor, bounds) = (layer.anchorPoint, layer.bounds)
            let origin = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
            rect = rect.offsetBy(dx: -origin.x, dy: -origin.y).applying(layer.affineTransform())
                .offsetBy(dx: layer.position.x, dy: layer.position.y)
            view = superview
        }
        return rect
    }

    /// The part on the screen that the mask of a zooming view lets through; all of the view without a mask.
    package var clippedOnScreen: CGRect {
        guard let mask else { return onScreen() }
        return onScreen(mask.shownLayer.frame.intersection(shownLayer.bounds))
    }

    package var opacityOnScreen: CGFloat { CGFloat(shownLayer.opacity) }

    private var shownLayer: CALayer { layer.presentation() ?? layer }
}

extension CGRect {
    /// Returns whether every side is within a hundredth of a point.
    package func isNear(_ other: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
        abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance && abs(maxX - other.maxX) < tolerance
            && abs(maxY - other.maxY) < tolerance
    }
}
