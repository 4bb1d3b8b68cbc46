import Testing
import UIKit

@Suite @MainActor
struct MotionEffectTests {
    private func tilt(_ type: UIInterpolatingMotionEffect.EffectType) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: "position.x", type: type)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 20
        return effect
    }

    @Test("A view keeps its effects and is not moved: the device lies still")
    func view() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let effect = tilt(.tiltAlongHorizontalAxis)
        view.addMotionEffect(effect)
        view.addMotionEffect(effect)
        #expect(view.motionEffects.count == 1)
        #expect(view.layer.presentation()?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty)
    }

    @Test("An effect goes evenly to its values at both ends of its axis")
    func values() {
        let effect = tilt(.tiltAlongHorizontalAxis)
        func x(_ horizontal: CGFloat) -> CGFloat? {
            effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: horizontal, vertical: 1))?[
                "position.x"]
                as? CGFloat
        }
        #expect([x(-1), x(-0.5), x(0), x(0.5), x(1)] == [-10, -5, 0, 10, 20])
    }

    @Test("A group adds the values of its effects")
    func group() {
        let down = UIInterpolatingMotionEffect(keyPath: "position.y", type: .tiltAlongVerticalAxis)
        down.maximumRelativeValue = 8
        let group = UIMotionEffectGroup()
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        group.motionEffects = [tilt(.tiltAlongHorizontalAxis), down]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1))
        #expect(values?["position.x"] as? CGFloat == 20)
        #expect(values?["position.y"] as? CGFloat == 8)
    }
}
