import Testing
import UIKit

@testable import TestSupport

@MainActor
struct StatusBarTests {
    private let root = Screen(.lightContent)
    private let phone: Phone

    init() {
        phone = Phone(root: root)
    }

    private var manager: UIStatusBarManager? { phone.window.windowScene?.statusBarManager }

    @Test("The root of the window decides about the status bar (C81)")
    func theRootDecides() {
        #expect(manager?.statusBarStyle == .lightContent)
        #expect(manager?.isStatusBarHidden == false)
        #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
    }

    @Test("A new preference counts from the call that announces it (C81)")
    func update() {
        root.style = .darkContent
        root.isHidden = true
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .lightContent)
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.statusBarStyle == .darkContent)
        #expect(manager?.isStatusBarHidden == true)
        #expect(manager?.statusBarFrame == .zero)
    }

    @Test("Without a preference the style is the default, the bar is there, and it fades")
    func defaults() {
        let controller = UIViewController()
        #expect(controller.preferredStatusBarStyle == .default)
        #expect(!controller.prefersStatusBarHidden)
        #expect(controller.preferredStatusBarUpdateAnimation == .fade)
        #expect(controller.childForStatusBarStyle == nil)
        #expect(controller.childForStatusBarHidden == nil)
        #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    }

    @Test("In a vertically compact environment a controller prefers no status bar")
    func compact() {
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(UIViewController.prefersHidden(in: phone))
        root.isHidden = nil
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.isStatusBarHidden == true)
    }

    @Test(
        "Of what is presented only a full screen, or who captures it, takes the status bar over (C81)",
        arguments: [
            (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
            (.overFullScreen, true, true), (.pageSheet, false, false), (.pageSheet, true, true),
            (.custom, false, false), (.custom, true, true),
        ])
    func presented(style: UIModalPresentationStyle, captures: Bool, decides: Bool) {
        let top = Screen(.darkContent)
        top.modalPresentationStyle = style
        top.modalPresentationCapturesStatusBarAppearance = captures
        root.present(top, animated: true)
        #expect(manager?.statusBarStyle == .lightContent)
        MainLoop.current.advance(by: 0.1)
        // Already at the beginning of the transition.
        #expect(manager?.statusBarStyle == (decides ? .darkContent : .lightContent))
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == (decides ? .darkContent : .lightContent))

        root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(manager?.statusBarStyle == .lightContent)
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .lightContent)
    }

    @Test("A dismissal that is cancelled gives the status bar back to who stays (C81)")
    func cancelled() {
        let script = Script()
        let interactor = UIPercentDrivenInteractiveTransition()
        let top = Screen(.darkContent)
        top.modalPresentationStyle = .custom
        top.modalPresentationCapturesStatusBarAppearance = true
        top.transitioningDelegate = script
        root.present(top, animated: true)
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .darkContent)
        script.interactor = interactor
        top.dismiss(animated: true)
        MainLoop.current.turn()
        interactor.update(0.3)
        #expect(manager?.statusBarStyle == .lightContent)
        interactor.cancel()
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .darkContent)
    }

    @Test("A container names the child that decides (C81)")
    func children() {
        let child = Screen(.darkContent)
        child.isHidden = true
        root.addChild(child)
        root.childForStyle = child
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.statusBarStyle == .darkContent)
        #expect(manager?.isStatusBarHidden == false)
        root.childForHidden = child
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.isStatusBarHidden == true)
    }

    @Test("Under its bar a navigation controller decides about the style; its top does without one, and about hiding")
    func navigation() {
        let (first, second) = (Screen(.lightContent), Screen(.darkContent))
        second.isHidden = true
        let navigation = UINavigationController(rootViewController: first)
        phone.window.rootViewController = navigation
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .default)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(manager?.statusBarStyle == .lightContent)
        navigation.pushViewController(second, animated: true)
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .darkContent)
        #expect(manager?.isStatusBarHidden == true)
        navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .lightContent)
        #expect(manager?.isStatusBarHidden == false)
    }

    @Test("The selected tab decides")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen(.lightContent), Screen(.darkContent)]
        phone.window.rootViewController = tabs
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .lightContent)
        tabs.selectedIndex = 1
        MainLoop.current.settle()
        #expect(manager?.statusBarStyle == .darkContent)
    }

    private final class Screen: UIViewController {
        var style: UIStatusBarStyle
        /// Nil for the value of the superclass.
        var isHidden: Bool? = false
        var childForStyle: UIViewController?
        var childForHidden: UIViewController?

        init(_ style: UIStatusBarStyle) {
            self.style = style
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isHidden ?? super.prefersStatusBarHidden }
        override var childForStatusBarStyle: UIViewController? { childForStyle }
        override var childForStatusBarHidden: UIViewController? { childForHidden }
    }
}

extension UIViewController {
    fileprivate static func prefersHidden(in phone: Phone) -> Bool {
        let controller = UIViewController()
        phone.window.rootViewController = controller
        MainLoop.current.settle()
        return controller.prefersStatusBarHidden
    }
}
