import Testing
import UIKit

/// Gradients in a context, and the layers that show them.
@Suite @MainActor
struct GradientDrawingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

    private func gradient(_ colors: [CGColor], locations: [CGFloat]? = nil) throws -> CGGradient {
        let made = locations.map {
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: $0)
        }
        return try #require(made ?? CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    }

    private func image(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { draw($0.cgContext) }
    }

    private func layers(of image: UIImage, tint: UIColor? = nil) -> [CALayer] {
        let view = UIImageView(image: image)
        view.tintColor = tint
        return view.layer.shownSublayers.flatMap { $0.sublayers ?? [] }
    }

    private func colors(of layer: CAGradientLayer?) -> [CGColor]? { layer?.colors as? [CGColor] }

    @Test("A gradient runs from one end to the other and paints nothing beyond")
    func ends() throws {
        let gradient = try gradient([red, blue])
        let layer = try #require(
            layers(
                of: image { context in
                    context.drawLinearGradient(
                        gradient, start: CGPoint(x: 0, y: 2), end: CGPoint(x: 0, y: 8), options: [])
                }
            ).first as? CAGradientLayer)
        #expect(layer.frame == CGRect(x: 0, y: 2, width: 20, height: 6))
        #expect(colors(of: layer) == [red, blue])
        #expect(layer.locations == [0, 1])
    }

    @Test("Beyond an end the colour there goes on as the options say")
    func options() throws {
        let gradient = try gradient([red, blue])
        func layer(_ options: CGGradientDrawingOptions) -> CAGradientLayer? {
            layers(
                of: image { context in
                    context.drawLinearGradient(
                        gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
                }
            ).first as? CAGradientLayer
        }
        #expect(layer([])?.frame == CGRect(x: 5, y: 0, width: 10, height: 10))
        #expect(layer([.drawsBeforeStartLocation])?.frame == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(layer([.drawsAfterEndLocation])?.frame == CGRect(x: 5, y: 0, width: 15, height: 10))
        let whole = layer([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(whole?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(whole?.locations == [0.25, 0.75])
    }

    @Test("The colours of a slanted gradient change along it, and it covers the corners beside it")
    func slanted() throws {
        let gradient = try gradient([red, blue])
        let layer = try #require(
            layers(
                of: image { context in
                    context.drawLinearGradient(
                        gradient, start: .zero, end: CGPoint(x: 10, y: 10),
                        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                }
            ).first as? CAGradientLayer)
        // The far corner is 30 / √2 along the way of 20 / √2.
        #expect(abs((layer.locations?.last?.doubleValue ?? 0) - 2 / 3) < 0.0001)
        let corners = [CGPoint.zero, CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)]
        let outer = layer.superlayer
        for corner in corners {
            let inside = layer.convert(corner, from: outer)
            #expect(layer.bounds.insetBy(dx: -0.001, dy: -0.001).contains(inside))
        }
    }

    @Test("Colours without places are spread evenly; places are kept in their order")
    func locations() throws {
        #expect(try gradient([red, blue, red]).stops.map(\.location) == [0, 0.5, 1])
        #expect(try gradient([red]).stops.map(\.location) == [0])
        let sorted = try gradient([red, blue], locations: [0.8, 0.2]).stops
        #expect(sorted.map(\.location) == [0.2, 0.8])
        #expect(sorted.map(\.color) == [blue, red])
    }

    @Test("A gradient of components reads gray and colours")
    func components() throws {
        let gray = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0.2, 1, 0.4, 0.5], locations: nil, count: 2)
        #expect(gray?.stops.map(\.color) == [CGColor(gray: 0.2, alpha: 1), CGColor(gray: 0.4, alpha: 0.5)])
        let colors = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0, 1],
            count: 2)
        #expect(colors?.stops.map(\.color) == [red, blue])
    }

    @Test("Without a colour there is no gradient, and without a way it paints nothing")
    func nothing() throws {
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        let gradient = try gradient([red, blue])
        let image = image { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 3, y: 3), end: CGPoint(x: 3, y: 3),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(layers(of: image).isEmpty)
    }

    @Test("A transform of the context moves and stretches a gradient")
    func transformed() throws {
        let gradient = try gradient([red, blue])
        let layer = layers(
            of: image { context in
                context.translateBy(x: 0, y: 4)
                context.scaleBy(x: 1, y: 2)
                context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 3), options: [])
            }
        ).first
        #expect(layer?.frame == CGRect(x: 0, y: 4, width: 20, height: 6))
    }

    @Test("A gradient of an image that is drawn into another lies where the image does")
    func nested() throws {
        let gradient = try gradient([red, blue])
        let inner = image { context in
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 10), options: [])
        }
        let outer = image { _ in inner.draw(in: CGRect(x: 10, y: 0, width: 10, height: 10)) }
        #expect(layers(of: outer).first?.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
    }

    @Test("A template shows a gradient in its tint, as opaque as it is")
    func template() throws {
        let gradient = try gradient([red, blue])
        let template = image { context in
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 10), options: [])
        }.withRenderingMode(.alwaysTemplate)
        let layer = layers(of: template, tint: UIColor(red: 0, green: 1, blue: 0, alpha: 1)).first as? CAGradientLayer
        #expect(
            colors(of: layer) == [
                CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 0.5),
            ])
    }
}
