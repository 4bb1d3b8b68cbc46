import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Ten presentations over each other.
@MainActor
struct StackDepthTests {
    enum Pile: CaseIterable, Sendable {
        case cards, sheets, popups, mixed, mixedPushedBack

        /// Returns the controller to present at a level, from 0 on.
        @MainActor
        func present(_ content: UIViewController, from presenter: UIViewController, level: Int, animated: Bool) {
            let kind: Int? =
                switch self {
                case .cards: 0
                case .sheets: 1
                case .popups: 2
                case .mixed, .mixedPushedBack: nil
                }
            let look: PresenterAppearance = self == .mixedPushedBack ? .pushedBack() : .unchanged
            switch kind ?? level % 3 {
            case 0: presenter.presentAsCard(content, style: Card(presenter: look), animated: animated)
            case 1: presenter.presentAsHalfSheet(content, style: HalfSheet(presenter: look), animated: animated)
            default: presenter.presentAsPopup(content, animated: animated)
            }
        }
    }

    private final class Stack {
        let scene: PresentedStage
        var contents: [CountingViewController] = []
        /// The look at each depth: without any presentation, then with one, and so on.
        var looks: [WindowDump]

        @MainActor
        init(_ pile: Pile, depth: Int = 10, on device: Device = .iPhone15, animated: Bool = true) {
            scene = PresentedStage(device)
            looks = [WindowDump(scene.stage.window)]
            var presenter: UIViewController = scene.presenter
            for level in 0..<depth {
                let content = CountingViewController(CGSize(width: 0, height: 340))
                pile.present(content, from: presenter, level: level, animated: animated)
                scene.stage.settle()
                looks.append(WindowDump(scene.stage.window))
                contents.append(content)
                presenter = content
            }
        }

        @MainActor
        func expect(depth: Int, _ comment: Comment) {
            #expect(WindowDump(scene.stage.window).differences(from: looks[depth]) == [], comment)
            for (level, content) in contents.enumerated() {
                #expect((content.presentingViewController != nil) == (level < depth), comment)
                let calls = level < depth ? [] : ["willDisappear", "didDisappear"]
                #expect(content.calls == ["willAppear", "didAppear"] + calls, comment)
            }
            #expect(scene.presenter.calls == [], comment)
        }
    }

    @Test("To a depth of ten each keeps its style, its frame and its dimming", arguments: Pile.allCases)
    func ten(pile: Pile) throws {
        let stack = Stack(pile)
        for (level, content) in stack.contents.enumerated() {
            let controller = try #require(content.presentationController as? PresentationController)
            let chrome = try #require(controller.presentedView)
            let kind = [Pile.cards: 0, .sheets: 1, .popups: 2][pile] ?? level % 3
            let place = ViewGeometry(chrome).frame
            switch kind {
            case 0:
                #expect(controller is CardPresentationController)
                #expect(place == CGRect(x: 12, y: 478, width: 369, height: 340))
            case 1:
                #expect(controller is HalfSheetPresentationController)
                #expect(place == CGRect(x: 0, y: 392, width: 393, height: 460))
            default:
                #expect(controller is PopupPresentationController)
                #expect(place.isClose(to: CGRect(x: 110.0 / 3, y: 806.0 / 3, width: 320, height: 340)))
            }
            let container = try #require(controller.containerView)
            #expect(container.subviews.first?.alpha == 1)
            #expect(container.subviews.first?.frame == container.bounds)
            #expect(container.subviews.count == 2)
            // A popup does not change its presenter.
            let isPushed = pile == .mixedPushedBack && level < 9 && (level + 1) % 3 != 2
            #expect(chrome.transform.a == (isPushed ? 0.92 : 1))
        }
        #expect(stack.scene.presenter.view.transform.a == (pile == .mixedPushedBack ? 0.92 : 1))
    }

    @Test("Taken away one by one, each leaves those beneath as they were", arguments: Pile.allCases, [true, false])
    func oneByOne(pile: Pile, animated: Bool) {
        let stack = Stack(pile, animated: animated)
        for depth in stride(from: 9, through: 0, by: -1) {
            stack.contents[depth].dismiss(animated: animated)
            stack.scene.stage.settle()
            stack.expect(depth: depth, "depth \(depth)")
        }
    }

