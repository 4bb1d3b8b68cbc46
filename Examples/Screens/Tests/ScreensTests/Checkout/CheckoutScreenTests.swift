import CheckoutScreen
import Foundation
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Fingers fill in a checkout form in a half-sheet; the numbers are those of the script that came with it.
@MainActor @Suite struct CheckoutScreenTests {
    private let form = CheckoutFingers()
    private var stage: Stage { form.stage }
    private var screen: ShownScreen { form.screen }

    @Test func theSheetShowsTheForm() throws {
        #expect(try form.progress() == "0 of 4 steps complete")
        #expect((try screen.view("checkout.progress", as: UIProgressView.self)).progress == 0)
        #expect(stage.visibleFrame(of: try screen.view("checkout.scroll"))?.maxY == 852)
        // The texts take the room beside a stepper, which ends where the section's content does.
        let stepper = try #require(stage.visibleFrame(of: try screen.view("checkout.quantity.mug")))
        #expect(stepper.minX == 267)
        #expect(stepper.size == CGSize(width: 94, height: 32))
        expectLayout(of: stage, named: "Screens/checkout")
        #expect(try form.text("checkout.total").contains("32.00"))
        #expect(try form.title("checkout.pay").contains("32.00"))
        #expect(stage.view("checkout.discount") == nil)
        #expect(stage.view("checkout.deliveryPrice") == nil)
    }

    @Test func theFormIsReadableInTheDarkWithLargeText() throws {
        stage.appearance = .dark
        stage.contentSizeCategory = .accessibilityLarge
        stage.settle()
        let scroll = try screen.view("checkout.scroll", as: UIScrollView.self)
        #expect(scroll.contentSize.width == 393)
        let label = try screen.view("checkout.progress.label", as: UILabel.self)
        #expect(label.font.pointSize == 27)
        #expect(label.sizeThatFits(CGSize(width: 353, height: 0)).height <= label.bounds.height)
        expectLayout(of: stage, named: "Screens/checkout-large-text")
    }

    @Test func aStepperChangesTheTotal() throws {
        try form.tapPlus("checkout.quantity.mug")
        #expect(try form.text("checkout.quantity.mug.value") == "2")
        #expect(try form.text("checkout.subtotal").contains("44.00"))
        #expect(try form.text("checkout.total").contains("44.00"))
        #expect(try form.title("checkout.pay").contains("44.00"))
    }

    @Test func anEmptyFormSaysWhatIsMissing() throws {
        form.tap("checkout.pay")
        #expect(try form.isEditing("checkout.email"))
        #expect(try form.field("checkout.email").keyboardType == .emailAddress)
        try form.expectAboveKeyboard("checkout.email")
        form.scrollFromTop(to: "checkout.phone.error")
        expectLayout(of: stage, named: "Screens/checkout-errors")
        for name in CheckoutFingers.fields {
            #expect(try form.text("checkout.\(name).error") == "Required")
        }
        #expect(try form.text("checkout.delivery.error") == "Choose a delivery")
        #expect(form.service.charges.isEmpty)
    }

    @Test func anErrorGoesWhileTypingAndComesBackAtTheEnd() throws {
        form.tap("checkout.pay")
        stage.type("nora@")
        stage.settle()
        #expect(stage.view("checkout.email.error") == nil)
        stage.type("\n")
        stage.settle()
        #expect(try form.text("checkout.email.error") == "Enter a valid email address")
        #expect(try form.isEditing("checkout.phone"))
        #expect(try form.field("checkout.phone").keyboardType == .phonePad)
        form.tap("checkout.keyboard.previous")
        #expect(try form.isEditing("checkout.email"))
        stage.type("example.com")
        form.tap("checkout.keyboard.next")
        #expect(try form.field("checkout.email").text == "nora@example.com")
        #expect(try form.isEditing("checkout.phone"))
        #expect(stage.view("checkout.email.error") == nil)
    }

