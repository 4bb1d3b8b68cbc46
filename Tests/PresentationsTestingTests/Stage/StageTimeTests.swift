import Foundation
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A stage with a screen that notes what happens to it.
@MainActor
private final class Film {
    let stage = Stage(.iPhone15)
    let root = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var notes: [String] = []

    init() {
        root.view.addSubview(box)
        stage.show(root)
    }

    func note(_ words: String) { notes.append(words) }

    /// The left edge of the box as it is seen.
    var left: CGFloat { stage.visibleFrame(of: box)?.minX ?? .nan }

    func moveBox() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.box.frame.origin.x = 100
        } completion: { _ in
            self.note("moved")
        }
    }
}

/// Time that passes on one stage moves nothing on another one of the same test.
@MainActor
struct StageTimeTests {
    private let one = Film()
    private let two = Film()

    @Test("Animations of views move with their own stage only, and the other one's end later")
    func animations() {
        one.moveBox()
        two.moveBox()
        one.stage.advance(by: 0.5)
        #expect(one.left == 50)
        #expect(two.left == 0)

        two.stage.advance(by: 0.25)
        #expect(one.left == 50)
        #expect(two.left == 25)

        one.stage.settle()
        #expect(one.notes == ["moved"])
        #expect(two.notes == [])
        #expect(!one.stage.isInMotion)
        #expect(two.stage.isInMotion)

        two.stage.settle()
        #expect(two.notes == ["moved"])
    }

    @Test("A property animator uses the time of the stage whose view it moves, whichever stage was used last")
    func propertyAnimators() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [one] in one.box.frame.origin.x = 100 }
        animator.addCompletion { [one] _ in one.note("moved") }
        two.stage.advance(by: 0.1)
        animator.startAnimation()
        two.stage.settle()
        #expect(animator.fractionComplete == 0)

        one.stage.advance(by: 0.5)
        #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
        #expect(one.left == 50)
        animator.pauseAnimation()
        two.stage.advance(by: 5)
        animator.startAnimation()
        one.stage.advance(by: 0.5)
        #expect(one.notes == ["moved"])
    }

    @Test("A presentation runs on the stage of the presenting view controller, whichever stage was used last")
    func presentations() {
        let card = UIViewController()
        two.stage.advance(by: 0.1)
        one.root.presentAsCard(card) { [one] in one.note("presented") }
        two.stage.settle()
        #expect(one.notes == [])
        #expect(card.viewIfLoaded?.window == nil)

        one.stage.settle()
        #expect(one.notes == ["presented"])
        #expect(card.viewIfLoaded?.window === one.stage.window)

        two.stage.advance(by: 0.1)
        card.dismiss(animated: true) { [one] in one.note("dismissed") }
        two.stage.settle()
        #expect(one.root.presentedViewController === card)
        one.stage.settle()
        #expect(one.notes == ["presented", "dismissed"])
    }

    @Test("Timers, delayed blocks, blocks of the main queue and tasks run in the time of the stage that was used last")
    func work() {
        for film in [one, two] {
            film.stage.advance(by: 0)
            let timer = Timer(timeInterval: 0.5, repeats: true) { _ in
                MainActor.assumeIsolated { film.note("timer") }
            }
            RunLoop.main.add(timer, forMode: .common)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) { film.note("delayed") }
            DispatchQueue.main.async { film.note("block") }
            Task {
                film.note("task")
                try? await Task.sleep(for: .seconds(0.25))
                film.note("slept")
            }
        }
        one.stage.advance(by: 0.25)
        #expect(one.notes == ["block", "task", "slept"])
        #expect(two.notes == [])

        two.stage.advance(by: 1)
        #expect(two.notes == ["block", "task", "slept", "timer", "delayed", "timer"])
        #expect(one.notes == ["block", "task", "slept"])

        one.stage.advance(by: 0.5)
        #expect(one.notes == ["block", "task", "slept", "timer", "delayed"])
    }

    @Test("A display link ticks with the stage in which it was started")
    func displayLinks() {
        for film in [one, two] {
            film.stage.advance(by: 0)
            let link = CADisplayLink(target: Tick { film.note("frame") }, selector: Selector(("main")))
            link.add(to: .main, forMode: .common)
        }
        one.stage.advance(by: 0.05)
        #expect(one.notes == ["frame", "frame", "frame"])
        #expect(two.notes == [])
        two.stage.advance(by: 0.04)
        #expect(two.notes == ["frame", "frame"])
        #expect(one.notes.count == 3)
    }

    @Test("Content that glides, and content that scrolls by code, stand still while another stage moves")
    func scrolling() {
        let scrollViews = [one, two].map { film in
            let scrollView = UIScrollView(frame: film.root.view.bounds)
            scrollView.contentSize = CGSize(width: 393, height: 5000)
            film.root.view.addSubview(scrollView)
            film.stage.settle()
            return scrollView
        }
        one.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.1)
        scrollViews[1].setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        let left = scrollViews[0].contentOffset.y
        #expect(left > 100)
        two.stage.settle()
        #expect(scrollViews[1].contentOffset.y == 1000)
        #expect(scrollViews[0].contentOffset.y == left)
        #expect(one.stage.isInMotion)
        one.stage.settle()
        #expect(scrollViews[0].contentOffset.y > left + 100)
        #expect(scrollViews[1].contentOffset.y == 1000)
    }

    @Test("A keyboard comes in the time of its own stage")
    func keyboards() {
        for film in [one, two] {
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
            film.root.view.addSubview(field)
            film.stage.showKeyboard(height: 336)
            film.stage.hideKeyboard()
            film.stage.settle()
            film.stage.showKeyboard(height: 336)
        }
        one.stage.settle()
        #expect(!one.stage.isInMotion)
        #expect(two.stage.isInMotion)
        two.stage.settle()
        #expect(!two.stage.isInMotion)
    }

    @Test("A keyboard hides the bars of its own stage only")
    func barsAndKeyboards() {
        let navigations = [one, two].map { film in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.hidesBarsWhenKeyboardAppears = true
            film.stage.show(navigation)
            film.stage.settle()
            return navigation
        }
        one.stage.showKeyboard(height: 336)
        #expect(navigations[0].isNavigationBarHidden)
        #expect(!navigations[1].isNavigationBarHidden)
    }

    @Test("VoiceOver has a cursor on each stage")
    func focus() {
        Stage.isVoiceOverRunning = true
        defer { Stage.isVoiceOverRunning = false }
        for film in [one, two] {
            film.box.isAccessibilityElement = true
            film.stage.advance(by: 0)
            #expect(UIAccessibility.focusedElement(using: nil) == nil)
            UIAccessibility.post(notification: .screenChanged, argument: film.box)
        }
        one.stage.advance(by: 0)
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === one.box)
        two.stage.advance(by: 0)
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === two.box)
    }

    @Test("Every stage begins at the same time, and counts its own")
    func clocks() {
        one.stage.advance(by: 3)
        let third = Stage(.iPhone15)
        third.advance(by: 0.5)
        #expect(CACurrentMediaTime() == 0.5)
        one.stage.advance(by: 0)
        #expect(CACurrentMediaTime() == 3)
    }

    @Test("A released stage takes what is in motion with it, without callbacks")
    func release() async throws {
        let two = two
        do {
            let film = Film()
            UIView.animate(withDuration: 1) {
                film.box.alpha = 0
            } completion: { _ in
                two.note("moved")
            }
            film.root.presentAsCard(UIViewController()) { two.note("presented") }
            DispatchQueue.main.async { two.note("block") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { two.note("delayed") }
            let timer = Timer(timeInterval: 0.01, repeats: true) { _ in
                MainActor.assumeIsolated { two.note("timer") }
            }
            RunLoop.main.add(timer, forMode: .common)
        }
        one.stage.settle()
        one.stage.advance(by: 5)
        try await Task.sleep(for: .seconds(0.05))
        #expect(two.notes == [])
    }

    @Test("A task of a released stage goes on outside of every stage, so whoever awaits it does not wait for ever")
    func releasedTask() async {
        let task: Task<String, Never>
        do {
            let film = Film()
            film.stage.advance(by: 0)
            task = Task {
                try? await Task.sleep(for: .seconds(0.02))
                return "slept"
            }
            film.stage.advance(by: 0.01)
        }
        #expect(await task.value == "slept")
    }

    @Test("A changed setting reaches every stage of a test, and the stage in use stays the same")
    func settingInUse() {
        defer { Stage.isReduceMotionEnabled = false }
        let (one, two) = (one, two)
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                two.note("changed")
                two.box.setNeedsLayout()
                one.note("changed")
                one.box.setNeedsLayout()
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        two.stage.advance(by: 0)
        Stage.isReduceMotionEnabled = true
        Task { two.note("task") }
        two.stage.settle()
        #expect(one.notes == ["changed"])
        #expect(two.notes == ["changed", "task"])
    }

    @Test("What a test begins before it makes a stage belongs to its first stage")
    func earlier() {
        // This test has two stages already, so that of the last one is used.
        let film = Film()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { film.note("delayed") }
        one.stage.advance(by: 5)
        #expect(film.notes == [])
        film.stage.advance(by: 1)
        #expect(film.notes == ["delayed"])
    }
}

