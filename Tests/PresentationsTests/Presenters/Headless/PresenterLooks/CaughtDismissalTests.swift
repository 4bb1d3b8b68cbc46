import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A dismissal that brings back another view, and is caught: when that view is visible again it looks as it should.
@MainActor
struct CaughtDismissalTests {
    nonisolated static let animations: [TransitionAnimation] = [
        .flip, .cube, .door,
        TransitionAnimation(
            incoming: .init(displacement: .beyond(.bottom)), outgoing: .init(scale: 0.5),
            timing: .curve(.easeOut, duration: 0.4)),
        TransitionAnimation(
            incoming: .init(alpha: 0), outgoing: .init(displacement: .toward(.leading, share: 0.3), alpha: 0.2),
            scrim: .init(), timing: .spring(dampingRatio: 0.5, duration: 0.5)),
    ]

    enum Style: CaseIterable, Sendable {
        case halfSheet, card, drawer

        @MainActor
        func present(_ content: UIViewController, from presenter: UIViewController, _ animation: TransitionAnimation) {
            switch self {
            case .halfSheet: presenter.presentAsHalfSheet(content, style: HalfSheet(animation: animation))
            case .card: presenter.presentAsCard(content, style: Card(animation: animation))
            case .drawer: presenter.presentAsDrawer(content, style: Drawer(width: .fixed(300), animation: animation))
            }
        }
    }

    @Test("All are dismissed, a finger catches the one on top and takes it back", arguments: animations, Style.allCases)
    func takenBack(animation: TransitionAnimation, style: Style) {
        for moment in [0.02, 0.1, 0.2, 0.3] {
            let scene = PresentedStage()
            let whole = CountingViewController()
            whole.modalPresentationStyle = .fullScreen
            scene.presenter.present(whole, animated: false)
            scene.stage.settle()
            let content = CountingViewController(CGSize(width: 0, height: 400))
            style.present(content, from: whole, animation)
            scene.stage.settle()
            let before = WindowDump(scene.stage.window)
            scene.presenter.dismiss(animated: true)
            scene.stage.advance(by: moment)
            scene.stage.touchDown(at: CGPoint(x: 150, y: 600))
            let way = style == .drawer ? CGPoint(x: 162, y: 600) : CGPoint(x: 150, y: 588)
            scene.stage.touchMoved(to: way)
            scene.stage.advance(by: 0.2)
            scene.stage.touchUp()
            scene.stage.settle()
            if scene.presenter.presentedViewController != nil {
                #expect(WindowDump(scene.stage.window).differences(from: before) == [], "\(moment)")
                scene.presenter.dismiss(animated: true)
                scene.stage.settle()
            }
            #expect(
                WindowDump(scene.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [],
                "\(moment)")
        }
    }

    @Test("The first dismissal is caught and cancelled, the second shows the root as it was")
    func caught() {
        // Otherwise UIKit's own transition of the lowest one plays, which nobody catches.
        guard Assumptions.current.animatedOfStack == .topmost else { return }
        let scene = PresentedStage()
        let whole = CountingViewController()
        whole.modalPresentationStyle = .fullScreen
        scene.presenter.present(whole, animated: false)
        scene.stage.settle()
        whole.presentAsHalfSheet(CountingViewController(), style: HalfSheet(animation: .flip))
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 570), duration: 0.3)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === whole)
        #expect(scene.presenter.view.transform == .identity)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.presenter.view.transform == .identity)
        #expect(scene.presenter.view.alpha == 1)
        #expect(scene.presenter.view.window === scene.stage.window)
    }
}