    @Test(
        "Dismissed from anywhere, everything above goes, and only one is seen to (C58, C60, Q-19)",
        arguments: Pile.allCases, [0, 1, 4, 7, 8])
    func fromAnywhere(pile: Pile, level: Int) throws {
        for animated in [true, false] {
            let stack = Stack(pile)
            let containers = stack.contents.map { $0.presentationController?.containerView }
            let seen = Assumptions.current.animatedOfStack == .topmost ? 9 : level
            let view = try #require(stack.contents[seen].presentationController?.presentedView)
            let place = view.center
            let caller = level == 0 ? stack.scene.presenter : stack.contents[level - 1]
            caller.dismiss(animated: animated)
            if animated {
                stack.scene.stage.advance(by: 0.1)
                for (number, container) in containers.enumerated().dropFirst(level) where number != seen {
                    #expect(container?.isHidden == true || container?.window == nil, "\(number)")
                }
                #expect(view.window != nil)
                #expect(view.layer.presentation()?.position != place || view.layer.presentation()?.opacity != 1)
            }
            stack.scene.stage.settle()
            stack.expect(depth: level, "level \(level), animated \(animated)")
        }
    }

    @Test("Dismissed twice at once, one in the middle goes after what is on it (C59)")
    func twice() {
        let stack = Stack(.mixed, depth: 4)
        stack.contents[1].dismiss(animated: true)
        stack.contents[1].dismiss(animated: true)
        stack.scene.stage.settle()
        stack.expect(depth: 1, "after two calls")
    }

    @Test("Turned and back, a stack of ten is as it was", arguments: Pile.allCases)
    func turned(pile: Pile) {
        let stack = Stack(pile)
        stack.scene.stage.rotate(to: .landscapeLeft)
        stack.scene.stage.settle()
        stack.scene.stage.rotate(to: .portrait)
        stack.scene.stage.settle()
        stack.expect(depth: 10, "turned")
        stack.scene.presenter.dismiss(animated: true)
        stack.scene.stage.settle()
        stack.expect(depth: 0, "dismissed")
    }

    // MARK: Presented again, and stacked (R19)

    @Test(
        "Presented again in the completion of its dismissal, it has its style and its place (R19)",
        arguments: Pile.allCases)
    func again(pile: Pile) throws {
        let stack = Stack(pile, depth: 3)
        let top = stack.contents[2]
        let middle = stack.contents[1]
        for animated in [true, false] {
            top.dismiss(animated: animated) { pile.present(top, from: middle, level: 2, animated: animated) }
            stack.scene.stage.settle()
            #expect(middle.presentedViewController === top)
            #expect(top.modalPresentationStyle == .custom)
            #expect(WindowDump(stack.scene.stage.window).differences(from: stack.looks[3]) == [])
        }
        stack.scene.presenter.dismiss(animated: true)
        stack.scene.stage.settle()
        #expect(WindowDump(stack.scene.stage.window).differences(from: stack.looks[0]) == [])
    }

    @Test("So it is when a swipe has dismissed it, and the delegate presents the next one (R19)")
    func nextAfterSwipe() throws {
        let scene = PresentedStage()
        let first = CountingViewController()
        let second = CountingViewController(CGSize(width: 0, height: 340))
        let delegate = PresentingDelegate {
            scene.presenter.presentAsCard(second, style: Card(presenter: .pushedBack()))
        }
        scene.presenter.presentAsHalfSheet(first, style: HalfSheet(presenter: .pushedBack()))
        first.presentationController?.delegate = delegate
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 800), duration: 0.15)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === second)
        #expect(second.presentationController is CardPresentationController)
        #expect(scene.chrome?.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(scene.presenter.view.transform == CGAffineTransform(scaleX: 0.92, y: 0.92))
        second.dismiss(animated: true)
        scene.stage.settle()
        #expect(WindowDump(scene.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [])
    }

    @Test(
        "A presents B, B presents C: C's dismissal leaves B as B was, on an iPad too (R19)",
        arguments: [Device.iPhone15, .iPad11])
    func abc(device: Device) {
        for pile in Pile.allCases {
            let stack = Stack(pile, depth: 2, on: device)
            stack.contents[1].dismiss(animated: true)
            stack.scene.stage.settle()
            stack.expect(depth: 1, "\(pile)")
        }
    }
}

private final class PresentingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private let present: () -> Void

    init(_ present: @escaping () -> Void) {
        self.present = present
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { present() }
}
