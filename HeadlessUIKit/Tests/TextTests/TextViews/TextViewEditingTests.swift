import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor struct TextViewEditingTests {
    private let phone: Phone
    private let delegate = TextViewLog()
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))

    init() {
        MainLoop.current.settle()
        phone = Phone()
        view.font = .systemFont(ofSize: 17)
        view.delegate = delegate
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
    }

    private var keyboard: Keyboard { phone.screen.keyboard }

    @Test("A tap begins editing and puts the caret where the finger was")
    func tapBegins() {
        view.text = "nono\nno"
        view.layoutIfNeeded()
        Touchscreen(phone.window).tap(at: CGPoint(x: 20 + 5 + 21, y: 100 + 8 + 5))
        #expect(view.isFirstResponder)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        #expect(delegate.take() == ["shouldBegin", "didBegin", "selection 2"])
    }

    @Test("Text that is not edited leaves taps to recognisers of the app", arguments: [true, false])
    func tapOfTheApp(isSelectable: Bool) {
        view.isEditable = isSelectable ? false : true
        view.isSelectable = isSelectable
        view.text = "nono"
        var taps = 0
        let handler = Handler { taps += 1 }
        view.addGestureRecognizer(UITapGestureRecognizer(target: handler, action: Handler.action))
        Touchscreen(phone.window).tap(at: CGPoint(x: 60, y: 120))
        #expect(taps == 1)
        #expect(!view.isFirstResponder)
    }

    @Test("Every key asks, moves the caret and changes the text, in this order")
    func keysTellTheDelegate() {
        view.becomeFirstResponder()
        _ = delegate.take()
        keyboard.type("a\n")
        #expect(view.text == "a\n")
        #expect(
            delegate.take() == [
                "should 0+0 a", "selection 1", "change a", "should 1+0 \n", "selection 2", "change a\n",
            ])
        keyboard.pressDelete()
        #expect(delegate.take() == ["should 1+1 ", "selection 1", "change a"])
    }

    @Test("A delegate that refuses keeps the text")
    func refusedKeysChangeNothing() {
        view.becomeFirstResponder()
        delegate.allowsChanges = false
        keyboard.type("a")
        #expect(view.text == "")
    }

    @Test("Keys replace what is selected, and delete a whole composed character")
    func selectionIsReplaced() {
        view.text = "nono"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 2)
        keyboard.type("i")
        #expect(view.text == "nio")
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        view.text = "a😀"
        keyboard.pressDelete()
        #expect(view.text == "a")
        view.selectedRange = NSRange(location: 7, length: 3)
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test("Typed text has the typing attributes")
    func typedTextHasTypingAttributes() {
        view.becomeFirstResponder()
        view.text = "a"
        view.typingAttributes[.foregroundColor] = UIColor.red
        keyboard.type("b")
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
    }

    @Test("A new text from code makes no call to the delegate")
    func textFromCodeIsSilent() {
        view.text = "no"
        #expect(delegate.take().isEmpty)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test("The caret stays visible while text grows (TX5)")
    func caretStaysVisible() {
        view.becomeFirstResponder()
        keyboard.type("a\nb\nc\nd\ne")
        // Five lines end at 8 + 5 · 20.29; 60 points are visible.
        expectClose(view.contentOffset.y, 8 + 5 * 20.287 - 60, within: 0.5)
    }

    @Test("A text view that is not editable takes no keys")
    func readOnly() {
        view.isEditable = false
        #expect(!view.becomeFirstResponder())
        Touchscreen(phone.window).tap(at: CGPoint(x: 50, y: 120))
        #expect(!view.isFirstResponder)
    }

    @Test("Losing the keyboard ends editing")
    func resigningEnds() {
        view.becomeFirstResponder()
        _ = delegate.take()
        view.resignFirstResponder()
        #expect(delegate.take() == ["shouldEnd", "didEnd"])
    }
}

private final class TextViewLog: NSObject, UITextViewDelegate {
    var allowsChanges = true
    private var entries: [String] = []

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        entries.append("shouldBegin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { entries.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        entries.append("shouldEnd")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { entries.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        entries.append("should \(range.location)+\(range.length) \(text)")
        return allowsChanges
    }
    func textViewDidChange(_ textView: UITextView) { entries.append("change \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        entries.append("selection \(textView.selectedRange.location)")
    }
}
