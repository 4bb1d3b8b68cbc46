import Testing
import UIKit

@testable import TestSupport

/// A window's root that is replaced during a presentation.
@MainActor
struct ReplacedRootTests {
    @Test("What the old root has presented stays in the window, and the new root's view covers it")
    func remains() {
        let phone = Phone()
        let presented = UIViewController()
        presented.modalPresentationStyle = .overFullScreen
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        let container = presented.view.superview
        let new = UIViewController()
        phone.window.rootViewController = new
        MainLoop.current.settle()
        #expect(phone.window.subviews == [container, new.view].compactMap { $0 })
        #expect(phone.root.presentedViewController === presented)
        phone.root.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [new.view])
    }

    @Test("A presentation of the new root covers both")
    func presentingAnew() {
        let phone = Phone()
        let old = UIViewController()
        old.modalPresentationStyle = .overFullScreen
        phone.root.present(old, animated: false)
        MainLoop.current.settle()
        let new = UIViewController()
        phone.window.rootViewController = new
        let presented = UIViewController()
        presented.modalPresentationStyle = .overFullScreen
        new.present(presented, animated: false)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [old.view.superview, new.view, presented.view.superview].compactMap { $0 })
    }

    @Test("A root's own presentation stays above it when the window is hidden and shown again")
    func shownAgain() {
        let phone = Phone()
        let presented = UIViewController()
        presented.modalPresentationStyle = .overFullScreen
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        phone.window.isHidden = true
        phone.window.isHidden = false
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view, presented.view.superview].compactMap { $0 })
    }
}
