import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Several presentations beside which the user goes on.
@MainActor
struct NoticeStackTests {
    private let notices = NoticeStage()

    @Test("The newest is in front, and the others step back and look out behind it")
    func steppedBack() throws {
        let first = notices.present("first")
        let second = notices.present("second")
        let third = notices.present("third")
        #expect(notices.presenter.presentedViewController === first)
        #expect(third.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
        // 0.94 of 369 by 100, ten points above the top of the third.
        let middle = try #require(second.shownFrame)
        #expect(abs(middle.minY - 708) < 0.5)
        #expect(abs(middle.width - 346.86) < 0.01)
        #expect(abs(middle.midX - 196.5) < 0.01)
        let last = try #require(first.shownFrame)
        #expect(abs(last.width - 326.05) < 0.01)
        #expect(last.minY < middle.minY - 5)
    }

    @Test("All asked for at once, they come one after the other")
    func atOnce() {
        let contents = ["first", "second", "third"].map { notices.present($0, settles: false) }
        notices.stage.settle()
        #expect(contents[0].presentedViewController === contents[1])
        #expect(contents[1].presentedViewController === contents[2])
        #expect(contents.map { $0.calls } == Array(repeating: ["willAppear", "didAppear"], count: 3))
    }

    @Test("The one in front is swiped away by itself, and the next comes forward")
    func swiped() {
        let first = notices.present("first")
        notices.present("second")
        notices.swipeDown(at: 760)
        #expect(notices.endings == ["second swipe"])
        #expect(first.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
        #expect(first.presentationController?.presentedView?.transform == .identity)
        notices.swipeDown(at: 760)
        #expect(notices.endings == ["second swipe", "first swipe"])
        #expect(notices.stage.window.subviews == [notices.presenter.view])
    }

    @Test("The one behind follows the finger that swipes, and goes back when that is taken back")
    func followsFinger() throws {
        let first = notices.present("first")
        notices.present("second")
        let behind = try #require(first.shownFrame)
        notices.stage.touchDown(at: CGPoint(x: 196, y: 760))
        notices.stage.touchMoved(to: CGPoint(x: 196, y: 780))
        notices.stage.touchMoved(to: CGPoint(x: 196, y: 800))
        notices.stage.advance(by: 0.05)
        let chrome = try visible(first.presentationController?.presentedView)
        #expect(chrome.frame.width > behind.width + 3)
        #expect(chrome.frame.width < 369)
        notices.stage.touchMoved(to: CGPoint(x: 196, y: 760))
        notices.stage.advance(by: 0.2)
        notices.stage.touchUp()
        notices.stage.settle()
        #expect(first.shownFrame == behind)
        #expect(notices.endings == [])
    }

    @Test("The time of one behind stands still until it is in front")
    func times() {
        notices.present("first", after: 2)
        notices.stage.advance(by: 1)
        notices.present("second", after: 1)
        notices.stage.advance(by: 1.3)
        notices.stage.settle()
        #expect(notices.endings == ["second timeout"])
        notices.stage.advance(by: 0.6)
        #expect(notices.endings.count == 1)
        notices.stage.advance(by: 0.7)
        notices.stage.settle()
        #expect(notices.endings == ["second timeout", "first timeout"])
    }

    @Test("Touches beside all of them reach the presenting view")
    func touches() {
        for name in ["first", "second", "third"] { notices.present(name) }
        notices.tapButton()
        #expect(notices.taps == 1)
    }

    @Test("A modal presentation comes from the one in front, and the times stand still under it")
    func modalOnTop() {
        let first = notices.present("first", after: 1)
        let sheet = CountingViewController()
        notices.presenter.presentAsHalfSheet(sheet)
        notices.stage.settle()
        #expect(first.presentedViewController === sheet)
        notices.stage.advance(by: 5)
        #expect(notices.endings == [])
        sheet.dismiss(animated: true)
        notices.stage.settle()
        notices.stage.advance(by: 1.2)
        notices.stage.settle()
        #expect(notices.endings == ["first timeout"])
    }

    @Test("Beside a modal card nothing else is presented, as ever")
    func besideModal() {
        _ = notices.scene.presentCard()
        notices.stage.settle()
        let told = reports { notices.present("first") }
        #expect(told.count == 1)
    }

    @Test("A finger that catches the newer one on its way does not stop the older one there")
    func caught() throws {
        let first = notices.present("first", height: 300)
        let second = notices.present("second", settles: false)
        notices.stage.advance(by: 0.129)
        let view = try #require(second.presentationController?.presentedView)
        let frame = try #require(notices.stage.visibleFrame(of: view))
        notices.stage.touchDown(at: CGPoint(x: frame.midX, y: frame.minY + 10))
        notices.stage.advance(by: 0.05)
        notices.stage.touchUp()
        notices.stage.settle()
        #expect(second.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
        #expect(try #require(first.shownFrame).minY == 708)
        #expect(first.presentationController?.presentedView?.transform.a == 0.94)
    }

    @Test("Code dismisses all of them, and each reports its end", arguments: Assumptions.Calls.allCases, [true, false])
    func dismissedTogether(answer: Assumptions.Calls, animated: Bool) {
        Assumptions.assuming({ $0.intermediateHooks = answer }) {
            for name in ["first", "second", "third"] { notices.present(name, after: 100) }
            notices.presenter.dismiss(animated: animated)
            notices.stage.settle()
            #expect(notices.endings.sorted() == ["first programmatic", "second programmatic", "third programmatic"])
            #expect(notices.stage.window.subviews == [notices.presenter.view])
        }
    }

    @Test("With three, those behind come forward by one step as soon as the one in front leaves")
    func three() throws {
        let first = notices.present("first")
        notices.present("second")
        let third = notices.present("third")
        let back = try #require(first.presentationController?.presentedView)
        #expect(abs(back.transform.a - 0.8836) < 1e-6)
        third.dismiss(animated: true)
        notices.stage.advance(by: 0.02)
        #expect(abs(back.transform.a - 0.94) < 1e-6)
        notices.stage.settle()
        #expect(abs(back.transform.a - 0.94) < 1e-6)
    }

    @Test("One that comes while another leaves waits for that, and is then in front")
    func whileLeaving() {
        let first = notices.present("first")
        let second = notices.present("second")
        second.dismiss(animated: true)
        notices.stage.advance(by: 0.1)
        let third = notices.present("third")
        #expect(first.presentedViewController === third)
        #expect(third.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
        #expect(notices.endings == ["second programmatic"])
    }

    @Test("Cards of adaptive styles stack, too")
    func adaptive() throws {
        let contents = [100, 100].map { CountingViewController(CGSize(width: 0, height: $0)) }
        for content in contents {
            notices.presenter.present(
                content, as: Adaptive(compact: Card { $0.allowsBackgroundInteraction = true }, regular: HalfSheet()))
            notices.stage.settle()
        }
        #expect(contents[0].presentedViewController === contents[1])
        let back = try #require(contents[0].presentationController?.presentedView)
        #expect(abs(back.transform.a - 0.94) < 1e-6)
        #expect(contents[1].shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
    }
}
