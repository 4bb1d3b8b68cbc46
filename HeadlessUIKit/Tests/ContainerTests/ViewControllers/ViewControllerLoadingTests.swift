import Testing
import UIKit

@testable import TestSupport

@MainActor
struct ViewControllerLoadingTests {
    private let journal = Journal()

    @Test("The view is loaded when somebody first asks for it, once (C3)")
    func loading() {
        let controller = JournalViewController("c", journal)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(journal.take() == [])
        _ = controller.view
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(journal.take() == ["c.viewDidLoad"])
        #expect(controller.isViewLoaded)
        #expect(controller.view.next === controller)
    }

    @Test("loadView may set a view of its own")
    func ownView() {
        let controller = LabelViewController()
        #expect(controller.view is UILabel)
    }

    @Test("Children come and go with willMove and didMove, and leave an old parent first")
    func containment() {
        let parent = UIViewController()
        let other = UIViewController()
        let child = MovingViewController(journal)
        parent.addChild(child)
        #expect(journal.take() == ["willMove(true)"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        child.didMove(toParent: parent)
        _ = journal.take()
        other.addChild(child)
        #expect(journal.take() == ["didMove(false)", "willMove(true)"])
        #expect(parent.children == [])
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(journal.take() == ["willMove(false)", "didMove(false)"])
        #expect(child.parent == nil)
    }

    @Test("A controller does not keep its parent alive")
    func ownership() {
        let child = UIViewController()
        weak var gone: UIViewController?
        do {
            let parent = UIViewController()
            gone = parent
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        #expect(gone == nil)
        #expect(child.parent == nil)
    }

    @Test("A child's preferred content size is announced to its parent, a presented one's to its controller (Y5)")
    func preferredContentSize() {
        let parent = SizeParent()
        let child = UIViewController()
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(parent.sizes == [CGSize(width: 10, height: 20)])
    }

    @Test("A new size goes down to the children")
    func sizeTransition() {
        let parent = SizeParent()
        let child = SizeParent()
        parent.addChild(child)
        let phone = Phone(root: parent)
        phone.turnToLandscape()
        #expect(child.transitions == [CGSize(width: 852, height: 393)])
        MainLoop.current.settle()
    }
}

private final class LabelViewController: UIViewController {
    override func loadView() { view = UILabel() }
}

private final class MovingViewController: UIViewController {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func willMove(toParent parent: UIViewController?) { journal.note("willMove(\(parent != nil))") }
    override func didMove(toParent parent: UIViewController?) { journal.note("didMove(\(parent != nil))") }
}

private final class SizeParent: UIViewController {
    private(set) var sizes: [CGSize] = []
    private(set) var transitions: [CGSize] = []

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        sizes.append(container.preferredContentSize)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        transitions.append(size)
        super.viewWillTransition(to: size, with: coordinator)
    }
}
