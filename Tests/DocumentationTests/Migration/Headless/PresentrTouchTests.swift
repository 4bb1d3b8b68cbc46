import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on Presentr says of touches, animations and the keyboard.
@MainActor @Suite struct PresentrTouchTests {
    private final class Refusing: NSObject, UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
    }

    private let stage = Stage(.iPhone15)
    private let article = PresentrMigration.ArticleViewController()
    private let content = UIViewController()
    private let outside = CGPoint(x: 20, y: 100)

    init() {
        stage.show(article)
        content.preferredContentSize = CGSize(width: 200, height: 180)
    }

    private var frame: CGRect? { content.presentationController?.presentedView?.frame }

    @Test("A tap outside dismisses, and onDismiss says so")
    func tap() {
        article.askForRating()
        stage.settle()
        stage.tap(at: outside)
        stage.settle()
        #expect(article.closed == [.tapOutside])
    }

    @Test("The delegate refuses the tap")
    func refusal() {
        let refusing = Refusing()
        article.askForRating()
        article.rating.presentationController?.delegate = refusing
        stage.settle()
        stage.tap(at: outside)
        stage.settle()
        #expect(article.closed == [])
        #expect(article.presentedViewController === article.rating)
    }

    @Test("Without tapOutside nothing happens, and the tap does not pass either")
    func noAction() {
        article.presentAsPopup(content, style: Popup(dismissal: []))
        stage.settle()
        stage.tap(at: outside)
        stage.settle()
        #expect(article.presentedViewController === content)
        #expect(stage.window.hitTest(outside, with: nil) !== article.view)
    }

    @Test("A popup that is not modal passes the touches beside it")
    func passthrough() {
        article.presentAsPopup(content, style: Popup { $0.allowsBackgroundInteraction = true })
        stage.settle()
        #expect(stage.window.hitTest(outside, with: nil) === article.view)
    }

    @Test("A popup at the top can be thrown up or down")
    func swipe() {
        article.presentAsPopup(
            content,
            style: Popup {
                $0.position = .top
                $0.animation = .slide(from: .top)
                $0.dismissal = [.tapOutside, .swipe]
                $0.swipeDirection = .vertical
            })
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 150), to: CGPoint(x: 196, y: 20), duration: 0.1)
        stage.settle()
        #expect(article.presentedViewController == nil)
    }

    @Test("The popup that is to fade does not move on its way out")
    func fading() {
        article.askForRating()
        stage.settle()
        let chrome = article.rating.presentationController?.presentedView
        let place = chrome.flatMap { stage.visibleFrame(of: $0) }
        article.closeRatingByFading()
        stage.advance(by: 0.1)
        #expect(chrome.flatMap { stage.visibleFrame(of: $0) } == place)
        stage.settle()
    }

    @Test("An animation from a corner begins beyond it")
    func corner() {
        article.presentAsPopup(
            content, style: Popup(animation: PresentrMigration.ArticleViewController.fromTopRightCorner))
        stage.advance(by: 0.02)
        let chrome = content.presentationController?.presentedView
        let early = chrome.flatMap { stage.visibleFrame(of: $0) } ?? .zero
        #expect(early.minX > 393)
        #expect(early.maxY < 0)
        stage.settle()
    }

    @Test("A keyboard lifts the popup by default, shrinks it on request, or is left alone")
    func keyboard() {
        content.preferredContentSize = CGSize(width: 200, height: 500)
        article.presentAsPopup(content)
        stage.settle()
        #expect(frame.map { abs($0.midY - 438.5) < 0.5 } == true)
        stage.showKeyboard(height: 336)
        stage.settle()
        // 24 points above the keyboard, whose top is at 516.
        #expect((frame?.maxY ?? 852) <= 492)
        content.popupPresentationController?.animateChanges { $0.keyboard = .shrink }
        stage.settle()
        #expect(frame?.maxY == 492)
        content.popupPresentationController?.animateChanges { $0.keyboard = .none }
        stage.settle()
        #expect(frame?.height == 500)
    }
}
