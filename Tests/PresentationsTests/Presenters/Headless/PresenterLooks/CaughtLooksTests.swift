import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Plays the presentation of a card with its own animator, which the test stops.
@MainActor
private final class OwnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: Card
    private var animator: UIViewPropertyAnimator?
    private var context: (any UIViewControllerContextTransitioning)?

    init(_ style: Card) { self.style = style }

    /// Stops in place, and counts as presented.
    func stop() {
        animator?.stopAnimation(true)
        context?.view(forKey: .to)?.alpha = 1
        context?.completeTransition(true)
        animator = nil
        context = nil
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        self.context = context
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.3)
        let view = context.view(forKey: .to)
        context.viewController(forKey: .to).map { view?.frame = context.finalFrame(for: $0) }
        view.map { context.containerView.addSubview($0) }
        view?.alpha = 0
        animator.addAnimations { view?.alpha = 1 }
        animator.addCompletion { _ in context.completeTransition(true) }
        self.animator = animator
        return animator
    }
}

extension OwnAnimator: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(style: style, presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

/// A finger catches a presentation while a spring overshoots: values that the stopped animation leaves do not count as
/// the app's.
@MainActor
struct CaughtLooksTests {
    private nonisolated static let looks: [PresenterAppearance] = [
        .pushedBack(), .pushedBack(scale: 0.7), .faded(), .faded(alpha: 0),
    ]
    private nonisolated static let animations: [TransitionAnimation] = [
        .scale, .halfwaySpring, .scale.timed(.spring(dampingRatio: 0.2, duration: 0.6)),
    ]

    private func expectUntouched(_ scene: PresentedStage, _ comment: Comment) {
        #expect(
            WindowDump(scene.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [], comment)
    }

    /// Takes the card at its visible position.
    private func grab(_ scene: PresentedStage) -> CGFloat? {
        guard let frame = try? visible(scene.chrome).frame, frame.minY < 700 else { return nil }
        let y = frame.minY + 40
        scene.stage.touchDown(at: CGPoint(x: 196, y: y))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: y + 11))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: y + 13))
        return y
    }

    private func expectDrawable(_ view: UIView, _ comment: Comment) {
        #expect((0...1).contains(view.alpha), comment)
        #expect((0...40).contains(view.layer.cornerRadius), comment)
    }

    @Test("Caught on its way in and dragged out", arguments: looks, animations)
    func coming(look: PresenterAppearance, animation: TransitionAnimation) {
        for moment in Shard.sweeps.part(of: stride(from: 0.02, through: 1, by: 0.035)) {
            let scene = PresentedStage()
            _ = scene.presentCard(Card(presenter: look, animation: animation))
            scene.stage.advance(by: moment)
            guard let y = grab(scene) else { continue }
            expectDrawable(scene.presenter.view, "\(moment)")
            scene.stage.advance(by: 0.05)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y + 150))
            scene.stage.advance(by: 0.02)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y + 330))
            expectDrawable(scene.presenter.view, "\(moment)")
            scene.stage.touchUp()
            scene.stage.settle()
            if scene.presenter.presentedViewController != nil { scene.presenter.dismiss(animated: true) }
            scene.stage.settle()
            expectUntouched(scene, "\(moment)")
        }
    }

    @Test("Caught on its way out, taken back, caught again and let go", arguments: looks, animations)
    func going(look: PresenterAppearance, animation: TransitionAnimation) {
        let rested = PresentedStage()
        _ = rested.presentCard(Card(presenter: look, animation: animation))
        rested.stage.settle()
        for moment in Shard.sweeps.part(of: stride(from: 0.01, through: 0.35, by: 0.03)) {
            let scene = PresentedStage()
            _ = scene.presentCard(Card(presenter: look, animation: animation))
            scene.stage.settle()
            for gap in [0.02, 0.4] {
                scene.presenter.dismiss(animated: true)
                scene.stage.advance(by: moment)
                guard grab(scene) != nil else { break }
                expectDrawable(scene.presenter.view, "\(moment)")
                scene.stage.advance(by: gap)
                scene.stage.touchUp()
                scene.stage.advance(by: gap)
            }
            scene.stage.settle()
            if scene.presenter.presentedViewController != nil {
                #expect(
                    WindowDump(scene.stage.window).differences(from: WindowDump(rested.stage.window)) == [], "\(moment)"
                )
                scene.presenter.dismiss(animated: true)
                scene.stage.settle()
            }
            expectUntouched(scene, "\(moment)")
        }
    }

    @Test("What the app writes on the way is the app's, also where the animation passes", arguments: [true, false])
    func written(comes: Bool) {
        let scene = PresentedStage()
        let view: UIView = scene.presenter.view
        _ = scene.presentCard(Card(presenter: .faded(alpha: 0.4), animation: .scale))
        if !comes {
            scene.stage.settle()
            scene.presenter.dismiss(animated: true)
        }
        scene.stage.advance(by: 0.1)
        view.alpha = 0.7
        scene.stage.advance(by: 0.02)
        #expect(grab(scene) != nil)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        if scene.presenter.presentedViewController != nil {
            #expect(Float(view.alpha) == Float(0.7 * 0.4))
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
        }
        #expect(Float(view.alpha) == 0.7)
    }

    @Test("What the app writes while a finger takes the card out is the app's", arguments: [true, false])
    func writtenUnderFinger(leaves: Bool) {
        let scene = PresentedStage()
        let view: UIView = scene.presenter.view
        _ = scene.presentCard(Card(presenter: .faded(alpha: 0.4)))
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 511))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 560))
        scene.stage.advance(by: 0.1)
        view.alpha = 0.7
        scene.stage.advance(by: 0.1)
        if leaves { scene.stage.touchMoved(to: CGPoint(x: 196, y: 800)) }
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect((scene.presenter.presentedViewController == nil) == leaves)
        if !leaves {
            #expect(Float(view.alpha) == Float(0.7 * 0.4))
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
        }
        #expect(Float(view.alpha) == 0.7)
    }

    @Test("A presenter of which nothing is made keeps its own animations when a finger takes hold")
    func ownAnimation() throws {
        let scene = PresentedStage()
        _ = scene.presentCard()
        scene.stage.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.presenter.view.alpha = 0 }
        scene.stage.advance(by: 0.25)
        #expect(grab(scene) != nil)
        scene.stage.advance(by: 0.25)
        #expect(try abs(visible(scene.presenter.view).opacity - 0.5) < 0.01)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.view.alpha == 0)
    }

    @Test("Given back at once in the middle of a transition, and caught after", arguments: looks)
    func givenBackAtOnce(look: PresenterAppearance) throws {
        for moment in [0.05, 0.15, 0.3] {
            let scene = PresentedStage()
            let content = scene.presentCard(Card(presenter: look, animation: .halfwaySpring))
            scene.stage.advance(by: moment)
            content.cardPresentationController?.card.presenter = .unchanged
            scene.stage.advance(by: 0.1)
            guard let y = grab(scene) else { continue }
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y + 10))
            scene.stage.advance(by: 0.2)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(scene.presenter.view.transform == .identity)
            #expect(scene.presenter.view.alpha == 1)
            #expect(scene.presenter.view.layer.cornerRadius == 0)
            #expect(!scene.presenter.view.clipsToBounds)
        }
    }

    @Test("Stopped by the app in the overshoot of its own animator", arguments: looks)
    func stoppedByApp(look: PresenterAppearance) {
        for moment in Shard.sweeps.part(of: stride(from: 0.02, through: 0.4, by: 0.02)) {
            let scene = PresentedStage()
            let own = OwnAnimator(Card(presenter: look))
            let content = CountingViewController(CGSize(width: 0, height: 340))
            content.modalPresentationStyle = .custom
            content.transitioningDelegate = own
            scene.presenter.present(content, animated: true)
            scene.stage.advance(by: moment)
            own.stop()
            scene.stage.settle()
            scene.presenter.dismiss(animated: false)
            scene.stage.settle()
            expectUntouched(scene, "\(moment)")
        }
    }
}
