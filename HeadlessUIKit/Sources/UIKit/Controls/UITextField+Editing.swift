extension UITextField {
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")

    var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    func editingDidBegin() {
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
        if clearsOnBeginEditing { clear() }
    }

    func editingDidEnd() {
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// Clears the text like the clear button. The delegate is asked; an empty field stays unchanged.
    func clear() {
        guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        textDidChange()
    }

    func textDidChange() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Keys

    /// Inserts a typed text. Unlike `insertText(_:)` it asks the delegate.
    func keyTyped(_ string: String) {
        if mayChange(selectionInText, to: string) { insertText(string) }
    }

    func deleteKeyPressed() {
        let range = rangeToDelete
        if range.length > 0, mayChange(range, to: "") { replaceText(in: range, with: "") }
    }

    /// The return key ends editing only if there is a target for `editingDidEndOnExit`.
    func returnKeyPressed() {
        if enablesReturnKeyAutomatically, !hasText { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .editingDidEndOnExit)
        if endsEditing { resignFirstResponder() }
    }

    private func mayChange(_ range: NSRange, to string: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
}
