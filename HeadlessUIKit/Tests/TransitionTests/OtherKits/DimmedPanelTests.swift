import Testing
import UIKit

@testable import TestSupport

/// A panel written for a device works here in the same way.
@MainActor
struct DimmedPanelTests {
    private let journal = Journal()
    private let phone: Phone
    private let panel: UIViewController
    private let kit = DimmedPanel()

    init() {
        MainLoop.current.settle()
        phone = Phone(root: JournalViewController("presenter", journal))
        panel = JournalViewController("panel", journal)
        panel.preferredContentSize = CGSize(width: 0, height: 300)
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = kit
        _ = journal.take()
    }

    private var wrapper: UIView? { panel.presentationController?.presentedView }
    private var dimming: UIView? { panel.presentationController?.containerView?.subviews.first }

    @Test("The wrapper comes to rest at the bottom, with the content inside its clip and the dimming view beneath")
    func rest() throws {
        phone.root.present(panel, animated: true)
        MainLoop.current.settle()
        let wrapper = try #require(wrapper)
        let clip = try #require(wrapper.subviews.first)
        #expect(wrapper.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
        #expect(clip.frame == CGRect(x: 0, y: 0, width: 393, height: 316))
        #expect(panel.view.superview === clip)
        #expect(panel.view.frame == CGRect(x: 0, y: 0, width: 393, height: 300))
        #expect(dimming?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(dimming?.alpha == 0.5)
        // 16 of the clip's 34 points are in the part that extends below the bottom.
        #expect(panel.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 18, right: 0))
    }

    @Test("Half-way the panel is half out, and the dimming view, which goes alongside, half as dark")
    func halfWay() throws {
        phone.root.present(panel, animated: true)
        MainLoop.current.advance(by: 0.175)
        let visible = try #require(wrapper?.layer.presentation())
        #expect(isClose(visible.frame.minY, 702))
        #expect(isClose(CGFloat(dimming?.layer.presentation()?.opacity ?? 0), 0.25))
        #expect(wrapper?.frame.minY == 552)
    }

    @Test("Only the panel hears of its coming and going")
    func appearance() {
        phone.root.present(panel, animated: true)
        MainLoop.current.settle()
        panel.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(
            journal.take() == [
                "panel.viewDidLoad", "panel.viewWillAppear(true)", "panel.viewIsAppearing(true)",
                "panel.viewDidAppear(true)", "panel.viewWillDisappear(true)", "panel.viewDidDisappear(true)",
            ])
    }

    @Test("Without animation it is at rest after the turn")
    func withoutAnimation() {
        phone.root.present(panel, animated: false)
        MainLoop.current.settle()
        #expect(wrapper?.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
        #expect(dimming?.alpha == 0.5)
    }

    @Test("A new content size moves it, since the controller lays out again")
    func contentSize() {
        phone.root.present(panel, animated: true)
        MainLoop.current.settle()
        panel.preferredContentSize.height = 400
        MainLoop.current.settle()
        #expect(wrapper?.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    }

    @Test("It follows a rotation")
    func rotation() {
        phone.root.present(panel, animated: true)
        MainLoop.current.settle()
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(wrapper?.frame == CGRect(x: 0, y: 93, width: 852, height: 300))
        #expect(dimming?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("A tap beside the panel dismisses it, a tap on it does not")
    func taps() {
        phone.root.present(panel, animated: true)
        MainLoop.current.settle()
        let screen = Touchscreen(phone.window)
        screen.tap(at: CGPoint(x: 200, y: 700))
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === panel)
        screen.tap(at: CGPoint(x: 200, y: 100))
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    private func isClose(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.01 }
}
