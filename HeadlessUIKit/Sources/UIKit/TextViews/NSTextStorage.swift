/// The editable text of a text view: the view shows each change at once, or at the end of an editing group.
///
/// Changes do not call the view's delegate. Layout managers are left out: a text view lays out its text itself.
open class NSTextStorage: NSMutableAttributedString {}

/// The storage of a text view, which observes its changes.
final class ViewTextStorage: NSTextStorage {
    /// Called to show changes.
    var onChange: (@MainActor () -> Void)?
    private var openGroups = 0
    private var hasChanged = false

    // MARK: Changes

    override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        changed()
    }

    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        changed()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        changed()
    }

    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        changed()
    }

    override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        super.addAttributes(attrs, range: range)
        changed()
    }

    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        changed()
    }

    override func setAttributedString(_ attrString: NSAttributedString) {
        super.setAttributedString(attrString)
        changed()
    }

    // MARK: Groups

    override func beginEditing() { openGroups += 1 }

    override func endEditing() {
        openGroups = max(0, openGroups - 1)
        if openGroups == 0, hasChanged { show() }
    }

    private func changed() {
        hasChanged = true
        if openGroups == 0 { show() }
    }

    private func show() {
        hasChanged = false
        // A text view's text is changed on the main thread, like all of UIKit.
        if let onChange { MainActor.assumeIsolated { onChange() } }
    }
}
