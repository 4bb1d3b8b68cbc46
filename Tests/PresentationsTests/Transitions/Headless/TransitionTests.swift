import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The positions of views while a transition runs, at exact moments of the clock.
@MainActor
struct TransitionTests {
    private let linearSlide = TransitionAnimation.slide(from: .bottom, timing: .curve(.linear, duration: 1))

    @Test("Right after the call nothing has moved yet (C1)")
    func afterTheCall() {
        let scene = PresentedStage()
        let content = scene.presentCard(Card())
        #expect(scene.presenter.presentedViewController === content)
        #expect(scene.container == nil)
        #expect(content.calls == [])
    }

    @Test("A slide begins just outside of the screen with its shadow, and ends in place")
    func slide() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(animation: linearSlide))
        scene.stage.advance(by: 0)
        // 478 − 852 = 374 below its place, and 44 for the shadow: the centre goes from 1066 to 648.
        #expect(try visible(scene.chrome).position == CGPoint(x: 196.5, y: 1066))
        #expect(try #require(scene.chrome).center == CGPoint(x: 196.5, y: 648))
        scene.stage.advance(by: 0.25)
        #expect(try visible(scene.chrome).position.y == 961.5)
        scene.stage.advance(by: 0.5)
        #expect(try visible(scene.chrome).position.y == 752.5)
        scene.stage.advance(by: 0.25)
        #expect(try visible(scene.chrome).position.y == 648)
    }

    @Test("The dimming fades along with the transition, on the transition's own curve (S11)")
    func dimming() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(animation: linearSlide))
        scene.stage.advance(by: 0.25)
        #expect(try visible(scene.view(named: "presentation.dimming")).opacity == 0.25)
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.25)
        #expect(try visible(scene.view(named: "presentation.dimming")).opacity == 0.75)
    }

    @Test("The presenter moves back along with the transition")
    func pushedBack() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(presenter: .pushedBack(scale: 0.9), animation: linearSlide))
        scene.stage.advance(by: 0.5)
        #expect(abs(try visible(scene.presenter.view).affineTransform().a - 0.95) < 1e-9)
        #expect(try visible(scene.presenter.view).cornerRadius == 6)
    }

    @Test("The default slide is the system's motion: at rest after half a second, and not before")
    func systemSpring() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card())
        scene.stage.advance(by: 0.4999)
        #expect(content.calls == ["willAppear"])
        let distance = try visible(scene.chrome).position.y - 648
        #expect(distance > 0)
        #expect(distance < 0.5)
        scene.stage.advance(by: 0.0001)
        #expect(content.calls == ["willAppear", "didAppear"])
    }

    @Test("The half-way spring starts at mid-screen, fades in, overshoots, and rests after two seconds (S7)")
    func halfwaySpring() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card(animation: .halfwaySpring))
        scene.stage.advance(by: 0)
        #expect(try visible(scene.chrome).position.y == 648 + 426)
        #expect(try visible(scene.chrome).opacity == 0)
        var highest = CGFloat.infinity
        for _ in 0..<200 {
            scene.stage.advance(by: 0.01)
            highest = min(highest, try visible(scene.chrome).position.y)
        }
        #expect(highest < 648 - 10)
        #expect(try visible(scene.chrome).position.y == 648)
        #expect(content.calls.last == "didAppear")
    }

    @Test("A cross dissolve moves nothing, there and back (S8)")
    func crossDissolve() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(animation: .crossDissolve.timed(.curve(.linear, duration: 1))))
        scene.stage.advance(by: 0.25)
        #expect(try visible(scene.chrome).position.y == 648)
        #expect(try visible(scene.chrome).opacity == 0.25)
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.25)
        #expect(try visible(scene.chrome).opacity == 0.75)
        #expect(try visible(scene.chrome).position.y == 648)
    }

    @Test("A popup grows from 0.8 and fades in")
    func scale() throws {
        let scene = PresentedStage()
        let animation = TransitionAnimation.scale.timed(.curve(.linear, duration: 1))
        scene.presenter.presentAsPopup(
            CountingViewController(CGSize(width: 281, height: 235)), style: Popup(animation: animation))
        scene.stage.advance(by: 0.5)
        #expect(abs(try visible(scene.chrome).affineTransform().a - 0.9) < 1e-9)
        #expect(try visible(scene.chrome).opacity == 0.5)
        scene.stage.settle()
        #expect(try #require(scene.chrome).transform == .identity)
        #expect(try #require(scene.chrome).frame == CGRect(x: 56, y: 321, width: 281, height: 235))
    }

    @Test("A dismissal leaves where the animation came from, and nothing jumps at its beginning")
    func dismissal() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(animation: linearSlide))
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0)
        #expect(try visible(scene.chrome).position.y == 648)
        scene.stage.advance(by: 0.5)
        #expect(try visible(scene.chrome).position.y == 857)
    }

    @Test("Layout passes during a transition do not move what the transition moves (Y3)", arguments: [true, false])
    func layoutDuringTransition(presenting: Bool) throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(animation: linearSlide))
        if !presenting {
            scene.stage.settle()
            scene.presenter.dismiss(animated: true)
        }
        for _ in 0..<9 {
            scene.stage.advance(by: 0.1)
            let before = try visible(scene.chrome).position
            scene.container?.setNeedsLayout()
            scene.stage.advance(by: 0)
            #expect(try visible(scene.chrome).position == before)
        }
        scene.stage.settle()
        #expect((scene.presenter.presentedViewController != nil) == presenting)
    }

    @Test("Without animation everything is in place after the commit, and gone after the next (C46)")
    func unanimated() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(content, style: Card(presenter: .pushedBack()), animated: false)
        scene.stage.advance(by: 0)
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(try visible(scene.view(named: "presentation.dimming")).opacity == 1)
        #expect(scene.presenter.view.transform.a == 0.92)
        scene.presenter.dismiss(animated: false)
        scene.stage.advance(by: 0)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(scene.presenter.view.transform == .identity)
    }

    @Test("The animator vends one and the same property animator for the whole transition (T6)")
    func interruptible() throws {
        let scene = PresentedStage()
        let style = InterruptibleCard(card: Card(animation: linearSlide))
        scene.presenter.present(CountingViewController(CGSize(width: 0, height: 340)), as: style)
        scene.stage.advance(by: 0.5)
        try #require(style.probe.context != nil)
        style.probe.pause()
        let paused = try visible(scene.chrome).position.y
        scene.stage.advance(by: 3)
        #expect(try visible(scene.chrome).position.y == paused)
        style.probe.update(0.75)
        #expect(try visible(scene.chrome).position.y == 752.5)
        #expect(try visible(scene.view(named: "presentation.dimming")).opacity == 0.75)
        style.probe.finish()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController != nil)
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("The presenter comes forward along with the dismissal")
    func pulled() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(presenter: .pushedBack(scale: 0.9), animation: linearSlide))
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.5)
        #expect(abs(try visible(scene.presenter.view).affineTransform().a - 0.95) < 1e-9)
        #expect(try visible(scene.presenter.view).cornerRadius == 6)
    }

    @Test("A blur comes and goes with its effect, not with an alpha, and covers the container")
    func blur() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(dimming: .blurred(.dark), animation: linearSlide))
        scene.stage.advance(by: 0.25)
        let dimming = try #require(scene.view(named: "presentation.dimming"))
        let effectView = try #require(dimming.subviews.first as? UIVisualEffectView)
        #expect(try visible(effectView).effectIntensity == 0.25)
        #expect(try visible(dimming).opacity == 1)
        #expect(try visible(effectView).opacity == 1)
        scene.stage.settle()
        #expect(effectView.effect is UIBlurEffect)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(effectView.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.75)
        #expect(try visible(effectView).effectIntensity == 0.25)
        #expect(effectView.effect == nil)
    }

    @Test("Leading is where a right-to-left layout begins: the card comes from the right")
    func rightToLeft() throws {
        let stage = Stage(.iPhone15, layoutDirection: .rightToLeft)
        let presenter = CountingViewController()
        stage.show(presenter)
        let content = CountingViewController(CGSize(width: 0, height: 340))
        let animation = TransitionAnimation.slide(from: .leading, timing: .curve(.linear, duration: 1))
        presenter.presentAsCard(content, style: Card(shadow: nil, animation: animation))
        stage.advance(by: 0)
        #expect(try visible(content.presentationController?.presentedView).frame.minX == 393)
    }

    @Test("The content is laid out in its place before it moves: alongside animations find it there")
    func laidOutFirst() throws {
        let scene = PresentedStage()
        let content = AlongsideViewController()
        content.preferredContentSize = CGSize(width: 0, height: 340)
        scene.presenter.presentAsCard(content)
        scene.stage.advance(by: 0.1)
        #expect(content.subview.frame == CGRect(x: 0, y: 0, width: 369, height: 340))
        #expect(content.subview.layer.animationKeys() == nil)
    }
}

/// Lays its view out alongside the transition, as content does that animates its own constraints.
private final class AlongsideViewController: UIViewController {
    let subview = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(subview)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(alongsideTransition: { [view] _ in view?.layoutIfNeeded() }, completion: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        subview.frame = view.bounds
    }
}
