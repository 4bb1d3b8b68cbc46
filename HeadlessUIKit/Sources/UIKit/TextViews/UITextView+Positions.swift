/// Positions belong to this view only. There is no marked text, because no input method here composes characters.
extension UITextView: PositionedText {
    public var beginningOfDocument: UITextPosition { wholeRange.start }
    public var endOfDocument: UITextPosition { wholeRange.end }
    /// Never nil when read. Setting it does not ask the delegate; a range of another view has no effect.
    public var selectedTextRange: UITextRange? {
        get { selectedSpan }
        set { selectedSpan = newValue }
    }
    /// Always nil.
    public var markedTextRange: UITextRange? { nil }

    /// Returns nil for positions of another view. The earlier position comes first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        span(from: fromPosition, to: toPosition)
    }

    /// Nil beyond the text. Offsets count UTF-16 units.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        self.position(position, movedBy: offset)
    }

    /// In UTF-16 units; negative if the second position comes first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        distance(from: from, to: toPosition)
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(of: position, and: other)
    }

    public func text(in range: UITextRange) -> String? { string(in: range) }
    /// The caret moves behind the new text. The delegate is not asked.
    public func replace(_ range: UITextRange, withText text: String) { replace(range, with: text) }
    public func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position) }
    /// For a range in several lines, the part in the first one.
    public func firstRect(for range: UITextRange) -> CGRect { firstRect(of: range) }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(location(at: point)) }
}