    @Test func aTapBesideTheFieldsPutsTheKeyboardAway() throws {
        form.edit("checkout.email", "nora@")
        let field = try #require(stage.visibleFrame(of: try screen.view("checkout.email")))
        // On another field it stays.
        form.tap("checkout.phone")
        #expect(try form.isEditing("checkout.phone"))
        #expect(try form.text("checkout.email.error") == "Enter a valid email address")
        stage.tap(at: CGPoint(x: field.midX, y: field.minY - 8))
        stage.settle()
        #expect(try !form.isEditing("checkout.phone"))
        #expect(stage.view("checkout.keyboard.done") == nil)
    }

    @Test func theFocusedFieldStaysAboveTheKeyboard() throws {
        try form.fillContact()
        #expect(try form.progress() == "1 of 4 steps complete")
        #expect((try screen.view("checkout.progress", as: UIProgressView.self)).progress == 0.25)
        form.tap("checkout.keyboard.next")
        for (name, text) in CheckoutFingers.address {
            #expect(try form.isEditing("checkout.\(name)"))
            try form.expectAboveKeyboard("checkout.\(name)")
            stage.type(text + "\n")
            stage.settle()
        }
        #expect(try form.isEditing("checkout.country"))
        try form.expectAboveKeyboard("checkout.country")
    }

