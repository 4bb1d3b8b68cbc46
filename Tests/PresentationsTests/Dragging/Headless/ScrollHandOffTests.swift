import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Scrolling content in a half-sheet, under one finger. Medium rests at y 392 and large at 69, 323 points higher; the
/// finger moves 10 points before the gesture begins (G9).
@MainActor
struct ScrollHandOffTests {
    private let scene = PresentedStage()
    private let list = ListViewController(rows: 200)

    private func present(_ style: HalfSheet = HalfSheet(), in controller: UIViewController? = nil) {
        scene.presenter.presentAsHalfSheet(controller ?? list, style: style)
        scene.stage.settle()
    }

    private var top: CGFloat { scene.chrome?.frame.minY ?? .nan }
    private var scrolled: CGFloat { list.scrollView.contentOffset.y + list.scrollView.adjustedContentInset.top }

    private func move(from start: CGFloat, to end: CGFloat, step: CGFloat = 7) {
        scene.stage.moveFinger(from: start, to: end, step: step)
    }

    @Test("A sheet that can grow grows first, and then its content scrolls, in one touch", arguments: [3, 7, 40])
    func inward(step: CGFloat) {
        present()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        move(from: 600, to: 300, step: step)
        #expect(top == 102)
        #expect(scrolled == 0)
        move(from: 300, to: 200, step: step)
        #expect(top == 69)
        #expect(scrolled == 67)
        move(from: 200, to: 600, step: step)
        #expect(top == 402)
        #expect(scrolled == 0)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test(
        "Below a large title nothing moves further than the finger, and the title stays as it is while the sheet moves",
        arguments: [3, 7, 40] as [CGFloat], [HalfSheet.Detent.Identifier.medium, .large])
    func largeTitle(step: CGFloat, detent: HalfSheet.Detent.Identifier) {
        // A safe area that follows a layout later moves the content for one event more.
        guard Assumptions.current.movedSafeArea != .next else { return }
        let navigation = UINavigationController(rootViewController: list)
        list.title = "Places"
        navigation.navigationBar.prefersLargeTitles = true
        present(HalfSheet(selectedDetentIdentifier: detent), in: navigation)
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        list.scrollView.addSubview(mark)
        var y = top + 150
        scene.stage.touchDown(at: CGPoint(x: 196, y: y))
        var last = mark.convert(CGPoint.zero, to: nil).y
        for (distance, direction) in [(280, -1), (260, 1), (120, -1), (240, 1)] as [(CGFloat, CGFloat)] {
            for _ in 0..<Int(distance / step) where y + direction * step > 20 && y + direction * step < 830 {
                y += direction * step
                let before = (top, navigation.navigationBar.frame.height)
                scene.stage.touchMoved(to: CGPoint(x: 196, y: y))
                let now = mark.convert(CGPoint.zero, to: nil).y
                #expect(abs(now - last) <= step + 0.34)
                if abs(abs(top - before.0) - step) < 0.34 { #expect(navigation.navigationBar.frame.height == before.1) }
                last = now
            }
        }
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test(
        "Content that is scrolled goes to its top first, and then the sheet moves, in one touch (V7)",
        arguments: [3, 7, 40])
    func outward(step: CGFloat) {
        present(HalfSheet(selectedDetentIdentifier: .large))
        list.scrollView.contentOffset.y = 100
        scene.stage.touchDown(at: CGPoint(x: 196, y: 200))
        move(from: 200, to: 260, step: step)
        #expect(top == 69)
        #expect(scrolled == 50)
        move(from: 260, to: 400, step: step)
        #expect(top == 159)
        #expect(scrolled == 0)
        move(from: 400, to: 250, step: step)
        #expect(top == 69)
        #expect(scrolled == 60)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test("One event may carry the finger from the sheet into its content")
    func atOnce() {
        present()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 290))
        #expect(top == 69)
        #expect(scrolled == 77)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 280))
        #expect(scrolled == 87)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test("Content at its end that has less room to scroll in a sheet that has grown goes back to its end (R10)")
    func end() throws {
        present(HalfSheet(selectedDetentIdentifier: .large))
        scene.stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 420), duration: 1)
        scene.stage.advance(by: 0.05)
        // On its way to the medium detent; the large one has 323 points less to scroll.
        let end = list.scrollView.contentSize.height + 34 - 460
        list.scrollView.contentOffset.y = end
        let shown = try visible(scene.chrome).frame.minY
        #expect(shown > 280 && shown < 380)
        scene.stage.touchDown(at: CGPoint(x: 196, y: shown + 20))
        move(from: shown + 20, to: shown - 150)
        #expect(list.scrollView.contentOffset.y == end)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        #expect(list.scrollView.contentOffset.y == end)
        scene.stage.settle()
        #expect(top == 69)
        // To the end, or to the former end while the sheet does not overlap the home indicator, 34 points.
        #expect((end - 357...end - 323).contains(list.scrollView.contentOffset.y))
    }

