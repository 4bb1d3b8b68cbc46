extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

    func editingDidBegin() {
        isEditing = true
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        scrollRangeToVisible(selection)
    }

    func editingDidEnd() {
        isEditing = false
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// The caret moves to the finger's position.
    func tapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended, becomeFirstResponder() else { return }
        select(NSRange(location: location(at: tap.location(in: self)), length: 0))
    }

    func select(_ range: NSRange) {
        let start = min(max(0, range.location), content.length)
        let cut = NSRange(location: start, length: min(max(0, range.length), content.length - start))
        guard cut != selection else { return }
        selection = cut
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Keys

    package var hasText: Bool { content.length > 0 }

    func keyTyped(_ string: String) {
        if mayChange(selection, to: string) { insertText(string) }
    }

    func returnKeyPressed() {
        if !enablesReturnKeyAutomatically || hasText { keyTyped("\n") }
    }

    func deleteKeyPressed() {
        let range = rangeToDelete
        if range.length > 0, mayChange(range, to: "") { replaceText(in: range, with: "") }
    }

    package func insertText(_ text: String) { replaceText(in: selection, with: text) }

    package func deleteBackward() {
        let range = rangeToDelete
        if range.length > 0 { replaceText(in: range, with: "") }
    }

    private func mayChange(_ range: NSRange, to string: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    var positionedText: String { content.string }

    var selectionInText: NSRange {
        get { selection }
        set { select(newValue) }
    }

    func replaceText(in range: NSRange, with string: String) {
        let whole = NSMutableAttributedString(attributedString: content)
        whole.replaceCharacters(
            in: range, with: NSAttributedString(string: string, attributes: typingAttributes))
        content = NSAttributedString(attributedString: whole)
        selection = NSRange(location: range.location + string.utf16.count, length: 0)
        layoutDidChange()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        // The caret stays visible (TX5).
        scrollRangeToVisible(selection)
    }
}

/// The tap that places the caret. Text that is not editable leaves taps to recognisers of the app.
final class CaretTapGestureRecognizer: UITapGestureRecognizer {
    weak var textView: UITextView?

    override var mayBegin: Bool { super.mayBegin && textView?.isEditable == true && textView?.isSelectable == true }
}
