extension UITextView {
    /// The text, which can be edited in place. Font, colour and alignment of the view itself do not change.
    public var textStorage: NSTextStorage {
        let storage = storage ?? makeStorage()
        // The text may have been set or typed since.
        if storage != content {
            storage.onChange = nil
            storage.setAttributedString(content)
        }
        storage.onChange = { [weak self, weak storage] in storage.map { self?.take($0) } }
        return storage
    }

    private func makeStorage() -> ViewTextStorage {
        let made = ViewTextStorage(attributedString: content)
        storage = made
        return made
    }

    private func take(_ storage: NSTextStorage) {
        content = NSAttributedString(attributedString: storage)
        select(selection)
        layoutDidChange()
    }
}
