import UIKit

extension CALayer {
    /// The rectangle around what is visible of the layer now, in the coordinates of a layer around it.
    @MainActor
    func visibleFrame(in window: CALayer) -> CGRect {
        var rect = shown.bounds
        var layer: CALayer? = self
        while let current = layer, current !== window {
            let (shown, perspective) = (current.shown, current.superlayer?.shown.sublayerPerspective)
            rect =
                shown.isFlat && perspective == nil
                ? rect.applying(shown.placement) : LayerProjection(shown, in: perspective).frame(of: rect)
            layer = current.superlayer
        }
        return rect
    }
}