    @Test("Content that is caught on its way back to its top stays in the finger's hand, and goes on from there (V3)")
    func bounce() {
        present(HalfSheet(selectedDetentIdentifier: .large, dismissal: .swipe))
        list.scrollView.contentOffset.y = 60
        // A flick outward that ends before the sheet is reached.
        scene.stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 260), duration: 0.05)
        var bounced = scrolled
        for _ in 0..<60 where bounced >= -5 {
            scene.stage.advance(by: 1.0 / 60)
            bounced = scrolled
        }
        #expect(bounced < -5)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 300))
        move(from: 300, to: 330, step: 5)
        #expect(top == 89)
        #expect(scrolled == bounced)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        #expect(scrolled == bounced)
        scene.stage.advance(by: 0.1)
        #expect(scrolled > bounced && scrolled < 0)
        scene.stage.settle()
        #expect(top == 69)
        #expect(scrolled == 0)
    }

    @Test("A flick that made the sheet grow does not scroll its content afterwards")
    func flick() {
        present()
        scene.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500), duration: 0.1)
        scene.stage.settle()
        #expect(top == 69)
        #expect(scrolled == 0)
    }

    @Test("A sheet that scrolling is not to expand stays, and its content scrolls")
    func notExpanding() {
        present(HalfSheet(prefersScrollingExpandsWhenScrolledToEdge: false))
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        move(from: 700, to: 600)
        #expect(top == 392)
        #expect(scrolled == 90)
        move(from: 600, to: 710)
        #expect(top == 412)
        #expect(scrolled == 0)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test(
        "A finger that lands as soon as the last one has brought the sheet back and scrolled goes on scrolling (C42)",
        arguments: [PresenterAppearance.unchanged, .pushedBack()], [0, 0.2])
    func secondFinger(presenter: PresenterAppearance, pause: TimeInterval) throws {
        let delegate = RecordingDelegate()
        present(HalfSheet(prefersScrollingExpandsWhenScrolledToEdge: false, presenter: presenter, dismissal: .swipe))
        list.presentationController?.delegate = delegate
        let place = try visible(scene.presenter.view).frame
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        move(from: 700, to: 730)
        #expect(top == 412)
        #expect(list.isBeingDismissed)
        move(from: 730, to: 600)
        #expect(top == 392)
        #expect(scrolled == 110)
        scene.stage.advance(by: pause)
        scene.stage.touchUp()
        #expect(!list.isBeingDismissed)
        #expect(list.transitionCoordinator == nil)
        #expect(delegate.calls == ["should", "will"])
        scene.stage.advance(by: 0.05)
        let caught = scrolled
        #expect(pause > 0 ? caught == 110 : caught > 130)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        #expect(scrolled == caught)
        move(from: 700, to: 650)
        #expect(top == 392)
        #expect(abs(scrolled - caught - 40) < 0.001)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(top == 392)
        #expect(scene.view(named: "presentation.dimming")?.alpha == 1)
        #expect(try visible(scene.presenter.view).frame == place)
        #expect(scene.presenter.presentedViewController === list)
    }

    @Test("Content that keeps the finger when the drag of the sheet is over glides on by itself (V1)")
    func keptFinger() {
        present()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        move(from: 700, to: 650)
        #expect(top == 352)
        (list.presentationController as? PresentationController)?.drag?.cancel()
        move(from: 650, to: 550)
        scene.stage.touchUp()
        let lifted = scrolled
        #expect(lifted == 100)
        scene.stage.settle()
        #expect(scrolled > 300)
    }

    @Test("A scroll view that is named shares the finger; another one keeps it")
    func named() {
        let other = UIScrollView()
        present()
        list.halfSheetPresentationController?.track(list.scrollView)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        move(from: 700, to: 600)
        #expect(top == 302)
        scene.stage.touchUp()
        scene.stage.settle()
        list.halfSheetPresentationController?.track(other)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        move(from: 700, to: 600)
        #expect(top == 69)
        #expect(scrolled == 90)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test("The scroll view is found inside a navigation controller")
    func navigation() {
        present(in: UINavigationController(rootViewController: list))
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        move(from: 700, to: 600)
        #expect(top == 302)
        #expect(scrolled == 0)
        move(from: 600, to: 300)
        #expect(top == 69)
        #expect(scrolled == 67)
        scene.stage.touchUp()
        scene.stage.settle()
    }
}
