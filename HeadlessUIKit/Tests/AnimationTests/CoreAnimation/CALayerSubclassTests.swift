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

    @Test("a view's layer and its presentation layer are made by the initialisers that its class overrides")
    func ownLayerClass() throws {
        final class RoundLayer: CAShapeLayer {
            var words = ["made"]

            override init() {
                super.init()
                words.append("round")
                cornerRadius = 8
            }

            override init(layer: Any) {
                super.init(layer: layer)
                words += ["from"] + ((layer as? RoundLayer)?.words ?? [])
            }
        }
        final class RoundView: UIView {
            override class var layerClass: AnyClass { RoundLayer.self }
        }
        weak var freed: CALayer?
        do {
            let view = RoundView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            freed = view.layer
            #expect((view.layer as? RoundLayer)?.words == ["made", "round"])
            #expect(view.layer.cornerRadius == 8)
            #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
            let shown = try #require(view.layer.presentation() as? RoundLayer)
            #expect(shown.words == ["made", "from", "made", "round"])
            #expect(shown.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        }
        #expect(freed == nil)
    }
}
