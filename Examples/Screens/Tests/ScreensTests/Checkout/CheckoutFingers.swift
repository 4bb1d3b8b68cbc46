import CheckoutScreen
import Foundation
import PresentationsTesting
import Testing
import UIKit

/// The checkout form in its sheet, with a software keyboard, and what fingers do on it.
@MainActor final class CheckoutFingers {
    static let fields = [
        "email", "phone", "name", "street", "postcode", "city", "country", "cardNumber", "expiry", "securityCode",
    ]
    /// The address but for the country, which comes from a wheel.
    static let address = [
        ("name", "Nora Lind"), ("street", "Main Street 1"), ("postcode", "1010"), ("city", "Vienna"),
    ]

    let service = FakePaymentService()
    let screen: ShownScreen
    private(set) var receipts: [PaymentReceipt] = []
    var stage: Stage { screen.stage }

    init() {
        let order = Order(items: [
            OrderItem(id: "mug", name: "Mug", unitPrice: 12), OrderItem(id: "tee", name: "T-Shirt", unitPrice: 20),
        ])
        let checkout = CheckoutViewController(order: order, paymentService: service)
        screen = ShownScreen(checkout)
        // From now on the keyboard comes with a text field and goes with it.
        stage.showKeyboard(height: 336)
        stage.hideKeyboard()
        stage.settle()
        checkout.onComplete = { [weak self] in self?.receipts.append($0) }
    }

    // MARK: Looking

    func progress() throws -> String? {
        try screen.view("checkout.progress.label", as: UILabel.self).text
    }

    func text(_ identifier: String) throws -> String {
        scroll(to: identifier)
        return try #require(try screen.view(identifier, as: UILabel.self).text)
    }

    func title(_ identifier: String) throws -> String {
        scroll(to: identifier)
        return try #require(try screen.view(identifier, as: UIButton.self).configuration?.title)
    }

    func field(_ identifier: String) throws -> UITextField {
        scroll(to: identifier)
        return try screen.view(identifier)
    }

    /// Whether the field can be seen and has the keyboard.
    func isEditing(_ identifier: String) throws -> Bool {
        try screen.view(identifier, as: UITextField.self).isFirstResponder
    }

    /// The field is between the progress and the bar above the keyboard.
    func expectAboveKeyboard(_ identifier: String) throws {
        let field = try #require(stage.visibleFrame(of: try screen.view(identifier)))
        let progress = try #require(stage.visibleFrame(of: try screen.view("checkout.progress.label")))
        let keyboard = stage.window.keyboardLayoutGuide.layoutFrame
        // 44 points for the bar, 216 for the wheel, which is the lowest of the keyboards, and the safe area.
        #expect(keyboard.height >= 294)
        #expect(field.minY >= progress.maxY)
        // UIKit scrolls to a fraction of a point.
        #expect(field.maxY <= keyboard.minY + 0.01)
    }

    // MARK: Fingers

    func scroll(to identifier: String) {
        if stage.view(identifier) === nil || !isInside(identifier) {
            stage.scroll(to: identifier, in: "checkout.scroll")
        }
    }

    /// To the same place, wherever the form is. When the keyboard comes, the form scrolls to its field, and so does the sheet;
    /// Foundation calls observers in no order on Linux, so either of them may have the last word.
    func scrollFromTop(to identifier: String) {
        stage.scroll(to: "checkout.quantity.mug", in: "checkout.scroll")
        stage.scroll(to: identifier, in: "checkout.scroll")
    }

    private func isInside(_ identifier: String) -> Bool {
        guard let view = stage.view(identifier), let list = stage.view("checkout.scroll") as? UIScrollView else {
            return false
        }
        guard view.isDescendant(of: list) else { return true }
        return list.bounds.inset(by: list.adjustedContentInset).contains(view.convert(view.bounds, to: list))
    }

    func tap(_ identifier: String) {
        scroll(to: identifier)
        stage.tap(identifier)
        stage.settle()
    }

    func tapPlus(_ identifier: String) throws {
        scroll(to: identifier)
        let frame = try #require(stage.visibleFrame(of: try screen.view(identifier)))
        stage.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        stage.settle()
    }

    func edit(_ identifier: String, _ text: String) {
        tap(identifier)
        stage.type(text)
        stage.settle()
    }

    // MARK: Parts of the script

    func fillContact() throws {
        edit("checkout.email", "nora@example.com\n")
        #expect(try isEditing("checkout.phone"))
        stage.type("0123456789")
        stage.settle()
    }

    /// Goes on from the phone number, and ends at the country.
    func fillAddress() throws {
        tap("checkout.keyboard.next")
        for (_, text) in Self.address {
            stage.type(text + "\n")
            stage.settle()
        }
        #expect(try isEditing("checkout.country"))
    }

    /// Everything that is required; the keyboard is gone afterwards.
    func fill(card: String) throws {
        try fillContact()
        try fillAddress()
        tap("checkout.keyboard.done")
        tap("checkout.delivery.express")
        edit("checkout.cardNumber", card)
        edit("checkout.expiry", "1230")
        edit("checkout.securityCode", "123")
        tap("checkout.keyboard.done")
    }
}
