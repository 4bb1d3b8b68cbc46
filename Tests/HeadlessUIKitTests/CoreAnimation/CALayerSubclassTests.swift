import Testing
import UIKit

@MainActor @Suite struct CALayerSubclassTests {
    @Test func gradientSpreadsItsColorsEvenlyWithoutLocations() {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        #expect(layer.stops.map(\.location) == [0, 0.5, 1])
        layer.locations = [0, 0.2, 0.9]
        #expect(layer.stops.map(\.location) == [0, 0.2, 0.9])
        #expect(layer.stops.map(\.color) == [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor])
    }

    @Test func gradientRunsFromTopToBottomByDefault() {
        #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0))
        #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test func presentationLayersCarryTheirOwnValuesToo() throws {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor]
        #expect(try #require(gradient.presentation()).stops.count == 1)
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        shape.lineWidth = 3
        let copy = try #require(shape.presentation())
        #expect(copy.path == shape.path)
        #expect(copy.lineWidth == 3)
    }

    @Test func aViewMayHaveAShapeForItsLayer() {
        final class ShapeView: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        #expect(ShapeView().layer is CAShapeLayer)
    }
}
