import Testing
import UIKit

@testable import TestSupport

/// A percent-driven interactor with an animator that animates plainly.
@MainActor
struct PercentDrivenTests: DrivenDismissalTests {
    let dismissal = DrivenDismissal()
    private func opacity(_ view: UIView) -> Float? { view.layer.presentation()?.opacity }

    // MARK: Scrubbing

    @Test("The container's time stands still at the start, and update shows the moment p·duration, to and fro (T1)")
    func update() {
        let presented = beginDismissing()
        #expect(script.context?.isInteractive == true)
        MainLoop.current.advance(by: 5)
        expectClose(minY(presented), 452)
        interactor.update(0.25)
        expectClose(minY(presented), 552)
        MainLoop.current.advance(by: 5)
        expectClose(minY(presented), 552)
        interactor.update(0.75)
        expectClose(minY(presented), 752)
        interactor.update(0.5)
        expectClose(minY(presented), 652)
        #expect(presented.isBeingDismissed)
        interactor.finish()
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("A property animator that is started and not vended plays at its own pace under the finger (Z4)")
    func startedAnimator() {
        let view = UIView()
        script.onWillBegin = { $0.containerView?.addSubview(view) }
        script.animate = { context in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            animator.startAnimation()
        }
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        interactor.update(0.1)
        MainLoop.current.advance(by: 0.5)
        expectClose(view.layer.presentation()?.position.x, 50, within: 1e-6)
        interactor.finish()
        MainLoop.current.settle()
        #expect(phone.root.transitionCoordinator == nil)
    }

    @Test("Springs and delayed animations are scrubbed with the rest, each in its own motion (T1)")
    func everything() {
        let delayed = UIView()
        let springing = UIView()
        script.onWillBegin = { controller in
            [delayed, springing].forEach { controller.containerView?.addSubview($0) }
        }
        script.animate = { [script] context in
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
                delayed.center.x = 100
            } completion: { _ in
                script.journal.note("delayed completion")
            }
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: { springing.center.x = 100 }
            ) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        let places = { [delayed, springing].map { $0.layer.presentation()?.position.x } }
        interactor.update(0.25)
        #expect(places()[0] == 0)
        expectClose(places()[1], 67.106_751_93, within: 1e-4)
        interactor.update(0.5)
        expectClose(places()[0], 50)
        expectClose(places()[1], 94.447_718_36, within: 1e-4)
        interactor.update(0.9)
        expectClose(places()[0], 100)
        interactor.update(0.4)
        expectClose(places()[0], 30)
        MainLoop.current.advance(by: 5)
        #expect(!script.journal.take().contains("delayed completion"))
        expectClose(places()[0], 30)
        interactor.finish()
        MainLoop.current.settle()
        #expect(script.journal.take().contains("delayed completion"))
    }

    @Test("Alongside animations take the animator's duration and curve and follow the finger (C66, T1)")
    func alongside() {
        let dimming = UIView()
        dimming.alpha = 0
        script.onWillBegin = { controller in
            controller.containerView?.addSubview(dimming)
            controller.presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = 1 }
        }
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(opacity(dimming) == 0)
        interactor.update(0.25)
        #expect(opacity(dimming) == 0.25)
        interactor.update(0.75)
        #expect(opacity(dimming) == 0.75)
        interactor.cancel()
        MainLoop.current.advance(by: 0.375)
        #expect(abs((opacity(dimming) ?? 0) - 0.375) < 1e-6)
        MainLoop.current.settle()
    }

    @Test("Duration is what the animator said at the start, percentComplete what update said last (T2)")
    func facts() {
        #expect(interactor.duration == 0)
        #expect(interactor.percentComplete == 0)
        _ = beginDismissing()
        script.duration = 9
        #expect(interactor.duration == 1)
        interactor.update(0.25)
        #expect(interactor.percentComplete == 0.25)
        #expect(phone.root.transitionCoordinator?.percentComplete == 0.25)
        interactor.update(0.5)
        #expect(interactor.percentComplete == 0.5)
        interactor.cancel()
        #expect(interactor.percentComplete == 0.5)
        MainLoop.current.settle()
    }

    @Test("Values outside of 0…1 count as the nearest side, and nothing ends before the finger is up")
    func outside() {
        let presented = beginDismissing()
        interactor.update(1.5)
        #expect(interactor.percentComplete == 1)
        MainLoop.current.advance(by: 5)
        #expect(phone.root.presentedViewController === presented)
        expectClose(minY(presented), 852)
        interactor.update(-1)
        expectClose(minY(presented), 452)
        interactor.update(.nan)
        #expect(interactor.percentComplete == 0)
        interactor.update(0.5)
        expectClose(minY(presented), 652)
        interactor.finish()
        MainLoop.current.settle()
    }

    // MARK: Views outside of the container

    @Test("A view beside the container is scrubbed only if the coordinator was given it (C67)")
    func beside() {
        let plain = UIView()
        let named = UIView()
        [plain, named].forEach {
            phone.root.view.addSubview($0)
            $0.alpha = 0
        }
        script.onWillBegin = { [phone] controller in
            guard controller.presentedViewController.isBeingDismissed else { return }
            phone.root.transitionCoordinator?.animate { _ in plain.alpha = 1 }
            phone.root.transitionCoordinator?.animateAlongsideTransition(in: named) { _ in named.alpha = 1 }
        }
        _ = beginDismissing()
        #expect(opacity(plain) == 0)
        #expect(opacity(named) == 0)
        MainLoop.current.advance(by: 0.5)
        #expect(opacity(plain) == 0.5)
        #expect(opacity(named) == 0)
        interactor.update(0.25)
        #expect(opacity(named) == 0.25)
        MainLoop.current.advance(by: 0.5)
        #expect(opacity(plain) == 1)
        interactor.finish()
        MainLoop.current.advance(by: 0.375)
        #expect(abs((opacity(named) ?? 0) - 0.625) < 1e-6)
        MainLoop.current.settle()
        #expect(opacity(named) == 1)
        #expect(named.layer.speed == 1)
        #expect(named.layer.timeOffset == 0)
        #expect(named.layer.convertTime(10, from: nil) == 10)
    }

    @Test("A given view that is in the container, or around it, is not scrubbed twice (C67)")
    func nested() {
        let inner = UIView()
        inner.alpha = 0
        script.onWillBegin = { [phone] controller in
            controller.containerView?.addSubview(inner)
            let coordinator = controller.presentedViewController.transitionCoordinator
            coordinator?.animateAlongsideTransition(in: inner) { _ in inner.alpha = 1 }
            coordinator?.animateAlongsideTransition(in: phone.window) { _ in }
        }
        script.interactor = interactor
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        interactor.update(0.25)
        #expect(opacity(inner) == 0.25)
        expectClose(minY(presented), 752)
        interactor.finish()
        MainLoop.current.advance(by: 0.375)
        #expect(abs((opacity(inner) ?? 0) - 0.625) < 1e-6)
        MainLoop.current.settle()
        #expect(phone.window.layer.speed == 1)
        #expect(phone.window.layer.timeOffset == 0)
        #expect(inner.layer.convertTime(10, from: nil) == 10)
    }
}
