import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article "Endings and Queues": how an outcome reaches the presenting view controller, and what is alive in `onDismiss`.
@MainActor @Suite
struct OutcomeTests {
    private let stage = Stage(.iPhone15)
    private let home = ShopViewController()

    init() {
        stage.show(home)
    }

    private func tapOutside() {
        stage.tap(at: CGPoint(x: 196, y: 80))
        stage.settle()
    }

    @Test("The outcome is noted before the dismissal, and read after it")
    func outcome() throws {
        home.showCheckout()
        stage.settle()
        let checkout = try #require(home.presentedViewController as? CheckoutViewController)
        checkout.finish()
        stage.settle()
        #expect(home.receipts == 1)
        home.showCheckout()
        stage.settle()
        tapOutside()
        #expect(home.presentedViewController == nil)
        #expect(home.receipts == 1)
    }

    @Test("The end keeps nothing: a view controller without another owner is gone in onDismiss")
    func released() throws {
        weak var content: UIViewController?
        var isGone: Bool?
        do {
            let screen = UIViewController()
            content = screen
            home.presentAsHalfSheet(screen, onDismiss: { [weak screen] _ in isGone = screen == nil })
        }
        stage.settle()
        #expect(content != nil)
        tapOutside()
        #expect(isGone == true)
    }

    @Test("The closure keeps what it captures until it has been called")
    func captured() {
        weak var content: UIViewController?
        var isOut: Bool?
        do {
            let screen = UIViewController()
            content = screen
            home.presentAsHalfSheet(screen, onDismiss: { _ in isOut = screen.view.window == nil })
        }
        stage.settle()
        tapOutside()
        #expect(isOut == true)
        #expect(content == nil)
    }

    @Test("The closure of a presentation that is not possible is released without a call")
    func impossible() {
        home.presentAsHalfSheet(UIViewController())
        stage.settle()
        weak var content: UIViewController?
        do {
            let screen = UIViewController()
            content = screen
            home.presentAsHalfSheet(screen, onDismiss: { _ in screen.title = "told" })
        }
        stage.settle()
        #expect(content == nil)
    }

    @Test("What is presented while a notice is shown is in front of the notice, whose time is paused")
    func onNotice() {
        let (notice, checkout) = (UIViewController(), UIViewController())
        notice.preferredContentSize.height = 60
        home.presentAsCard(
            notice,
            style: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 4
            })
        stage.settle()
        home.presentAsHalfSheet(checkout)
        stage.advance(by: 20)
        #expect(home.presentedViewController === notice)
        #expect(notice.presentedViewController === checkout)
        checkout.dismiss(animated: true)
        stage.settle()
        #expect(home.presentedViewController === notice)
        stage.advance(by: 5)
        #expect(home.presentedViewController == nil)
    }

    @Test("Over a screen that presents a sheet, a notice is refused; over the sheet it comes")
    func noticeOverSheet() {
        let (sheet, notice) = (UIViewController(), UIViewController())
        home.presentAsHalfSheet(sheet)
        stage.settle()
        home.presentAsCard(notice, style: Card { $0.allowsBackgroundInteraction = true })
        stage.settle()
        #expect(notice.presentingViewController == nil)
        sheet.presentAsCard(notice, style: Card { $0.allowsBackgroundInteraction = true })
        stage.settle()
        #expect(sheet.presentedViewController === notice)
    }
}

extension OutcomeTests {
    private final class CheckoutViewController: UIViewController {
        var onPaid: () -> Void = {}

        func finish() {
            onPaid()
            dismiss(animated: true)
        }
    }

    private final class ShopViewController: UIViewController {
        private(set) var receipts = 0

        private func showReceipt() { receipts += 1 }

        func showCheckout() {
            let checkout = CheckoutViewController()
            var isPaid = false
            checkout.onPaid = { isPaid = true }
            presentAsHalfSheet(
                checkout,
                onDismiss: { [weak self] _ in
                    if isPaid { self?.showReceipt() }
                })
        }
    }
}
