import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Trackpads and wheels move a sheet like a finger, without a touch (G17). Medium rests at y 392 and large at 69.
@MainActor
struct TrackpadTests {
    private let scene = PresentedStage()
    private let list = ListViewController(rows: 200)
    private let pointer = CGPoint(x: 196, y: 600)

    private func present(_ style: HalfSheet = HalfSheet()) {
        scene.presenter.presentAsHalfSheet(list, style: style)
        scene.stage.settle()
    }

    private var top: CGFloat { scene.chrome?.frame.minY ?? .nan }
    private var scrolled: CGFloat { list.scrollView.contentOffset.y + list.scrollView.adjustedContentInset.top }

    /// Scrolls in steps, and leaves the fingers on the trackpad.
    private func scroll(by distance: CGFloat) {
        for _ in 1...20 {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.continueScroll(by: CGVector(dx: 0, dy: distance / 20))
        }
    }

    @Test(
        "Two fingers on a trackpad drag a sheet without content, the whole way, and throw it",
        arguments: [
            Stage.ScrollDevice.trackpad, .wheel,
        ])
    func withoutContent(device: Stage.ScrollDevice) {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        scene.stage.beginScroll(at: pointer, with: device)
        scroll(by: 60)
        #expect(abs(top - 452) < 0.5)
        scroll(by: -160)
        #expect(abs(top - 292) < 0.5)
        scene.stage.advance(by: 0.2)
        scene.stage.endScroll()
        scene.stage.settle()
        // It rests at the nearer detent, or where it was.
        #expect(top == 392 || top == 69)
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("A sheet is thrown to its largest detent, and out")
    func thrown() {
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        scene.stage.scroll(at: pointer, by: CGVector(dx: 0, dy: -200), duration: 0.1)
        scene.stage.settle()
        #expect(top == 69)
        scene.stage.scroll(at: pointer, by: CGVector(dx: 0, dy: 700), duration: 0.2)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("The sheet grows first, and then its content scrolls, and back, in one scroll")
    func sharing() {
        present()
        scene.stage.beginScroll(at: pointer)
        scroll(by: -300)
        #expect(abs(top - 92) < 0.5)
        #expect(scrolled == 0)
        scroll(by: -100)
        #expect(top == 69)
        #expect(abs(scrolled - 77) < 0.5)
        scroll(by: 200)
        #expect(abs(top - 192) < 0.5)
        #expect(scrolled == 0)
        scene.stage.advance(by: 0.2)
        scene.stage.endScroll()
        scene.stage.settle()
    }

    @Test("A second scroll finds the content anew")
    func again() {
        present()
        scene.stage.scroll(at: pointer, by: CGVector(dx: 0, dy: -323), duration: 0.5)
        scene.stage.settle()
        #expect(top == 69)
        for _ in 0..<2 {
            let before = scrolled
            scene.stage.scroll(at: pointer, by: CGVector(dx: 0, dy: -100), duration: 0.1, with: .wheel)
            scene.stage.settle()
            #expect(abs(scrolled - before - 100) < 0.5)
            #expect(top == 69)
        }
        list.scrollView.contentOffset.y = 0
        // Then a finger.
        scene.stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 260), duration: 0.3, resting: 0.2)
        #expect(scrolled == 0)
        scene.stage.settle()
        #expect(top == 69)
    }

    @Test("Beside the sheet, across, and on a wheel of a picker nothing moves it")
    func elsewhere() {
        present(HalfSheet(dismissal: .swipe))
        scene.stage.beginScroll(at: CGPoint(x: 196, y: 200))
        scroll(by: 100)
        #expect(top == 392)
        scene.stage.endScroll()
        scene.stage.scroll(at: pointer, by: CGVector(dx: 100, dy: 10), duration: 0.1)
        #expect(top == 392)
        let picker = UIPickerView(frame: CGRect(x: 36, y: 40, width: 320, height: 216))
        list.view.addSubview(picker)
        scene.stage.beginScroll(at: CGPoint(x: 196, y: 540))
        scroll(by: 100)
        #expect(top == 392)
        scene.stage.endScroll()
        scene.stage.settle()
        #expect(top == 392)
    }

    @Test("A refresh control is pulled by a trackpad, too")
    func refreshing() {
        let refresh = UIRefreshControl()
        list.scrollView.refreshControl = refresh
        present(HalfSheet(selectedDetentIdentifier: .large))
        scene.stage.beginScroll(at: pointer)
        scroll(by: 700)
        #expect(top == 69)
        #expect(refresh.isRefreshing)
        scene.stage.endScroll()
        scene.stage.settle()
        #expect(list.scrollView.contentOffset.y == -60)
    }

    @Test(
        "A trackpad goes back in a stack from anywhere; a wheel does not",
        arguments: [
            Stage.ScrollDevice.trackpad, .wheel,
        ])
    func pop(device: Stage.ScrollDevice) {
        let stage = Stage(.iPad11)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.use(NavigationTransition(interactivePop: .anywhere))
        stage.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        stage.scroll(at: CGPoint(x: 400, y: 600), by: CGVector(dx: 500, dy: 0), duration: 0.3, with: device)
        stage.settle()
        #expect(navigation.viewControllers.count == (device == .trackpad ? 1 : 2))
    }

    @Test("A pager under the pointer turns its page before the stack goes back")
    func pager() {
        let stage = Stage(.iPad11)
        let page = UIViewController()
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        pager.contentSize = CGSize(width: 1640, height: 100)
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        page.view.addSubview(pager)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.use(NavigationTransition(interactivePop: .anywhere))
        stage.show(navigation)
        navigation.pushViewController(page, animated: false)
        stage.settle()
        pager.contentOffset.x = 820
        stage.scroll(at: CGPoint(x: 400, y: 600), by: CGVector(dx: 500, dy: 0), duration: 0.3)
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(pager.contentOffset.x == 0)
        stage.scroll(at: CGPoint(x: 400, y: 600), by: CGVector(dx: 500, dy: 0), duration: 0.3)
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
    }
}
