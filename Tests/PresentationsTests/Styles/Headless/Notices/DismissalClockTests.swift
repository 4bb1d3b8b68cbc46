import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Presentations that leave on their own after a time.
@MainActor
struct DismissalClockTests {
    private let notices = NoticeStage()

    private var isShown: Bool {
        notices.presenter.presentedViewController.map { !$0.isBeingDismissed } ?? false
    }

    @Test("The time counts from the end of the presentation")
    func time() {
        notices.present("Saved", after: 3)
        notices.stage.advance(by: 2.8)
        #expect(isShown)
        notices.stage.advance(by: 0.3)
        #expect(!isShown)
        notices.stage.settle()
        #expect(notices.endings == ["Saved timeout"])
    }

    @Test("The delegate does not hear of it, and content that is modal leaves, too (Q4)")
    func delegate() {
        let delegate = RecordingDelegate()
        let content = notices.present("Saved", after: 1)
        content.presentationController?.delegate = delegate
        content.isModalInPresentation = true
        notices.stage.advance(by: 2)
        notices.stage.settle()
        #expect(delegate.calls == [])
        #expect(notices.endings == ["Saved timeout"])
    }

    @Test("A modal popup has one, too")
    func modal() {
        let content = CountingViewController(CGSize(width: 0, height: 100))
        var reasons: [DismissalReason] = []
        notices.presenter.presentAsPopup(
            content, style: Popup { $0.dismissesAfter = 1 }, onDismiss: { reasons.append($0) })
        notices.stage.settle()
        notices.stage.advance(by: 2)
        #expect(reasons == [.timeout])
    }

    @Test("It stands still while a finger is on the view, and goes on afterwards")
    func finger() {
        notices.present("Saved", after: 3)
        notices.stage.advance(by: 2)
        notices.stage.touchDown(at: CGPoint(x: 196, y: 760))
        notices.stage.advance(by: 10)
        #expect(isShown)
        notices.stage.touchUp()
        notices.stage.advance(by: 0.8)
        #expect(isShown)
        notices.stage.advance(by: 0.4)
        #expect(!isShown)
    }

    @Test("Also while the finger drags it, and on a button inside")
    func draggingFinger() {
        let content = notices.present("Saved", after: 1)
        var taps = 0
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 220, y: 20, width: 100, height: 50)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        content.view.addSubview(button)
        notices.stage.touchDown(at: CGPoint(x: 282, y: 763))
        notices.stage.advance(by: 5)
        notices.stage.touchUp()
        #expect(taps == 1)
        #expect(isShown)
        notices.stage.touchDown(at: CGPoint(x: 100, y: 760))
        for y in [770, 775, 780] { notices.stage.touchMoved(to: CGPoint(x: 100, y: y)) }
        notices.stage.advance(by: 5)
        #expect(notices.endings == [])
        notices.stage.touchMoved(to: CGPoint(x: 100, y: 760))
        notices.stage.advance(by: 0.2)
        notices.stage.touchUp()
        notices.stage.settle()
        #expect(isShown)
        notices.stage.advance(by: 1.2)
        notices.stage.settle()
        #expect(notices.endings == ["Saved timeout"])
    }

    @Test("It stands still while VoiceOver's cursor is in the view")
    func voiceOver() {
        startVoiceOver()
        defer { stopVoiceOver() }
        let content = notices.present("Saved", after: 1)
        UIAccessibility.focus(content.view.subviews[0])
        notices.stage.advance(by: 10)
        #expect(isShown)
        UIAccessibility.focus(notices.button)
        notices.stage.advance(by: 1.2)
        #expect(!isShown)
        UIAccessibility.focus(nil)
    }

    @Test("It stands still while something is presented on top")
    func covered() {
        let content = notices.present("Saved", after: 1)
        let alert = UIViewController()
        content.present(alert, animated: true)
        notices.stage.settle()
        notices.stage.advance(by: 10)
        #expect(isShown)
        alert.dismiss(animated: true)
        notices.stage.settle()
        #expect(isShown)
        notices.stage.advance(by: 1.2)
        #expect(!isShown)
    }

    @Test("Another time counts anew; the same style does not")
    func changed() throws {
        let content = notices.present("Saved", after: 2)
        let controller = try #require(content.cardPresentationController)
        notices.stage.advance(by: 1)
        controller.animateChanges { $0.cornerRadius = 8 }
        notices.stage.advance(by: 0.5)
        controller.card.dismissesAfter = 4
        notices.stage.settle()
        notices.stage.advance(by: 3.3)
        #expect(isShown)
        controller.card.dismissesAfter = nil
        notices.stage.advance(by: 20)
        #expect(isShown)
    }

    @Test("NaN and infinite times are none, a negative one is over at once")
    func unusable() {
        notices.present("NaN", after: .nan)
        notices.present("infinite", after: .infinity)
        notices.present("negative", after: -5)
        notices.stage.advance(by: 1)
        notices.stage.settle()
        #expect(notices.endings == ["negative timeout"])
    }

    @Test("A finger that catches it on its way out and brings it back gives it the whole time again")
    func caught() {
        notices.present("Saved", after: 1)
        for _ in 0..<12 where isShown { notices.stage.advance(by: 0.1) }
        notices.stage.advance(by: 0.03)
        notices.stage.touchDown(at: CGPoint(x: 196, y: 790))
        notices.stage.touchMoved(to: CGPoint(x: 196, y: 775))
        notices.stage.touchMoved(to: CGPoint(x: 196, y: 760))
        notices.stage.advance(by: 0.2)
        notices.stage.touchUp()
        notices.stage.settle()
        #expect(isShown)
        #expect(notices.endings == [])
        notices.stage.advance(by: 0.8)
        #expect(isShown)
        notices.stage.advance(by: 0.4)
        #expect(!isShown)
    }

    @Test("Nothing is left of it", arguments: [true, false])
    func leaks(isOver: Bool) {
        var probe = LeakProbe()
        do {
            let content = notices.present("Saved", after: isOver ? 1 : 100)
            probe.add(content, as: "content")
            probe.add(content.presentationController, as: "controller")
            notices.stage.advance(by: 2)
            notices.presenter.dismiss(animated: false)
            notices.stage.settle()
        }
        #expect(probe.names == [])
    }

    @Test("The remaining time counts after a presentation on top has gone")
    func coveredForLong() {
        let content = notices.present("Saved", after: 2)
        notices.stage.advance(by: 1.5)
        let card = CountingViewController(CGSize(width: 0, height: 300))
        content.presentAsCard(card)
        notices.stage.settle()
        notices.stage.advance(by: 5)
        card.dismiss(animated: false)
        notices.stage.advance(by: 0.3)
        #expect(isShown)
        notices.stage.advance(by: 0.5)
        notices.stage.settle()
        #expect(notices.endings == ["Saved timeout"])
    }
}
