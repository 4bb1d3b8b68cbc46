import QuartzCore
import Testing

/// A file that imports Core Animation alone.
@MainActor @Suite struct QuartzCoreImportTests {
    @Test func layersAreThere() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.commit()
        #expect(layer.opacity == 0.5)
        #expect(CACurrentMediaTime() >= 0)
        #expect(CABasicAnimation(keyPath: "opacity").keyPath == "opacity")
    }
}
