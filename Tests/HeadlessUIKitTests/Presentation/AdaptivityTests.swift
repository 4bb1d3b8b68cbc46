import Testing
import UIKit

@MainActor
struct AdaptivityTests {
    private let phone = Phone()
    private let script = Script()
    private let delegate = AdaptiveDelegate()

    /// Presents a custom half sheet whose controller has the delegate, and turns it into what it adapts to.
    private func present(animated: Bool = true) -> JournalViewController {
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        phone.root.present(presented, animated: animated)
        MainLoop.main.settle()
        return presented
    }

    // MARK: When it is asked

    @Test("Y10: without a delegate a custom presentation keeps its controller, whatever the size class becomes")
    func withoutDelegate() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.main.settle()
        let controller = presented.presentationController
        phone.resize(.regular)
        MainLoop.main.settle()
        phone.resize(.compact)
        MainLoop.main.settle()
        #expect(presented.presentationController === controller)
        #expect(presented.activePresentationController === controller)
        #expect(controller?.adaptivePresentationStyle(for: phone.root.traitCollection) == UIModalPresentationStyle.none)
    }

    @Test(
        "Y10: the delegate is asked at the presentation and when a size class is going to change, with the coming traits"
    )
    func asked() {
        delegate.answer = { _ in .none }
        _ = present()
        #expect(delegate.asked == [.compact])
        phone.resize(.regular)
        #expect(delegate.asked == [.compact, .regular])
        MainLoop.main.settle()
        phone.resize(.regular, width: 900)
        MainLoop.main.settle()
        #expect(delegate.asked == [.compact, .regular])
        phone.resize(.compact)
        MainLoop.main.settle()
        #expect(delegate.asked == [.compact, .regular, .compact])
        #expect(delegate.take() == ["will present none, coordinator true"])
    }

    @Test(
        "Y10: of other answers than a style that fills the width none changes anything",
        arguments: [.none, .custom, .pageSheet, .currentContext, .overCurrentContext, .popover, .automatic]
            as [UIModalPresentationStyle])
    func otherAnswers(answer: UIModalPresentationStyle) {
        delegate.answer = { _ in answer }
        let presented = present()
        #expect(presented.activePresentationController === script.controller)
        #expect(presented.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    }

    @Test("Y10: an answer that depends on no traits is meant for compact width; a full screen is never adapted")
    func answerWithoutTraits() {
        let simple = SimpleDelegate()
        let presented = script.makePresented()
        let controller = presented.presentationController
        controller?.delegate = simple
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        #expect(controller?.adaptivePresentationStyle(for: compact) == .overFullScreen)
        #expect(controller?.adaptivePresentationStyle(for: regular) == UIModalPresentationStyle.none)
        #expect(controller?.adaptivePresentationStyle == .overFullScreen)

        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        full.presentationController?.delegate = simple
        phone.root.present(full, animated: false)
        MainLoop.main.settle()
        #expect(full.activePresentationController === full.presentationController)
    }

    // MARK: At the presentation

    @Test("Y10, C77: adapted from the start, another controller is the active one, and the custom one is never begun")
    func atPresentation() throws {
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        let active = try #require(presented.activePresentationController)
        #expect(active !== script.controller)
        #expect(presented.presentationController === script.controller)
        #expect(active.presentationStyle == .overFullScreen)
        #expect(script.controller?.presentationStyle == .custom)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(active.containerView?.window === phone.window)
        #expect(script.controller?.containerView == nil)
        #expect(!script.journal.entries.contains("presentationTransitionWillBegin"))
        phone.root.dismiss(animated: true)
        MainLoop.main.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(active.containerView == nil)
    }

    @Test(
        "Q7, Y10: the delegate puts another controller in, prepares the new presentation and is told the style, in this order"
    )
    func delegateCalls() {
        delegate.answer = { _ in .fullScreen }
        let wrapper = UIViewController()
        delegate.replacement = { presented in
            wrapper.addChild(presented)
            wrapper.view.addSubview(presented.view)
            presented.didMove(toParent: wrapper)
            return wrapper
        }
        let presented = script.makePresented()
        let original = presented.presentationController
        original?.delegate = delegate
        phone.root.present(presented, animated: true)
        #expect(delegate.take() == ["view controller for fullScreen", "prepare fullScreen, container false"])
        MainLoop.main.settle()
        #expect(delegate.take() == ["will present fullScreen, coordinator true"])
        #expect(delegate.controllers.allSatisfy { $0 === original })
        #expect(phone.root.presentedViewController === wrapper)
        #expect(presented.presentingViewController === phone.root)
        #expect(wrapper.view.superview === wrapper.activePresentationController?.containerView)
        #expect(phone.root.view.window == nil)
        presented.dismiss(animated: true)
        MainLoop.main.settle()
        #expect(phone.root.view.window === phone.window)
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("Q7: a presentation that adapts to nothing tells its delegate the style none before it begins")
    func tellsNone() {
        delegate.answer = { _ in .none }
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        var begun = false
        script.onWillBegin = { _ in begun = true }
        delegate.onWillPresent = { #expect(!begun) }
        phone.root.present(presented, animated: true)
        MainLoop.main.settle()
        #expect(begun)
        #expect(delegate.take() == ["will present none, coordinator true"])
    }

    // MARK: On screen

    @Test("Y10, C77: from regular to compact width another controller takes over, and back: each is begun and ended")
    func thereAndBack() throws {
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        let custom = try #require(script.controller)
        let container = try #require(custom.containerView)
        #expect(presented.activePresentationController === custom)
        _ = script.journal.take()
        _ = delegate.take()

        phone.resize(.compact)
        let active = try #require(presented.activePresentationController)
        #expect(active !== custom)
        #expect(script.journal.take().filter(isHook) == ["dismissalTransitionWillBegin"])
        #expect(
            delegate.take() == [
                "view controller for overFullScreen", "prepare overFullScreen, container false",
                "will present overFullScreen, coordinator true",
            ])
        #expect(custom.containerView === container)
        #expect(presented.view.isDescendant(of: try #require(active.containerView)))
        MainLoop.main.settle()
        #expect(script.journal.take().filter(isHook) == ["dismissalTransitionDidEnd(true)"])
        #expect(container.window == nil)
        #expect(custom.containerView == nil)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))

        phone.resize(.regular)
        #expect(presented.activePresentationController === custom)
        #expect(script.journal.take().filter(isHook) == ["presentationTransitionWillBegin"])
        #expect(delegate.take() == ["will present none, coordinator true"])
        MainLoop.main.settle()
        #expect(script.journal.take().filter(isHook) == ["presentationTransitionDidEnd(true)"])
        #expect(active.containerView == nil)
        #expect(presented.view.frame == script.frame)
        #expect(presented.view.superview === custom.containerView)
        #expect(phone.window.subviews.count == 2)
    }

    @Test(
        "Y10: adapting on screen, the presented controller hears nothing; a presenter hears when its view goes and comes"
    )
    func appearance() {
        let root = JournalViewController("root", script.journal)
        let phone = Phone(root: root)
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .fullScreen : .none }
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        root.present(presented, animated: true)
        MainLoop.main.settle()
        _ = script.journal.take()
        phone.resize(.compact)
        MainLoop.main.settle()
        #expect(
            script.journal.take().filter { $0.hasPrefix("root.") || $0.hasPrefix("presented.") } == [
                "root.viewWillDisappear(true)", "root.viewDidDisappear(true)",
            ])
        #expect(root.view.window == nil)
        phone.resize(.regular)
        MainLoop.main.settle()
        #expect(
            script.journal.take().filter { $0.hasPrefix("root.") || $0.hasPrefix("presented.") }
                == ["root.viewWillAppear(true)", "root.viewIsAppearing(true)", "root.viewDidAppear(true)"])
        #expect(root.view.window === phone.window)
        #expect(root.view.frame == phone.window.bounds)
    }

    @Test("Y10: content that the delegate wrapped comes out of its wrapper on the way back")
    func unwrapping() {
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .fullScreen : .none }
        let wrapper = JournalViewController("wrapper", script.journal)
        delegate.replacement = { presented in
            wrapper.addChild(presented)
            presented.view.frame = wrapper.view.bounds
            wrapper.view.addSubview(presented.view)
            presented.didMove(toParent: wrapper)
            return wrapper
        }
        let presented = present()
        _ = script.journal.take()
        phone.resize(.compact)
        MainLoop.main.settle()
        #expect(phone.root.presentedViewController === wrapper)
        #expect(presented.parent === wrapper)
        #expect(presented.presentingViewController === phone.root)
        #expect(
            script.journal.take().filter { $0.hasPrefix("wrapper") || $0.hasPrefix("presented.") } == [
                "wrapper.viewDidLoad", "wrapper.viewWillAppear(true)", "wrapper.viewIsAppearing(true)",
                "wrapper.viewDidAppear(true)",
            ])
        phone.resize(.regular)
        MainLoop.main.settle()
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.parent == nil)
        #expect(presented.view.superview === script.controller?.containerView)
        #expect(
            script.journal.take().filter { $0.hasPrefix("wrapper") || $0.hasPrefix("presented.") } == [
                "wrapper.viewWillDisappear(true)", "wrapper.viewDidDisappear(true)",
            ])
        #expect(wrapper.view.window == nil)
        #expect(wrapper.presentingViewController == nil)
    }

    @Test("Y10: the view moves with the change of size, and alongside work of both controllers runs with it")
    func animated() {
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        presented.view.frame = CGRect(x: 100, y: 100, width: 400, height: 400)
        var alongside: [TimeInterval] = []
        script.onWillBegin = { controller in
            controller.presentedViewController.transitionCoordinator?.animate { _ in
                alongside.append(UIView.inheritedAnimationDuration)
            }
        }
        phone.resize(.compact)
        #expect(alongside == [0.4])
        MainLoop.main.advance(by: 0.2)
        expectClose(
            presented.view.layer.presentation()?.frame, CGRect(x: 50, y: 50, width: 396.5, height: 626), within: 1e-6)
        MainLoop.main.settle()
    }

    @Test(
        "Y10: adapted to a form sheet, the delegate may prepare the sheet; back on a wide screen the custom one returns"
    )
    func formSheet() throws {
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .formSheet : .none }
        delegate.onPrepare = { ($0 as? UISheetPresentationController)?.detents = [.medium()] }
        let presented = present()
        phone.resize(.compact)
        MainLoop.main.settle()
        let sheet = try #require(presented.activePresentationController as? UISheetPresentationController)
        #expect(sheet.presentationStyle == .formSheet)
        #expect(sheet.delegate === delegate)
        #expect(sheet.detents.map(\.identifier) == [.medium])
        let frame = sheet.frameOfPresentedViewInContainerView
        #expect(frame.minX == 0 as CGFloat && frame.width == 393 as CGFloat && frame.maxY == 852 as CGFloat)
        #expect(frame.height < 500 as CGFloat)
        #expect(sheet.presentedView?.frame == frame)
        #expect(presented.view.isDescendant(of: try #require(sheet.presentedView)))
        phone.resize(.regular)
        MainLoop.main.settle()
        #expect(presented.activePresentationController === script.controller)
        #expect(presented.view.frame == script.frame)
        #expect(phone.window.subviews.count == 2)
    }

    @Test("Y10: a dismissal that is asked for during the adaptation begins after it")
    func dismissedMeanwhile() {
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        phone.resize(.compact)
        presented.dismiss(animated: true)
        MainLoop.main.advance(by: 0.3)
        #expect(!presented.isBeingDismissed)
        MainLoop.main.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(presented.view.window == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("Y10: a size class that changes back before the adaptation is over ends it and begins the next")
    func twice() {
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        phone.resize(.compact)
        MainLoop.main.advance(by: 0.1)
        phone.resize(.regular)
        MainLoop.main.settle()
        #expect(presented.activePresentationController === script.controller)
        #expect(presented.view.frame == script.frame)
        #expect(phone.window.subviews.count == 2)
    }

    @Test("Y10: a size class that changes during the presentation is adapted to when that is over")
    func duringPresentation() {
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.main.advance(by: 0.1)
        phone.resize(.compact)
        #expect(presented.activePresentationController === script.controller)
        MainLoop.main.settle()
        #expect(presented.activePresentationController?.presentationStyle == .overFullScreen)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("Y10: what is presented on top stays on top, and its presenter's view comes back into the new container")
    func stack() {
        phone.resize(.regular)
        MainLoop.main.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        let top = UIViewController()
        top.modalPresentationStyle = .fullScreen
        presented.present(top, animated: false)
        MainLoop.main.settle()
        phone.resize(.compact)
        MainLoop.main.settle()
        #expect(phone.window.subviews.last === top.view.superview)
        #expect(presented.view.window == nil)
        presented.dismiss(animated: false)
        MainLoop.main.settle()
        #expect(presented.view.superview === presented.activePresentationController?.containerView)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    private func isHook(_ entry: String) -> Bool {
        entry.contains("TransitionWillBegin") || entry.contains("TransitionDidEnd")
    }
}

extension Phone {
    /// Makes the screen 800 points wide, or as wide as a phone, with the size class of that width.
    fileprivate func resize(_ horizontal: UIUserInterfaceSizeClass, width: CGFloat = 800) {
        screen.resize(
            to: CGRect(x: 0, y: 0, width: horizontal == .regular ? width : 393, height: 852),
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: .regular),
            ]))
    }
}

