import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Another controller takes the place of the content.
@MainActor
struct ReplacementTests {
    private let card = CGRect(x: 12, y: 518, width: 369, height: 300)
    private let taller = CGRect(x: 12, y: 318, width: 369, height: 500)

    @Test("The presentation stays, and the new content has its size; the calls are those of a push")
    func calls() {
        let replacement = ReplacementStage()
        replacement.present()
        replacement.stage.settle()
        #expect(replacement.log.take() == ["+a", "++a"])
        #expect(replacement.place == card)
        let (container, controller, chrome) = (replacement.container, replacement.controller, replacement.chrome)
        var completions = 0
        container.replaceContent(with: replacement.make("b")) { completions += 1 }
        #expect(replacement.log.take() == ["-a", "+b"])
        replacement.stage.settle()
        #expect(replacement.log.take() == ["--a", "++b"])
        #expect(completions == 1)
        #expect(replacement.place == taller)
        #expect(replacement.content?.view.frame == CGRect(x: 0, y: 0, width: 369, height: 500))
        #expect(replacement.controller === controller && replacement.chrome === chrome)
        #expect(replacement.scene.presenter.presentedViewController === replacement.container)
        #expect(replacement.container.children == [replacement.container.contentViewController])
        #expect(replacement.scene.presenter.calls == [])
        replacement.scene.presenter.dismiss(animated: true)
        replacement.stage.settle()
        #expect(replacement.log.take() == ["-b", "--b"])
    }

