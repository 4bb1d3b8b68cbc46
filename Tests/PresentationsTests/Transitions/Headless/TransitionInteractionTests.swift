import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The interaction that drives a transition, and releases it.
@MainActor
struct TransitionInteractionTests {
    /// Returns the distance of the incoming view from its place, in points, frame by frame for a second.
    private func ways(_ theatre: TransitionTheatre) -> [CGFloat] {
        (0..<60).map { _ in
            let layer = theatre.second.view.layer.presentation() ?? theatre.second.view.layer
            theatre.stage.advance(by: 1.0 / 60)
            return layer.position.x - 196.5
        }
    }

    @Test("Beyond its ends, and for what is no number, it stays at the ends and where it was")
    func range() {
        let theatre = TransitionTheatre(.push, .slide(from: .trailing))
        let interaction = theatre.drive(to: 0.5)
        // An update may be seen with the next commit.
        let layer = {
            theatre.stage.advance(by: 0)
            return theatre.second.view.layer.presentation()?.position.x
        }
        interaction.update(.nan)
        #expect(layer() == 393)
        interaction.update(7)
        #expect(layer() == 196.5)
        interaction.update(-7)
        #expect(layer() == 589.5)
        // From the end a spring takes half a second to go back.
        interaction.update(7)
        theatre.stage.advance(by: 0)
        interaction.cancel(velocity: 0, over: 393)
        theatre.stage.advance(by: 0.4)
        #expect(theatre.conductor.ends == [])
        theatre.stage.settle()
        #expect(theatre.faults(completed: false) == [])
    }

    @Test("What an app animates along starts where the transition starts, however far the finger is by then (C80)")
    func alongside() {
        let theatre = TransitionTheatre(.push, .slide(from: .trailing))
        let marker = UIView()
        theatre.first.view.addSubview(marker)
        marker.alpha = 0
        let interaction = TransitionInteraction()
        theatre.conductor.interaction = interaction
        theatre.request()
        theatre.first.transitionCoordinator?.animate(alongsideTransition: { _ in marker.alpha = 1 })
        interaction.update(0.5)
        theatre.stage.advance(by: 0.05)
        #expect(marker.layer.presentation()?.opacity == 0.5)
        interaction.cancel()
        theatre.stage.settle()
    }

    @Test("The first frame shows how far the finger was before the transition had begun")
    func firstFrame() {
        let theatre = TransitionTheatre(.push, .slide(from: .trailing))
        let marker = UIView()
        theatre.first.view.addSubview(marker)
        marker.alpha = 0
        let interaction = TransitionInteraction()
        theatre.conductor.interaction = interaction
        theatre.request()
        theatre.first.transitionCoordinator?.animate(alongsideTransition: { _ in marker.alpha = 1 })
        interaction.update(0.5)
        theatre.stage.advance(by: 0)
        #expect(theatre.second.view.layer.presentation()?.position.x == 393)
        #expect(marker.layer.presentation()?.opacity == 0.5)
        interaction.finish()
        theatre.stage.settle()
        #expect(theatre.faults(completed: true) == [])
    }

    @Test("At its own pace the rest of a linear second takes its share of it (T3)")
    func ownPace() {
        let timing = TransitionTiming.curve(.linear, duration: 1)
        let finished = TransitionTheatre(.push, .slide(from: .trailing, timing: timing))
        let interaction = finished.drive(to: 0.75)
        interaction.finish()
        finished.stage.advance(by: 0.24)
        #expect(finished.conductor.ends == [])
        finished.stage.advance(by: 0.03)
        #expect(finished.conductor.ends == [true])
        let cancelled = TransitionTheatre(.push, .slide(from: .trailing, timing: timing))
        let other = cancelled.drive(to: 0.75)
        other.cancel()
        cancelled.stage.advance(by: 0.73)
        #expect(cancelled.conductor.ends == [])
        cancelled.stage.advance(by: 0.04)
        #expect(cancelled.conductor.ends == [false])
    }

