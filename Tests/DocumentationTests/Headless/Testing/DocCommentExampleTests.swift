import Foundation
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Examples of doc comments, which do what their comments say.
@MainActor @Suite struct DocCommentExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let detail = UIViewController()

    init() {
        home.view.backgroundColor = .systemBackground
        detail.preferredContentSize = CGSize(width: 320, height: 240)
        stage.show(home)
    }

    @Test func anAppHasAPartOfATablet() {
        let stage = Stage(
            .iPad11, orientation: .landscapeLeft, width: 592, appearance: .dark)
        #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 592, height: 820))
        #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.device == .iPad11)
    }

    @Test func threePhonesAndOneMoreHaveAnIsland() {
        let phones = Device.all.filter { $0.cutout == .island }
        #expect(phones.map(\.name) == ["iPhone15", "iPhone16Pro", "iPhone15ProMax", "iPhone16ProMax"])
    }

    @Test func aPresentationMovesAfterATenthOfASecond() throws {
        home.presentAsCard(detail)
        stage.advance(by: 0.1)
        #expect(stage.isInMotion)
        let sheet = try #require(detail.cardPresentationController?.presentedView)
        stage.advance(by: 0.1)
        #expect(try #require(stage.visibleFrame(of: sheet)).minY < 800)
    }

    @Test func aFingerIsLookedAtOnItsWay() throws {
        home.presentAsCard(detail)
        stage.settle()
        let sheet = try #require(detail.cardPresentationController?.presentedView)
        stage.touchDown(at: CGPoint(x: 196, y: 640))
        stage.touchMoved(to: CGPoint(x: 196, y: 700))
        stage.advance(by: 0.1)
        stage.touchUp()
        stage.settle()
        #expect(stage.visibleFrame(of: sheet)?.minY == 578)
    }

    @Test func theAppGoesToTheBackground() {
        var names: [Notification.Name] = []
        let tokens = [UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: stage.window.windowScene, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        stage.enterBackground()
        stage.advance(by: 60)
        stage.enterForeground()
        tokens.forEach(NotificationCenter.default.removeObserver)
        #expect(names == [UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification])
    }

    @Test func aTrackpadScrollsInSteps() {
        let scroll = UIScrollView(frame: home.view.bounds)
        scroll.contentSize = CGSize(width: 393, height: 4000)
        scroll.contentInsetAdjustmentBehavior = .never
        home.view.addSubview(scroll)
        stage.beginScroll(at: CGPoint(x: 196, y: 640))
        stage.continueScroll(by: CGVector(dx: 0, dy: -40))
        stage.advance(by: 0.1)
        stage.endScroll()
        #expect(scroll.contentOffset.y > 0)
    }

    @Test func aKeyIsPressed() {
        home.presentAsCard(detail)
        stage.settle()
        stage.press(.keyboardEscape)
        stage.press(.keyboardPeriod, modifiers: .command)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test func aFormIsFilledIn() {
        let name = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
        name.accessibilityIdentifier = "name"
        home.view.addSubview(name)
        stage.showKeyboard(height: 336)
        stage.tap("name")
        stage.type("Ada")
        stage.hideKeyboard()
        #expect(name.text == "Ada")
        #expect(!name.isFirstResponder)
    }

    @Test func aRowIsScrolledToAndTapped() {
        let rows = UIStackView(arrangedSubviews: (0..<200).map(Self.row))
        rows.axis = .vertical
        rows.frame = CGRect(x: 0, y: 0, width: 393, height: 200 * 56)
        let list = UIScrollView(frame: home.view.bounds)
        list.accessibilityIdentifier = "places"
        list.contentSize = rows.frame.size
        list.addSubview(rows)
        home.view.addSubview(list)
        stage.scroll(to: "row-180", in: "places")
        stage.tap("row-180")
        #expect((stage.view("row-180") as? UIButton)?.backgroundColor == .systemRed)
    }

    private static func row(_ number: Int) -> UIView {
        let row = UIButton()
        row.addAction(UIAction { [weak row] _ in row?.backgroundColor = .systemRed }, for: .touchUpInside)
        row.accessibilityIdentifier = "row-\(number)"
        row.heightAnchor.constraint(equalToConstant: 56).isActive = true
        return row
    }

    @Test func voiceOverIsSwitchedOn() {
        Stage.isVoiceOverRunning = true
        defer { Stage.isVoiceOverRunning = false }
        #expect(UIAccessibility.isVoiceOverRunning)
    }

    @Test func aCurveFollowsAnyNumber() {
        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 10))
        bar.backgroundColor = .systemBlue
        home.view.addSubview(bar)
        let curve = FilmstripCurve.points("left edge of the bar") {
            stage.visibleFrame(of: bar)?.minX
        }
        let film = stage.filmstrip(at: [0, 0.1, 0.2], curve: curve) {
            UIView.animate(withDuration: 0.2) { bar.frame.origin.x = 200 }
        }
        #expect(film.svg.contains("left edge of the bar"))
    }

    @Test func aViewerFollowsAStage() {
        var sent: [Int] = []
        func send(_ changes: [PictureChange]) { sent.append(changes.count) }
        home.presentAsCard(detail)
        let picture = LivePicture(of: stage)
        send(picture.update())  // the whole picture
        stage.advance(by: 1.0 / 60)
        send(picture.update())  // the changes since then
        #expect(sent.count == 2 && sent[0] == 1 && sent[1] > 0)
    }

    @Test func aRecordingIsAMovingPicture() {
        let recording = stage.beginRecording()
        home.presentAsCard(detail)
        stage.settle()
        recording.end()
        let picture = recording.animatedSVG(pause: 1)
        #expect(!recording.isRecording)
        #expect(picture.frameCount > 5)
    }
}
