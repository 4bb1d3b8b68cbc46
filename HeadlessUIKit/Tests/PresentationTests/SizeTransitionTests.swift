import Testing
import UIKit

@testable import TestSupport

@MainActor
struct SizeTransitionTests {
    private let landscape = CGSize(width: 852, height: 393)

    @Test("A presentation in a context gets the size of its context, and so does its own presentation (Y6)")
    func context() throws {
        let root = SizeViewController("root")
        let half = SizeViewController("half")
        let phone = Phone(root: root)
        root.addChild(half)
        half.view.frame = CGRect(x: 0, y: 0, width: 393, height: 400)
        half.view.autoresizingMask = [.flexibleWidth]
        root.view.addSubview(half.view)
        half.didMove(toParent: root)
        root.childSize = { CGSize(width: $0.width, height: 400) }
        half.definesPresentationContext = true
        let script = Script()
        script.coversScreen = false
        script.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let presented = script.makePresented()
        half.present(presented, animated: true)
        MainLoop.current.settle()
        _ = script.journal.take()

        phone.turnToLandscape()
        #expect(half.sizes == [CGSize(width: 852, height: 400)])
        #expect(script.journal.take().contains("controller.viewWillTransition(852.0×400.0)"))
        MainLoop.current.settle()
        #expect(script.controller?.containerView?.bounds.size == CGSize(width: 852, height: 400))
        #expect(presented.presentingViewController === half)
    }

