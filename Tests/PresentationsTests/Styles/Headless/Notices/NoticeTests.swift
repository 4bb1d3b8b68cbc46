import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Cards and popups that are not modal: the user goes on beside them.
@MainActor
struct NoticeTests {
    private let notices = NoticeStage()

    @Test("Touches beside it reach the presenting view")
    func touches() {
        let content = notices.present("Saved")
        notices.tapButton()
        #expect(notices.taps == 1)
        notices.stage.settle()
        #expect(notices.presenter.presentedViewController === content)
        #expect(notices.endings == [])
    }

    @Test("Nothing is dimmed, and VoiceOver is not kept inside")
    func dimming() throws {
        let content = notices.present("Saved")
        let dimming = try #require(notices.scene.view(named: "presentation.dimming"))
        #expect(dimming.alpha == 0)
        #expect(content.presentationController?.presentedView?.accessibilityViewIsModal == false)
        #expect(content.presentationController?.containerView?.accessibilityViewIsModal == false)
    }

    @Test("A finger on it works it, and swipes it away")
    func swipe() {
        let content = notices.present("Saved")
        #expect(content.shownFrame == CGRect(x: 12, y: 718, width: 369, height: 100))
        notices.stage.tap(at: CGPoint(x: 196, y: 760))
        notices.stage.settle()
        #expect(notices.endings == [])
        notices.swipeDown(at: 760)
        #expect(notices.endings == ["Saved swipe"])
    }

    @Test("Content that is modal keeps touches and VoiceOver, as in UIKit's own sheets")
    func modalContent() {
        let content = notices.present("Saved")
        content.isModalInPresentation = true
        content.presentationController?.containerView?.setNeedsLayout()
        notices.stage.settle()
        notices.tapButton()
        #expect(notices.taps == 0)
        #expect(content.presentationController?.containerView?.accessibilityViewIsModal == true)
    }

    @Test("It becomes modal, and stops being so, while it is presented")
    func changed() throws {
        let content = notices.present("Saved")
        let controller = try #require(content.cardPresentationController)
        controller.animateChanges { $0.allowsBackgroundInteraction = false }
        notices.stage.settle()
        #expect(notices.scene.view(named: "presentation.dimming")?.alpha == 1)
        notices.tapButton()
        notices.stage.settle()
        #expect(notices.taps == 0)
        #expect(notices.endings == ["Saved tapOutside"])
    }

    @Test("A popup, too")
    func popup() {
        let content = CountingViewController(CGSize(width: 0, height: 100))
        notices.presenter.presentAsPopup(content, style: Popup { $0.allowsBackgroundInteraction = true })
        notices.stage.settle()
        notices.tapButton()
        notices.stage.settle()
        #expect(notices.taps == 1)
        #expect(notices.presenter.presentedViewController === content)
    }

    // MARK: VoiceOver

    private func posted(_ body: () -> Void) -> [String] {
        listenToPostings()
        body()
        return UIAccessibility.posted.compactMap { $0.notification == .announcement ? $0.argument as? String : nil }
    }

    @Test("VoiceOver reads it aloud and stays where it is")
    func announced() {
        startVoiceOver()
        defer { stopVoiceOver() }
        UIAccessibility.focus(notices.button)
        let words = posted {
            notices.present("Saved")
            notices.presenter.dismiss(animated: true)
            notices.stage.settle()
        }
        #expect(words == ["Saved"])
        #expect(UIAccessibility.focusedElement(using: nil) as? UIButton === notices.button)
    }

    @Test("If its cursor is in it when it leaves, it goes back to where it was")
    func focusReturns() {
        startVoiceOver()
        defer { stopVoiceOver() }
        UIAccessibility.focus(notices.button)
        let content = notices.present("Saved")
        UIAccessibility.focus(content.view.subviews[0])
        notices.presenter.dismiss(animated: true)
        notices.stage.settle()
        #expect(UIAccessibility.focusedElement(using: nil) as? UIButton === notices.button)
    }

    @Test("The words are the view's label, or the labels in it, or the title")
    func words() {
        let content = UIViewController()
        #expect(content.spokenContent == nil)
        content.title = "Title"
        #expect(content.spokenContent == "Title")
        for (text, isHidden) in [("One", false), ("Hidden", true), ("Two", false)] {
            let label = UILabel()
            label.text = text
            label.isHidden = isHidden
            content.view.addSubview(label)
        }
        #expect(content.spokenContent == "One, Two")
        content.view.accessibilityLabel = "All of it"
        #expect(content.spokenContent == "All of it")
    }

    @Test("The content of an element without a label is not read")
    func silentElement() {
        let content = UIViewController()
        let (picture, label) = (UIView(), UILabel())
        picture.isAccessibilityElement = true
        label.text = "Inside"
        picture.addSubview(label)
        content.view.addSubview(picture)
        #expect(content.spokenContent == nil)
        picture.isAccessibilityElement = false
        #expect(content.spokenContent == "Inside")
    }

    private func moves(_ body: () -> Void) -> Int {
        listenToPostings()
        body()
        notices.stage.settle()
        return UIAccessibility.posted.filter { $0.notification == .screenChanged }.count
    }

    @Test("VoiceOver's cursor is not moved when it comes, nor when it goes")
    func cursorStays() {
        #expect(moves { notices.present("Saved") } == 0)
        #expect(moves { notices.presenter.dismiss(animated: true) } == 0)
    }

    @Test("A content that is modal is no notice: VoiceOver goes to it")
    func modalContentIsNone() {
        let content = CountingViewController(CGSize(width: 0, height: 100))
        content.isModalInPresentation = true
        content.title = "Saved"
        var moves = 0
        let words = posted {
            moves = self.moves {
                notices.presenter.presentAsCard(content, style: Card { $0.allowsBackgroundInteraction = true })
            }
        }
        #expect(moves == 1)
        #expect(words == [])
    }

    @Test("In an adaptive style the present width decides whether it is one", arguments: [true, false])
    func adaptive(isCard: Bool) {
        let content = CountingViewController(CGSize(width: 0, height: 100))
        content.title = "Saved"
        let card = Card { $0.allowsBackgroundInteraction = true }
        let sheet = HalfSheet(largestUndimmedDetentIdentifier: .large)
        let words = posted {
            if isCard {
                notices.presenter.present(content, as: Adaptive(compact: card, regular: sheet))
            } else {
                notices.presenter.present(content, as: Adaptive(compact: sheet, regular: card))
            }
            notices.stage.settle()
        }
        #expect(words == (isCard ? ["Saved"] : []))
    }
}
