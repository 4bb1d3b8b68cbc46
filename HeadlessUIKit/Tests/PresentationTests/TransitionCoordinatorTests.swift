import Testing
import UIKit

@testable import TestSupport

@MainActor
struct TransitionCoordinatorTests {
    private let phone = Phone()
    private let script = Script()
    private let dimming = UIView()

    private var opacity: Float? { dimming.layer.presentation()?.opacity }

    @Test("An alongside block waits for the animation, and runs with its duration and curve (C66, C80)")
    func alongside() {
        dimming.alpha = 0
        script.duration = 1
        var hasRunInHook: Bool?
        script.onWillBegin = { [dimming] controller in
            controller.containerView?.addSubview(dimming)
            var hasRun = false
            controller.presentedViewController.transitionCoordinator?.animate { _ in
                hasRun = true
                dimming.alpha = 1
            }
            hasRunInHook = hasRun
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(hasRunInHook == false)
        #expect(dimming.alpha == 1 as CGFloat)
        MainLoop.current.advance(by: 0.25)
        #expect(opacity == 0.25)
        MainLoop.current.advance(by: 0.5)
        #expect(opacity == 0.75)
    }

    @Test("Without an animation of the animator the blocks run right after animateTransition (C66)")
    func withoutAnimation() {
        script.animate = { [script] _ in script.journal.note("animateTransition") }
        script.onWillBegin = { [script] controller in
            controller.presentedViewController.transitionCoordinator?.animate { _ in script.journal.note("alongside") }
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        let entries = script.journal.take()
        #expect(entries.drop { $0 != "animateTransition" }.dropFirst().first == "alongside")
    }

    @Test("A view outside of the container is animated with the transition when it is named (C67)")
    func outsideOfContainer() {
        let beside = UIView()
        beside.alpha = 0
        phone.root.view.addSubview(beside)
        var isQueued: Bool?
        script.duration = 1
        script.onWillBegin = { controller in
            isQueued = controller.presentedViewController.transitionCoordinator?.animateAlongsideTransition(in: beside)
            {
                _ in beside.alpha = 1
            }
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(isQueued == true)
        MainLoop.current.advance(by: 0.25)
        #expect(beside.layer.presentation()?.opacity == 0.25)
        MainLoop.current.settle()
        #expect(phone.root.transitionCoordinator?.animateAlongsideTransition(in: beside, animation: nil) == nil)
    }

    @Test("Once the animation has begun a block is refused, but its completion still comes (C68)")
    func tooLate() {
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        var hasRun = false
        var hasCompleted = false
        let isQueued = phone.root.transitionCoordinator?.animate { _ in
            hasRun = true
        } completion: { _ in
            hasCompleted = true
        }
        #expect(isQueued == false)
        MainLoop.current.settle()
        #expect(!hasRun)
        #expect(hasCompleted)
    }

    @Test("The completion does not wait for an alongside animation with a longer duration of its own (C69)")
    func ownDuration() {
        dimming.alpha = 0
        var opacityAtCompletion: Float?
        script.onWillBegin = { [dimming] controller in
            controller.containerView?.addSubview(dimming)
            controller.presentedViewController.transitionCoordinator?.animate { _ in
                UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
                    dimming.alpha = 1
                }
            } completion: { _ in
                opacityAtCompletion = dimming.layer.presentation()?.opacity
            }
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.advance(by: 0.25)
        #expect(opacityAtCompletion == 0.25)
    }

    @Test("A child has the coordinator of its parent's transition (C70)")
    func child() {
        let child = UIViewController()
        let presented = script.makePresented()
        presented.addChild(child)
        var found: [Bool] = []
        script.onWillBegin = { _ in found.append(child.transitionCoordinator != nil) }
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(found == [true])
    }

    @Test("The values of the coordinator in a transition without interaction (C71)")
    func facts() {
        script.duration = 0.5
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        let coordinator = phone.root.transitionCoordinator
        #expect(coordinator?.isAnimated == true)
        #expect(coordinator?.initiallyInteractive == false)
        #expect(coordinator?.isInteractive == false)
        #expect(coordinator?.isCancelled == false)
        #expect(coordinator?.transitionDuration == 0.5)
        #expect(coordinator?.presentationStyle == .custom)
        #expect(coordinator?.viewController(forKey: .from) === phone.root)
        #expect(coordinator?.viewController(forKey: .to) === phone.root.presentedViewController)
        #expect(coordinator?.containerView === script.controller?.containerView)
    }

    @Test("On cancel the alongside completions run with isCancelled set (C55)")
    func cancelled() {
        script.isInterruptible = true
        var isCancelled: Bool?
        script.onWillBegin = { controller in
            controller.presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) {
                isCancelled = $0.isCancelled
            }
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.advance(by: 0.1)
        script.pause()
        script.cancel()
        MainLoop.current.settle()
        #expect(isCancelled == true)
    }
}
