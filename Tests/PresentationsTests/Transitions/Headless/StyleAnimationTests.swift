import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Every animation in the kit's own presentations, where a finger may catch the moving view and swipe it away.
@MainActor
struct StyleAnimationTests {
    enum Kind: CaseIterable {
        case card, whole, halfSheet, popup

        @MainActor
        func present(_ content: UIViewController, from presenter: UIViewController, _ animation: TransitionAnimation) {
            switch self {
            case .card: presenter.presentAsCard(content, style: Card(presenter: .pushedBack(), animation: animation))
            case .whole: presenter.present(content, as: WholeStyle(animation: animation))
            case .halfSheet: presenter.presentAsHalfSheet(content, style: HalfSheet(animation: animation))
            case .popup:
                let style = Popup(animation: animation, dismissal: [.tapOutside, .swipe])
                presenter.presentAsPopup(content, style: style)
            }
        }
    }

    private func sweep(_ kind: Kind, isShown: Bool, _ run: (PresentedStage, CountingViewController) -> Void) {
        for (name, animation) in Shard.sweeps.part(of: TransitionSweepTests.animations()) {
            let scene = PresentedStage()
            let content = CountingViewController(CGSize(width: 280, height: 300))
            kind.present(content, from: scene.presenter, animation)
            run(scene, content)
            scene.stage.settle()
            let faults = faults(scene, content, isShown: isShown)
            #expect(faults.isEmpty, "\(name), \(kind): \(faults)")
        }
    }

    private func faults(_ scene: PresentedStage, _ content: CountingViewController, isShown: Bool) -> [String] {
        var faults: [String] = []
        func expect(_ condition: Bool, _ sentence: String) {
            if !condition { faults.append(sentence) }
        }
        expect((scene.presenter.presentedViewController != nil) == isShown, "shown or not")
        expect(scene.stage.window.subviews.count == (isShown ? 2 : 1), "the window has other subviews")
        expect(scene.presenter.view.frame.width == 393 || isShown, "the presenter stands back")
        expect(scene.presenter.view.alpha == 1, "the presenter has faded")
        expect(scene.presenter.calls.isEmpty, "S12: the presenter heard \(scene.presenter.calls)")
        expect(content.view.alpha == 1 && content.view.transform == .identity, "the content looks odd")
        expect(content.calls.last == (isShown ? "didAppear" : "didDisappear"), "the content heard \(content.calls)")
        guard isShown, let chrome = scene.chrome, let container = scene.container else { return faults }
        let frame = content.presentationController?.frameOfPresentedViewInContainerView ?? .null
        let place = chrome.frame
        let differences = [
            place.minX - frame.minX, place.minY - frame.minY, place.width - frame.width, place.height - frame.height,
        ]
        let isInPlace = differences.allSatisfy { abs($0) < 0.01 }
        expect(isInPlace, "the chrome is at \(chrome.frame), not at \(frame)")
        expect(chrome.alpha == 1 && chrome.transform == .identity, "the chrome looks odd")
        expect(container.subviews.count == 2, "the container has \(container.subviews.count) views")
        expect(container.firstView(named: "presentation.scrim") == nil, "a scrim is left")
        return faults
    }

    @Test("Presented", arguments: Kind.allCases)
    func presented(_ kind: Kind) {
        sweep(kind, isShown: true) { _, _ in }
    }

    @Test("Presented and dismissed", arguments: Kind.allCases)
    func dismissed(_ kind: Kind) {
        sweep(kind, isShown: false) { scene, _ in
            scene.stage.settle()
            scene.presenter.dismiss(animated: true)
        }
    }

    @Test("Dismissed while it comes: the end is waited for", arguments: Kind.allCases)
    func dismissedEarly(_ kind: Kind) {
        sweep(kind, isShown: false) { scene, _ in
            scene.stage.advance(by: 0.1)
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
            if scene.presenter.presentedViewController != nil { scene.presenter.dismiss(animated: true) }
        }
    }

    @Test("Swiped away, whatever the animation", arguments: Kind.allCases)
    func swiped(_ kind: Kind) {
        sweep(kind, isShown: false) { scene, _ in
            scene.stage.settle()
            swipe(scene, by: 1)
        }
    }

    @Test("Swiped a little, and back", arguments: Kind.allCases)
    func swipedBack(_ kind: Kind) {
        sweep(kind, isShown: true) { scene, _ in
            scene.stage.settle()
            swipe(scene, by: 0.15)
        }
    }

    @Test("Caught while it comes, wherever it is by then, and let go of again", arguments: Kind.allCases)
    func caught(_ kind: Kind) {
        sweep(kind, isShown: true) { scene, _ in
            scene.stage.advance(by: 0.15)
            guard
                let controller = scene.presenter.presentedViewController?.presentationController
                    as? PresentationController, let axis = controller.path?.axis,
                let place = scene.chrome?.layer.presentation()?.position
            else { return }
            let way = axis.vector(-30)
            scene.stage.drag(from: place, to: CGPoint(x: place.x + way.x, y: place.y + way.y), duration: 0.5)
        }
    }

    /// Drags the presented view toward its edge by a fraction of its length.
    private func swipe(_ scene: PresentedStage, by share: CGFloat) {
        guard
            let controller = scene.presenter.presentedViewController?.presentationController as? PresentationController,
            let axis = controller.path?.axis, let chrome = scene.chrome
        else { return }
        let start = chrome.center
        let way = axis.vector(axis.length(of: chrome.bounds.size) * share)
        scene.stage.drag(
            from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: share < 0.5 ? 0.6 : 0.3)
    }
}
