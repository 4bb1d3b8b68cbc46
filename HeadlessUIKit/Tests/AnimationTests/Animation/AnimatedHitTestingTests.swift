import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct AnimatedHitTestingTests {
    private let phone = Phone()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let start = CGPoint(x: 25, y: 25)
    private let middle = CGPoint(x: 125, y: 25)
    private let end = CGPoint(x: 225, y: 25)

    init() {
        phone.root.view.addSubview(view)
        view.addSubview(child)
        MainLoop.current.settle()
    }

    private func hit(_ point: CGPoint) -> UIView? {
        phone.root.view.hitTest(point, with: nil)
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.frame.origin.x = 200 }
    }

    @Test("A view that a plain animation moves gets no touches, nor does what is in it, until it is over (N2)")
    func plainAnimation() {
        UIView.animate(withDuration: 1) { view.frame.origin.x = 200 }
        MainLoop.current.advance(by: 0.5)
        for point in [start, middle, end] {
            #expect(hit(point) === phone.root.view)
        }
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
        MainLoop.current.advance(by: 0.5)
        #expect(hit(end) === child)
    }

    @Test("So does one that only fades, and one that waits for its delay (N2)")
    func fadingAndWaiting() {
        UIView.animate(withDuration: 1, delay: 1) { view.alpha = 0.5 }
        #expect(hit(start) === phone.root.view)
        MainLoop.current.settle()
        #expect(hit(start) === child)
    }

    @Test("With user interaction allowed it is hit at its model, not where it is seen (N2, P15)")
    func allowed() {
        UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            view.frame.origin.x = 200
        }
        MainLoop.current.advance(by: 0.5)
        #expect(hit(end) === child)
        #expect(hit(middle) === phone.root.view)
        #expect(hit(start) === phone.root.view)
    }

    @Test("A view that a property animator moves is hit where it is seen (P15)")
    func propertyAnimator() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        #expect(hit(middle) === child)
        #expect(hit(end) === phone.root.view)
        #expect(hit(start) === phone.root.view)
        animator.pauseAnimation()
        #expect(hit(middle) === child)
        animator.stopAnimation(true)
        #expect(hit(middle) === child)
    }

    @Test("With manual hit testing it is hit at its model, also when that is asked for on the way (P15)")
    func manual() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.isManualHitTestingEnabled = true
        #expect(hit(middle) === phone.root.view)
        #expect(hit(end) === child)
        MainLoop.current.settle()
    }

    @Test("An animator with user interaction switched off lets no touches through to its views (P15)")
    func interactionOff() {
        let animator = makeAnimator()
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        #expect(hit(middle) === phone.root.view)
        #expect(hit(end) === phone.root.view)
        MainLoop.current.settle()
        #expect(hit(end) === child)
    }

    @Test("A view that grows is hit as big as it is seen (P15)")
    func growing() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        #expect(hit(CGPoint(x: 149, y: 75)) === view)
        #expect(hit(CGPoint(x: 151, y: 75)) === phone.root.view)
        MainLoop.current.settle()
    }

    @Test("A plain animation's ban counts for more than an animator's place")
    func combined() {
        #expect(AnimatedTouches.combined([]) == .atModel)
        #expect(AnimatedTouches.combined([.whereSeen, .atModel]) == .whereSeen)
        #expect(AnimatedTouches.combined([.whereSeen, .off, .atModel]) == .off)
        #expect(AnimatedTouches.combined([.off, .whereSeen]) == .off)
    }
}
