import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct LayerTimeScrubberTests: AnimatedViewTests {
    let animated = AnimatedView()

    private func lead(_ scrubber: LayerTimeScrubber, to target: TimeInterval, duration: TimeInterval) {
        scrubber.lead(to: target, duration: duration, curve: .easeInOut) { [journal] in journal.note("arrived") }
    }

    @Test("Released, time goes on from where it is, also in a layer whose own time is not the screen's")
    func released() {
        phone.root.view.layer.beginTime = 3
        phone.root.view.layer.speed = 0.5
        move()
        let scrubber = LayerTimeScrubber(container.layer)
        scrubber.elapsed = 0.5
        expectClose(x, 50, within: 1e-6)
        scrubber.release()
        expectClose(x, 50, within: 1e-6)
        MainLoop.current.advance(by: 0.5)
        expectClose(x, 75, within: 1e-6)
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("It stops what is under way and what begins later, and sets the moment of both")
    func stops() {
        move()
        MainLoop.current.advance(by: 0.25)
        let scrubber = LayerTimeScrubber(container.layer)
        let late = UIView(frame: .zero)
        container.addSubview(late)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { late.center.x = 100 }
        MainLoop.current.advance(by: 5)
        expectClose(x, 25)
        scrubber.elapsed = 0.5
        expectClose(scrubber.elapsed, 0.5)
        expectClose(x, 75)
        expectClose(late.layer.presentation()?.position.x, 50)
        scrubber.elapsed = 0.25
        expectClose(x, 50)
    }

    @Test("Led to the end along a curve, the animation completes there, then the arrival is reported")
    func leadForward() {
        let scrubber = LayerTimeScrubber(container.layer)
        move()
        scrubber.elapsed = 0.5
        lead(scrubber, to: 1, duration: 0.4)
        MainLoop.current.advance(by: 0.1)
        expectClose(x, 50 + 50 * 0.129_161_931, within: 1e-5)
        MainLoop.current.advance(by: 0.299_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_002)
        #expect(journal.take() == ["completion(true)", "arrived"])
        expectClose(x, 100)
    }

    @Test("Animations that are not over at the target go on at their natural pace")
    func goesOn() {
        let scrubber = LayerTimeScrubber(container.layer)
        move(2)
        lead(scrubber, to: 1, duration: 0.25)
        MainLoop.current.advance(by: 0.75)
        expectClose(x, 75)
        #expect(journal.take() == ["arrived"])
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("Led back to the beginning, the start shows, models are put back, and then animations complete (C56)")
    func leadBack() {
        MainLoop.current.settle()
        let scrubber = LayerTimeScrubber(container.layer)
        move()
        scrubber.elapsed = 0.5
        lead(scrubber, to: 0, duration: 0.5)
        MainLoop.current.advance(by: 0.25)
        expectClose(x, 25)
        MainLoop.current.advance(by: 0.249_999)
        expectClose(x, 0, within: 1e-3)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_002)
        #expect(journal.take() == ["completion(true)", "arrived"])
        #expect(view.center.x == 0)
        scrubber.release()
        #expect(MainLoop.current.isAtRest)
    }

    @Test("Led back to the beginning, a value that was set since keeps what was set, and others are put back (C56)")
    func setSince() {
        MainLoop.current.settle()
        let scrubber = LayerTimeScrubber(container.layer)
        view.alpha = 1
        UIView.animate(withDuration: 1) { [view] in
            view.center.x = 100
            view.alpha = 0
        }
        scrubber.elapsed = 0.5
        view.center.x = 70
        lead(scrubber, to: 0, duration: 0.5)
        MainLoop.current.advance(by: 0.6)
        #expect(view.center.x == 70)
        #expect(view.alpha == 1)
        scrubber.release()
    }

    @Test("A property animator that was only started goes on at its own pace (Z4)")
    func propertyAnimator() {
        let scrubber = LayerTimeScrubber(container.layer)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 100 }
        animator.addCompletion { [journal] in journal.note("completion(\($0))") }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        expectClose(x, 25)
        scrubber.elapsed = 0.9
        expectClose(x, 25)
        lead(scrubber, to: 0, duration: 0.5)
        MainLoop.current.advance(by: 0.25)
        expectClose(x, 50)
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["arrived", "completion(end)"])
        #expect(view.center.x == 100)
        scrubber.release()
        #expect(MainLoop.current.isAtRest)
    }

    @Test("So does an animation that was added to a layer by hand (Z4)")
    func explicitAnimation() {
        let scrubber = LayerTimeScrubber(container.layer)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        view.layer.add(animation, forKey: nil)
        scrubber.elapsed = 0.9
        MainLoop.current.advance(by: 0.25)
        expectClose(view.layer.presentation().map { CGFloat($0.opacity) }, 0.25)
        MainLoop.current.advance(by: 1)
        #expect(view.layer.animationKeys() == nil)
        scrubber.release()
    }

    @Test("It can be taken in hand again on the way, and led elsewhere")
    func interrupted() {
        let scrubber = LayerTimeScrubber(container.layer)
        move()
        lead(scrubber, to: 1, duration: 1)
        MainLoop.current.advance(by: 0.5)
        expectClose(x, 50)
        scrubber.elapsed = 0.4
        MainLoop.current.advance(by: 5)
        expectClose(x, 40)
        #expect(journal.take() == [])
        lead(scrubber, to: 0, duration: 0.1)
        MainLoop.current.advance(by: 0.2)
        #expect(journal.take() == ["completion(true)", "arrived"])
    }

    @Test("Released, time goes on from where it is, without a jump")
    func release() {
        let scrubber = LayerTimeScrubber(container.layer)
        move()
        scrubber.elapsed = 0.25
        MainLoop.current.advance(by: 5)
        scrubber.release()
        expectClose(x, 25)
        MainLoop.current.advance(by: 0.5)
        expectClose(x, 75)
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("A scrubbed layer in a scrubbed layer follows both")
    func nested() {
        let outer = LayerTimeScrubber(phone.root.view.layer)
        let inner = LayerTimeScrubber(container.layer)
        move()
        inner.lead(to: 1, duration: 2, curve: .linear) {}
        MainLoop.current.advance(by: 5)
        expectClose(x, 0)
        outer.elapsed = 1
        expectClose(x, 50)
        outer.lead(to: 2, duration: 0.5, curve: .linear) {}
        MainLoop.current.advance(by: 0.25)
        expectClose(x, 75)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["completion(true)"])
    }
}
