import Testing
import UIKit

@MainActor @Suite struct TextStorageTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() { view.text = "one two" }

    private func color(at index: Int) -> UIColor? {
        view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }

    @Test("An attribute that is added to the storage is shown, and changes nothing of the view's own")
    func attribute() {
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        #expect(color(at: 4) == .red)
        #expect(color(at: 0) == .label)
        #expect(view.textColor == nil)
    }

    @Test("Characters can be replaced; a selection beyond the end is cut")
    func characters() {
        view.selectedRange = NSRange(location: 7, length: 0)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
        #expect(view.text == "two")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test("The storage has what was set last, and stays the same object")
    func sameObject() {
        let storage = view.textStorage
        view.text = "three"
        #expect(view.textStorage === storage)
        #expect(storage.string == "three")
    }

    @Test("An attribute that is removed from the storage is not shown any more")
    func removal() {
        let second = NSRange(location: 4, length: 3)
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: second)
        view.textStorage.removeAttribute(.foregroundColor, range: NSRange(location: 4, length: 2))
        #expect(color(at: 4) != .red)
        #expect(color(at: 6) == .red)
    }

    @Test("A group in a group is shown at the end of the outer one; an end too many counts for nothing")
    func nestedGroups() {
        let storage = view.textStorage
        storage.endEditing()
        storage.beginEditing()
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        storage.endEditing()
        #expect(view.text == "one two")
        storage.endEditing()
        #expect(view.text == "1 two")
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "2")
        #expect(view.text == "2 two")
    }

    @Test("A group of changes is shown at its end")
    func group() {
        let storage = view.textStorage
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(view.text == "one two")
        storage.endEditing()
        #expect(view.text == "1 two")
    }
}