/// Answers by size class and writes down what it is told.
private final class AdaptiveDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var answer: (UIUserInterfaceSizeClass) -> UIModalPresentationStyle = { _ in .none }
    var replacement: ((UIViewController) -> UIViewController)?
    var onWillPresent: () -> Void = {}
    var onPrepare: (UIPresentationController) -> Void = { _ in }
    private(set) var asked: [UIUserInterfaceSizeClass] = []
    private(set) var controllers: [UIPresentationController] = []
    private var journal = Journal()

    func take() -> [String] { journal.take() }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        asked.append(traitCollection.horizontalSizeClass)
        controllers.append(controller)
        return answer(traitCollection.horizontalSizeClass)
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        journal.note("view controller for \(style)")
        controllers.append(controller)
        return replacement?(controller.presentedViewController)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        let hasContainer = adaptivePresentationController.containerView != nil
        journal.note("prepare \(adaptivePresentationController.presentationStyle), container \(hasContainer)")
        controllers.append(presentationController)
        onPrepare(adaptivePresentationController)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        journal.note("will present \(style), coordinator \(transitionCoordinator != nil)")
        controllers.append(presentationController)
        onWillPresent()
    }
}

/// Has an answer that does not depend on traits.
private final class SimpleDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .overFullScreen
    }
}