    @Test("A turn in the middle of an app's animation is no part of it, and stays when that is put back")
    func insideAnAnimation() {
        let phone = Phone(root: UIViewController())
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            phone.root.view.alpha = 0
            phone.turnToLandscape()
        }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        MainLoop.current.settle()
        #expect(phone.root.view.alpha == 1)
        #expect(phone.window.bounds.size == landscape)
        #expect(phone.root.view.bounds.size == landscape)
    }

    @Test("A child gets the size that its container answers, and no call if it has that size already (Y6)")
    func children() {
        let root = SizeViewController("root")
        let phone = Phone(root: root)
        let resized = SizeViewController("resized")
        let constant = SizeViewController("constant")
        for child in [resized, constant] {
            root.addChild(child)
            child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        let grandchild = SizeViewController("grandchild")
        resized.addChild(grandchild)
        grandchild.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        resized.view.addSubview(grandchild.view)
        root.childSizeOf = { $0 === resized ? CGSize(width: 200, height: 90) : CGSize(width: 100, height: 100) }
        phone.turnToLandscape()
        #expect(root.sizes == [landscape])
        #expect(resized.sizes == [CGSize(width: 200, height: 90)])
        #expect(constant.sizes == [])
        #expect(grandchild.sizes == [CGSize(width: 200, height: 90)])
        MainLoop.current.settle()
    }

    @Test(
        "A navigation controller passes the size on to the controllers on its stack, seen or not, with the coordinator (Y6)"
    )
    func navigation() {
        let bottom = SizeViewController("bottom")
        let top = SizeViewController("top")
        let phone = Phone(root: UINavigationController(rootViewController: bottom))
        (phone.root as? UINavigationController)?.pushViewController(top, animated: false)
        MainLoop.current.settle()
        phone.turnToLandscape()
        #expect(top.sizes == [landscape])
        #expect(bottom.sizes == [landscape])
        #expect(top.transitionCoordinator === top.handed && top.handed != nil)
        #expect(bottom.transitionCoordinator === top.handed)
        MainLoop.current.settle()
        #expect(top.transitionCoordinator == nil)
    }

    @Test("Every presentation over the window gets the size, the lowest first, whichever presents (Y6)")
    func stack() {
        let phone = Phone()
        let lower = Script()
        let upper = Script()
        lower.makePresentedOver(phone.root)
        MainLoop.current.settle()
        phone.root.presentedViewController.map { upper.makePresentedOver($0) }
        MainLoop.current.settle()
        _ = lower.journal.take()
        _ = upper.journal.take()
        phone.turnToLandscape()
        #expect(lower.journal.take().contains("controller.viewWillTransition(852.0×393.0)"))
        #expect(upper.journal.take().contains("controller.viewWillTransition(852.0×393.0)"))
        MainLoop.current.settle()
        // Once more to the same size, which changes no size.
        _ = lower.journal.take()
        phone.turnToLandscape()
        #expect(!lower.journal.take().contains("controller.viewWillTransition(852.0×393.0)"))
        MainLoop.current.settle()
    }

    @Test("An override that does not call super keeps the new size from the presented controller (Y6)")
    func withoutSuper() {
        let phone = Phone()
        let presented = SizeViewController("presented")
        let delegate = DeafDelegate()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        phone.turnToLandscape()
        #expect(presented.sizes == [])
        MainLoop.current.settle()
    }

    @Test("The presenter under a presentation that leaves it there hears of the size from the window (Y7)")
    func presenter() {
        let root = SizeViewController("root")
        let phone = Phone(root: root)
        let script = Script()
        script.makePresentedOver(root)
        MainLoop.current.settle()
        phone.turnToLandscape()
        #expect(root.sizes == [landscape])
        MainLoop.current.settle()
        #expect(root.view.bounds.size == landscape)
    }

    @Test("Of controllers that cover each other all hear of it, also one whose view is out of the window (Y6, Y7)")
    func removedPresenter() {
        let root = SizeViewController("root")
        let phone = Phone(root: root)
        let presented = SizeViewController("presented")
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        MainLoop.current.settle()
        #expect(root.view.window == nil)
        phone.turnToLandscape()
        #expect(root.sizes == [landscape])
        #expect(presented.sizes == [landscape])
        #expect(root.transitionCoordinator != nil)
        MainLoop.current.settle()
        #expect(presented.view.bounds.size == landscape)
        root.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(root.view.bounds.size == landscape)
    }

    @Test("During the change every controller has a coordinator, the one it was handed; afterwards none (Y6)")
    func coordinator() {
        let root = SizeViewController("root")
        let phone = Phone(root: root)
        let child = SizeViewController("child")
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(child.view)
        let presented = SizeViewController("presented")
        presented.modalPresentationStyle = .overFullScreen
        root.present(presented, animated: false)
        MainLoop.current.settle()
        let all = [root, child, presented]
        #expect(all.allSatisfy { $0.transitionCoordinator == nil })

        phone.turnToLandscape()
        #expect(all.allSatisfy { $0.transitionCoordinator === $0.handed && $0.handed != nil })
        var ended: [String] = []
        root.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            ended.append("completion, \(context.transitionDuration) s, \(root.transitionCoordinator != nil)")
        }
        MainLoop.current.advance(by: 0.399)
        #expect(ended == [])
        #expect(all.allSatisfy { $0.transitionCoordinator != nil })
        MainLoop.current.advance(by: 0.001)
        #expect(ended == ["completion, 0.4 s, true"])
        #expect(all.allSatisfy { $0.transitionCoordinator == nil })
    }

    @Test("The layout hooks run inside of the coordinator's animation (Y6)")
    func hooksInside() {
        let phone = Phone()
        let script = Script()
        script.makePresentedOver(phone.root)
        MainLoop.current.settle()
        var durations: [TimeInterval] = []
        script.onLayout = { _ in durations.append(UIView.inheritedAnimationDuration) }
        phone.turnToLandscape()
        #expect(durations.first == 0.4)
        MainLoop.current.settle()
    }
}

extension Script {
    fileprivate func makePresentedOver(_ presenter: UIViewController) {
        presenter.present(makePresented(), animated: true)
    }
}

/// Records the announced sizes and their coordinators.
private final class SizeViewController: UIViewController {
    private(set) var sizes: [CGSize] = []
    private(set) weak var handed: (any UIViewControllerTransitionCoordinator)?
    var childSize: ((CGSize) -> CGSize)?
    var childSizeOf: ((UIViewController) -> CGSize)?

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if let child = container as? UIViewController, let size = childSizeOf?(child) { return size }
        return childSize?(parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizes.append(size)
        handed = coordinator
        super.viewWillTransition(to: size, with: coordinator)
    }
}

private final class DeafDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private final class Controller: UIPresentationController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        Controller(presentedViewController: presented, presenting: presenting)
    }
}
