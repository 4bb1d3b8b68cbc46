import Testing
import UIKit

/// Who can be touched while a transition runs.
@MainActor @Suite struct TransitionTouchTests {
    private let table = GestureTable()
    private let script = Script()
    private let content: TouchView
    private let dimming: TouchView
    private let presented: UIViewController

    /// The presented view covers (0, 452, 393, 400) of the screen.
    private let onPresented = CGPoint(x: 200, y: 800)
    private let beside = CGPoint(x: 200, y: 200)

    init() {
        content = TouchView("presented", table.journal, frame: .zero)
        dimming = TouchView("dimming", table.journal, frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        presented = script.makePresented()
        presented.view = content
        script.duration = 0.5
        script.onWillBegin = { [dimming] in $0.containerView?.insertSubview(dimming, at: 0) }
        // In its place from the beginning, so that only the rule can keep touches from it.
        script.animate = { context in
            if let view = context.view(forKey: .to) {
                view.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
                context.containerView.addSubview(view)
            }
            UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
                context.containerView.alpha = context.containerView.alpha == 1 ? 0.9 : 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private func present() {
        table.phone.root.present(presented, animated: true)
        MainLoop.main.turn()
    }

    private func touched(_ point: CGPoint) -> [String] {
        table.fingers.down(at: point)
        table.fingers.up()
        return table.journal.take()
    }

    @Test("Until a presentation is complete the presented view gets no touches, what is beside it does (C42)")
    func presenting() {
        present()
        table.wait(0.25)
        #expect(touched(onPresented) == ["dimming began", "dimming ended"])
        #expect(touched(beside) == ["dimming began", "dimming ended"])
        table.wait(0.25)
        #expect(touched(onPresented) == ["presented began", "presented ended"])
    }

    @Test("Nor does the presenter, even where nothing covers it (C42)")
    func presenter() {
        script.onWillBegin = { $0.containerView?.isUserInteractionEnabled = false }
        present()
        #expect(touched(beside) == [])
        table.wait(0.5)
        #expect(touched(beside) == ["back began", "back ended"])
    }

    @Test("Nor does either during a dismissal (C42)")
    func dismissing() {
        present()
        MainLoop.main.settle()
        presented.dismiss(animated: true)
        // The request alone changes nothing.
        #expect(table.phone.window.hitTest(onPresented, with: nil) === content)
        MainLoop.main.turn()
        #expect(touched(onPresented) == ["dimming began", "dimming ended"])
        MainLoop.main.settle()
        #expect(touched(beside) == ["back began", "back ended"])
    }

    @Test("The animation's end does not matter, only completeTransition does (C42)")
    func untilComplete() {
        let usual = script.animate
        var context: (any UIViewControllerContextTransitioning)?
        script.animate = {
            context = $0
            if let view = $0.view(forKey: .to) {
                view.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
                $0.containerView.addSubview(view)
            }
        }
        present()
        MainLoop.main.settle()
        #expect(touched(onPresented) == ["dimming began", "dimming ended"])
        context?.completeTransition(true)
        #expect(touched(onPresented) == ["presented began", "presented ended"])
        script.animate = usual
    }

    @Test("A finger that is down already keeps its view and its recognisers (C42)")
    func touchGoesOn() {
        let pan = table.add(UIPanGestureRecognizer(), "pan", to: content)
        present()
        MainLoop.main.settle()
        table.fingers.down(at: onPresented)
        table.fingers.move(to: onPresented.moved(0, 5))
        presented.dismiss(animated: true)
        MainLoop.main.turn()
        table.fingers.move(to: onPresented.moved(0, 8))
        table.fingers.move(to: onPresented.moved(0, 30))
        #expect(pan.state == .began)
        #expect(
            table.journal.take() == [
                "presented began", "presented moved", "presented moved", "pan.began", "presented cancelled",
            ])
        table.fingers.up()
        MainLoop.main.settle()
    }

    @Test("A presentation without animation leaves nobody untouchable (C42)")
    func notAnimated() {
        script.animate = { context in
            context.view(forKey: .to).map { context.containerView.addSubview($0) }
            context.containerView.layoutIfNeeded()
            context.completeTransition(true)
        }
        table.phone.root.present(presented, animated: false)
        MainLoop.main.turn()
        content.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
        #expect(touched(onPresented) == ["presented began", "presented ended"])
        presented.dismiss(animated: false)
        MainLoop.main.settle()
        #expect(touched(beside) == ["back began", "back ended"])
    }
}
