import UIKit

extension Probe {
    /// Property animators. None is released while it is paused.
    static var animators: [Entry] {
        [
            .rule("P1", "The states: new, started, stopped, finished", "inactive, active, stopped, inactive") { bench in
                let (animator, _) = await slider(bench)
                var states = [animator.state]
                animator.startAnimation()
                states.append(animator.state)
                animator.stopAnimation(false)
                states.append(animator.state)
                animator.finishAnimation(at: .current)
                states.append(animator.state)
                return states.map(name).joined(separator: ", ")
            },
            .rule("P1", "`stopAnimation(true)` calls completions", "no") { bench in
                let (animator, _) = await slider(bench)
                let isCalled = Box(false)
                animator.addCompletion { _ in isCalled.value = true }
                animator.startAnimation()
                await bench.pass(0.1)
                animator.stopAnimation(true)
                await bench.pass(0.6)
                return isCalled.value.word
            },
            .rule("P2", "`isRunning`: started, paused", "yes, no") { bench in
                let (animator, _) = await slider(bench)
                animator.startAnimation()
                let started = animator.isRunning
                animator.pauseAnimation()
                let paused = animator.isRunning
                animator.stopAnimation(true)
                return "\(started.word), \(paused.word)"
            },
            .rule("P6", "With `pausesOnCompletion`, at the end", "active, running: no, completion: no") { bench in
                let (animator, _) = await slider(bench)
                let isCalled = Box(false)
                animator.pausesOnCompletion = true
                animator.addCompletion { _ in isCalled.value = true }
                animator.startAnimation()
                await bench.pass(0.8)
                let text =
                    "\(name(animator.state)), running: \(animator.isRunning.word), completion: \(isCalled.value.word)"
                animator.stopAnimation(true)
                return text
            },
            .rule("P7", "`stopAnimation` in the middle leaves the value that is seen", "yes") { bench in
                let (animator, view) = await slider(bench)
                animator.pauseAnimation()
                animator.fractionComplete = 0.5
                await bench.begin()
                animator.stopAnimation(true)
                return (abs(view.center.x - 100) < 1).word
            },
            .rule("P7", "`finishAnimation(at: .start)` puts the value back", "yes") { bench in
                let (animator, view) = await slider(bench)
                animator.startAnimation()
                await bench.pass(0.1)
                animator.stopAnimation(false)
                animator.finishAnimation(at: .start)
                return (abs(view.center.x) < 0.5).word
            },
            .rule(
                "P8", "A paused animator with a curve, at a quarter of its fraction, has come", "a quarter of the way"
            ) {
                bench in
                let (animator, view) = await slider(bench, curve: .easeInOut)
                animator.pauseAnimation()
                animator.fractionComplete = 0.25
                await bench.begin()
                let x = view.layer.presentation()?.position.x ?? 0
                animator.stopAnimation(true)
                return abs(x - 50) < 1 ? "a quarter of the way" : "\(Int(x / 2)) percent of the way"
            },
            .rule("P9", "Reversed when a quarter is complete, the fraction is", "0.75") { bench in
                let (animator, _) = await slider(bench)
                animator.pauseAnimation()
                animator.fractionComplete = 0.25
                animator.isReversed = true
                let fraction = animator.fractionComplete
                animator.stopAnimation(true)
                return "\((fraction * 100).rounded() / 100)"
            },
            .rule("P6", "A reversed run ends at", "start") { bench in
                let (animator, _) = await slider(bench)
                let end = Box<UIViewAnimatingPosition?>(nil)
                animator.addCompletion { end.value = $0 }
                animator.startAnimation()
                await bench.pass(0.1)
                animator.isReversed = true
                guard await bench.until(limit: 2, { end.value != nil }) else { throw Trouble.failed("it did not end") }
                switch end.value {
                case .start: return "start"
                case .end: return "end"
                default: return "current"
                }
            },
        ]
    }

    /// Makes an animator that moves a view's centre from 0 to 200 in half a second, and the view.
    private static func slider(
        _ bench: Bench, curve: UIView.AnimationCurve = .linear
    ) async -> (UIViewPropertyAnimator, UIView) {
        let view = bench.add(UIView(), frame: CGRect(x: -10, y: 300, width: 20, height: 20))
        await bench.begin()
        return (UIViewPropertyAnimator(duration: 0.5, curve: curve) { view.center.x = 200 }, view)
    }

    private static func name(_ state: UIViewAnimatingState) -> String {
        switch state {
        case .inactive: "inactive"
        case .active: "active"
        default: "stopped"
        }
    }
}
