import Testing

@testable import TestSupport
@testable import UIKit

/// Property animators, recorded on an iOS 26.1 simulator: github.com/Vercantez/openuikit at 0774fbf3, the remarks in
/// `Sources/OpenUIKit/UIViewPropertyAnimator.swift`.
@MainActor @Suite struct RecordedAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let phone: Phone

    init() {
        MainLoop.current.settle()
        phone = Phone()
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
    }

    @Test("A fresh animator is inactive, and has the recorded defaults (P1)")
    func defaults() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 0)
        #expect(animator.isInterruptible)
        #expect(animator.isUserInteractionEnabled)
        #expect(!animator.isManualHitTestingEnabled)
        #expect(animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion)
    }

    @Test("Curves are of the kinds 0, 1 and 2, and the default one has the points .25, .1, .25 and 1 (N8)")
    func kinds() {
        #expect(UICubicTimingParameters(animationCurve: .linear).timingCurveType.rawValue == 0)
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.4, y: 1))
        #expect(own.timingCurveType.rawValue == 1)
        #expect(UISpringTimingParameters().timingCurveType.rawValue == 2)
        let standard = UICubicTimingParameters()
        #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
    }

    @Test("While it runs, fractionComplete is the share of the time, whatever the curve (P8)")
    func fraction() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 100 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        expectClose(animator.fractionComplete, 0.25, within: 1e-9)
        MainLoop.current.settle()
    }

    /// The times are rounded to a thousandth of a second, in which the views go 0.1 and 0.4 points.
    @Test(
        "A view that goes from 50 to 150 in a second is where it was recorded (N8, N13)",
        arguments: [(nil, 0.243, 62.14, 0.2), (0.5, 0.297, 166.15, 0.2)] as [(CGFloat?, Double, CGFloat, CGFloat)])
    func position(dampingRatio: CGFloat?, time: Double, recorded: CGFloat, tolerance: CGFloat) {
        view.center.x = 50
        let changes = { view.center.x = 150 }
        let animator =
            dampingRatio.map { UIViewPropertyAnimator(duration: 1, dampingRatio: $0, animations: changes) }
            ?? UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: changes)
        animator.startAnimation()
        MainLoop.current.advance(by: time)
        expectClose(view.layer.presentation()?.position.x, recorded, within: tolerance)
        MainLoop.current.settle()
    }

    /// The fraction at the pause was not recorded; it is 0 here, where the model stays as it was (P7).
    @Test("Stopped for good while paused at its start, an animator leaves the start, and completes nothing (P7)")
    func stopped() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        var completions = 0
        animator.addCompletion { _ in completions += 1 }
        animator.pauseAnimation()
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(view.alpha == 1)
        MainLoop.current.settle()
        #expect(view.alpha == 1)
        #expect(completions == 0)
    }

    @Test("Stopped and finished at the start, an animator is inactive and leaves the value of the start (P1)")
    func finishedAtStart() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(animator.state == .inactive)
        #expect(view.alpha == 1)
        MainLoop.current.settle()
    }
}
