import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor
struct ImplicitAnimationTests {
    private let stage = StandaloneLayer()
    private var layer: CALayer { stage.layer }

    @Test("A change of a layer that is no view's animates for a quarter of a second by the default curve")
    func changes() throws {
        layer.opacity = 0
        #expect(layer.opacity == 0)
        let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(animation.duration == 0.25)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
        #expect(animation.fromValue as? Float == 1)
        MainLoop.current.advance(by: 0.125)
        // The default curve at half of its time: 0.8024.
        expectClose(stage.visible.map { CGFloat($0.opacity) }, 0.1976, within: 1e-3)
        MainLoop.current.advance(by: 0.125)
        #expect(stage.visible?.opacity == 0)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A second change goes on from what is visible")
    func interrupted() {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setAnimationDuration(1)
        layer.position.x = 150
        MainLoop.current.advance(by: 0.5)
        expectClose(stage.visible?.position.x, 100)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setAnimationDuration(1)
        layer.position.x = 0
        expectClose(stage.visible?.position.x, 100)
        MainLoop.current.advance(by: 0.5)
        expectClose(stage.visible?.position.x, 50)
    }

    @Test("Nothing animates with actions disabled, in this transaction and those in it")
    func disabled() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        #expect(!CATransaction.disableActions())
        layer.cornerRadius = 4
        #expect(layer.animationKeys() == ["cornerRadius"])
    }

    @Test("Values set outside of a transaction count until the end of the turn")
    func turn() {
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        MainLoop.current.turn()
        layer.opacity = 1
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test("A layer that is new on the screen, or on none, does not animate")
    func newLayer() {
        let other = CALayer()
        other.opacity = 0.5
        layer.addSublayer(other)
        other.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(other.animationKeys() == nil)
        MainLoop.current.turn()
        other.opacity = 1
        #expect(other.animationKeys() == ["opacity"])
        other.removeFromSuperlayer()
        other.removeAllAnimations()
        other.opacity = 0
        #expect(other.animationKeys() == nil)
    }

    @Test("A view's own layer animates only in the blocks of UIView")
    func viewLayer() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.phone.root.view.addSubview(view)
        MainLoop.current.settle()
        view.layer.opacity = 0.5
        view.layer.borderWidth = 2
        #expect(view.layer.animationKeys() == nil)
        #expect(view.layer.action(forKey: "opacity") == nil)
    }

    @Test("A free layer keeps its quarter of a second in an animation block of UIView")
    func inBlock() {
        UIView.animate(withDuration: 3) { layer.opacity = 0 }
        #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    }

    @Test("The path of a shape changes at once; its stroke animates")
    func shape() {
        let shape = CAShapeLayer()
        let stage = StandaloneLayer(shape)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        #expect(shape.animationKeys() == nil)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        shape.strokeEnd = 0
        MainLoop.current.advance(by: 0.125)
        expectClose((stage.visible as? CAShapeLayer)?.strokeEnd, 0.5)
    }

    // MARK: Actions

    @Test("The delegate is asked for an action first, then the dictionary, then the class")
    func order() {
        let special = SpecialLayer()
        let stage = StandaloneLayer(special)
        let delegate = ActionDelegate()
        special.delegate = delegate
        special.actions = ["opacity": NotingAction(name: "dictionary", stage.journal)]
        delegate.action = NotingAction(name: "delegate", stage.journal)
        special.opacity = 0.9
        #expect(stage.journal.take() == ["delegate(opacity, 0.9)"])
        delegate.action = nil
        special.opacity = 0.8
        #expect(stage.journal.take() == ["dictionary(opacity, 0.8)"])
        special.actions = nil
        special.opacity = 0.7
        #expect(special.animation(forKey: "opacity")?.duration == 7)
        delegate.action = NSNull()
        special.removeAllAnimations()
        special.opacity = 0.6
        #expect(special.animationKeys() == nil)
        #expect(special.action(forKey: "opacity") == nil)
    }

    @Test("NSNull in the dictionary switches the animation of one property off")
    func null() {
        layer.actions = ["position": NSNull()]
        layer.position = CGPoint(x: 3, y: 3)
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
    }
}

/// A delegate that returns a given action.
private final class ActionDelegate: NSObject, CALayerDelegate {
    var action: (any CAAction)?

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
}

/// Records that it ran.
@MainActor
private final class NotingAction: @preconcurrency CAAction {
    private let name: String
    private let journal: Journal

    init(name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        journal.note("\(name)(\(event), \((anObject as? CALayer)?.opacity ?? -1))")
    }
}

private final class SpecialLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 7
        return animation
    }
}
