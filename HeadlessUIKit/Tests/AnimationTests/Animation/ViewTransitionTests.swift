import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct ViewTransitionTests {
    private let phone = Phone()
    private let journal = Journal()
    private let container = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
    private let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    private let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    private let linear = UIView.AnimationOptions.curveLinear

    init() {
        phone.root.view.addSubview(container)
        container.addSubview(first)
        first.layer.name = "first"
        second.layer.name = "second"
        MainLoop.current.settle()
    }

    private func swap(_ options: UIView.AnimationOptions, duration: TimeInterval = 1) {
        UIView.transition(with: container, duration: duration, options: options.union(linear)) {
            first.removeFromSuperview()
            container.addSubview(second)
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
    }

    /// The visible parts of the container, from back to front; the old picture is a veil with a copy in it.
    private var shown: [CALayer] { container.layer.shownSublayers }

    @Test("A transition applies its changes at once, and completes after its duration")
    func changesAtOnce() {
        swap(.transitionCrossDissolve)
        #expect(container.subviews == [second])
        MainLoop.current.advance(by: 0.999_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_001)
        #expect(journal.take() == ["completion(true)"])
        #expect(shown.count == 1)
    }

    @Test("A cross dissolve shows the old look over the new one, less and less")
    func crossDissolve() {
        swap(.transitionCrossDissolve)
        MainLoop.current.advance(by: 0.25)
        #expect(shown.map(\.name) == ["second", "transition"])
        #expect(shown.last?.opacity == 0.75)
        #expect(shown.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        let old = shown.last?.sublayers?.first
        #expect(old?.sublayers?.map(\.name) == ["first"])
        #expect(container.layer.sublayers?.map(\.name) == ["second"])
    }

    @Test("The old text of a label is what dissolves")
    func labelText() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "old"
        container.addSubview(label)
        UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) { label.text = "new" }
        #expect(label.text == "new")
        let copy = label.layer.shownSublayers.last?.sublayers?.first?.delegate as? UILabel
        #expect(copy?.text == "old")
    }

    @Test("Touches are off in the view meanwhile, unless the options allow them (N2)")
    func touches() {
        second.isUserInteractionEnabled = true
        swap(.transitionCrossDissolve)
        MainLoop.current.advance(by: 0.5)
        #expect(phone.root.view.hitTest(CGPoint(x: 20, y: 20), with: nil) === phone.root.view)
        MainLoop.current.advance(by: 0.5)
        #expect(phone.root.view.hitTest(CGPoint(x: 20, y: 20), with: nil) === second)
        swap([.transitionCrossDissolve, .allowUserInteraction])
        #expect(phone.root.view.hitTest(CGPoint(x: 20, y: 20), with: nil) === second)
        MainLoop.current.settle()
    }

    @Test("Without a transition in the options nothing animates, and the completion comes with the next cycle")
    func noTransition() {
        swap([])
        #expect(container.subviews == [second])
        #expect(container.layer.animationKeys() == nil)
        #expect(journal.take() == [])
        MainLoop.current.turn()
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("Without a duration it is over with the next cycle (N3)")
    func noDuration() {
        swap(.transitionFlipFromLeft, duration: 0)
        #expect(shown.map(\.name) == ["second"])
        MainLoop.current.turn()
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("Changes of the block are animated themselves only if that is allowed")
    func animatedContent() {
        container.addSubview(second)
        let moved = UIView.AnimationOptions.transitionCrossDissolve.union(linear)
        UIView.transition(with: container, duration: 1, options: moved, animations: { second.center.x = 100 })
        #expect(second.layer.animationKeys() == nil)
        MainLoop.current.settle()
        UIView.transition(
            with: container, duration: 1, options: moved.union(.allowAnimatedContent),
            animations: { second.center.x = 200 })
        MainLoop.current.advance(by: 0.5)
        expectClose(second.layer.presentation()?.position.x, 150)
    }

    @Test("A flip narrows the old look, and widens the new one after the middle")
    func flip() {
        swap(.transitionFlipFromLeft)
        MainLoop.current.advance(by: 0.25)
        expectClose(container.layer.presentation()?.affineTransform().a, 0.707_106_781, within: 1e-8)
        #expect(container.layer.affineTransform() == .identity)
        #expect(shown.map(\.name) == ["transition"])
        MainLoop.current.advance(by: 0.5)
        expectClose(container.layer.presentation()?.affineTransform().a, 0.707_106_781, within: 1e-8)
        #expect(shown.map(\.name) == ["second"])
        MainLoop.current.settle()
        swap(.transitionFlipFromTop)
        MainLoop.current.advance(by: 0.25)
        expectClose(container.layer.presentation()?.affineTransform().d, 0.707_106_781, within: 1e-8)
        MainLoop.current.settle()
    }

    @Test("A curl uncovers the new look from the bottom; curling down covers the old one from the top")
    func curl() {
        swap(.transitionCurlUp)
        MainLoop.current.advance(by: 0.25)
        expectClose(shown.last?.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
        MainLoop.current.settle()
        swap(.transitionCurlDown)
        MainLoop.current.advance(by: 0.25)
        expectClose(shown.last?.frame, CGRect(x: 0, y: 20, width: 100, height: 60))
        #expect(shown.last?.masksToBounds == true)
        MainLoop.current.settle()
    }

    @Test("From one view to another: the new one takes the old one's place among its siblings, at once")
    func fromTo() {
        let above = UIView()
        container.addSubview(above)
        UIView.transition(from: first, to: second, duration: 1, options: [.transitionCrossDissolve, linear]) {
            [journal] in journal.note("completion(\($0))")
        }
        #expect(container.subviews == [second, above])
        #expect(first.superview == nil)
        MainLoop.current.advance(by: 0.5)
        #expect(shown.last?.opacity == 0.5)
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("From one view to another by showing and hiding: both stay where they are")
    func showHide() {
        container.addSubview(second)
        second.isHidden = true
        UIView.transition(
            from: first, to: second, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(first.isHidden)
        #expect(!second.isHidden)
        #expect(container.subviews == [first, second])
    }

    @Test("A transition that is replaced, or whose view leaves the window, did not finish (N7)")
    func unfinished() {
        swap(.transitionCrossDissolve)
        MainLoop.current.advance(by: 0.5)
        UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve, animations: nil) {
            [journal] in journal.note("second(\($0))")
        }
        MainLoop.current.turn()
        #expect(journal.take() == ["completion(false)"])
        container.removeFromSuperview()
        MainLoop.current.turn()
        #expect(journal.take() == ["second(false)"])
        #expect(shown.map(\.name) == ["second"])
    }

    @Test("A frozen layer freezes a transition")
    func frozen() {
        phone.root.view.layer.speed = 0
        swap(.transitionCrossDissolve)
        phone.root.view.layer.timeOffset = 0.75
        #expect(shown.last?.opacity == 0.25)
        MainLoop.current.advance(by: 5)
        #expect(journal.take() == [])
        phone.root.view.layer.speed = 1
        MainLoop.current.settle()
    }

    @Test("Nothing of the old look stays")
    func nothingStays() {
        UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve, animations: nil)
        // The number of all layers cannot be used: finished suites release theirs at any time, on any thread.
        weak let old = shown.last
        #expect(old?.name == "transition")
        MainLoop.current.settle()
        #expect(old == nil)
        #expect(shown.map(\.name) == ["first"])
    }
}
