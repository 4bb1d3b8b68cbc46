import Testing
import UIKit

@testable import TestSupport

@MainActor
struct AppearanceTests {
    private let journal = Journal()

    @Test("The root of a window appears when the window does, viewIsAppearing between the will-call and the did-call")
    func root() {
        let root = JournalViewController("root", journal)
        let phone = Phone(root: root)
        #expect(
            journal.take() == [
                "root.viewDidLoad", "root.viewWillAppear(false)", "root.viewIsAppearing(false)",
                "root.viewDidAppear(false)",
            ])
        #expect(phone.window.subviews == [root.view])
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(phone.window.isKeyWindow)
    }

    @Test("Showing a window without making it key shows its root, too")
    func unhiding() {
        let root = JournalViewController("root", journal)
        let phone = Phone()
        let window = UIWindow(screen: phone.screen)
        window.rootViewController = root
        #expect(journal.take() == [])
        window.isHidden = false
        MainLoop.current.turn()
        #expect(journal.take().last == "root.viewDidAppear(false)")
        #expect(!window.isKeyWindow)
    }

    @Test("Another root lets the old one disappear and the new one appear")
    func newRoot() {
        let old = JournalViewController("old", journal)
        let phone = Phone(root: old)
        _ = journal.take()
        phone.window.rootViewController = JournalViewController("new", journal)
        MainLoop.current.turn()
        let entries = journal.take()
        #expect(
            entries.filter { $0.hasPrefix("old") } == ["old.viewWillDisappear(false)", "old.viewDidDisappear(false)"])
        #expect(entries.last == "new.viewDidAppear(false)")
        #expect(old.view.superview == nil)
    }

    @Test("A parent forwards its appearance to the children whose views are in it")
    func forwarding() {
        let parent = UIViewController()
        let child = JournalViewController("child", journal)
        let elsewhere = JournalViewController("elsewhere", journal)
        parent.addChild(child)
        parent.addChild(elsewhere)
        parent.view.addSubview(child.view)
        _ = journal.take()
        _ = Phone(root: parent)
        #expect(
            journal.take() == [
                "child.viewWillAppear(false)", "child.viewIsAppearing(false)", "child.viewDidAppear(false)",
            ])
    }

    @Test("A presented controller forwards to its children, in and out")
    func forwardingInPresentation() {
        let phone = Phone()
        let script = Script()
        let presented = script.makePresented()
        let child = JournalViewController("child", journal)
        presented.addChild(child)
        presented.view.addSubview(child.view)
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(
            journal.take() == [
                "child.viewDidLoad", "child.viewWillAppear(true)", "child.viewIsAppearing(true)",
                "child.viewDidAppear(true)", "child.viewWillDisappear(true)", "child.viewDidDisappear(true)",
            ])
    }

    @Test("A child whose view comes into a visible parent appears, and disappears when it goes")
    func childView() {
        let phone = Phone()
        let child = JournalViewController("child", journal)
        phone.root.addChild(child)
        _ = child.view
        _ = journal.take()
        phone.root.view.addSubview(child.view)
        MainLoop.current.turn()
        #expect(
            journal.take() == [
                "child.viewWillAppear(false)", "child.viewIsAppearing(false)", "child.viewDidAppear(false)",
            ])
        child.view.removeFromSuperview()
        MainLoop.current.turn()
        #expect(journal.take() == ["child.viewWillDisappear(false)", "child.viewDidDisappear(false)"])
    }

    @Test("The appearance calls of a child can tell whether it is coming to its parent or leaving it")
    func moving() {
        let phone = Phone()
        let child = MovingNotingViewController()
        phone.root.addChild(child)
        phone.root.view.addSubview(child.view)
        child.didMove(toParent: phone.root)
        #expect(child.journal.take() == ["willAppear(to: true)", "didAppear(to: true)"])
        #expect(!child.isMovingToParent)
        child.view.removeFromSuperview()
        #expect(child.journal.take() == ["willDisappear(from: false)", "didDisappear(from: false)"])
        phone.root.view.addSubview(child.view)
        #expect(child.journal.take() == ["willAppear(to: false)", "didAppear(to: false)"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.journal.take() == ["willDisappear(from: true)", "didDisappear(from: true)"])
        #expect(!child.isMovingFromParent)
    }

    @Test("A container that forwards by itself decides alone")
    func ownForwarding() {
        let parent = SilentParent()
        let phone = Phone(root: parent)
        let child = JournalViewController("child", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        MainLoop.current.turn()
        #expect(journal.take() == ["child.viewDidLoad"])
        child.beginAppearanceTransition(true, animated: true)
        #expect(journal.take() == ["child.viewWillAppear(true)"])
        child.endAppearanceTransition()
        #expect(journal.take().last == "child.viewDidAppear(true)")
        #expect(phone.root === parent)
    }

    @Test("Unbalanced calls are ignored")
    func unbalanced() {
        let phone = Phone(root: JournalViewController("root", journal))
        _ = journal.take()
        phone.root.beginAppearanceTransition(true, animated: false)
        phone.root.endAppearanceTransition()
        #expect(journal.take() == [])
    }

    @Test("The layout callbacks bracket the view's layout, after viewIsAppearing")
    func layoutCallbacks() {
        let controller = LayoutViewController(journal)
        _ = Phone(root: controller)
        #expect(
            journal.take().prefix(4) == [
                "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
            ])
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(journal.take() == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
    }
}

private final class MovingNotingViewController: UIViewController {
    let journal = Journal()

    override func viewWillAppear(_ animated: Bool) { journal.note("willAppear(to: \(isMovingToParent))") }
    override func viewDidAppear(_ animated: Bool) { journal.note("didAppear(to: \(isMovingToParent))") }
    override func viewWillDisappear(_ animated: Bool) { journal.note("willDisappear(from: \(isMovingFromParent))") }
    override func viewDidDisappear(_ animated: Bool) { journal.note("didDisappear(from: \(isMovingFromParent))") }
}

private final class SilentParent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class LayoutViewController: UIViewController {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func loadView() { view = LayoutNotingView(journal) }
    override func viewIsAppearing(_ animated: Bool) { journal.note("viewIsAppearing") }
    override func viewWillLayoutSubviews() { journal.note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { journal.note("viewDidLayoutSubviews") }
}

private final class LayoutNotingView: UIView {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func layoutSubviews() { journal.note("layoutSubviews") }
}