/// A target whose action is a closure.
private final class Tick: Operation, @unchecked Sendable {
    // Unchecked because display links send on the main thread only.
    private let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }

    override func main() { MainActor.assumeIsolated { handler() } }
}

/// Tests that run at the same time, and let each other run at every `await`.
@MainActor
struct InterleavedStagesTests {
    @Test("Tests that are interleaved at every await have their own time, settings and messages", arguments: 0..<24)
    func interleaved(_ number: Int) async throws {
        let film = Film()
        await Task.yield()
        Stage.isReduceMotionEnabled = number.isMultiple(of: 2)
        await Task.yield()
        film.moveBox()
        await Task.yield()
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { film.note("delayed") }
        await Task.yield()
        for step in 1...10 {
            film.stage.advance(by: 0.05)
            await Task.yield()
            #expect(abs(film.left - CGFloat(step) * 5) < 1e-9)
            #expect(abs(CACurrentMediaTime() - Double(step) * 0.05) < 1e-9)
            #expect(UIAccessibility.isReduceMotionEnabled == number.isMultiple(of: 2))
            await Task.yield()
        }
        let card = UIViewController()
        film.root.presentAsCard(card) { film.note("presented") }
        await Task.yield()
        film.stage.advance(by: 4)
        await Task.yield()
        #expect(film.notes.sorted() == ["moved", "presented"])
        card.dismiss(animated: true)
        await Task.yield()
        film.stage.settle()
        await Task.yield()
        #expect(film.notes.last == "delayed")
        #expect(film.root.presentedViewController == nil)
    }
}
