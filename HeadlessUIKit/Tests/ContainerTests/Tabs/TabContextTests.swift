import Testing
import UIKit

@testable import TestSupport

/// A presentation over the context of one tab, when another tab is selected.
@MainActor
struct TabContextTests {
    private let fixture = TabFixture()
    private let modal: NotedViewController

    init() {
        modal = NotedViewController("modal", fixture.journal)
        modal.modalPresentationStyle = .overCurrentContext
        fixture.a.definesPresentationContext = true
        fixture.a.present(modal, animated: false)
        MainLoop.current.settle()
        _ = fixture.journal.take()
    }

    private func select(_ index: Int) {
        fixture.tabs.selectedIndex = index
        MainLoop.current.settle()
    }

    private var modalCalls: [String] { fixture.journal.takeAppearance().filter { $0.hasPrefix("modal") } }

    @Test("It goes with its tab and is there when that comes back", arguments: [false, true])
    func goesAndComes(animated: Bool) {
        if animated { fixture.animator = SlideAnimator(fixture.journal) }
        #expect(modal.view.window === fixture.phone.window)
        select(1)
        #expect(modal.view.window == nil)
        #expect(fixture.b.view.superview?.subviews.count == 1)
        #expect(modalCalls == ["modal.willDisappear(false)", "modal.didDisappear(false)"])
        #expect(fixture.a.presentedViewController === modal)
        select(0)
        #expect(modal.view.window === fixture.phone.window)
        #expect(modalCalls == ["modal.willAppear(false)", "modal.isAppearing(false)", "modal.didAppear(false)"])
        let views = fixture.a.view.superview?.subviews ?? []
        #expect(views.count == 2)
        #expect(views.first === fixture.a.view)
        #expect(views.last === modal.presentationController?.containerView)
    }

    @Test("Dismissed while its tab is away, it does not come back")
    func dismissedUnseen() {
        select(1)
        fixture.a.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(fixture.a.presentedViewController == nil)
        select(0)
        #expect(fixture.a.view.superview?.subviews.count == 1)
        #expect(modal.view.window == nil)
    }

    @Test("Dismissed after it has come back, it leaves its presenter there")
    func dismissedLater() {
        select(2)
        select(0)
        _ = fixture.journal.take()
        fixture.a.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(modalCalls == ["modal.willDisappear(true)", "modal.didDisappear(true)"])
        #expect(fixture.a.view.superview?.subviews.count == 1)
        #expect(fixture.a.view.window === fixture.phone.window)
    }

    @Test("One that takes its presenter's view out goes and comes, too, and gives the view back in the end")
    func removingPresenter() {
        fixture.a.dismiss(animated: false)
        MainLoop.current.settle()
        modal.modalPresentationStyle = .currentContext
        fixture.a.present(modal, animated: true)
        MainLoop.current.settle()
        #expect(fixture.a.view.window == nil)
        select(1)
        #expect(modal.view.window == nil)
        #expect(fixture.b.view.superview?.subviews.count == 1)
        select(0)
        #expect(modal.view.window === fixture.phone.window)
        #expect(fixture.phone.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === modal.view)
        fixture.a.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(fixture.a.view.window === fixture.phone.window)
        #expect(fixture.a.view.superview?.subviews.count == 1)
        #expect(fixture.journal.takeAppearance().last { $0.hasPrefix("a.") }?.hasPrefix("a.didAppear") == true)
    }

    @Test("A change of tabs that is cancelled leaves it where it is")
    func cancelled() {
        let percent = UIPercentDrivenInteractiveTransition()
        fixture.animator = FadeAnimator()
        fixture.interactor = percent
        fixture.tabs.selectedIndex = 1
        MainLoop.current.turn()
        percent.update(0.5)
        percent.cancel()
        MainLoop.current.settle()
        #expect(modal.view.window === fixture.phone.window)
        #expect(modalCalls == [])
        #expect(fixture.a.view.superview?.subviews.count == 2)
    }

    @Test("Turned while its tab is away, the phone finds it in its new size")
    func turned() {
        select(1)
        fixture.phone.turnToLandscape()
        MainLoop.current.settle()
        select(0)
        #expect(modal.view.frame.size == CGSize(width: 852, height: 393))
    }

    @Test("A presentation over all of the tabs stays when another tab is selected")
    func overAll() {
        fixture.a.dismiss(animated: false)
        MainLoop.current.settle()
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        fixture.a.present(cover, animated: false)
        MainLoop.current.settle()
        select(1)
        #expect(cover.view.window === fixture.phone.window)
    }
}
