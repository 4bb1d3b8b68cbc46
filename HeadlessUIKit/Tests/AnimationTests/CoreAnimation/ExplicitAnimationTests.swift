import Testing
import UIKit

@testable import TestSupport

@MainActor
struct ExplicitAnimationTests: AnimatedViewTests {
    let animated = AnimatedView(at: CGPoint(x: 7, y: 7))

    private var layer: CALayer { view.layer }
    private var visible: CALayer? { view.layer.presentation() }

    /// Animates x from 0 to 100 within a second, and reports to the journal.
    private func slide(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.fromValue = 0
        slide.toValue = 100
        slide.duration = 1
        slide.delegate = Listener(journal)
        change(slide)
        return slide
    }

    @Test("An animation shows its values for its duration, evenly, and leaves the model alone")
    func basic() {
        layer.add(slide(), forKey: "slide")
        #expect(layer.animationKeys() == ["slide"])
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["start"])
        expectClose(visible?.position, CGPoint(x: 25, y: 7))
        #expect(layer.position == CGPoint(x: 7, y: 7))
        MainLoop.current.advance(by: 0.749_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_001)
        #expect(journal.take() == ["stop(true)"])
        expectClose(visible?.position.x, 7)
        #expect(layer.animationKeys() == nil)
    }

    @Test("Without a duration it takes a quarter of a second; a timing function paces it")
    func defaults() {
        layer.add(slide { $0.duration = 0 }, forKey: nil)
        MainLoop.current.advance(by: 0.125)
        expectClose(visible?.position.x, 50)
        MainLoop.current.advance(by: 0.125)
        #expect(journal.take() == ["start", "stop(true)"])
        layer.add(slide { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }, forKey: nil)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.position.x, 9.3464651, within: 1e-5)
    }

    @Test("Missing values come from the model")
    func interpolation() {
        let table: [(from: CGFloat?, to: CGFloat?, by: CGFloat?, middle: CGFloat)] = [
            (0, 100, nil, 50), (10, nil, 20, 20), (nil, 100, 20, 90), (nil, 107, nil, 57), (107, nil, nil, 57),
            (nil, nil, 20, 17),
        ]
        for row in table {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = row.from
            animation.toValue = row.to
            animation.byValue = row.by
            animation.duration = 1
            layer.add(animation, forKey: "x")
            MainLoop.current.advance(by: 0.5)
            expectClose(visible?.position.x, row.middle)
        }
    }

    @Test("An additive animation adds to the model, also to one that is on its way")
    func additive() {
        let shake = CABasicAnimation(keyPath: "position.x")
        shake.fromValue = 20
        shake.toValue = 0
        shake.duration = 1
        shake.isAdditive = true
        layer.add(shake, forKey: nil)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 107 }
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.position.x, 57 + 10)
    }

    @Test("A shadow's path is between two of the same make, point by point")
    func shadowPath() {
        let animation = CABasicAnimation(keyPath: "shadowPath")
        animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        animation.toValue = CGPath(rect: CGRect(x: 0, y: 50, width: 200, height: 100), transform: nil)
        animation.duration = 1
        layer.add(animation, forKey: "shadowPath")
        MainLoop.current.advance(by: 0.5)
        #expect(visible?.shadowPath?.boundingBox == CGRect(x: 0, y: 25, width: 150, height: 100))
        #expect(layer.shadowPath == nil)
    }

    @Test("Shadows, borders, corners, colours, sizes, turns and scales animate")
    func properties() {
        func middle(_ path: String, _ from: Any, _ to: Any) -> CALayer? {
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            layer.removeAllAnimations()
            layer.add(animation, forKey: path)
            MainLoop.current.advance(by: 0.5)
            return visible
        }
        let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        #expect(middle("shadowOpacity", Float(0), Float(1))?.shadowOpacity == 0.5)
        #expect(middle("shadowRadius", 2, 4)?.shadowRadius == 3 as CGFloat)
        #expect(
            middle("shadowOffset", CGSize.zero, CGSize(width: 2, height: 4))?.shadowOffset
                == CGSize(width: 1, height: 2))
        #expect(middle("shadowColor", black, white)?.shadowColor?.components?.first == 0.5 as CGFloat)
        #expect(middle("borderWidth", 0, 2)?.borderWidth == 1 as CGFloat)
        #expect(middle("cornerRadius", 0, 10)?.cornerRadius == 5 as CGFloat)
        #expect(middle("opacity", 1, 0)?.opacity == 0.5)
        #expect(middle("bounds", CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8))?.bounds.height == 4 as CGFloat)
        #expect(middle("bounds.size.width", 0, 10)?.bounds.size == CGSize(width: 5, height: 100))
        expectClose(middle("transform.rotation.z", 0, CGFloat.pi)?.affineTransform().b, 1)
        expectClose(middle("transform.scale", 1, 3)?.affineTransform().d, 2)
        let far = CATransform3DMakeTranslation(8, 0, 0)
        expectClose(middle("transform", CATransform3DMakeTranslation(0, 0, 0), far)?.affineTransform().tx, 4)
    }

    @Test("Kept after its end with a fill mode, an animation goes on showing its last value")
    func fillForwards() {
        let kept = slide {
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
        }
        layer.add(kept, forKey: "slide")
        MainLoop.current.advance(by: 5)
        #expect(journal.take() == ["start", "stop(true)"])
        expectClose(visible?.position.x, 100)
        layer.removeAnimation(forKey: "slide")
        expectClose(visible?.position.x, 7)
        // Its end was already reported.
        #expect(journal.take() == [])
    }

    @Test("One that begins later shows nothing until then, or with a fill mode its first value")
    func beginTime() {
        layer.add(slide { $0.beginTime = CACurrentMediaTime() + 1 }, forKey: "slide")
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.position.x, 7)
        MainLoop.current.advance(by: 1)
        expectClose(visible?.position.x, 50)
        let backwards = slide {
            $0.beginTime = CACurrentMediaTime() + 1
            $0.fillMode = .backwards
        }
        layer.add(backwards, forKey: "slide")
        expectClose(visible?.position.x, 0)
        layer.removeAllAnimations()
    }

    @Test("Repeating, coming back, going faster")
    func repeating() {
        layer.add(
            slide {
                $0.repeatCount = 2
                $0.autoreverses = true
                $0.speed = 2
            }, forKey: nil)
        for (moment, x) in [(0.25, 50), (0.5, 50), (1, 50), (0.249_999, 0)] as [(TimeInterval, CGFloat)] {
            MainLoop.current.advance(by: moment)
            expectClose(visible?.position.x, x, within: 1e-3)
        }
        #expect(journal.take() == ["start"])
        MainLoop.current.advance(by: 0.000_001)
        #expect(journal.take() == ["stop(true)"])
    }

    @Test("Removed, replaced by one of the same key, or off the window, it did not finish (N7)")
    func unfinished() {
        layer.add(slide(), forKey: "slide")
        MainLoop.current.advance(by: 0.5)
        layer.removeAnimation(forKey: "slide")
        #expect(journal.take() == ["start", "stop(false)"])
        layer.add(slide(), forKey: "slide")
        MainLoop.current.turn()
        layer.add(slide(), forKey: "slide")
        #expect(journal.take() == ["start", "stop(false)"])
        MainLoop.current.turn()
        container.removeFromSuperview()
        #expect(journal.take() == ["start", "stop(false)"])
        layer.add(slide(), forKey: "slide")
        MainLoop.current.turn()
        #expect(journal.take() == ["stop(false)"])
    }

    @Test("A block's animation can be removed by its key as well, and did not finish (N7)")
    func viewAnimationByKey() {
        UIView.animate(withDuration: 1) { [view] in
            view.center.x = 200
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        layer.removeAnimation(forKey: "position")
        expectClose(visible?.position.x, 200)
        MainLoop.current.settle()
        #expect(journal.take() == ["completion(false)"])
    }

    @Test("It runs in the time of its layer")
    func layerTime() {
        container.layer.speed = 0
        layer.add(slide(), forKey: nil)
        container.layer.timeOffset = 0.25
        expectClose(visible?.position.x, 25)
        MainLoop.current.advance(by: 5)
        expectClose(visible?.position.x, 25)
        #expect(journal.take() == ["start"])
        container.layer.speed = 1
        container.layer.timeOffset = 0
        container.layer.beginTime = CACurrentMediaTime() - 0.25
        MainLoop.current.advance(by: 0.75)
        #expect(journal.take() == ["stop(true)"])
    }

    @Test("A layer without a view animates as well, and ends with the view that it is in")
    func layerOfNoView() {
        let sublayer = CALayer()
        view.layer.addSublayer(sublayer)
        sublayer.add(slide(), forKey: nil)
        MainLoop.current.advance(by: 0.25)
        expectClose(sublayer.presentation()?.position.x, 25)
        view.removeFromSuperview()
        #expect(journal.take() == ["start", "stop(false)"])
    }

    @Test("Adding copies the animation: later changes have no effect")
    func copies() {
        let animation = slide()
        layer.add(animation, forKey: "slide")
        animation.toValue = 1000
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.position.x, 50)
        let found = layer.animation(forKey: "slide") as? CABasicAnimation
        #expect(found !== animation)
        #expect(found?.toValue as? Int == 100)
        #expect(layer.animation(forKey: "other") == nil)
    }

    @Test("A spring animation moves like its spring, and has the time until it rests (N15)")
    func spring() {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        expectClose(CGFloat(spring.settlingDuration), 1.472_700_335, within: 1e-8)
        layer.add(spring, forKey: nil)
        MainLoop.current.advance(by: 0.1)
        expectClose(visible?.position.x, 34.029_984_66, within: 1e-6)
        let perceptual = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        expectClose(CGFloat(perceptual.perceptualDuration), 0.5)
        expectClose(perceptual.bounce, 0.25)
        expectClose(perceptual.stiffness, 157.913_670_417)
    }

    @Test("An unknown property traps with its name")
    func unknownKeyPath() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animation = CABasicAnimation(keyPath: "colour")
                animation.toValue = 1
                CALayer().add(animation, forKey: nil)
            }
        }
    }
}

private final class Listener: NSObject, CAAnimationDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func animationDidStart(_ anim: CAAnimation) {
        note("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        note("stop(\(flag))")
    }

    private func note(_ entry: String) {
        MainActor.assumeIsolated { [journal] in journal.note(entry) }
    }
}
