import Testing
import UIKit

@testable import TestSupport

@MainActor
struct ViewAnimationTests {
    let phone = Phone()
    let journal = Journal()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
    }

    private var visible: CALayer? { view.layer.presentation() }

    private func move(to x: CGFloat) {
        view.center.x = x
    }

    @Test("Inside the block the model changes at once, and what is visible follows over time (N1)")
    func modelAndPresentation() {
        view.center.x = 50
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        #expect(view.center.x == 150)
        expectClose(visible?.position.x, 50)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.position.x, 75)
        #expect(view.center.x == 150)
        MainLoop.current.advance(by: 0.75)
        expectClose(visible?.position.x, 150)
    }

    @Test("Outside of a block nothing animates (N1)")
    func outside() {
        view.center.x = 300
        #expect(view.layer.animationKeys() == nil)
        expectClose(visible?.position.x, 300)
    }

    @Test("The default curve eases in and out (N2, N8)")
    func defaultCurve() {
        view.center.x = 0
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.position.x, 12.9161931, within: 1e-6)
    }

    @Test("Each curve option has its curve (N8)")
    func curveOptions() {
        let table: [(UIView.AnimationOptions, CGFloat)] = [
            (.curveEaseInOut, 12.9161931), (.curveEaseIn, 9.3464651), (.curveEaseOut, 37.8138131), (.curveLinear, 25),
        ]
        for (option, expected) in table {
            view.center.x = 0
            UIView.animate(withDuration: 1, delay: 0, options: option) { view.center.x = 100 }
            MainLoop.current.advance(by: 0.25)
            expectClose(visible?.position.x, expected, within: 1e-6)
            MainLoop.current.advance(by: 0.75)
        }
    }

    @Test("Without a duration the change is immediate and the completion comes with the next cycle (N3)")
    func noDuration() {
        for duration in [0, -1] as [TimeInterval] {
            UIView.animate(withDuration: duration) {
                view.center.x = 200
            } completion: { [journal] in
                journal.note("completion(\($0))")
            }
            expectClose(visible?.position.x, 200)
            #expect(journal.take() == [])
            MainLoop.current.turn()
            #expect(journal.take() == ["completion(true)"])
        }
    }

    @Test("A block that changes nothing is over with the next cycle (N4)")
    func nothingToAnimate() {
        UIView.animate(withDuration: 1) {
            view.center = view.center
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        #expect(journal.take() == [])
        MainLoop.current.turn()
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("So is a block that changes only a view outside of a window (N4)")
    func outsideOfWindow() {
        let loose = UIView()
        UIView.animate(withDuration: 1) {
            loose.alpha = 0
        } completion: { [journal] _ in
            journal.note("completion")
        }
        #expect(loose.layer.animationKeys() == nil)
        MainLoop.current.turn()
        #expect(journal.take() == ["completion"])
    }

    @Test("The completion comes when the time is over, not a nanosecond earlier")
    func completion() {
        UIView.animate(withDuration: 0.25) {
            view.alpha = 0
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        MainLoop.current.advance(by: 0.249_999_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_000_001)
        #expect(journal.take() == ["completion(true)"])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("The completion says unfinished when the animations were removed, and comes once (N7)")
    func removed() {
        UIView.animate(withDuration: 1) {
            view.center.x = 200
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        MainLoop.current.advance(by: 0.5)
        view.layer.removeAllAnimations()
        expectClose(visible?.position.x, 200)
        MainLoop.current.turn()
        #expect(journal.take() == ["completion(false)"])
        MainLoop.current.settle()
        #expect(journal.take() == [])
    }

    @Test("It says unfinished as well when the view left the window (N7)")
    func leftWindow() {
        UIView.animate(withDuration: 1) {
            view.center.x = 200
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        view.removeFromSuperview()
        MainLoop.current.turn()
        #expect(journal.take() == ["completion(false)"])
    }

    @Test("One of two animated views leaving does not end the animation of the other (N7)")
    func oneOfTwo() {
        let other = UIView()
        phone.root.view.addSubview(other)
        UIView.animate(withDuration: 1) {
            view.alpha = 0
            other.alpha = 0
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        other.removeFromSuperview()
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("Until the delay is over the old value shows; at the end exactly the new one (N9)")
    func delay() {
        view.center.x = 0
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 100 }
        #expect(view.center.x == 100)
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.position.x, 0)
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.position.x, 50)
        MainLoop.current.advance(by: 0.5)
        #expect(visible?.position.x == 100 as CGFloat)
    }

    @Test("With animations off a block is applied at once, and its completion comes with the next cycle (N11)")
    func disabled() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
            view.center.x = 200
        } completion: { [journal] _ in
            journal.note("completion")
        }
        expectClose(visible?.position.x, 200)
        MainLoop.current.turn()
        #expect(journal.take() == ["completion"])
    }

    @Test("performWithoutAnimation exempts a part of a block, and puts the switch back (N11)")
    func withoutAnimation() {
        view.center = .zero
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
            UIView.performWithoutAnimation { view.alpha = 0.5 }
            #expect(UIView.areAnimationsEnabled)
        }
        #expect(visible?.opacity == 0.5)
        expectClose(visible?.position.x, 0)
    }

    @Test("Inside a block its duration can be read, outside there is none (N11)")
    func inheritedDuration() {
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 0.75) { #expect(UIView.inheritedAnimationDuration == 0.75) }
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("A spring animation follows the spring and overshoots (N13)")
    func spring() {
        view.center.x = 0
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            view.center.x = 100
        }
        MainLoop.current.advance(by: 0.125)
        expectClose(visible?.position.x, 74.836_699_8, within: 1e-5)
        MainLoop.current.advance(by: 0.125)
        expectClose(visible?.position.x, 100.907_680_6, within: 1e-5)
        MainLoop.current.advance(by: 0.25)
        #expect(visible?.position.x == 100 as CGFloat)
    }

    @Test("An autoreversing animation goes there and back before it completes")
    func autoreverse() {
        view.center.x = 0
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
            view.center.x = 100
        } completion: { [journal] _ in
            journal.note("completion")
        }
        MainLoop.current.advance(by: 1)
        expectClose(visible?.position.x, 100)
        MainLoop.current.advance(by: 0.75)
        expectClose(visible?.position.x, 25)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["completion"])
        expectClose(visible?.position.x, 100)
    }

    @Test("A repeating animation goes on until it is removed")
    func repeating() {
        view.center.x = 0
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
            view.center.x = 100
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        MainLoop.current.advance(by: 7.25)
        expectClose(visible?.position.x, 25)
        #expect(journal.take() == [])
        view.layer.removeAllAnimations()
        MainLoop.current.turn()
        #expect(journal.take() == ["completion(false)"])
    }
}

