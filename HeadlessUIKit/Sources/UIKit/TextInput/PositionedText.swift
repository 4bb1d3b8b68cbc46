/// A view with text positions: the common part of text fields and text views.
@MainActor protocol PositionedText: UIView {
    /// The text to which positions refer.
    var positionedText: String { get }
    /// In UTF-16 units; empty is a caret.
    var selectionInText: NSRange { get set }
    /// Inserts text as if it had been typed, but without asking the delegate.
    func replaceText(in range: NSRange, with string: String)
    /// Returns the rectangle from the caret before a range to the one behind it, in the view's coordinates.
    func rect(of range: NSRange) -> CGRect
    /// Returns the position nearest to a point of the view.
    func location(at point: CGPoint) -> Int
}

extension PositionedText {
    private var length: Int { positionedText.utf16.count }

    var wholeRange: TextSpan { TextSpan(NSRange(location: 0, length: length)) }

    /// The range that a delete key removes: the selection, or the character before the caret.
    var rangeToDelete: NSRange {
        let selection = selectionInText
        guard selection.length == 0, selection.location > 0 else { return selection }
        return (positionedText as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }

    var selectedSpan: UITextRange? {
        get { TextSpan(selectionInText) }
        set { (newValue as? TextSpan).map { selectionInText = cut($0.value) } }
    }

    func span(from first: UITextPosition, to last: UITextPosition) -> UITextRange? {
        guard let first = offset(first), let last = offset(last) else { return nil }
        return TextSpan(NSRange(location: min(first, last), length: abs(last - first)))
    }

    /// Returns nil beyond the text.
    func position(_ position: UITextPosition, movedBy count: Int) -> UITextPosition? {
        guard let offset = offset(position), (0...length).contains(offset + count) else { return nil }
        return TextOffset(offset + count)
    }

    func distance(from first: UITextPosition, to last: UITextPosition) -> Int {
        guard let first = offset(first), let last = offset(last) else { return 0 }
        return last - first
    }

    func order(of first: UITextPosition, and last: UITextPosition) -> ComparisonResult {
        switch distance(from: first, to: last) {
        case ..<0: .orderedDescending
        case 0: .orderedSame
        default: .orderedAscending
        }
    }

    func string(in range: UITextRange) -> String? {
        (range as? TextSpan).map { (positionedText as NSString).substring(with: cut($0.value)) }
    }

    func replace(_ range: UITextRange, with text: String) {
        (range as? TextSpan).map { replaceText(in: cut($0.value), with: text) }
    }

    func caretRect(at position: UITextPosition) -> CGRect {
        offset(position).map { rect(of: NSRange(location: $0, length: 0)) } ?? .null
    }

    /// For a range in several lines, the part in the first one.
    func firstRect(of range: UITextRange) -> CGRect {
        guard let range = (range as? TextSpan).map({ cut($0.value) }) else { return .null }
        let line = rect(of: NSRange(location: range.location, length: 0)).minY
        let offsets = range.location...(range.location + range.length)
        let next = Array(offsets).partitionPoint { rect(of: NSRange(location: $0, length: 0)).minY > line }
        return rect(of: NSRange(location: range.location, length: next - 1))
    }

    private func offset(_ position: UITextPosition) -> Int? {
        (position as? TextOffset).map { min(max(0, $0.value), length) }
    }

    private func cut(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }
}
