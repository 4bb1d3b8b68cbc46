import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct LayerTimeTests: AnimatedViewTests {
    let animated = AnimatedView()

    @Test("A layer's time is its superlayer's less its begin, times its speed, plus its offset")
    func formula() {
        MainLoop.current.advance(by: 10 - CACurrentMediaTime().truncatingRemainder(dividingBy: 10))
        let now = CACurrentMediaTime()
        container.layer.beginTime = 4
        container.layer.speed = 2
        view.layer.timeOffset = 3
        view.layer.speed = 0.5
        #expect(container.layer.convertTime(now, from: nil) == (now - 4) * 2)
        #expect(view.layer.convertTime(now, from: nil) == now - 4 + 3)
        #expect(view.layer.convertTime(7, to: container.layer) == 8)
        #expect(container.layer.convertTime(8, to: view.layer) == 7)
        #expect(view.layer.convertTime(7, to: nil) == 8)
        #expect(view.layer.convertTime(5, from: view.layer) == 5)
    }

    @Test("The screen's time is the virtual clock's, and stands between turns")
    func mediaTime() {
        let before = CACurrentMediaTime()
        MainLoop.current.advance(by: 1.5)
        expectClose(CACurrentMediaTime() - before, 1.5)
        #expect(CALayer().speed == 1)
        #expect(CALayer().beginTime == 0)
        #expect(CALayer().timeOffset == 0)
    }

    @Test("Pausing a layer freezes what is visible below it, not the model; no timer is kept and nothing completes")
    func pauseFreezes() {
        move()
        MainLoop.current.advance(by: 0.25)
        container.layer.pause()
        expectClose(x, 25)
        MainLoop.current.advance(by: 100)
        expectClose(x, 25)
        #expect(view.center.x == 100)
        #expect(journal.take() == [])
        MainLoop.current.turn()
        #expect(MainLoop.current.isAtRest)
    }

    @Test("Resuming goes on without a jump, and completes after exactly the time that was left")
    func resumeGoesOn() {
        move()
        MainLoop.current.advance(by: 0.25)
        container.layer.pause()
        MainLoop.current.advance(by: 3)
        container.layer.resume()
        expectClose(x, 25)
        MainLoop.current.advance(by: 0.5)
        expectClose(x, 75)
        MainLoop.current.advance(by: 0.249_999_9)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_000_1)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("The offset of a still layer scrubs everything below: delays, springs, nested blocks, ones added later")
    func scrub() {
        container.layer.speed = 0
        move(1, delay: 0.5)
        let late = UIView(frame: .zero)
        let spring = UIView(frame: .zero)
        container.addSubview(late)
        container.addSubview(spring)
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
        ) {
            spring.center.x = 100
        }
        container.layer.timeOffset = 0.75
        expectClose(x, 25)
        expectClose(spring.layer.presentation()?.position.x, 99.221090, within: 1e-5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { late.center.x = 100 }
        expectClose(late.layer.presentation()?.position.x, 0)
        container.layer.timeOffset = 1
        expectClose(x, 50)
        expectClose(late.layer.presentation()?.position.x, 25)
        container.layer.timeOffset = 0.25
        expectClose(x, 0)
        expectClose(late.layer.presentation()?.position.x, 0)
        container.layer.timeOffset = 5
        expectClose(x, 100)
        MainLoop.current.advance(by: 10)
        #expect(journal.take() == [])
        container.layer.timeOffset = 1
        expectClose(x, 50)
    }

    @Test("A faster layer ends its animations sooner, a slower one later, also when the speed changes on the way")
    func speed() {
        container.layer.speed = 4
        move()
        MainLoop.current.advance(by: 0.125)
        expectClose(x, 50)
        let local = container.layer.convertTime(CACurrentMediaTime(), from: nil)
        container.layer.beginTime = CACurrentMediaTime()
        container.layer.timeOffset = local
        container.layer.speed = 0.5
        // When the clock has run for long, public times in seconds have no more digits.
        expectClose(x, 50, within: 1e-6)
        MainLoop.current.advance(by: 0.5)
        expectClose(x, 75, within: 1e-6)
        MainLoop.current.advance(by: 0.499_9)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_2)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("Speeds multiply down the tree, and a layer beside is not concerned")
    func hierarchy() {
        let beside = UIView(frame: .zero)
        phone.root.view.addSubview(beside)
        phone.window.layer.speed = 0.5
        container.layer.speed = 0.5
        move()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { beside.center.x = 100 }
        MainLoop.current.advance(by: 1)
        expectClose(x, 25)
        expectClose(beside.layer.presentation()?.position.x, 50)
        MainLoop.current.advance(by: 2.999_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_001)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("A block that moves two layers is over when the slower one is")
    func slowest() {
        let other = UIView(frame: .zero)
        phone.root.view.addSubview(other)
        container.layer.speed = 0.25
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
            other.center.x = 100
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        MainLoop.current.advance(by: 2)
        expectClose(other.layer.presentation()?.position.x, 100)
        expectClose(x, 50)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 2)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("Time that runs back ends the animation at its start; the model is not put back (C56)")
    func backward() {
        move()
        MainLoop.current.advance(by: 0.75)
        let local = container.layer.convertTime(CACurrentMediaTime(), from: nil)
        container.layer.beginTime = CACurrentMediaTime()
        container.layer.timeOffset = local
        container.layer.speed = -1
        MainLoop.current.advance(by: 0.5)
        expectClose(x, 25)
        MainLoop.current.advance(by: 0.249_999)
        expectClose(x, 0, within: 1e-3)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_001)
        #expect(journal.take() == ["completion(true)"])
        #expect(view.center.x == 100)
    }

    @Test("A view that leaves the window while frozen ends its animation, unfinished")
    func leavingWhileFrozen() {
        move()
        container.layer.pause()
        container.removeFromSuperview()
        MainLoop.current.turn()
        #expect(journal.take() == ["completion(false)"])
    }

    @Test("A view that moves under a frozen layer freezes there")
    func movingUnder() {
        let still = UIView(frame: .zero)
        phone.root.view.addSubview(still)
        still.layer.pause()
        move()
        MainLoop.current.advance(by: 0.5)
        still.layer.timeOffset = still.layer.timeOffset + 0.5
        still.addSubview(view)
        expectClose(x, 50)
        MainLoop.current.advance(by: 5)
        expectClose(x, 50)
        #expect(journal.take() == [])
    }

    @Test("A presentation layer has the times of its layer")
    func presentationTimes() {
        container.layer.speed = 0.5
        container.layer.timeOffset = 3
        #expect(container.layer.presentation()?.speed == 0.5)
        #expect(container.layer.presentation()?.timeOffset == 3)
    }
}
