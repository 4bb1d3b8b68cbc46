import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A view that notes when somebody sets its frame, or gives it another size, under a transform.
private final class WatchedView: UIView {
    private(set) var faults = 0

    override var frame: CGRect {
        get { super.frame }
        set {
            if transform != .identity { faults += 1 }
            super.frame = newValue
        }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            if transform != .identity, newValue.size != bounds.size { faults += 1 }
            super.bounds = newValue
        }
    }
}

private final class WatchedViewController: UIViewController {
    let watched = WatchedView()

    override func loadView() { view = watched }
}

/// The presenter that stands back is what it was, whatever has happened meanwhile.
@MainActor
struct RestoredTests {
    private let style = Card(presenter: .pushedBack())

    enum Meanwhile: CaseIterable, Sendable {
        case nothing, dragged, turned, turnedThere, called, callEnded, backgrounded, covered, changed, caught
    }

    private func happen(_ meanwhile: Meanwhile, in scene: PresentedStage, _ content: UIViewController) {
        let stage = scene.stage
        switch meanwhile {
        case .nothing: break
        case .dragged: stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 740), duration: 1)
        case .turned: stage.rotate(to: .landscapeLeft)
        case .turnedThere:
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 0.2)
            stage.rotate(to: .portrait)
        case .called: ScreenChange(hasCall: true).apply(to: stage)
        case .callEnded:
            ScreenChange(hasCall: true).apply(to: stage)
            stage.settle()
            stage.rotate(to: .portrait)
        case .backgrounded: stage.window.layer.endAnimations()
        case .covered:
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            content.present(cover, animated: true)
            stage.settle()
            stage.rotate(to: .landscapeLeft)
            stage.settle()
            cover.dismiss(animated: true)
        case .changed: content.cardPresentationController?.animateChanges { $0.presenter = .pushedBack(scale: 0.8) }
        case .caught:
            stage.touchDown(at: CGPoint(x: 196, y: 760))
            stage.touchMoved(to: CGPoint(x: 196, y: 771))
            stage.advance(by: 0.1)
            stage.touchUp()
        }
    }

    @Test(
        "Transform, corners, clipping, frame and safe area are what they were (R15)", arguments: Meanwhile.allCases,
        [0, 0.1, 0.25, 2] as [TimeInterval])
    func restored(meanwhile: Meanwhile, moment: TimeInterval) {
        let scene = PresentedStage()
        let view: UIView = scene.presenter.view
        view.layer.cornerRadius = 5
        view.layer.cornerCurve = .circular
        scene.presenter.additionalSafeAreaInsets.left = 7
        let content = CountingViewController(CGSize(width: 0, height: 240))
        scene.presenter.presentAsCard(content, style: style)
        scene.stage.advance(by: moment)
        happen(meanwhile, in: scene, content)
        scene.stage.settle()
        // Caught early on its way in and let go there, it has left again.
        if content.presentingViewController != nil {
            #expect(view.transform.a == (meanwhile == .changed ? 0.8 : 0.92))
            scene.presenter.dismiss(animated: true)
            scene.stage.advance(by: moment)
            if meanwhile != .dragged, meanwhile != .covered { happen(meanwhile, in: scene, content) }
            scene.stage.settle()
        }
        if scene.presenter.presentedViewController != nil {
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
        }
        let untouched = PresentedStage(orientation: scene.stage.orientation)
        untouched.presenter.view.layer.cornerRadius = 5
        untouched.presenter.view.layer.cornerCurve = .circular
        untouched.presenter.additionalSafeAreaInsets.left = 7
        if meanwhile == .called { ScreenChange(hasCall: true).apply(to: untouched.stage) }
        untouched.stage.settle()
        #expect(WindowDump(scene.stage.window).differences(from: WindowDump(untouched.stage.window)) == [])
        #expect(view.transform == .identity)
        #expect(scene.presenter.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
        #expect(view.layer.cornerCurve == .circular)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A call in the status bar moves the safe area of a presenter that stands back, as of one that does not (Z3)")
    func statusBar() {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(CGSize(width: 0, height: 240)), style: style)
        scene.stage.settle()
        #expect(scene.presenter.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        ScreenChange(hasCall: true).apply(to: scene.stage)
        scene.stage.settle()
        #expect(scene.presenter.view.safeAreaInsets == UIEdgeInsets(top: 79, left: 0, bottom: 34, right: 0))
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.additionalSafeAreaInsets == .zero)
        #expect(scene.presenter.view.safeAreaInsets == UIEdgeInsets(top: 79, left: 0, bottom: 34, right: 0))
    }

    @Test("A sheet that is pushed back keeps the safe area of its content, and gets back its own")
    func sheetsSafeArea() {
        let scene = PresentedStage()
        let lower = LaidOutViewController()
        scene.presenter.presentAsHalfSheet(lower)
        scene.stage.settle()
        lower.forgetLayouts()
        lower.presentAsCard(CountingViewController(CGSize(width: 0, height: 200)), style: style)
        scene.stage.settle()
        #expect(lower.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(lower.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(lower.additionalSafeAreaInsets == .zero)
    }

    @Test("No frame is ever set under the transform (R15)", arguments: [true, false])
    func frames(animated: Bool) {
        let stage = Stage(.iPhone15)
        let presenter = WatchedViewController()
        stage.show(presenter)
        let content = CountingViewController(CGSize(width: 0, height: 240))
        presenter.presentAsHalfSheet(content, style: HalfSheet(presenter: .pushedBack()), animated: animated)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            stage.advance(by: 0.1)
            stage.rotate(to: orientation)
            stage.settle()
        }
        stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 560), duration: 1)
        stage.settle()
        ScreenChange(hasCall: true).apply(to: stage)
        stage.settle()
        presenter.dismiss(animated: animated)
        stage.advance(by: 0.1)
        stage.rotate(to: .landscapeRight)
        stage.settle()
        #expect(presenter.watched.faults == 0)
        #expect(presenter.watched.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test(
        "A controller that is kept and presented again looks as it did the first time (R15)", arguments: [true, false])
    func presentedAgain(animated: Bool) {
        let scene = PresentedStage()
        let content = LaidOutViewController(CGSize(width: 0, height: 240))
        var looks: [[WindowDump.Line]] = []
        for round in 0..<4 {
            scene.presenter.presentAsCard(
                content, style: Card(presenter: .pushedBack(), animation: .scale), animated: animated)
            scene.stage.settle()
            looks.append(WindowDump(scene.stage.window).lines)
            #expect(looks[round] == looks[0])
            if round == 1 {
                content.dismiss(animated: true)
                scene.stage.advance(by: 0.1)
                scene.stage.rotate(to: .landscapeLeft)
                scene.stage.advance(by: 0.1)
                scene.stage.rotate(to: .portrait)
            } else {
                content.dismiss(animated: animated)
            }
            scene.stage.settle()
            #expect(content.view.transform == .identity)
            #expect(content.view.alpha == 1)
            #expect(content.additionalSafeAreaInsets == .zero)
            #expect(content.view.layer.animationKeys() == nil)
        }
    }

    @Test(
        "Put to the background and back in the middle of a transition, it is where it belongs",
        arguments: [true, false])
    func background(comes: Bool) {
        let back = StandingBack(settles: !comes)
        if !comes { back.scene.presenter.dismiss(animated: true) }
        back.stage.advance(by: 0.1)
        back.stage.window.layer.endAnimations()
        back.stage.settle()
        #expect(back.scale == (comes ? 0.92 : 1))
        #expect((back.scene.presenter.presentedViewController != nil) == comes)
    }

    // MARK: What the app does meanwhile

    @Test("What the app makes of corners, clipping, transform and safe area meanwhile stays")
    func appsChanges() {
        let scene = PresentedStage()
        let view: UIView = scene.presenter.view
        scene.presenter.presentAsCard(CountingViewController(CGSize(width: 0, height: 240)), style: style)
        scene.stage.settle()
        view.layer.cornerRadius = 6
        view.layer.cornerCurve = .circular
        view.clipsToBounds = false
        view.transform = CGAffineTransform(translationX: 40, y: 0)
        scene.presenter.additionalSafeAreaInsets.bottom = 64
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(view.layer.cornerRadius == 6)
        #expect(view.layer.cornerCurve == .circular)
        #expect(!view.clipsToBounds)
        #expect(view.transform == CGAffineTransform(translationX: 40, y: 0))
        #expect(scene.presenter.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 64, right: 0))
    }

    @Test("Values that a stopped animation leaves are not kept")
    func stopped() {
        let back = StandingBack()
        for _ in 0..<3 {
            back.scene.presenter.dismiss(animated: true)
            back.stage.advance(by: 0.05)
            back.grab()
            back.stage.advance(by: 0.3)
            back.stage.touchUp()
            back.stage.settle()
            #expect(back.scale == 0.92)
        }
        back.scene.presenter.dismiss(animated: true)
        back.stage.settle()
        #expect(back.view.transform == .identity)
        #expect(back.view.layer.cornerRadius == 0)
    }
}
