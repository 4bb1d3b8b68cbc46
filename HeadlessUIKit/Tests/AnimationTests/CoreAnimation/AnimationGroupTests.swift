import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor
struct AnimationGroupTests {
    private let stage = StandaloneLayer()
    private var layer: CALayer { stage.layer }

    private func animation(_ keyPath: String, _ from: CGFloat, _ to: CGFloat) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        return animation
    }

    @Test("Members run together, and take the group's duration when they have none")
    func together() {
        let group = CAAnimationGroup()
        group.animations = [animation("opacity", 0, 1), animation("position.x", 0, 100)]
        group.duration = 2
        layer.add(group, forKey: "group")
        #expect(layer.animationKeys() == ["group"])
        MainLoop.current.advance(by: 1)
        #expect(stage.visible?.opacity == 0.5)
        expectClose(stage.visible?.position.x, 50)
        MainLoop.current.advance(by: 1)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A member begins in the group's time, and the group's end cuts it off")
    func times() {
        let late = animation("position.x", 0, 100)
        late.beginTime = 1
        late.duration = 4
        late.fillMode = .backwards
        let group = CAAnimationGroup()
        group.animations = [late]
        group.duration = 2
        layer.add(group, forKey: nil)
        MainLoop.current.advance(by: 0.5)
        expectClose(stage.visible?.position.x, 0)
        MainLoop.current.advance(by: 1.4)
        expectClose(stage.visible?.position.x, 22.5)
        MainLoop.current.advance(by: 0.1)
        expectClose(stage.visible?.position.x, 50)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A member that is over shows the model unless it fills")
    func short() {
        let short = animation("position.x", 0, 100)
        short.duration = 1
        let filled = animation("opacity", 0, 0.5)
        filled.duration = 1
        filled.fillMode = .forwards
        let group = CAAnimationGroup()
        group.animations = [short, filled]
        group.duration = 2
        layer.add(group, forKey: nil)
        MainLoop.current.advance(by: 1.5)
        expectClose(stage.visible?.position.x, 50)
        #expect(stage.visible?.opacity == 0.5)
    }

    @Test("A group that fills forward stays at its end with its members")
    func filled() {
        let group = CAAnimationGroup()
        group.animations = [animation("opacity", 1, 0.25)]
        group.duration = 1
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: nil)
        MainLoop.current.advance(by: 3)
        #expect(stage.visible?.opacity == 0.25)
        #expect(layer.opacity == 1)
    }
}
