import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Where notices stand behind newer ones.
@MainActor
struct NoticePlacesTests {
    private let notices = NoticeStage()

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

    @Test("When the newer one is modal now, the older one comes to the front", arguments: ModalChange.allCases)
    func modalNow(change: ModalChange) throws {
        let first = notices.present("first", height: 300)
        let second = notices.present("second")
        change.makeModal(second)
        notices.stage.settle()
        let place = CGRect(x: 12, y: 518, width: 369, height: 300)
        #expect(first.shownFrame == place)
        #expect(first.presentationController?.presentedView?.transform == .identity)
        second.dismiss(animated: true)
        notices.stage.settle()
        #expect(first.shownFrame == place)
        #expect(first.presentationController?.presentedView?.transform == .identity)
    }

    @Test("When the newer one is modal and dismissed before the next layout, the older one comes to the front")
    func modalAndDismissed() {
        let first = notices.present("first", height: 300)
        let second = notices.present("second")
        second.isModalInPresentation = true
        second.dismiss(animated: true)
        notices.stage.settle()
        #expect(first.shownFrame == CGRect(x: 12, y: 518, width: 369, height: 300))
        #expect(first.presentationController?.presentedView?.transform == .identity)
    }

    @Test("When the content of the newer one becomes modal on its way in, the older one ends at the front")
    func modalOnItsWay() {
        let first = notices.present("first", height: 300)
        let second = notices.present("second", settles: false)
        notices.stage.advance(by: 0.1)
        second.isModalInPresentation = true
        notices.stage.settle()
        #expect(first.shownFrame == CGRect(x: 12, y: 518, width: 369, height: 300))
        #expect(first.presentationController?.presentedView?.transform == .identity)
    }

    @Test("When the older one is modal now, it comes to the front until it is not", arguments: ModalChange.allCases)
    func modalBehind(change: ModalChange) throws {
        let first = notices.present("first", height: 300)
        notices.present("second")
        change.makeModal(first)
        notices.stage.settle()
        #expect(first.shownFrame == CGRect(x: 12, y: 518, width: 369, height: 300))
        #expect(first.presentationController?.presentedView?.transform == .identity)
        change.makeModal(first, false)
        notices.stage.settle()
        #expect(try #require(first.shownFrame).minY == 708)
        #expect(first.presentationController?.presentedView?.transform.a == 0.94)
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

    /// The ways in which a notice becomes modal.
    enum ModalChange: CaseIterable {
        case byContent, byStyle

        @MainActor
        func makeModal(_ content: UIViewController, _ isModal: Bool = true) {
            let controller = content.cardPresentationController
            switch self {
            case .byContent:
                content.isModalInPresentation = isModal
                controller?.invalidatePresentation()
            case .byStyle: controller?.card.allowsBackgroundInteraction = !isModal
            }
        }
    }
}