extension ViewAnimationTests {
    @Test("A spring by its bounce moves as its perceptual duration says, and completes after 0.8 s (N18, Z27)")
    func perceptualSpring() {
        view.center.x = 0
        UIView.animate(springDuration: 0.5, bounce: 0) {
            view.center.x = 100
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        MainLoop.current.advance(by: 0.25)
        expectClose(view.layer.presentation()?.position.x, 82.102_555_359, within: 1e-6)
        MainLoop.current.advance(by: 0.25)
        expectClose(view.layer.presentation()?.position.x, 98.639_906_853, within: 1e-6)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.29)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.01)
        #expect(journal.take() == ["completion(true)"])
        UIView.animate(springDuration: 0.5, bounce: 0.3) { view.center.x = 200 }
        MainLoop.current.advance(by: 0.35)
        expectClose(view.layer.presentation()?.position.x, 204.598_789_245, within: 1e-6)
    }

    @Test("Five hundred views animate side by side and end together")
    func manyViews() {
        let views = (0..<500).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        views.forEach { phone.root.view.addSubview($0) }
        for view in views {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
        }
        MainLoop.current.advance(by: 0.5)
        #expect(views.allSatisfy { abs(($0.layer.presentation()?.position.x ?? 0) - 50.25) < 1e-9 })
        MainLoop.current.advance(by: 0.5)
        #expect(views.allSatisfy { $0.layer.animationKeys() == nil })
    }
}
