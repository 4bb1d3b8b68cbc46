import Testing
import UIKit

@testable import TestSupport

/// The views that get touches while a transition runs.
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
        // In place from the beginning, so that only the rule can keep touches from it.
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
        MainLoop.current.turn()
    }

    private func touched(_ point: CGPoint) -> [String] {
        table.fingers.down(at: point)
        table.fingers.up()
        return table.journal.take()
    }

    /// Does not want to begin interactively; the animator runs on its own.
    private func addInteractor() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = false
        script.interactor = interactor
    }

    @Test("Without an interaction controller no view gets a new touch until a presentation is complete (C42, Z1)")
    func presenting() {
        present()
        table.wait(0.25)
        #expect(touched(onPresented) == [])
        #expect(touched(beside) == [])
        #expect(UIApplication.shared.isIgnoringInteractionEvents)
        table.wait(0.25)
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
        #expect(touched(onPresented) == ["presented began", "presented ended"])
    }

    @Test("With one that does not want to begin, the presented view and the container get touches (Z1)")
    func presentingWithInteractor() {
        addInteractor()
        present()
        table.wait(0.25)
        #expect(touched(onPresented) == ["presented began", "presented ended"])
        #expect(touched(beside) == ["dimming began", "dimming ended"])
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
        MainLoop.current.settle()
    }

    @Test("If touches need no interaction controller, the container and the presented view get them (Q-1)")
    func presentingWhereNobodyNeedsOne() {
        Assumptions.assuming {
            $0.touchesWithoutInteraction = .containerAndPresentedView
        } during: {
            present()
            table.wait(0.25)
            #expect(touched(onPresented) == ["presented began", "presented ended"])
            #expect(touched(beside) == ["dimming began", "dimming ended"])
            MainLoop.current.settle()
        }
    }

    @Test("The presenter gets none even with one, where nothing covers it (C42)")
    func presenter() {
        addInteractor()
        script.onWillBegin = { $0.containerView?.isUserInteractionEnabled = false }
        present()
        #expect(touched(beside) == [])
        table.wait(0.5)
        #expect(touched(beside) == ["back began", "back ended"])
    }

    @Test("During a dismissal without an interaction controller no view gets touches (C42, Z1)")
    func dismissing() {
        present()
        MainLoop.current.settle()
        presented.dismiss(animated: true)
        // A finger lands in a later turn than the request, when the dismissal has begun.
        #expect(touched(onPresented) == [])
        MainLoop.current.settle()
        #expect(touched(beside) == ["back began", "back ended"])
    }

    @Test("In a dismissal with one the presented view is touched (Z1)")
    func dismissingWithInteractor() {
        present()
        MainLoop.current.settle()
        addInteractor()
        presented.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(touched(onPresented) == ["presented began", "presented ended"])
        MainLoop.current.settle()
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
        MainLoop.current.settle()
        #expect(touched(onPresented) == [])
        context?.completeTransition(true)
        #expect(touched(onPresented) == ["presented began", "presented ended"])
        script.animate = usual
    }

    @Test("An app may keep every touch away itself")
    func ignoring() {
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        #expect(touched(beside) == [])
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(touched(beside) == [])
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(touched(beside) == ["back began", "back ended"])
    }

    @Test("A finger that is down already keeps its view and its recognisers (C42)")
    func touchGoesOn() {
        let pan = table.add(UIPanGestureRecognizer(), "pan", to: content)
        present()
        MainLoop.current.settle()
        table.fingers.down(at: onPresented)
        table.fingers.move(to: onPresented.moved(0, 5))
        presented.dismiss(animated: true)
        MainLoop.current.turn()
        table.fingers.move(to: onPresented.moved(0, 8))
        table.fingers.move(to: onPresented.moved(0, 30))
        #expect(pan.state == .began)
        #expect(
            table.journal.take() == [
                "presented began", "presented moved", "presented moved", "pan.began", "presented cancelled",
            ])
        table.fingers.up()
        MainLoop.current.settle()
    }

    @Test("After a presentation without animation every view gets touches again (C42)")
    func notAnimated() {
        script.animate = { context in
            context.view(forKey: .to).map { context.containerView.addSubview($0) }
            context.containerView.layoutIfNeeded()
            context.completeTransition(true)
        }
        table.phone.root.present(presented, animated: false)
        MainLoop.current.turn()
        content.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
        #expect(touched(onPresented) == ["presented began", "presented ended"])
        presented.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(touched(beside) == ["back began", "back ended"])
    }
}
