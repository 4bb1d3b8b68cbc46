import Testing
import UIKit

@testable import TestSupport

@MainActor
struct ContainerLayoutTests {
    private let phone = Phone()
    private let script = Script()

    private func present() -> UIViewController {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        _ = script.journal.take()
        return presented
    }

    private func layoutEntries() -> [String] {
        script.journal.take().filter { $0.hasPrefix("containerView") }
    }

    @Test("The hooks bracket each layout pass of the container, during the animation, at rest and on the way out (Y1)")
    func hooks() throws {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        let both = ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"]
        #expect(layoutEntries().prefix(2) == both[...])
        let container = try #require(script.controller?.containerView)
        MainLoop.current.advance(by: 0.1)
        #expect(layoutEntries() == [])
        container.setNeedsLayout()
        MainLoop.current.turn()
        #expect(layoutEntries() == both)
        MainLoop.current.settle()
        _ = layoutEntries()
        container.setNeedsLayout()
        MainLoop.current.turn()
        #expect(layoutEntries() == both)
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(layoutEntries().starts(with: both))
    }

    @Test("UIKit does not put the presented view back to the controller's frame by itself (Y2)")
    func frameIsNotReapplied() {
        let presented = present()
        presented.view.frame.origin.y = 300
        script.controller?.containerView?.setNeedsLayout()
        MainLoop.current.settle()
        #expect(presented.view.frame.minY == 300 as CGFloat)
        script.onLayout = { $0.presentedView?.frame = $0.frameOfPresentedViewInContainerView }
        script.controller?.containerView?.setNeedsLayout()
        MainLoop.current.settle()
        #expect(presented.view.frame.minY == 452 as CGFloat)
    }

    @Test("Before there is a container the default frame is nothing, and afterwards the container's bounds (Y4)")
    func defaultFrame() {
        let presented = UIViewController()
        presented.modalPresentationStyle = .overFullScreen
        let controller = UIPresentationController(presentedViewController: presented, presenting: nil)
        #expect(controller.frameOfPresentedViewInContainerView == .zero)
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(
            presented.presentationController?.frameOfPresentedViewInContainerView
                == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("Setting another preferred content size is announced; setting the same is not, and nothing lays out (Y5)")
    func preferredContentSize() {
        let presented = present()
        presented.preferredContentSize = CGSize(width: 0, height: 250)
        presented.preferredContentSize = CGSize(width: 0, height: 250)
        MainLoop.current.settle()
        #expect(script.journal.take() == ["preferredContentSizeDidChange(250.0)"])
    }

    @Test("A new size goes to the controller, and on to the presented one only if its size is going to differ (Y6)")
    func sizeChange() {
        let presented = present()
        let spy = SizeSpy()
        presented.addChild(spy)
        script.onLayout = { controller in
            controller.presentedView?.frame = controller.containerView?.bounds ?? .zero
        }
        phone.turnToLandscape()
        #expect(script.journal.take().contains("controller.viewWillTransition(852.0×393.0)"))
        #expect(spy.sizes == [CGSize(width: 852, height: 393)])
        MainLoop.current.settle()
        #expect(presented.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(script.controller?.containerView?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        // The same size again: the presented controller already has it.
        phone.turnToLandscape()
        #expect(spy.sizes.count == 1)
        MainLoop.current.settle()
    }

    @Test("The layout of a new size is animated together with what was registered with the coordinator (Y6)")
    func sizeChangeIsAnimated() {
        let presented = present()
        script.onLayout = { $0.presentedView?.frame = CGRect(x: 0, y: 0, width: 400, height: 393) }
        phone.turnToLandscape()
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 400, height: 393))
        expectClose(presented.view.layer.presentation()?.frame, CGRect(x: 0, y: 452, width: 393, height: 400))
        MainLoop.current.advance(by: 0.2)
        expectClose(
            presented.view.layer.presentation()?.frame, CGRect(x: 0, y: 226, width: 396.5, height: 396.5), within: 1e-6)
        MainLoop.current.settle()
    }

    @Test("The root hears of the new size as well (Y7)")
    func root() {
        let spy = SizeSpy()
        let phone = Phone(root: spy)
        phone.turnToLandscape()
        #expect(spy.sizes == [CGSize(width: 852, height: 393)])
        MainLoop.current.settle()
        #expect(spy.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(spy.traitCollection.verticalSizeClass == .compact)
        #expect(spy.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    }

    @Test("Changes are announced while everything is still as before: traits first, then the size")
    func toldBefore() {
        let spy = ChangeSpy()
        let phone = Phone(root: spy)
        phone.turnToLandscape()
        #expect(
            spy.log == [
                "willTransition(to compact height), is regular",
                "viewWillTransition(to 852.0×393.0), is regular 393.0×852.0",
            ])
        MainLoop.current.settle()
        #expect(spy.traitCollection.verticalSizeClass == .compact)
    }

    @Test("A window that was resized can go")
    func releasedAfterResizing() {
        weak var gone: UIWindow?
        do {
            let phone = Phone()
            gone = phone.window
            phone.turnToLandscape()
            MainLoop.current.settle()
        }
        #expect(gone == nil)
    }

    @Test("Overriding traits affects the presented controller only (Y9)")
    func traitOverride() {
        let presented = present()
        script.controller?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        #expect(presented.traitCollection.userInterfaceStyle == .dark)
        #expect(presented.view.traitCollection.userInterfaceStyle == .dark)
        #expect(script.controller?.containerView?.traitCollection.userInterfaceStyle != .dark)
        #expect(phone.root.traitCollection.userInterfaceStyle != .dark)
    }

    @Test("A sheet at the bottom edge has the bottom inset only, also when it is dragged below the screen (SA2)")
    func safeArea() {
        let presented = present()
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        presented.view.frame.origin.y = 700
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        presented.view.frame = CGRect(x: 12, y: 444, width: 369, height: 400)
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 26, right: 0))
        presented.view.frame = CGRect(x: 12, y: 200, width: 369, height: 400)
        #expect(presented.view.safeAreaInsets == .zero)
    }
}

private final class SizeSpy: UIViewController {
    private(set) var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
    }
}

/// Compares the announced size with the real one.
private final class ChangeSpy: UIViewController {
    private(set) var log: [String] = []

    private func name(_ traits: UITraitCollection) -> String {
        traits.verticalSizeClass == .compact ? "compact" : "regular"
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append("willTransition(to \(name(newCollection)) height), is \(name(traitCollection))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let old = view.bounds.size
        log.append(
            "viewWillTransition(to \(size.width)×\(size.height)), is \(name(traitCollection)) \(old.width)×\(old.height)"
        )
    }
}
