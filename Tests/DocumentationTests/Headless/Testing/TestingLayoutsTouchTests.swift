import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article Testing Layouts, as far as it needs fingers, keys and a clock.
@MainActor @Suite struct TestingLayoutsTouchTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()

    init() {
        home.view.backgroundColor = .systemBackground
        stage.show(home)
    }

    @Test func aNoticeStaysUntilItsTimeHasPassed() {
        let stage = Stage(.iPhone15)
        let (home, notice) = (UIViewController(), UIViewController())
        notice.preferredContentSize = CGSize(width: 300, height: 60)
        stage.show(home)
        home.presentAsCard(
            notice,
            style: Card {
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 4
            })
        stage.settle()
        #expect(home.presentedViewController === notice)
        stage.advance(by: 4)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test func aDragDismissesACard() {
        presentCard()
        stage.drag(
            from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 800),
            duration: 0.1)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test func aFingerThatRestsThrowsNothing() {
        presentCard()
        stage.drag(
            from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 680),
            duration: 0.1, resting: 0.2)
        stage.settle()
        #expect(home.presentedViewController != nil)
    }

    @Test func fingersGoDownMoveAndLift() {
        let pinch = UIPinchGestureRecognizer()
        home.view.addGestureRecognizer(pinch)
        stage.touchDown(at: CGPoint(x: 150, y: 400))
        stage.touchDown(at: CGPoint(x: 250, y: 400), finger: 1)
        stage.touchMoved(to: CGPoint(x: 350, y: 400), finger: 1)
        stage.advance(by: 0.1)
        #expect(pinch.state == .began || pinch.state == .changed)
        stage.touchUp(finger: 1)
        stage.touchUp()
        #expect(!stage.isInMotion)
    }

    @Test func aTapFindsAViewByItsIdentifier() {
        let form = FormViewController()
        home.presentAsCard(form)
        stage.settle()
        stage.tap("name")
        stage.type("Ada")
        stage.tap("save")
        #expect(form.savedName == "Ada")
    }

    @Test func aCardMakesRoomForTheKeyboard() throws {
        let form = FormViewController()
        home.presentAsCard(form)
        stage.settle()
        let card = try #require(form.cardPresentationController?.presentedView)
        stage.showKeyboard(height: 336)
        stage.tap("name")
        stage.settle()
        #expect(try #require(stage.visibleFrame(of: card)).maxY == 504)
        stage.hideKeyboard()
        stage.settle()
        #expect(try #require(stage.visibleFrame(of: card)).maxY == 818)
    }

    @Test func keysArePressed() {
        presentCard()
        stage.press(.keyboardEscape)
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(!stage.press(.keyboardPeriod, modifiers: .command))
    }

    @Test func aTrackpadScrolls() {
        let scroll = UIScrollView(frame: home.view.bounds)
        scroll.contentSize = CGSize(width: 393, height: 4000)
        scroll.contentInsetAdjustmentBehavior = .never
        home.view.addSubview(scroll)
        stage.scroll(
            at: CGPoint(x: 196, y: 640), by: CGVector(dx: 0, dy: -120),
            with: .wheel)
        #expect(scroll.contentOffset.y == 120)
    }

    @Test func aMovementIsLookedAtHalfWay() throws {
        let detail = UIViewController()
        detail.preferredContentSize = CGSize(width: 300, height: 200)
        home.presentAsCard(detail, style: Card(animation: .slide(from: .bottom)))
        stage.advance(by: 0.1)
        #expect(stage.isInMotion)
        let card = try #require(detail.cardPresentationController?.presentedView)
        let frame = try #require(stage.visibleFrame(of: card))
        #expect(frame.minY > 618 && frame.minY < 852)
        stage.settle()
        #expect(stage.visibleFrame(of: card)?.minY == 618)
    }

    @Test func theMainQueueGoesAlongWithTheClock() {
        let label = UILabel()
        home.view.addSubview(label)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            label.text = "Saved"
        }
        stage.advance(by: 1.9)
        #expect(label.text == nil)
        stage.advance(by: 0.1)
        #expect(label.text == "Saved")
    }

    @Test func theStageHasWhatUIKitLogs() {
        let (detail, settings) = (UIViewController(), UIViewController())
        home.present(detail, animated: true)
        home.present(settings, animated: true)
        #expect(stage.messages.count == 1)
    }

    @Test func aMovementIsPinned() {
        presentCard()
        let film = stage.filmstrip(at: [0, 0.1, 0.2, 0.4]) {
            stage.drag(
                from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 800),
                duration: 0.1)
        }
        expectFilmstrip(film, named: "Detail/thrown-away")
    }

    @Test func aMovementOfUnknownLengthIsRecorded() {
        let recording = stage.beginRecording()
        presentCard()
        recording.end()
        let film = recording.filmstrip(of: 4)
        #expect(recording.duration > 0.2)
        #expect(film.svg.hasPrefix("<svg"))
    }

    @Test func accessibilitySettingsBelongToTheProcess() {
        Stage.isReduceMotionEnabled = true
        defer { Stage.isReduceMotionEnabled = false }
        #expect(UIAccessibility.isReduceMotionEnabled)
    }

    private func presentCard() {
        let detail = UIViewController()
        detail.view.backgroundColor = .systemBackground
        detail.preferredContentSize = CGSize(width: 320, height: 240)
        home.presentAsCard(detail)
        stage.settle()
    }
}

extension TestingLayoutsTouchTests {
    /// A name and a button that saves it.
    private final class FormViewController: UIViewController {
        private(set) var savedName: String?
        private let name = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            preferredContentSize = CGSize(width: 320, height: 144)
            name.accessibilityIdentifier = "name"
            view.addSubview(name)
            let save = UIButton(primaryAction: UIAction { [weak self] _ in self?.savedName = self?.name.text })
            save.accessibilityIdentifier = "save"
            save.frame = CGRect(x: 20, y: 80, width: 280, height: 44)
            view.addSubview(save)
        }
    }
}
