import Testing
import UIKit

@testable import TestSupport

/// A presented view that a finger drags away, as an app would write it.
@MainActor
struct FingerDrivenTests {
    private let phone = Phone()
    private let script = Script()
    private let presented: UIViewController
    private let pan = UIPanGestureRecognizer()
    private let fingers: Touchscreen

    init() {
        fingers = Touchscreen(phone.window)
        presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        presented.view.addGestureRecognizer(pan)
    }

    private var minY: CGFloat? { presented.view.layer.presentation()?.frame.minY }

    /// The percentage is the fraction of the way that the view has moved; beyond a half it is dismissed.
    private func drag(with interactor: UIPercentDrivenInteractiveTransition) -> Handler {
        script.interactor = interactor
        let handler = Handler { [phone, pan, presented] in
            let share = pan.translation(in: phone.window).y / 400
            switch pan.state {
            case .began: presented.dismiss(animated: true)
            case .changed: interactor.update(share)
            case .ended where share > 0.5: interactor.finish()
            case .ended, .cancelled: interactor.cancel()
            default: break
            }
        }
        pan.addTarget(handler, action: Handler.action)
        return handler
    }

    @Test("The view follows the finger, which keeps hold of it though new touches do not reach it (T1, C42)")
    func follows() {
        let interactor = UIPercentDrivenInteractiveTransition()
        let handler = drag(with: interactor)
        fingers.down(at: CGPoint(x: 200, y: 500))
        fingers.drag(to: CGPoint(x: 200, y: 610), duration: 0.25)
        #expect(presented.isBeingDismissed)
        // The finger's movement before the pan is recognised does not count (G9).
        expectClose(minY, 552, within: 1e-6)
        fingers.drag(to: CGPoint(x: 200, y: 560), duration: 0.25)
        expectClose(minY, 502, within: 1e-6)
        fingers.drag(to: CGPoint(x: 200, y: 810), duration: 0.25)
        expectClose(minY, 752, within: 1e-6)
        fingers.up()
        #expect(script.context?.isInteractive == false)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        _ = handler
    }

    @Test("Let go before the half, it goes back, and can be dragged again (C52)")
    func goesBack() {
        script.isInterruptible = true
        let handler = drag(with: UIPercentDrivenInteractiveTransition())
        for _ in 0..<2 {
            fingers.down(at: CGPoint(x: 200, y: 500))
            fingers.drag(to: CGPoint(x: 200, y: 610), duration: 0.25)
            expectClose(minY, 552, within: 1e-6)
            fingers.up()
            MainLoop.current.settle()
            #expect(phone.root.presentedViewController === presented)
            #expect(presented.view.frame == script.frame)
        }
        _ = handler
    }

    /// Lands, moves and lifts before the run loop handles anything else.
    private func flick() {
        MainLoop.current.perform { [fingers] in
            fingers.deliver([0: .down(CGPoint(x: 200, y: 500))])
            fingers.deliver([0: .move(CGPoint(x: 200, y: 530))])
            fingers.deliver([0: .move(CGPoint(x: 200, y: 800))])
            fingers.deliver([0: .up])
        }
        MainLoop.current.advance(by: 5)
    }

    @Test("A finger that lifts before the transition has started leaves it stuck (T11)")
    func stuck() {
        let interactor = UIPercentDrivenInteractiveTransition()
        let handler = drag(with: interactor)
        flick()
        #expect(pan.state == .possible)
        #expect(presented.isBeingDismissed)
        #expect(script.context?.isInteractive == true)
        expectClose(minY, 452)
        interactor.cancel()
        MainLoop.current.settle()
        _ = handler
    }

    @Test("With a guard the same finger brings it to its end (T11)")
    func guarded() {
        let handler = drag(with: GuardedInteractor())
        flick()
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
        _ = handler
    }
}
