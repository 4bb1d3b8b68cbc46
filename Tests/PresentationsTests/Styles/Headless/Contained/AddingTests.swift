import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A half-sheet that becomes a child of a view controller, and is removed again.
@MainActor
struct AddingTests {
    private let scene = ContainedStage()
    private var stage: Stage { scene.stage }

    @Test("Without animation it is there at once, and the content has appeared")
    func atOnce() {
        var completions = 0
        scene.parent.addHalfSheet(scene.content, style: ContainedStage.style, animated: false) { completions += 1 }
        #expect(completions == 1)
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        scene.parent.view.layoutIfNeeded()
        #expect(scene.content.view.frame.size == CGSize(width: 393, height: 460))
        #expect(scene.content.calls == ["willAppear", "didAppear"])
        #expect(scene.parent.calls == [])
        #expect(scene.content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(scene.parent.presentedViewController == nil)
    }

    @Test("With animation it slides in, and the content appears along with that")
    func animated() throws {
        var completions = 0
        scene.parent.addHalfSheet(scene.content, style: ContainedStage.style) { completions += 1 }
        stage.advance(by: 0.1)
        let seen = try visible(scene.chrome).frame.minY
        #expect(seen > 400 && seen < 860)
        #expect(scene.content.calls == ["willAppear"])
        #expect(completions == 0)
        stage.settle()
        #expect(try visible(scene.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(scene.content.calls == ["willAppear", "didAppear"])
        #expect(completions == 1)
    }

    @Test("The content's appearance callbacks say if it is animated", arguments: [true, false])
    func isTold(animated: Bool) {
        let content = ToldViewController()
        scene.parent.addHalfSheet(content, animated: animated)
        stage.settle()
        scene.parent.removeHalfSheet(content, animated: animated)
        stage.settle()
        #expect(content.told == [animated, animated])
    }

