/// A position between two characters of a text, made by the view that shows the text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// A range of a text, made by the view that shows the text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() {
        super.init()
    }

    /// A range that no text view has made has no start and no end.
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// A position in a text field or a text view.
final class TextOffset: UITextPosition {
    /// In UTF-16 units from the start of the text.
    nonisolated let value: Int

    init(_ value: Int) { self.value = value }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.value == value
    }

    override nonisolated var hash: Int { value }
}

/// A range in a text field or a text view.
final class TextSpan: UITextRange {
    /// In UTF-16 units.
    nonisolated let value: NSRange

    init(_ value: NSRange) { self.value = value }

    override var start: UITextPosition { TextOffset(value.location) }
    override var end: UITextPosition { TextOffset(value.location + value.length) }
    override var isEmpty: Bool { value.length == 0 }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? TextSpan)?.value == value
    }

    override nonisolated var hash: Int { value.location }
}