    @Test func theCountryComesFromAWheel() throws {
        try form.fillContact()
        try form.fillAddress()
        #expect(try form.field("checkout.country").text == "Austria")
        let picker = try screen.view("checkout.country.picker", as: UIPickerView.self)
        let frame = picker.convert(picker.bounds, to: nil)
        #expect(frame.maxX == 393)
        #expect(frame.maxY <= 852)
        form.scrollFromTop(to: "checkout.country")
        expectLayout(of: stage, named: "Screens/checkout-country")
        // Four rows of 32 points, and a rest, after which the wheel is not thrown.
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 128), duration: 0.5, resting: 0.3)
        stage.settle()
        #expect(try form.field("checkout.country").text == "Germany")
        stage.type("x")
        stage.press(.keyboardDeleteOrBackspace)
        #expect(try form.field("checkout.country").text == "Germany")
        form.tap("checkout.keyboard.done")
        #expect(try !form.isEditing("checkout.country"))
        #expect(stage.view("checkout.keyboard.done") == nil)
        #expect(try form.progress() == "2 of 4 steps complete")
    }

    @Test func oneDeliveryIsChosen() throws {
        form.tap("checkout.pay")
        form.tap("checkout.keyboard.done")
        form.tap("checkout.delivery.standard")
        form.tap("checkout.delivery.express")
        #expect((try screen.view("checkout.delivery.express", as: UIControl.self)).isSelected)
        #expect(!(try screen.view("checkout.delivery.standard", as: UIControl.self)).isSelected)
        #expect(!(try screen.view("checkout.delivery.pickup", as: UIControl.self)).isSelected)
        #expect(stage.view("checkout.delivery.error") == nil)
        #expect(try form.progress() == "1 of 4 steps complete")
        #expect(try form.text("checkout.deliveryPrice").contains("12.00"))
        #expect(try form.text("checkout.total").contains("44.00"))
    }

    @Test func aCardNumberIsGroupedWhileItIsTyped() throws {
        form.edit("checkout.cardNumber", "40000")
        let card = try form.field("checkout.cardNumber")
        #expect(card.text == "4000 0")
        // The caret stands right behind the space.
        let caret = try #require(card.position(from: card.beginningOfDocument, offset: 5))
        card.selectedTextRange = card.textRange(from: caret, to: caret)
        stage.press(.keyboardDeleteOrBackspace)
        #expect(card.text == "4000")
        let start = try #require(card.selectedTextRange?.start)
        #expect(card.offset(from: card.beginningOfDocument, to: start) == 3)
        stage.type("1")
        #expect(card.text == "4001 0")
        card.text = ""
        stage.type("4000000000000002")
        #expect(card.text == "4000 0000 0000 0002")
        form.edit("checkout.expiry", "1230")
        #expect(try form.field("checkout.expiry").text == "12/30")
        form.edit("checkout.securityCode", "123")
        #expect(try form.progress() == "1 of 4 steps complete")
    }

    @Test func aPromoCodeIsChecked() throws {
        try form.tapPlus("checkout.quantity.mug")
        form.tap("checkout.delivery.express")
        #expect(stage.view("checkout.promo.code") == nil)
        form.tap("checkout.promo.toggle")
        form.edit("checkout.promo.code", "NOPE")
        stage.tap("checkout.promo.apply")
        stage.advance(by: 0.2)
        let apply = try screen.view("checkout.promo.apply", as: UIButton.self)
        #expect(apply.configuration?.showsActivityIndicator == true)
        #expect(!apply.isEnabled)
        stage.settle()
        #expect(apply.isEnabled)
        #expect(try form.text("checkout.promo.message") == "This code is not valid.")
        #expect((try screen.view("checkout.promo.message", as: UILabel.self)).textColor == .systemRed)
        form.edit("checkout.promo.code", "")
        (1...4).forEach { _ in stage.press(.keyboardDeleteOrBackspace) }
        stage.type("save10")
        form.tap("checkout.promo.apply")
        #expect(try form.text("checkout.promo.message") == "SAVE10 has been applied.")
        #expect((try screen.view("checkout.promo.message", as: UILabel.self)).textColor == .systemGreen)
        let discount = try form.text("checkout.discount")
        #expect(discount.contains("4.40") && discount.contains("-"))
        #expect(try form.text("checkout.total").contains("51.60"))
        form.scrollFromTop(to: "checkout.pay")
        expectLayout(of: stage, named: "Screens/checkout-promo")
        let pay = try #require(stage.visibleFrame(of: try screen.view("checkout.pay")))
        #expect(pay.minX == 16)
        #expect(pay.width == 361)
        #expect(pay.maxY <= 818)
    }

    @Test func aDeclinedCardLeavesTheFormAsItWas() throws {
        try form.fill(card: "4000000000000002")
        #expect(try form.progress() == "4 of 4 steps complete")
        #expect((try screen.view("checkout.progress", as: UIProgressView.self)).progress == 1)
        form.scrollFromTop(to: "checkout.pay")
        stage.tap("checkout.pay")
        stage.advance(by: 0.5)
        let pay = try screen.view("checkout.pay", as: UIButton.self)
        #expect(pay.configuration?.title == "Processing…")
        #expect(pay.configuration?.showsActivityIndicator == true)
        #expect(!pay.isEnabled)
        expectLayout(of: stage, named: "Screens/checkout-paying")
        let middle = CGPoint(x: 196, y: 400)
        #expect(!(stage.window.hitTest(middle, with: nil) is UIControl))
        stage.advance(by: 2)
        stage.settle()
        #expect(screen.shows("Payment Failed"))
        #expect(screen.shows("Your card was declined. Please try another card."))
        try screen.tap(text: "OK")
        #expect(!screen.shows("Payment Failed"))
        #expect(form.service.charges.isEmpty)
        #expect(pay.isEnabled)
        #expect(try form.title("checkout.pay").contains("44.00"))
        #expect(try form.field("checkout.name").text == "Nora Lind")
    }

    @Test func aWholeOrderIsPaid() throws {
        try form.tapPlus("checkout.quantity.mug")
        try form.fill(card: "4242424242424242")
        form.tap("checkout.promo.toggle")
        form.edit("checkout.promo.code", "save10\n")
        #expect(try form.title("checkout.pay").contains("51.60"))
        form.scrollFromTop(to: "checkout.pay")
        stage.tap("checkout.pay")
        stage.advance(by: 1.4)
        #expect(form.service.charges.isEmpty)
        stage.settle()
        #expect(form.service.charges.map(\.cardNumber) == ["4242424242424242"])
        #expect(form.service.charges.map(\.email) == ["nora@example.com"])
        #expect(screen.shows("Thank You!"))
        expectLayout(of: stage, named: "Screens/checkout-paid")
        #expect(form.receipts.isEmpty)
        try screen.tap(text: "Done")
        #expect(form.receipts == [PaymentReceipt(number: "R-00001", amount: 51.6)])
        #expect(!screen.shows("Thank You!"))
    }
}
