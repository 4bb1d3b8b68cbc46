import Testing
import UIKit

@testable import TestSupport

@MainActor
struct LayoutDuringTransitionTests {
    private let phone = Phone()
    private let script = Script()
    private let pass = ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"]

    private func present() throws -> (UIViewController, container: UIView) {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        return (presented, try #require(script.controller?.containerView))
    }

    private func layoutEntries() -> [String] {
        script.journal.take().filter { $0.hasPrefix("containerView") }
    }

    @Test("In the middle of a presentation the container lays out, and what moves goes on moving (Y1, Y3)")
    func presentation() throws {
        let (presented, container) = try present()
        MainLoop.current.advance(by: 0.125)
        _ = layoutEntries()
        container.setNeedsLayout()
        MainLoop.current.turn()
        #expect(layoutEntries() == pass)
        expectClose(presented.view.layer.presentation()?.frame, CGRect(x: 0, y: 652, width: 393, height: 400))
        MainLoop.current.settle()
    }

    @Test("In the middle of a dismissal the container lays out, and what moves goes on moving (Y1, Y3)")
    func dismissal() throws {
        let (presented, container) = try present()
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.125)
        _ = layoutEntries()
        container.setNeedsLayout()
        MainLoop.current.turn()
        #expect(layoutEntries() == pass)
        expectClose(presented.view.layer.presentation()?.frame, CGRect(x: 0, y: 652, width: 393, height: 400))
        MainLoop.current.settle()
        #expect(container.window == nil)
    }

    @Test("A hook that puts the frame back in the middle of a dismissal takes it away from the animator (Y3, Z34)")
    func fightingHook() throws {
        let (presented, container) = try present()
        MainLoop.current.settle()
        script.onLayout = { $0.presentedView?.frame = $0.frameOfPresentedViewInContainerView }
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        // The container lays out before the animator is called, and not after (Z34).
        #expect(presented.view.frame.minY == 852 as CGFloat)
        container.setNeedsLayout()
        MainLoop.current.advance(by: 0.1)
        #expect(presented.view.frame.minY == 452 as CGFloat)
        MainLoop.current.settle()
    }

    @Test(
        "The container lays out whenever its bounds change, in a transition and at rest; at the same size it does not (Y1)"
    )
    func boundsChange() throws {
        let (_, container) = try present()
        MainLoop.current.advance(by: 0.1)
        _ = layoutEntries()
        container.bounds.size.height = 800
        MainLoop.current.turn()
        #expect(layoutEntries() == pass)
        container.bounds.size.height = 800
        MainLoop.current.turn()
        #expect(layoutEntries() == [])
        MainLoop.current.settle()
        _ = layoutEntries()
        container.frame.size.width = 300
        MainLoop.current.turn()
        #expect(layoutEntries() == pass)
    }

    @Test("The hooks bracket the container's own layout: at the first nothing is laid out, at the second it is (Y1)")
    func bracket() throws {
        let (_, container) = try present()
        MainLoop.current.settle()
        let chrome = LayoutSpy(frame: CGRect(x: 0, y: 0, width: 10, height: 10), journal: script.journal)
        container.addSubview(chrome)
        _ = script.journal.take()
        MainLoop.current.turn()
        #expect(script.journal.take() == pass + ["layoutSubviews"])
    }
}

private final class LayoutSpy: UIView {
    private let journal: Journal

    init(frame: CGRect, journal: Journal) {
        self.journal = journal
        super.init(frame: frame)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func layoutSubviews() { journal.note("layoutSubviews") }
}
