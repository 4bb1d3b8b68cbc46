import Testing

@testable import TestSupport
@testable import UIKit

/// What ordinary apps write about images, drawing and layers.
@MainActor @Suite struct ImageCodeTests {
    private let arrow = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }

    @Test func symbolsAreConfigured() throws {
        let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let heart = try #require(UIImage(systemName: "heart", withConfiguration: bold))
        #expect(heart.isSymbolImage)
        let red = heart.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(red.renderingMode == .alwaysOriginal)
        #expect(red.size == heart.size)
        let view = UIImageView(image: heart)
        view.preferredSymbolConfiguration = .init(textStyle: .title1, scale: .large)
        view.contentMode = .scaleAspectFill
        #expect(view.intrinsicContentSize.width > heart.size.width)
    }

    @Test func aMirroredImageIsMirroredFromRightToLeft() throws {
        let phone = Phone()
        let view = UIImageView(image: arrow.imageFlippedForRightToLeftLayoutDirection())
        phone.root.view.addSubview(view)
        func scale() throws -> CGFloat {
            try #require(view.layer.drawn?.layer(in: view.bounds, gravity: .resize)).affineTransform().a
        }
        #expect(view.image?.flipsForRightToLeftLayoutDirection == true)
        #expect(try scale() == 1)
        view.semanticContentAttribute = .forceRightToLeft
        MainLoop.current.turn()
        #expect(try scale() == -1)
        view.image = arrow
        #expect(try scale() == 1)
    }

    @Test func thumbnailsAreMade() throws {
        let small = try #require(arrow.preparingThumbnail(of: CGSize(width: 4, height: 2)))
        #expect(small.size == CGSize(width: 4, height: 2))
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 4, height: 2)) == nil)
        #expect(arrow.preparingForDisplay() == arrow)
    }

    @Test func imagesAreRendered() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        let card = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format).image { context in
            let path = UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 8, height: 8))
            UIColor.systemBlue.setFill()
            path.fill()
            context.cgContext.setLineWidth(2)
            arrow.draw(in: CGRect(x: 5, y: 10, width: 20, height: 10))
        }
        #expect(card.scale == 2)
        #expect(card.size == CGSize(width: 30, height: 30))
        #expect(
            card.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)).capInsets.top == 8)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test func layersAreStyled() {
        let layer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).layer
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 12).cgPath
        layer.shadowOpacity = 0.2
        let fade = CAGradientLayer()
        fade.frame = layer.bounds
        fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        fade.locations = [0, 0.8]
        fade.startPoint = CGPoint(x: 0, y: 0.5)
        layer.insertSublayer(fade, at: 0)
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: layer.bounds).cgPath
        ring.strokeEnd = 0.75
        layer.addSublayer(ring)
        #expect(layer.sublayers?.count == 2)
        #expect(layer.shadowPath?.boundingBox == layer.bounds)
    }

    @Test func layersAreAnimated() throws {
        let phone = Phone()
        let ring = CAShapeLayer()
        phone.root.view.layer.addSublayer(ring)
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.toValue = 1
        draw.duration = 2
        draw.fillMode = .forwards
        draw.isRemovedOnCompletion = false
        ring.add(draw, forKey: "draw")
        MainLoop.current.turn()
        MainLoop.current.advance(by: 1)
        expectClose(ring.presentation()?.strokeEnd, 0.5, within: 0.02)
        let bounce = CASpringAnimation(keyPath: "transform.scale")
        bounce.damping = 8
        bounce.fromValue = 0.5
        #expect(bounce.settlingDuration > 0)
        let slide = CATransition()
        slide.type = .push
        slide.subtype = .fromRight
        ring.add(slide, forKey: nil)
        #expect(ring.animation(forKey: "draw") != nil)
    }

    @Test func displayLinksTick() {
        final class Ticker: Operation, @unchecked Sendable {
            var ticks = 0
            override func main() { ticks += 1 }
        }
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, selector: Selector(("main")))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        link.add(to: .main, forMode: .common)
        MainLoop.current.advance(by: 0.5)
        link.invalidate()
        #expect((29...31).contains(ticker.ticks))
    }
}