    @Test(
        "The rest never jumps, takes the finger's velocity over, and does not swing",
        arguments: [
            (share: 0.2, velocity: 1500.0), (0.4, 0), (0.5, 300), (0.9, 2500), (0.97, 100), (0.6, -100),
        ])
    func finish(share: CGFloat, velocity: CGFloat) {
        let theatre = TransitionTheatre(.push, .slide(from: .trailing))
        let interaction = theatre.drive(to: share)
        interaction.finish(velocity: velocity, over: 393)
        let ways = ways(theatre)
        let start = (1 - share) * 393
        #expect(abs(ways[0] - start) < 0.01)
        // Because of its stiffness a spring may be faster than the finger for a while.
        for (way, next) in zip(ways, ways.dropFirst()) {
            #expect(way - next < max(0, velocity) / 60 + start * 0.15 + 0.01, "\(way) to \(next)")
        }
        if velocity > 0 { #expect(ways[0] - ways[1] > 0.4 * min(velocity, start * 18.2) / 60) }
        #expect(ways.allSatisfy { $0 > -0.5 })
        #expect(abs(ways[59]) < 0.01)
        theatre.stage.settle()
        #expect(theatre.faults(completed: true) == [])
    }

    @Test(
        "Nor does the way back", arguments: [(share: 0.2, velocity: -800.0), (0.45, 0), (0.25, 300), (0.7, -1500)])
    func cancel(share: CGFloat, velocity: CGFloat) {
        let theatre = TransitionTheatre(.push, .slide(from: .trailing))
        let interaction = theatre.drive(to: share)
        interaction.cancel(velocity: velocity, over: 393)
        let ways = ways(theatre).prefix { $0 != 0 }
        let start = (1 - share) * 393
        #expect(abs(ways[0] - start) < 0.01)
        for (way, next) in zip(ways, ways.dropFirst()) {
            #expect(next - way < max(0, -velocity) / 60 + share * 393 * 0.15 + 0.01, "\(way) to \(next)")
        }
        #expect(ways.allSatisfy { $0 < 393.5 })
        theatre.stage.settle()
        #expect(theatre.faults(completed: false) == [])
    }

    @Test(
        "The rest begins where the transition is seen: an update that no commit has shown does not count (Q-25)",
        arguments: [(Assumptions.Effect.immediate, 0.4), (.nextCommit, 0.8)], [true, false])
    func unseenUpdate(answer: (effect: Assumptions.Effect, rest: CGFloat), completes: Bool) {
        Assumptions.assuming({ $0.percentUpdate = answer.effect }) {
            let theatre = TransitionTheatre(.push, .slide(from: .trailing))
            let interaction = theatre.drive(to: 0.2)
            interaction.update(0.6)
            if completes {
                interaction.finish(velocity: 0, over: 393)
            } else {
                interaction.cancel(velocity: 0, over: 393)
            }
            #expect(abs((theatre.second.view.layer.presentation()?.position.x ?? 0) - 196.5 - answer.rest * 393) < 0.01)
            // From rest a spring takes 0.506 seconds for any distance.
            theatre.stage.advance(by: 0.45)
            #expect(theatre.conductor.ends == [])
            theatre.stage.advance(by: 0.1)
            #expect(theatre.conductor.ends == [completes])
            theatre.stage.settle()
            #expect(theatre.faults(completed: completes) == [])
        }
    }

    @Test("What is taken in hand on its way is let go of from where it is (T8, Q-10)", arguments: [true, false])
    func paused(completes: Bool) {
        // On other systems the percentage is that of the last update until the next one.
        Assumptions.assuming({ $0.pausedPercent = .onScreen }) {
            let timing = TransitionTiming.curve(.linear, duration: 1)
            let theatre = TransitionTheatre(.push, .slide(from: .trailing, timing: timing))
            let interaction = TransitionInteraction()
            interaction.wantsInteractiveStart = false
            theatre.conductor.interaction = interaction
            theatre.request()
            theatre.stage.advance(by: 0.8)
            interaction.pause()
            let share = interaction.percentComplete
            #expect(share > 0.7 && share < 0.81)
            // From rest a spring takes 0.506 seconds for any distance.
            if completes {
                interaction.finish(velocity: 0, over: 393)
            } else {
                interaction.cancel(velocity: 0, over: 393)
            }
            theatre.stage.advance(by: 0.45)
            #expect(theatre.conductor.ends == [])
            theatre.stage.advance(by: 0.1)
            #expect(theatre.conductor.ends == [completes])
            theatre.stage.settle()
            #expect(theatre.faults(completed: completes) == [])
        }
    }

    @Test("What is taken in hand once more goes on at its own pace, however it was let go of before (T8, Q-10)")
    func caughtAgain() {
        // On other systems the percentage is that of the last update until the next one.
        Assumptions.assuming({ $0.pausedPercent = .onScreen }) {
            let timing = TransitionTiming.curve(.linear, duration: 3)
            let theatre = TransitionTheatre(.push, .slide(from: .trailing, timing: timing))
            let interaction = theatre.drive(to: 0.5)
            interaction.finish(velocity: 1500, over: 393)
            theatre.stage.advance(by: 0.05)
            interaction.pause()
            let rest = 3 * (1 - interaction.percentComplete)
            #expect(rest > 0.6 && rest < 1.5)
            interaction.finish()
            theatre.stage.advance(by: rest - 0.05)
            #expect(theatre.conductor.ends == [])
            theatre.stage.advance(by: 0.1)
            #expect(theatre.conductor.ends == [true])
            theatre.stage.settle()
            #expect(theatre.faults(completed: true) == [])
        }
    }

    @Test("A step of the finger writes nothing to the model and lays nothing out")
    func work() {
        let theatre = TransitionTheatre(.push, .parallax(from: .trailing))
        let interaction = theatre.drive(to: 0.2)
        let work = WorkCounter.counting { interaction.update(0.4) }
        #expect(work.writes(.position) + work.writes(.bounds) + work.writes(.transform) + work.writes(.opacity) == 0)
        #expect(work.forcedLayouts + work.fittings + work.paths == 0)
        interaction.cancel()
        theatre.stage.settle()
    }

    @Test(
        "An animator that vends nothing is driven as well, and its rest does not jump either (T1)",
        arguments: [true, false])
    func plainAnimator(completes: Bool) {
        let conductor = PlainConductor()
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        navigation.delegate = conductor
        let stage = Stage(.iPhone15)
        stage.show(navigation)
        let second = UIViewController()
        navigation.pushViewController(second, animated: true)
        conductor.interaction.update(0.5)
        stage.advance(by: 0.05)
        let place = { (second.view.layer.presentation() ?? second.view.layer).position.x }
        #expect(abs(place() - 393) < 0.01)
        if completes {
            conductor.interaction.finish(velocity: 400, over: 393)
        } else {
            conductor.interaction.cancel(velocity: -400, over: 393)
        }
        var last = place()
        #expect(abs(last - 393) < 0.01)
        for _ in 0..<60 where navigation.transitionCoordinator != nil {
            stage.advance(by: 1.0 / 60)
            guard navigation.transitionCoordinator != nil else { break }
            #expect(abs(place() - last) < 25)
            last = place()
        }
        stage.settle()
        // The stack of an app that cancels a push is UIKit's affair.
        let staysChanged = Assumptions.current.stackAfterCancellation == .staysChanged
        #expect(navigation.viewControllers.count == (completes || staysChanged ? 2 : 1))
        #expect((completes ? second : first).view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("An interaction that UIKit never takes does nothing")
    func untaken() {
        let interaction = TransitionInteraction()
        interaction.update(0.5)
        interaction.finish(velocity: 100, over: 393)
        interaction.cancel()
        #expect(interaction.percentComplete == 0)
    }
}

/// An app's own animator without a property animator.
@MainActor
private final class PlainConductor: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let interaction = TransitionInteraction()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        context.containerView.addSubview(view)
        let place = view.center
        view.center.x += 393
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            view.center = place
        } completion: { _ in
            if context.transitionWasCancelled { view.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
