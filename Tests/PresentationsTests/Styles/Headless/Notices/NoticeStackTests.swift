import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

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

    @Test("At the top of the screen the others look out below")
    func atTop() throws {
        let first = notices.present("first") { $0.edge = .top }
        notices.present("second") { $0.edge = .top }
        #expect(abs(try #require(first.shownFrame).maxY - 169) < 0.5)
    }

    @Test("Of a taller one behind only an end is seen, and its content keeps its size", arguments: [true, false])
    func taller(isAtTop: Bool) throws {
        let edge: PresentationEdge = isAtTop ? .top : .bottom
        let first = notices.present("first", height: 300) { $0.edge = edge }
        let second = notices.present("second") { $0.edge = edge }
        let (behind, front) = (try #require(first.shownFrame), try #require(second.shownFrame))
        #expect(front == CGRect(x: 12, y: isAtTop ? 59 : 718, width: 369, height: 100))
        // 94 points high, and 10 of them look out.
        #expect(isAtTop ? behind.maxY == 169 : behind.minY == 708)
        #expect(front.minX < behind.minX && behind.maxX < front.maxX)
        #expect(isAtTop ? behind.minY > front.minY : behind.maxY < front.maxY)
        #expect(first.view.bounds.size == CGSize(width: 369, height: 300))
        second.dismiss(animated: true)
        notices.stage.settle()
        #expect(first.shownFrame == CGRect(x: 12, y: isAtTop ? 59 : 518, width: 369, height: 300))
    }

    @Test("Of a wider one behind nothing is seen at the sides")
    func wider() throws {
        let first = notices.present("first")
        let second = notices.present("second") { $0.size = .fixed(CGSize(width: 200, height: 60)) }
        let (behind, front) = (try #require(first.shownFrame), try #require(second.shownFrame))
        #expect(front.minX < behind.minX && behind.maxX < front.maxX)
        #expect(abs(front.minY - behind.minY - 10) < 0.34)
        #expect(behind.maxY < front.maxY)
    }

    @Test("One at another edge stays as it is, and so does the one that it does not cover")
    func atBothEdges() throws {
        let first = notices.present("first", height: 300)
        let second = notices.present("second") { $0.edge = .top }
        #expect(first.shownFrame == CGRect(x: 12, y: 518, width: 369, height: 300))
        let third = notices.present("third")
        #expect(third.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
        #expect(second.shownFrame == CGRect(x: 12, y: 59, width: 369, height: 100))
        #expect(try #require(first.shownFrame).minY == 708)
        third.dismiss(animated: true)
        notices.stage.settle()
        #expect(first.shownFrame == CGRect(x: 12, y: 518, width: 369, height: 300))
    }

    @Test("One that grows into the one in front moves back, and comes forward when it is small again")
    func growing() {
        let first = notices.present("first")
        notices.present("second", height: 500) { $0.edge = .top }
        #expect(first.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
        first.preferredContentSize.height = 300
        notices.stage.settle()
        #expect(first.presentationController?.presentedView?.transform.a == 0.94)
        first.preferredContentSize.height = 100
        notices.stage.settle()
        #expect(first.presentationController?.presentedView?.transform == .identity)
        #expect(first.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
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

    @Test("One with an anchor in the one below points at it, and that stays where it is")
    func anchored() throws {
        let first = notices.present("first")
        let label = try #require(first.view.subviews.first)
        let hint = CountingViewController(CGSize(width: 200, height: 80))
        notices.presenter.presentAsPopup(
            hint,
            style: Popup {
                $0.allowsBackgroundInteraction = true
                $0.position = .anchored(to: PresentationAnchor(label))
            })
        notices.stage.settle()
        #expect(first.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
        #expect(first.presentationController?.presentedView?.transform == .identity)
        // The label is at 738. The popup ends above it, over the upper end of the card.
        #expect(try #require(hint.shownFrame).intersects(CGRect(x: 12, y: 718, width: 369, height: 20)))
        hint.dismiss(animated: true)
        notices.stage.settle()
        #expect(first.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
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

    @Test("They stand as they stood after a rotation and back")
    func rotated() {
        let first = notices.present("first")
        let second = notices.present("second")
        let before = [first.shownFrame, second.shownFrame]
        notices.stage.rotate(to: .landscapeLeft)
        notices.stage.settle()
        #expect(second.shownFrame == CGRect(x: 216, y: 272, width: 420, height: 100))
        notices.stage.rotate(to: .portrait)
        notices.stage.settle()
        #expect([first.shownFrame, second.shownFrame] == before)
    }

    @Test("With Reduce Motion the others are where they are with it off, at their own size")
    func reduceMotion() throws {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        let first = notices.present("first")
        notices.present("second")
        #expect(try #require(first.shownFrame).width == 369)
        #expect(try #require(first.shownFrame).minY < 718)
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

    @Test("Under a modal card a notice stays where it is")
    func underModal() {
        let notice = notices.present("notice")
        let card = CountingViewController(CGSize(width: 0, height: 300))
        notices.presenter.presentAsCard(card)
        notices.stage.settle()
        #expect(card.presentingViewController === notice)
        #expect(notice.presentationController?.presentedView?.transform == .identity)
        #expect(notice.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
    }

    @Test("Those behind look out as far as there is room, at both ends of a low screen", arguments: [true, false])
    func lowScreen(isBelow: Bool) {
        // 20 points of room beside a card of 250 points.
        let environment = LayoutEnvironment(container: CGSize(width: 300, height: 270))
        let front = CGRect(x: 0, y: isBelow ? 0 : 170, width: 300, height: 100)
        let frame = CGRect(x: 0, y: isBelow ? 10 : 15, width: 300, height: 250)
        let tall = StackedNotice(fronts: [front]).place(of: frame, in: environment)
        #expect(tall == CGRect(x: 0, y: isBelow ? 13 : 157, width: 300, height: 100))
        // One that ends ten points before the safe area has those ten, and would look out by 11.8.
        let long = CGRect(x: 0, y: isBelow ? 0 : 10, width: 300, height: 260)
        let near = CGRect(x: 0, y: isBelow ? 200 : 10, width: 300, height: 60)
        #expect(
            StackedNotice(fronts: [long]).place(of: near, in: environment).minY == (isBelow ? 210 : 0))
        let low = CGRect(x: 0, y: isBelow ? 0 : 230, width: 300, height: 40)
        // 1.2 points are lost to the scale of 0.94, 10 look out, and the screen has thirds of a point.
        let place = StackedNotice(fronts: [front]).place(of: low, in: environment)
        #expect(abs(place.minY - (isBelow ? 71.333 : 158.667)) < 0.001)
    }
}
