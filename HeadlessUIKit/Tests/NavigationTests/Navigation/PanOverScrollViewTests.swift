import Testing
import UIKit

@testable import TestSupport

/// A pan of the app on the navigation controller's view that pops from anywhere, over a paging scroll view (S4).
@MainActor
struct PanOverScrollViewTests {
    private let fixture = NavigationFixture("a", "b")
    private let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
    private let fingers: Touchscreen
    private let driver: PopDriver

    init() {
        MainLoop.current.settle()
        fingers = Touchscreen(fixture.phone.window)
        pager.contentSize = CGSize(width: 3 * 393, height: 400)
        pager.isPagingEnabled = true
        fixture.top.view.addSubview(pager)
        fixture.animator = SlideAnimator(fixture.journal)
        driver = PopDriver(fixture, over: pager)
        MainLoop.current.settle()
    }

    private func drag(_ way: CGFloat, from x: CGFloat = 150, y: CGFloat = 400) {
        fingers.down(at: CGPoint(x: x, y: y))
        fingers.drag(to: CGPoint(x: x + way, y: y), duration: 0.5)
    }

    private func lift() {
        MainLoop.current.advance(by: 0.2)
        fingers.up()
        MainLoop.current.settle()
    }

    enum Rule: CaseIterable, Sendable {
        case requireToFail, delegateOfPan
    }

    @Test("At the left edge of the pages a drag to the right pops (G5, S4)", arguments: Rule.allCases)
    func atEdge(rule: Rule) {
        driver.use(rule)
        drag(210)
        #expect(fixture.names == ["a"])
        #expect(pager.contentOffset.x == 0 as CGFloat)
        #expect(!pager.isDragging)
        expectClose(driver.interactor?.percentComplete, 200 / 393, within: 1e-6)
        lift()
        #expect(fixture.names == ["a"])
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("Elsewhere, and to the left, the pages scroll (G5, S4)", arguments: Rule.allCases)
    func elsewhere(rule: Rule) {
        driver.use(rule)
        drag(-110, from: 300)
        #expect(pager.isDragging)
        #expect(pager.contentOffset.x == 100 as CGFloat)
        #expect(fixture.names == ["a", "b"])
        lift()
        pager.contentOffset.x = 393
        drag(110)
        #expect(pager.isDragging)
        expectClose(pager.contentOffset.x, 293)
        #expect(fixture.names == ["a", "b"])
        lift()
    }

    @Test("A short drag at the edge is taken back, and the pages scroll as before (G5, S4)", arguments: Rule.allCases)
    func takenBack(rule: Rule) {
        driver.use(rule)
        drag(60)
        #expect(fixture.names == ["a"])
        lift()
        #expect(fixture.names == ["a", "b"])
        #expect(pager.window === fixture.phone.window)
        drag(-110, from: 300)
        #expect(pager.contentOffset.x == 100 as CGFloat)
        lift()
    }

    @Test("The system's recogniser steps aside for one of the app, and works again afterwards (S3, V-N7)")
    func systemsRecogniser() {
        driver.use(.delegateOfPan)
        let system = fixture.navigation.interactivePopGestureRecognizer
        system?.isEnabled = false
        drag(60, from: 2)
        #expect(driver.interactor?.percentComplete ?? 0 > 0.1)
        // Enabled again during a gesture, it takes no part in it.
        system?.isEnabled = true
        fingers.drag(to: CGPoint(x: 302, y: 400), duration: 0.5)
        #expect(system?.state == .possible)
        lift()
        #expect(fixture.names == ["a"])
        _ = fixture.push("c", animated: false)
        MainLoop.current.settle()
        driver.pan.isEnabled = false
        fixture.leaveAnimationsToUIKit()
        drag(300, from: 2)
        #expect(system?.state == .changed)
        lift()
        #expect(fixture.names == ["a"])
    }

    @Test(
        "Switched off while it drives the pop, the app's pan is cancelled; on again, it pops (G8)",
        arguments: Rule.allCases)
    func switchedOff(rule: Rule) {
        driver.use(rule)
        drag(210)
        driver.pan.isEnabled = false
        #expect(fixture.navigation.transitionCoordinator?.isCancelled == true)
        driver.pan.isEnabled = true
        fingers.drag(to: CGPoint(x: 380, y: 400), duration: 0.1)
        lift()
        #expect(fixture.names == ["a", "b"])
        #expect(fixture.phone.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === pager)
        drag(210)
        lift()
        #expect(fixture.names == ["a"])
    }

    @Test("Without a rule between them the pages win, from the edge as well, as on a device (V-N7, G4)")
    func noRule() {
        driver.pan.isEnabled = false
        fixture.leaveAnimationsToUIKit()
        drag(210, from: 2)
        #expect(pager.isDragging)
        #expect(fixture.names == ["a", "b"])
        lift()
        #expect(fixture.names == ["a", "b"])
    }

    @Test("Switched off in viewWillAppear, the system's swipe is taken back, and nothing is locked (V-N7)")
    func switchedOffInWillAppear() {
        driver.pan.isEnabled = false
        fixture.leaveAnimationsToUIKit()
        let system = fixture.navigation.interactivePopGestureRecognizer
        var hasAppeared = false
        (fixture.root as? NotedViewController)?.onWillAppear = { _ in
            hasAppeared = true
            system?.isEnabled = false
        }
        // Outside of the pages.
        drag(210, from: 2, y: 700)
        MainLoop.current.settle()
        #expect(hasAppeared)
        #expect(fixture.names == ["a", "b"])
        #expect(fixture.navigation.transitionCoordinator == nil)
        fingers.up()
        #expect(fixture.phone.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === pager)
        (fixture.root as? NotedViewController)?.onWillAppear = { _ in }
        system?.isEnabled = true
        drag(300, from: 2, y: 700)
        lift()
        #expect(fixture.names == ["a"])
    }
}

/// Pops interactively with a pan on the navigation controller's view.
@MainActor
private final class PopDriver: NSObject, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer()
    private let fixture: NavigationFixture
    private let pager: UIScrollView
    private var handler: Handler?
    private(set) var interactor: GuardedInteractor?
    private var decides = false

    init(_ fixture: NavigationFixture, over pager: UIScrollView) {
        self.fixture = fixture
        self.pager = pager
        super.init()
        let handler = Handler { [weak self] in self?.follow() }
        self.handler = handler
        pan.addTarget(handler, action: Handler.action)
        pan.delegate = self
        fixture.navigation.view.addGestureRecognizer(pan)
    }

    func use(_ rule: PanOverScrollViewTests.Rule) {
        decides = rule == .delegateOfPan
        if rule == .requireToFail { pager.panGestureRecognizer.require(toFail: pan) }
    }

    private func follow() {
        let view: UIView = fixture.navigation.view
        let share = pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began:
            let interactor = GuardedInteractor()
            self.interactor = interactor
            fixture.interactor = interactor
            fixture.navigation.popViewController(animated: true)
        case .changed: interactor?.update(share)
        case .ended: share > 0.3 ? interactor?.finish() : interactor?.cancel()
        default: interactor?.cancel()
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: pan.view)
        guard fixture.navigation.viewControllers.count > 1, fixture.navigation.transitionCoordinator == nil else {
            return false
        }
        let velocity = pan.velocity(in: pan.view)
        let isToTheRight = way.x > 0 || velocity.x > 0
        return isToTheRight && pager.contentOffset.x <= 0
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        decides && otherGestureRecognizer === pager.panGestureRecognizer
    }
}
