import CheckoutScreen
import Foundation
import Presentations
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite(.disabled("Nobody has looked at what the fingers do yet")) struct CheckoutScreenTests {
    private let service = FakePaymentService()
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        let order = Order(items: [
            OrderItem(id: "mug", name: "Mug", unitPrice: 12), OrderItem(id: "tee", name: "T-Shirt", unitPrice: 20),
        ])
        screen = ShownScreen(CheckoutViewController(order: order, paymentService: service))
    }

    private func text(_ identifier: String) throws -> String? {
        stage.scroll(to: identifier, in: "checkout.scroll")
        return try screen.view(identifier, as: UILabel.self).text
    }

    private func edit(_ identifier: String, _ text: String) {
        stage.scroll(to: identifier, in: "checkout.scroll")
        stage.tap(identifier)
        stage.settle()
        stage.type(text)
        stage.settle()
    }

    @Test func theSheetShowsTheForm() throws {
        #expect((try screen.view("checkout.progress.label", as: UILabel.self)).text == "0 of 4 steps complete")
        #expect((try screen.view("checkout.progress", as: UIProgressView.self)).progress == 0)
        expectLayout(of: stage, named: "Screens/checkout")
    }

    @Test func aStepperChangesTheTotal() throws {
        stage.scroll(to: "checkout.quantity.mug", in: "checkout.scroll")
        let frame = try #require(stage.visibleFrame(of: try screen.view("checkout.quantity.mug")))
        stage.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        stage.settle()
        #expect(try text("checkout.quantity.mug.value") == "2")
        #expect(try text("checkout.total")?.contains("44.00") == true)
    }

    @Test func anEmptyFormSaysWhatIsMissing() throws {
        stage.scroll(to: "checkout.pay", in: "checkout.scroll")
        stage.tap("checkout.pay")
        stage.settle()
        #expect((try screen.view("checkout.email", as: UITextField.self)).isFirstResponder)
        #expect(try text("checkout.email.error") == "Required")
        #expect(service.charges.isEmpty)
        expectLayout(of: stage, named: "Screens/checkout-errors")
    }

    @Test func aCardNumberIsGroupedWhileItIsTyped() throws {
        edit("checkout.cardNumber", "4000000000000002")
        #expect((try screen.view("checkout.cardNumber", as: UITextField.self)).text == "4000 0000 0000 0002")
        edit("checkout.expiry", "1230")
        #expect((try screen.view("checkout.expiry", as: UITextField.self)).text == "12/30")
    }

    @Test func aWholeOrderIsPaid() throws {
        edit("checkout.email", "nora@example.com\n")
        stage.type("0123456789")
        stage.settle()
        #expect((try screen.view("checkout.progress.label", as: UILabel.self)).text == "1 of 4 steps complete")
        edit("checkout.name", "Nora Lind\n")
        stage.type("Main Street 1\n")
        stage.type("1010\n")
        stage.type("Vienna\n")
        stage.settle()
        stage.tap("checkout.country")
        stage.settle()
        stage.tap("checkout.keyboard.done")
        stage.settle()
        stage.scroll(to: "checkout.delivery.express", in: "checkout.scroll")
        stage.tap("checkout.delivery.express")
        stage.settle()
        edit("checkout.cardNumber", "4242424242424242")
        edit("checkout.expiry", "1230")
        edit("checkout.securityCode", "123")
        stage.tap("checkout.keyboard.done")
        stage.settle()
        stage.scroll(to: "checkout.pay", in: "checkout.scroll")
        stage.tap("checkout.pay")
        stage.advance(by: 0.5)
        expectLayout(of: stage, named: "Screens/checkout-paying")
        stage.advance(by: 2)
        stage.settle()
        #expect(service.charges.count == 1)
        #expect(screen.shows("Thank You!"))
        expectLayout(of: stage, named: "Screens/checkout-paid")
    }
}
