import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor
struct KeyframeLayerAnimationTests {
    private let stage = StandaloneLayer()

    /// Returns the x of the layer after fractions of an animation that takes one second.
    private func positions(
        _ times: [Double], _ change: (CAKeyframeAnimation) -> Void
    ) -> [CGFloat] {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.duration = 1
        change(animation)
        stage.layer.add(animation, forKey: "keys")
        var last = 0.0
        return times.map { time in
            MainLoop.current.advance(by: time - last)
            last = time
            return ((stage.visible?.position.x ?? .nan) * 1000).rounded() / 1000
        }
    }

    @Test("Values are passed evenly, each in its part of the duration")
    func linear() {
        #expect(positions([0.25, 0.5, 0.75]) { $0.values = [0, 100, 0] } == [50, 100, 50])
    }

    @Test("Key times say when each value is reached, and timing functions how")
    func times() {
        #expect(
            positions([0.1, 0.2, 0.6]) {
                $0.values = [0, 100, 0]
                $0.keyTimes = [0, 0.2, 1]
            } == [50, 100, 50])
        #expect(
            positions([0.25, 0.75]) {
                $0.values = [0, 100, 200]
                $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
            } == [31.536, 150])
    }

    @Test("A discrete animation holds each value until the next")
    func discrete() {
        #expect(
            positions([0.1, 0.3, 0.4, 0.9]) {
                $0.values = [1, 2, 3]
                $0.calculationMode = .discrete
            } == [1, 1, 2, 3])
        #expect(
            positions([0.1, 0.3, 0.9]) {
                $0.values = [1, 2]
                $0.calculationMode = .discrete
                $0.keyTimes = [0, 0.2, 1]
            } == [1, 2, 2])
    }

    @Test("A paced animation has one speed, whatever the key times say")
    func paced() {
        #expect(
            positions([0.25, 0.5, 0.75]) {
                $0.values = [0, 10, 100]
                $0.keyTimes = [0, 0.9, 1]
                $0.calculationMode = .paced
            } == [25, 50, 75])
    }

    @Test("A cubic animation passes the values on a curve, straight where they lie evenly")
    func cubic() {
        #expect(
            positions([0.25, 0.5, 0.75]) {
                $0.values = [0, 100, 0]
                $0.calculationMode = .cubic
            } == [56.25, 100, 56.25])
        #expect(
            positions([0.5]) {
                $0.values = [0, 10, 20, 30]
                $0.calculationMode = .cubic
            } == [15])
    }

    @Test("A path leads the position, each of its lines in its part of the duration, or all at one speed")
    func path() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        stage.layer.add(animation, forKey: "path")
        MainLoop.current.advance(by: 0.25)
        expectClose(stage.visible?.position, CGPoint(x: 50, y: 0))
        MainLoop.current.advance(by: 0.5)
        expectClose(stage.visible?.position, CGPoint(x: 100, y: 150))
        animation.calculationMode = .paced
        stage.layer.add(animation, forKey: "path")
        MainLoop.current.advance(by: 0.5)
        expectClose(stage.visible?.position, CGPoint(x: 100, y: 100))
    }

    @Test("With a rotation mode the layer turns along the path, or against it")
    func rotation() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 100))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.rotationMode = .rotateAuto
        stage.layer.add(animation, forKey: "path")
        MainLoop.current.advance(by: 0.5)
        expectClose(stage.visible?.affineTransform().b, 1)
        animation.rotationMode = .rotateAutoReverse
        stage.layer.add(animation, forKey: "path")
        MainLoop.current.advance(by: 0.5)
        expectClose(stage.visible?.affineTransform().b, -1)
    }

    @Test("A cumulative animation goes on from where the pass before ended")
    func cumulative() {
        #expect(
            positions([0.5, 1.5, 2.5]) {
                $0.values = [0, 100]
                $0.isCumulative = true
                $0.repeatCount = 3
            } == [50, 150, 250])
    }

    @Test("Colours of a gradient go over into others")
    func gradient() throws {
        let gradient = CAGradientLayer()
        let stage = StandaloneLayer(gradient)
        let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
        let animation = CAKeyframeAnimation(keyPath: "colors")
        animation.values = [[black, white], [white, black]]
        animation.duration = 1
        gradient.add(animation, forKey: nil)
        MainLoop.current.advance(by: 0.25)
        let shown = try #require((stage.visible as? CAGradientLayer)?.colors as? [CGColor])
        #expect(shown.map { $0.components?.first } == [0.25, 0.75])
    }
}
