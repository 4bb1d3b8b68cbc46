import Testing
import UIKit

@testable import TestSupport

/// A bottom sheet written for a device follows the finger here in the same way.
@MainActor
struct PullUpSheetTests {
    private let phone: Phone
    private let page = UIViewController()
    private let kit = PullUpSheet()
    private let screen: Touchscreen

    init() {
        MainLoop.current.settle()
        phone = Phone()
        screen = Touchscreen(phone.window)
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = kit
        phone.root.present(page, animated: true)
        MainLoop.current.settle()
    }

    @Test("It comes to rest over the lower half, by UIKit's own animation")
    func rest() {
        #expect(page.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    }

    @Test("It follows the finger, less the ten points before the pan began")
    func follows() {
        screen.down(at: CGPoint(x: 196, y: 500))
        screen.drag(to: CGPoint(x: 196, y: 610), duration: 0.5)
        #expect(page.view.frame == CGRect(x: 0, y: 526, width: 393, height: 426))
        screen.drag(to: CGPoint(x: 196, y: 520), duration: 0.5)
        #expect(page.view.frame == CGRect(x: 0, y: 436, width: 393, height: 426))
    }

    @Test("A layout pass during the drag leaves it in the hand")
    func layoutDuringDrag() {
        screen.down(at: CGPoint(x: 196, y: 500))
        screen.drag(to: CGPoint(x: 196, y: 610), duration: 0.5)
        page.presentationController?.containerView?.setNeedsLayout()
        MainLoop.current.turn()
        #expect(page.view.frame.minY == 526)
    }

    @Test("Let go near its place it springs back, flicked up it fills the screen below the status bar")
    func settles() {
        screen.down(at: CGPoint(x: 196, y: 500))
        screen.drag(to: CGPoint(x: 196, y: 610), duration: 0.5)
        screen.up()
        #expect(page.view.frame.minY == 426)
        #expect((page.view.layer.presentation()?.frame.minY ?? 0) > 500)
        MainLoop.current.settle()
        #expect(page.view.layer.presentation()?.frame.minY == 426)

        screen.down(at: CGPoint(x: 196, y: 500))
        screen.drag(to: CGPoint(x: 196, y: 400), duration: 0.1)
        screen.up()
        MainLoop.current.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test("Dragged down by more than half its height, or flicked, it goes", arguments: [(260.0, 0.8), (150.0, 0.1)])
    func goes(distance: Double, duration: Double) {
        screen.down(at: CGPoint(x: 196, y: 500))
        screen.drag(to: CGPoint(x: 196, y: 500 + distance), duration: duration)
        screen.up()
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("A drag sideways is none of its business")
    func sideways() {
        screen.down(at: CGPoint(x: 100, y: 500))
        screen.drag(to: CGPoint(x: 300, y: 540), duration: 0.3)
        #expect(page.view.frame.minY == 426)
        screen.up()
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === page)
    }
}
