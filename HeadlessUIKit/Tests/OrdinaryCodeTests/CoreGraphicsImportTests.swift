import CoreGraphics
import Testing

/// A file that imports Core Graphics alone.
struct CoreGraphicsImportTests {
    @Test func geometryIsThere() {
        let card = CGRect(x: 0, y: 0, width: 100, height: 40).insetBy(dx: 10, dy: 0)
        let turned = card.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.height.rounded() == 80)
        #expect(CGVector(dx: 3, dy: 4).dx == 3)
        let path = CGMutablePath()
        path.addRect(card)
        #expect(path.boundingBox == card)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(red.alpha == 0.5)
    }
}
