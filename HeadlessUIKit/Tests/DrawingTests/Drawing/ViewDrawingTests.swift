import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor
struct ViewDrawingTests {
    private let phone = Phone()
    private let view = DotView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    init() {
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
    }

    /// The layers of the view's drawing.
    private var drawn: CALayer? { view.layer.shownSublayers.first { $0.name == "drawing" } }
    private var shape: CAShapeLayer? { drawn?.sublayers?.first as? CAShapeLayer }

    @Test("A view draws in the commit that shows it, with its bounds, after layout")
    func first() {
        let view = DotView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        phone.root.view.addSubview(view)
        #expect(view.journal.take() == [])
        MainLoop.current.turn()
        #expect(view.journal.take() == ["layout", "draw(0.0, 0.0, 40.0, 20.0)"])
        MainLoop.current.turn()
        #expect(view.journal.take() == [])
    }

    @Test("It draws again when asked, once in a commit")
    func again() {
        _ = view.journal.take()
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        #expect(view.layer.needsDisplay())
        MainLoop.current.turn()
        #expect(view.journal.take() == ["draw(0.0, 0.0, 40.0, 20.0)"])
        #expect(!view.layer.needsDisplay())
        view.setNeedsDisplay(.zero)
        MainLoop.current.turn()
        #expect(view.journal.take() == [])
    }

    @Test("A view without a size draws as soon as it has one")
    func size() {
        let late = DotView()
        phone.root.view.addSubview(late)
        MainLoop.current.settle()
        #expect(late.journal.take() == ["layout"])
        late.frame.size = CGSize(width: 5, height: 5)
        MainLoop.current.turn()
        #expect(late.journal.take() == ["layout", "draw(0.0, 0.0, 5.0, 5.0)"])
    }

    @Test("Another size stretches what was drawn; in the mode to redraw it is drawn again")
    func resized() {
        _ = view.journal.take()
        view.frame.size = CGSize(width: 80, height: 20)
        MainLoop.current.turn()
        #expect(view.journal.take() == ["layout"])
        #expect(drawn?.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
        view.contentMode = .bottomRight
        #expect(drawn?.frame == CGRect(x: 40, y: 0, width: 40, height: 20))
        view.contentMode = .redraw
        view.frame.size = CGSize(width: 10, height: 20)
        MainLoop.current.turn()
        #expect(view.journal.take() == ["layout", "draw(0.0, 0.0, 10.0, 20.0)"])
    }

    @Test("The drawing is made of shapes behind the subviews")
    func shapes() {
        let label = UILabel()
        view.addSubview(label)
        MainLoop.current.settle()
        #expect(view.layer.shownSublayers.last === label.layer)
        #expect(shape?.fillColor == UIColor.red.cgColor)
        #expect(shape?.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("Colours are those of the view's own environment, and another appearance draws again")
    func environment() {
        view.color = .label
        view.setNeedsDisplay()
        MainLoop.current.turn()
        #expect(shape?.fillColor?.rgba.red == 0)
        view.overrideUserInterfaceStyle = .dark
        MainLoop.current.turn()
        #expect(shape?.fillColor?.rgba.red == 1)
    }

    @Test("A clip is a layer that cuts off, round where the path is a circle")
    func clip() throws {
        view.clips = true
        view.setNeedsDisplay()
        MainLoop.current.settle()
        let clip = try #require(drawn?.sublayers?.first)
        #expect(clip.masksToBounds)
        #expect(clip.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(clip.cornerRadius == 5)
    }

    @Test("Outside of drawing there is no context, and drawing does nothing")
    func noContext() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIBezierPath(rect: .zero).stroke()
    }

    @Test("A snapshot of the view has what it has drawn, once")
    func snapshot() throws {
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        let replica = try #require(snapshot.layer.sublayers?.first?.sublayers?.first)
        #expect(replica.shownSublayers.map(\.name) == ["drawing"])
    }

    // MARK: Layers

    @Test("A layer asks its delegate to display, or else to draw")
    func delegate() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        phone.root.view.layer.addSublayer(layer)
        let drawing = DrawingDelegate()
        layer.delegate = drawing
        layer.setNeedsDisplay()
        MainLoop.current.turn()
        #expect(drawing.journal.take() == ["will", "draw"])
        #expect(layer.shownSublayers.count == 1)
        let displaying = DisplayingDelegate()
        layer.delegate = displaying
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(displaying.journal.take() == ["display"])
    }
}

private final class DotView: UIView {
    let journal = Journal()
    var color = UIColor.red
    var clips = false

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.note("layout")
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        journal.note("draw(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))")
        color.setFill()
        if clips { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).addClip() }
        UIRectFill(rect)
    }
}

@MainActor
private final class DrawingDelegate: NSObject, @preconcurrency CALayerDelegate {
    let journal = Journal()

    func layerWillDraw(_ layer: CALayer) { journal.note("will") }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        journal.note("draw")
        ctx.fill(layer.bounds)
    }
}

@MainActor
private final class DisplayingDelegate: NSObject, @preconcurrency CALayerDelegate {
    let journal = Journal()

    func display(_ layer: CALayer) { journal.note("display") }
    func draw(_ layer: CALayer, in ctx: CGContext) { journal.note("draw") }
}
