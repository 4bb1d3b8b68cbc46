import Testing

@testable import TestSupport
@testable import UIKit

/// The edit button, preferences of controllers for the system, and the exchange of children.
@MainActor
struct EditingTests {
    @Test("The edit button starts editing and ends it, and says which comes next")
    func editButton() {
        let controller = EditedController()
        let button = controller.editButtonItem
        #expect(button === controller.editButtonItem)
        #expect(button.title == "Edit")
        #expect(button.style == .plain)
        button.press()
        #expect(controller.isEditing)
        #expect(button.title == "Done")
        #expect(button.style == .done)
        button.press()
        #expect(!controller.isEditing)
        controller.isEditing = true
        #expect(controller.calls == ["true true", "false true", "true false"])
        #expect(button.title == "Done")
    }

    @Test("The scene knows what the deciding controller asks for, after it has said that it changed")
    func preferences() throws {
        let child = AskingController()
        let parent = ForwardingController()
        parent.addChild(child)
        let phone = Phone(root: parent)
        let scene = try #require(phone.window.windowScene)
        #expect(scene.preferences.isHomeIndicatorHidden == false)
        child.isAsking = true
        #expect(scene.preferences.isHomeIndicatorHidden == false)
        parent.setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(scene.preferences.isHomeIndicatorHidden)
        #expect(scene.preferences.edgesDeferringGestures == .bottom)
        #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
        #expect(scene.preferences.orientations == .all)
    }

    @Test("A container exchanges its children's views; both hear of it, and the old view goes at the end")
    func exchange() {
        let parent = UIViewController()
        let phone = Phone(root: parent)
        let (old, new) = (NotedChild(), NotedChild())
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        MainLoop.current.settle()
        #expect(old.calls == ["willAppear", "didAppear"])
        parent.addChild(new)
        var finished: [Bool] = []
        parent.transition(from: old, to: new, duration: 0.4, options: []) {
            new.view.frame.origin.y = 100
        } completion: {
            finished.append($0)
        }
        MainLoop.current.advance(by: 0.2)
        #expect(parent.view.subviews == [old.view, new.view])
        #expect(old.calls.last == "willDisappear")
        #expect(new.calls == ["willAppear"])
        #expect(finished == [])
        MainLoop.current.settle()
        #expect(parent.view.subviews == [new.view])
        #expect(old.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(new.calls == ["willAppear", "didAppear"])
        #expect(new.view.frame.origin.y == 100)
        #expect(finished == [true])
        withExtendedLifetime(phone) {}
    }
}

private final class EditedController: UIViewController {
    var calls: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
    }
}

private final class AskingController: UIViewController {
    var isAsking = false

    override var prefersHomeIndicatorAutoHidden: Bool { isAsking }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isAsking ? .bottom : [] }
    override var prefersInterfaceOrientationLocked: Bool { isAsking }
}

private final class ForwardingController: UIViewController {
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
    override var childViewControllerForInterfaceOrientationLock: UIViewController? { children.first }
}

private final class NotedChild: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("didDisappear")
    }
}