    @Test("Both fade while the size changes, each laid out in its own size", arguments: [("a", "b"), ("b", "a")])
    func fade(first: String, second: String) throws {
        let replacement = ReplacementStage()
        replacement.container.replaceContent(with: replacement.make(first))
        if first == "a" { #expect(replacement.content?.name == "a") }
        replacement.presentAndSettle()
        let old = try #require(replacement.content)
        let new = replacement.make(second)
        let heights: [String: CGFloat] = ["a": 300, "b": 500]
        let (from, to) = (try #require(heights[first]), try #require(heights[second]))
        replacement.container.replaceContent(with: new)
        for _ in 0..<3 {
            replacement.stage.advance(by: 0.06)
            let height = replacement.seen.height
            #expect(height > 300 && height < 500)
            #expect(abs(replacement.seen.maxY - 818) < 0.01)
            let hosts = try [old, new].map { try visible($0.view.superview) }
            #expect(hosts.allSatisfy { $0.opacity > 0 && $0.opacity < 1 })
            #expect(abs(Double(hosts[0].opacity + hosts[1].opacity) - 1) < 0.01)
            #expect(try visible(old.view).bounds.height == from)
            #expect(try visible(old.mark).frame.minY == from - 20)
            #expect(try visible(new.mark).frame.minY == to - 20)
        }
        replacement.stage.settle()
        #expect(replacement.place.height == to)
        #expect(new.view.superview?.alpha == 1)
        #expect(old.view.superview?.window == nil)
    }

    @Test("Without animation, and before it is presented, it is there at once")
    func atOnce() {
        let replacement = ReplacementStage()
        var completions = 0
        replacement.container.replaceContent(with: replacement.make("b")) { completions += 1 }
        #expect(completions == 1)
        replacement.present(animated: false)
        replacement.stage.settle()
        #expect(replacement.log.take() == ["+b.", "++b."])
        #expect(replacement.place == taller)
        replacement.container.replaceContent(with: replacement.make("a"), animated: false) { completions += 1 }
        #expect(completions == 2)
        #expect(replacement.log.take() == ["-b.", "+a.", "--b.", "++a."])
        replacement.stage.advance(by: 0)
        #expect(replacement.place == card)
        #expect(replacement.seen == card)
    }

    @Test("While the presentation is on its way, the new content appears with it")
    func presenting() {
        let replacement = ReplacementStage()
        replacement.present()
        replacement.stage.advance(by: 0.1)
        replacement.container.replaceContent(with: replacement.make("b"))
        #expect(replacement.log.take() == ["+a", "-a", "+b"])
        replacement.stage.settle()
        #expect(Set(replacement.log.take()) == ["--a", "++b"])
        #expect(replacement.place == taller)
        #expect(replacement.seen == taller)
    }

    @Test("Under a finger the view stays with that, and goes to its new place afterwards")
    func dragging() {
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        replacement.stage.touchDown(at: CGPoint(x: 196, y: 600))
        replacement.stage.touchMoved(to: CGPoint(x: 196, y: 580))
        replacement.stage.touchMoved(to: CGPoint(x: 196, y: 560))
        let held = replacement.place
        replacement.container.replaceContent(with: replacement.make("b"))
        replacement.stage.advance(by: 0.1)
        #expect(replacement.place == held)
        replacement.stage.advance(by: 1)
        #expect(replacement.place == held)
        #expect(replacement.log.take() == ["-a", "+b", "--a", "++b"])
        replacement.stage.touchUp()
        replacement.stage.settle()
        #expect(replacement.place == taller)
    }

    @Test("Under a finger that dismisses, the new content appears when that is taken back")
    func draggingOut() {
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        replacement.stage.touchDown(at: CGPoint(x: 196, y: 600))
        replacement.stage.touchMoved(to: CGPoint(x: 196, y: 620))
        replacement.stage.touchMoved(to: CGPoint(x: 196, y: 640))
        let held = replacement.place
        replacement.container.replaceContent(with: replacement.make("b"))
        replacement.stage.advance(by: 0.5)
        #expect(replacement.place == held)
        #expect(replacement.log.take() == ["-a", "--a"])
        replacement.stage.touchUp()
        replacement.stage.settle()
        #expect(replacement.log.take() == ["+b", "++b"])
        #expect(replacement.place == taller)
    }

    @Test("A finger catches the view meanwhile, and lets it go to its new place")
    func caught() {
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        replacement.container.replaceContent(with: replacement.make("b"))
        replacement.stage.advance(by: 0.1)
        replacement.stage.touchDown(at: CGPoint(x: 196, y: 600))
        replacement.stage.touchMoved(to: CGPoint(x: 196, y: 615))
        replacement.stage.touchMoved(to: CGPoint(x: 196, y: 620))
        replacement.stage.advance(by: 1)
        #expect(replacement.controller?.presentation.components?.drag.phase == .dragging)
        replacement.stage.touchUp()
        replacement.stage.settle()
        #expect(replacement.place == taller)
        #expect(replacement.content?.view.frame.size == taller.size)
        // A finger that pulls it down begins to dismiss it.
        #expect(replacement.log.take() == ["-a", "+b", "-b", "--a", "+b", "++b"])
    }

    @Test("The last of several replacements decides, and each calls its completion once")
    func several() {
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        var completions: [String] = []
        replacement.container.replaceContent(with: replacement.make("b")) { completions.append("b") }
        replacement.stage.advance(by: 0.1)
        replacement.container.replaceContent(with: replacement.make("c")) { completions.append("c") }
        #expect(replacement.log.take() == ["-a", "+b", "-b", "+c"])
        replacement.stage.settle()
        #expect(replacement.log.take() == ["--a", "--b", "++c"])
        #expect(completions == ["b", "c"])
        #expect(replacement.place == CGRect(x: 12, y: 418, width: 369, height: 400))
        #expect(replacement.container.children.count == 1)
        #expect(replacement.container.view.subviews.count == 1)
    }

    @Test("A content that is just leaving may come back")
    func takenBack() {
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        let first = replacement.container.contentViewController
        var completions = 0
        replacement.container.replaceContent(with: replacement.make("b")) { completions += 1 }
        replacement.stage.advance(by: 0.1)
        replacement.container.replaceContent(with: first) { completions += 1 }
        #expect(replacement.log.take() == ["-a", "+b", "-b", "+a"])
        replacement.stage.settle()
        #expect(replacement.log.take() == ["--b", "++a"])
        #expect(completions == 2)
        #expect(replacement.place == card)
        #expect(replacement.container.children == [first])
        #expect(replacement.container.view.subviews.map(\.alpha) == [1])
        #expect(replacement.container.view.subviews.first?.isUserInteractionEnabled == true)
    }

    @Test("A dismissal takes both along, and leaves nothing", arguments: [true, false])
    func dismissed(animated: Bool) {
        var leaks = LeakProbe()
        do {
            let replacement = ReplacementStage()
            replacement.presentAndSettle()
            leaks.add(replacement.content, as: "a")
            leaks.add(replacement.container, as: "container")
            leaks.add(replacement.chrome, as: "chrome")
            replacement.container.replaceContent(with: replacement.make("b"))
            leaks.add(replacement.content, as: "b")
            replacement.stage.advance(by: 0.1)
            replacement.scene.presenter.dismiss(animated: animated)
            replacement.stage.settle()
            let calls = replacement.log.take().map { $0.replacingOccurrences(of: ".", with: "") }
            #expect(calls.filter { $0.hasSuffix("a") } == ["-a", "--a"])
            #expect(calls.filter { $0.hasSuffix("b") } == ["+b", "-b", "--b"])
            #expect(replacement.scene.presenter.presentedViewController == nil)
        }
        #expect(leaks.names == [])
    }

    @Test("What replaces during a dismissal never appears, unless the dismissal is taken back")
    func dismissing() {
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        replacement.scene.presenter.dismiss(animated: true)
        replacement.stage.advance(by: 0.1)
        replacement.container.replaceContent(with: replacement.make("b"))
        replacement.stage.settle()
        #expect(replacement.log.take() == ["-a", "--a"])
        #expect(replacement.container.children.count == 1)
    }

    @Test("The old content is released when the replacement is over")
    func released() {
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        let leaks = LeakProbe(["a": replacement.content])
        replacement.container.replaceContent(with: replacement.make("b"))
        replacement.stage.settle()
        #expect(leaks.names == [])
    }

    @Test("With Reduce Motion the size changes at once, and the contents still fade")
    func reduceMotion() throws {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        let new = replacement.make("b")
        replacement.container.replaceContent(with: new)
        replacement.stage.advance(by: 0.05)
        #expect(replacement.seen == taller)
        #expect(try visible(new.view.superview).opacity < 1)
        replacement.stage.settle()
        #expect(replacement.place == taller)
    }

    @Test("Wrong uses do nothing, and a controller without a container has none to ask")
    func wrongUse() {
        let replacement = ReplacementStage()
        replacement.presentAndSettle()
        let content = replacement.container.contentViewController
        replacement.container.replaceContent(with: content) { Issue.record("nothing is done") }
        replacement.container.replaceContent(with: replacement.container) { Issue.record("nothing is done") }
        let other = UINavigationController(rootViewController: UIViewController())
        replacement.container.replaceContent(with: other.viewControllers[0]) { Issue.record("nothing is done") }
        replacement.container.replaceContent(with: replacement.scene.presenter) { Issue.record("it presents") }
        replacement.stage.settle()
        #expect(replacement.container.contentViewController === content)
        #expect(replacement.log.take() == [])
        replacement.scene.presenter.dismiss(animated: false)
        replacement.stage.settle()
        let plain = CountingViewController(CGSize(width: 0, height: 300))
        replacement.scene.presenter.presentAsCard(plain)
        replacement.stage.settle()
        #expect(plain.replaceableContentViewController == nil)
        #expect(plain.children == [])
    }
}