    @Test("Added before the parent is on the screen it is not animated, and appears with the parent")
    func inViewDidLoad() {
        let parent = CountingViewController()
        parent.addHalfSheet(scene.content, style: ContainedStage.style)
        #expect(scene.content.calls == [])
        stage.show(parent)
        #expect(scene.content.calls == ["willAppear", "didAppear"])
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("The dimming fades in and out with the sheet", arguments: [true, false])
    func dimming(animated: Bool) throws {
        var style = ContainedStage.style
        style.largestUndimmedDetentIdentifier = nil
        scene.add(style, animated: animated)
        let dimming = try #require(scene.container?.firstView(named: "presentation.dimming"))
        if animated {
            stage.advance(by: 0.1)
            let seen = try visible(dimming).opacity
            #expect(seen > 0.05 && seen < 0.95)
        }
        stage.settle()
        #expect(dimming.alpha == 1)
        scene.parent.removeHalfSheet(scene.content, animated: animated)
        if animated {
            stage.advance(by: 0.1)
            let seen = try visible(dimming).opacity
            #expect(seen > 0.05 && seen < 0.95)
        }
        stage.settle()
        #expect(dimming.window == nil)
    }

    @Test("Removed it slides out, disappears, and leaves nothing behind")
    func removed() throws {
        scene.add()
        scene.content.forgetCalls()
        var completions = 0
        scene.parent.removeHalfSheet(scene.content) { completions += 1 }
        stage.advance(by: 0.1)
        let seen = try visible(scene.chrome).frame.minY
        #expect(seen > 400 && seen < 860)
        #expect(scene.content.calls == ["willDisappear"])
        stage.settle()
        #expect(scene.content.calls == ["willDisappear", "didDisappear"])
        #expect(completions == 1)
        #expect(scene.parent.children == [])
        #expect(scene.parent.view.subviews == [])
        #expect(scene.content.parent == nil)
        #expect(scene.content.viewIfLoaded?.superview == nil)
        #expect(scene.content.halfSheetPresentationController == nil)
    }

    @Test(
        "Removed without animation it is gone at once, and can be added or presented again", arguments: [true, false])
    func again(presented: Bool) {
        scene.add()
        scene.parent.removeHalfSheet(scene.content, animated: false)
        #expect(scene.parent.children == [])
        #expect(scene.content.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        scene.content.forgetCalls()
        if presented { scene.parent.presentAsHalfSheet(scene.content) } else { scene.add() }
        stage.settle()
        #expect(scene.content.calls == ["willAppear", "didAppear"])
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("Removed on its way in it turns round where it is; removed twice it goes once")
    func onItsWay() throws {
        var order: [String] = []
        scene.parent.addHalfSheet(scene.content, style: ContainedStage.style) { order.append("added") }
        stage.advance(by: 0.15)
        let before = try visible(scene.chrome).frame.minY
        scene.parent.removeHalfSheet(scene.content) { order.append("removed") }
        scene.parent.removeHalfSheet(scene.content) { order.append("removed again") }
        let after = try visible(scene.chrome).frame.minY
        #expect(abs(after - before) < 0.5)
        stage.settle()
        #expect(order == ["added", "removed", "removed again"])
        #expect(scene.content.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(scene.parent.children == [])
    }

    @Test(
        "It can be removed when its content receives viewWillAppear or viewDidAppear",
        arguments: ["willAppear", "didAppear"], [true, false])
    func atOnceAgain(call: String, animated: Bool) {
        var order: [String] = []
        let content = scene.content
        content.onCall = {
            guard $0 == call else { return }
            scene.parent.removeHalfSheet(content, animated: animated) { order.append("removed") }
        }
        scene.parent.addHalfSheet(content, animated: animated) { order.append("added") }
        stage.settle()
        // Without an animation a removal is over when the call returns, before the completion of the interrupted one.
        let both = animated ? ["added", "removed"] : ["removed", "added"]
        #expect(order == (call == "willAppear" ? ["removed"] : both))
        #expect(scene.parent.children == [])
        #expect(scene.parent.view.subviews == [])
        #expect(content.viewIfLoaded?.superview == nil)
        // It can be added again.
        content.onCall = { _ in }
        scene.parent.addHalfSheet(content, animated: animated)
        stage.settle()
        #expect(scene.top == 392)
    }

    @Test("A finger catches it on its way in; on its way out touches are the parent's")
    func caught() throws {
        let button = TapCounter()
        button.frame = CGRect(x: 0, y: 600, width: 393, height: 100)
        scene.parent.view.addSubview(button)
        scene.add(animated: true)
        stage.advance(by: 0.3)
        let seen = try visible(scene.chrome).frame.minY
        stage.touchDown(at: CGPoint(x: 196, y: 700))
        stage.touchMoved(to: CGPoint(x: 196, y: 680))
        #expect(abs(scene.top - (seen - 10)) < 1)
        stage.touchMoved(to: CGPoint(x: 196, y: 300))
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(scene.top == 69)
        #expect(scene.content.calls == ["willAppear", "didAppear"])
        scene.parent.removeHalfSheet(scene.content)
        stage.advance(by: 0.05)
        stage.tap(at: CGPoint(x: 196, y: 650))
        #expect(button.taps == 1)
        stage.settle()
        #expect(scene.parent.children == [])
    }

    @Test("Under a finger it can be removed, too")
    func underFinger() {
        scene.add()
        stage.touchDown(at: CGPoint(x: 196, y: 500))
        stage.touchMoved(to: CGPoint(x: 196, y: 450))
        scene.parent.removeHalfSheet(scene.content)
        stage.touchMoved(to: CGPoint(x: 196, y: 300))
        stage.settle()
        stage.touchUp()
        stage.settle()
        #expect(scene.parent.children == [])
        #expect(scene.delegate.choices == [])
    }

    @Test("An invalid addition is refused with a message, and nothing happens")
    func refused() {
        let child = UIViewController()
        scene.parent.addChild(child)
        let presented = UIViewController()
        scene.parent.presentAsCard(presented)
        stage.settle()
        let scrolling = ScrollingScreen()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let cases: [(UIViewController, UIViewController, String)] = [
            (scene.parent, scene.parent, "to itself"), (child, scene.parent, "to one of its children"),
            (scene.parent, child, "child of another"), (scene.parent, presented, "already on the screen"),
            (navigation, UIViewController(), "shows only its screens"),
            (scrolling, UIViewController(), "would scroll"),
            (HostingScreen(), UIViewController(), "Add it to a parent controller."),
        ]
        for (parent, content, words) in cases {
            let children = parent.children
            let told = reports { parent.addHalfSheet(content) { Issue.record("It was added.") } }
            #expect(told.count == 1)
            #expect(told.first?.contains(words) == true, "\(told)")
            #expect(parent.children == children)
        }
        let told = reports { scene.parent.removeHalfSheet(child) { Issue.record("It was removed.") } }
        #expect(told.count == 1)
        #expect(told.first?.contains("was not added to") == true)
    }

    @Test("A hosting controller may be the content, and may be a child of the parent")
    func hosted() {
        let hosting = HostingScreen()
        scene.parent.addChild(hosting)
        scene.parent.view.addSubview(hosting.view)
        hosting.didMove(toParent: scene.parent)
        let content = HostingScreen()
        #expect(reports { scene.parent.addHalfSheet(content, animated: false) } == [])
        #expect(content.halfSheetPresentationController != nil)
    }

    private final class TapCounter: UIView {
        private(set) var taps = 0
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
    }

    private final class ToldViewController: UIViewController {
        private(set) var told: [Bool] = []
        override func viewWillAppear(_ animated: Bool) { told.append(animated) }
        override func viewWillDisappear(_ animated: Bool) { told.append(animated) }
    }

    private final class ScrollingScreen: UIViewController {
        override func loadView() { view = UIScrollView() }
    }
}

/// Named like SwiftUI's, which the kit knows by its name.
private class UIHostingController<Content>: UIViewController {}

private final class HostingScreen: UIHostingController<String> {}
