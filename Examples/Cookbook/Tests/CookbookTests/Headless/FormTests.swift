import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct FormTests {
    private let home = ListViewController(
        "Contacts",
        rows: [
            ("Ash Rowan", Artwork.Picture.petals), ("June Arden", .kites), ("Mira Holt", .hills), ("Vera Lind", .moon),
        ]
        .map { Row(title: $0, picture: $1) })
    private let form = ContactFormViewController()
    private let stage: Stage

    init() {
        stage = Stage(showing: UINavigationController(rootViewController: home))
        // From here on the keyboard comes for text fields.
        stage.showKeyboard(height: 336)
        stage.hideKeyboard()
        stage.settle()
        home.presentAsCard(form)
        stage.settle()
    }

    @Test func theCardStandsAboveTheKeyboard() throws {
        // 852 - 336 - 12
        #expect(try stage.presentedFrame().maxY == 504)
        #expect(try stage.presentedFrame().minX == 12)
        #expect(stage.view("Name")?.isFirstResponder == true)
        expectLayout(of: stage, named: "Cookbook/form")
    }

    @Test func returnGoesFromFieldToFieldAndSaves() {
        var saved: [String] = []
        form.onSave = { saved = $0 }
        stage.type("Ada\n")
        #expect(stage.view("Email")?.isFirstResponder == true)
        stage.type("ada@example.org\nLondon")
        #expect(saved.isEmpty)
        stage.type("\n")
        stage.settle()
        #expect(saved == ["Ada", "ada@example.org", "London"])
        #expect(stage.presented == nil)
    }

    @Test func anEmptyFormIsSwipedAwayWithItsKeyboard() {
        stage.drag(from: CGPoint(x: 196, y: 270), to: CGPoint(x: 196, y: 500))
        stage.settle()
        #expect(stage.presented == nil)
        #expect(stage.view("Name") == nil)
    }

    private func tap(_ text: String) throws {
        let label = try #require(stage.label(text), "\(text) cannot be seen")
        let frame = try #require(stage.visibleFrame(of: label))
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
    }

    @Test func whatHasBeenTypedIsNotThrownAwayWithoutAQuestion() throws {
        stage.type("Ada")
        stage.drag(from: CGPoint(x: 196, y: 270), to: CGPoint(x: 196, y: 500))
        stage.settle()
        #expect(stage.shows("Discard this contact?"))
        expectLayout(of: stage, named: "Cookbook/form-question")
        try tap("Keep editing")
        #expect(!stage.shows("Discard this contact?"))
        #expect((stage.view("Name") as? UITextField)?.text == "Ada")
        // A tap outside asks as well.
        stage.tap(at: CGPoint(x: 196, y: 80))
        stage.settle()
        try tap("Discard")
        #expect(stage.presented == nil)
    }

    @Test func aFormOnTopOfAStackAsksAsWell() throws {
        home.dismiss(animated: false)
        stage.settle()
        home.presentAsCard(UINavigationController(rootViewController: ContactFormViewController()))
        stage.settle()
        stage.type("Ada")
        stage.tap(at: CGPoint(x: 196, y: 80))
        stage.settle()
        #expect(stage.shows("Discard this contact?"))
        try tap("Discard")
        #expect(stage.presented == nil)
    }

    @Test func onALowScreenTheFormScrolls() throws {
        let low = Stage(.iPhoneSE, showing: AlbumsViewController())
        low.rotate(to: .landscapeLeft)
        low.showKeyboard(height: 200)
        low.hideKeyboard()
        low.settle()
        low.window.rootViewController?.presentAsCard(ContactFormViewController())
        low.settle()
        // 375 - 200 - 12, and 12 from the top.
        #expect(try low.presentedFrame() == CGRect(x: 123.5, y: 12, width: 420, height: 151))
        low.type("\n\n")
        low.settle()
        #expect(try low.frame(of: "City").maxY <= 163)
        #expect(try low.frame(of: "City").minY >= 12)
    }
}
