import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct TextPositionTests {
    private let phone = Phone()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))

    init() {
        field.text = "one two"
        view.text = "one two\nthree"
        phone.root.view.addSubview(field)
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
    }

    private func range(_ location: Int, _ length: Int) throws -> UITextRange {
        let start = try #require(field.position(from: field.beginningOfDocument, offset: location))
        let end = try #require(field.position(from: start, offset: length))
        return try #require(field.textRange(from: start, to: end))
    }

    @Test("Positions are counted from one another, and there are none beyond the text")
    func positions() throws {
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 7)
        #expect(field.offset(from: field.endOfDocument, to: field.beginningOfDocument) == -7)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
        let middle = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        #expect(field.compare(middle, to: field.endOfDocument) == .orderedAscending)
        #expect(field.compare(field.endOfDocument, to: middle) == .orderedDescending)
        #expect(field.compare(middle, to: middle) == .orderedSame)
        #expect(field.text(in: try range(4, 3)) == "two")
        #expect(try range(2, 0).isEmpty)
        #expect(field.markedTextRange == nil)
    }

    @Test("A position beyond a text that has become shorter stands for its end")
    func shorterText() throws {
        let end = field.endOfDocument
        field.text = "one"
        #expect(field.offset(from: field.beginningOfDocument, to: end) == 3)
        #expect(field.compare(end, to: field.endOfDocument) == .orderedSame)
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: end))
        #expect(field.text(in: all) == "one")
        #expect(field.position(from: end, offset: -1) == field.position(from: field.beginningOfDocument, offset: 2))
    }

    @Test("A field types and deletes where its caret is; setting the text moves the caret to the end")
    func caret() throws {
        field.becomeFirstResponder()
        field.selectedTextRange = try range(3, 0)
        phone.screen.keyboard.type("X")
        #expect(field.text == "oneX two")
        phone.screen.keyboard.pressDelete()
        phone.screen.keyboard.pressDelete()
        #expect(field.text == "on two")
        field.text = "a"
        phone.screen.keyboard.type("b")
        #expect(field.text == "ab")
    }

    @Test("Selected text is replaced by the next key, and by replace(_:withText:)")
    func selection() throws {
        field.becomeFirstResponder()
        field.selectedTextRange = try range(0, 3)
        phone.screen.keyboard.type("1")
        #expect(field.text == "1 two")
        field.replace(try range(2, 3), withText: "2")
        #expect(field.text == "1 2")
        let caret = try #require(field.selectedTextRange)
        #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 3)
    }

    @Test("The delegate is asked for the range that a key changes")
    func delegate() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var ranges: [NSRange] = []

            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                ranges.append(range)
                return false
            }
        }
        let delegate = Delegate()
        field.delegate = delegate
        field.becomeFirstResponder()
        field.selectedTextRange = try range(3, 0)
        phone.screen.keyboard.type("X")
        phone.screen.keyboard.pressDelete()
        #expect(delegate.ranges == [NSRange(location: 3, length: 0), NSRange(location: 2, length: 1)])
        #expect(field.text == "one two")
    }

    @Test("A point finds the position that is nearest, and a position its caret")
    func points() throws {
        let end = field.caretRect(for: field.endOfDocument)
        let start = field.caretRect(for: field.beginningOfDocument)
        #expect(start.minX == 0)
        #expect(end.minX > 40 && end.minX < 80)
        #expect(end.midY == 15)
        let found = try #require(field.closestPosition(to: CGPoint(x: end.minX + 50, y: 0)))
        #expect(field.offset(from: field.beginningOfDocument, to: found) == 7)
        let first = try #require(field.closestPosition(to: CGPoint(x: -5, y: 15)))
        #expect(field.offset(from: field.beginningOfDocument, to: first) == 0)
    }

    @Test("The first rectangle of a range in two lines ends with the first line")
    func firstRect() throws {
        let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let first = view.firstRect(for: whole)
        #expect(first.minX == 5)
        #expect(first.minY == 8)
        expectClose(first.height, UIFont.systemFont(ofSize: 12).lineHeight, within: 0.01)
        let second = view.caretRect(for: view.endOfDocument)
        expectClose(second.minY, 8 + UIFont.systemFont(ofSize: 12).lineHeight, within: 0.01)
        #expect(view.text(in: whole) == "one two\nthree")
    }
}
