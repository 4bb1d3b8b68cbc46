import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Nothing that a presentation made or touched outlives it.
@MainActor
struct CleanUpTests {
    /// Every object of one presentation, held weakly.
    private struct Remains {
        weak var content: UIViewController?
        weak var controller: UIPresentationController?
        weak var container: UIView?
        weak var chrome: UIView?
        weak var dimming: UIView?

        var names: [String] {
            [
                ("content", content as AnyObject?), ("controller", controller), ("container", container),
                ("chrome", chrome), ("dimming", dimming),
            ].filter { $0.1 != nil }.map(\.0)
        }
    }

    private enum Style: CaseIterable {
        case card, halfSheet, popup, pushedBackCard

        @MainActor
        func present(_ content: UIViewController, from presenter: UIViewController, animated: Bool) {
            switch self {
            case .card: presenter.presentAsCard(content, animated: animated)
            case .halfSheet: presenter.presentAsHalfSheet(content, animated: animated)
            case .popup: presenter.presentAsPopup(content, animated: animated)
            case .pushedBackCard:
                let style = Card(dimming: .blurred(.dark), presenter: .pushedBack())
                presenter.presentAsCard(content, style: style, animated: animated)
            }
        }
    }

    private func presentAndDismiss(_ style: Style, in scene: Scene, animated: Bool) throws -> Remains {
        var remains = Remains()
        let content = CountingViewController(CGSize(width: 281, height: 235))
        style.present(content, from: scene.presenter, animated: animated)
        scene.stage.settle()
        remains.content = content
        remains.controller = content.presentationController
        remains.container = try #require(content.presentationController?.containerView)
        remains.chrome = try #require(content.presentationController?.presentedView)
        remains.dimming = scene.view(named: "dimming")
        scene.presenter.dismiss(animated: animated)
        scene.stage.settle()
        return remains
    }

    @Test("1,000 presentations and dismissals leave the window's views and the number of objects as they were")
    func thousandTimes() throws {
        let scene = Scene()
        let views = scene.stage.window.subviews
        var all: [Remains] = []
        for round in 0..<1000 {
            let style = Style.allCases[round % Style.allCases.count]
            all.append(try presentAndDismiss(style, in: scene, animated: round % 3 != 0))
        }
        #expect(scene.stage.window.subviews == views)
        #expect(scene.presenter.view.subviews == [])
        #expect(all.flatMap(\.names) == [])
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("S11: the dimming view leaves with the container, and the transition leaves no animation behind")
    func noAnimations() throws {
        let scene = Scene()
        _ = try presentAndDismiss(.card, in: scene, animated: true)
        #expect(scene.view(named: "dimming") == nil)
        #expect(scene.presenter.view.layer.animationKeys() == nil)
    }

    @Test("R15: a pushed-back presenter gets back its transform, corners, clipping and frame exactly")
    func presenterRestored() throws {
        let scene = Scene()
        let view = try #require(scene.presenter.view)
        view.layer.cornerRadius = 7
        view.layer.cornerCurve = .circular
        view.clipsToBounds = false
        view.transform = CGAffineTransform(rotationAngle: 0.01)
        let before = (view.center, view.bounds, view.transform)
        scene.presenter.presentAsCard(CountingViewController(), style: Card(presenter: .pushedBack(scale: 0.9)))
        scene.stage.settle()
        #expect(view.transform == before.2.scaledBy(x: 0.9, y: 0.9))
        #expect(view.layer.cornerRadius == 12)
        #expect(view.clipsToBounds)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(view.center == before.0)
        #expect(view.bounds == before.1)
        #expect(view.transform == before.2)
        #expect(view.layer.cornerRadius == 7)
        #expect(view.layer.cornerCurve == .circular)
        #expect(!view.clipsToBounds)
    }

    @Test("A presentation whose transition is cancelled leaves nothing behind", arguments: [0.05, 0.25, 0.45])
    func cancelledPresentation(moment: TimeInterval) throws {
        let scene = Scene()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        let style = InterruptibleCard(card: Card(presenter: .pushedBack()))
        scene.presenter.present(content, as: style)
        scene.stage.advance(by: moment)
        let context = try #require(style.probe.context)
        context.pauseInteractiveTransition()
        context.cancelInteractiveTransition()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(scene.presenter.view.transform == .identity)
        #expect(scene.presenter.view.layer.cornerRadius == 0)
        #expect(content.calls == ["willAppear", "willDisappear", "didDisappear"])
        #expect(content.view.superview == nil)
    }

    @Test("A dismissal whose transition is cancelled leaves the card where it was", arguments: [0.05, 0.25, 0.45])
    func cancelledDismissal(moment: TimeInterval) throws {
        let scene = Scene()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        let style = InterruptibleCard(card: Card(presenter: .pushedBack()))
        scene.presenter.present(content, as: style)
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        content.forgetCalls()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: moment)
        let context = try #require(style.probe.context)
        context.pauseInteractiveTransition()
        context.cancelInteractiveTransition()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
        #expect(chrome.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(try #require(scene.view(named: "dimming")).alpha == 1)
        #expect(scene.presenter.view.transform == CGAffineTransform(scaleX: 0.92, y: 0.92))
        #expect(content.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(scene.presenter.calls == [])
    }
}
