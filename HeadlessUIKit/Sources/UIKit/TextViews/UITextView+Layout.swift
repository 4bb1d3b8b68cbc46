extension UITextView {
    /// The text for layout. An empty one is as high as a line of typed text.
    private var styledText: StyledText {
        StyledText(content, font: layoutFont, paragraph: ParagraphValues())
    }

    private func layout(width: CGFloat) -> TextLayout {
        let room = width == .greatestFiniteMagnitude ? width : max(0, width - sideInsets)
        return TextLayout(
            styledText, width: room, maximumLines: textContainer.maximumNumberOfLines,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The width of the insets and the padding.
    private var sideInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    private var emptyHeight: CGFloat {
        (typingAttributes[.font] as? UIFont ?? layoutFont).lineHeight
    }

    func textSize(width: CGFloat) -> CGSize {
        let size = layout(width: width).size
        let height = content.length > 0 ? size.height : emptyHeight
        return CGSize(
            width: min(width, size.width + sideInsets),
            height: height + textContainerInset.top + textContainerInset.bottom)
    }

    func layoutDidChange() {
        label.attributedText = content
        label.numberOfLines = textContainer.maximumNumberOfLines
        if textContainer.maximumNumberOfLines > 0 { label.lineBreakMode = textContainer.lineBreakMode }
        layoutText()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func layoutText() {
        guard bounds.width > 0 else { return }
        let height = textSize(width: bounds.width).height
        let width = max(0, bounds.width - sideInsets)
        textContainer.size = CGSize(
            width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
            height: .greatestFiniteMagnitude)
        label.frame = CGRect(
            origin: textOrigin,
            size: CGSize(width: width, height: height - textContainerInset.top - textContainerInset.bottom))
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    /// Returns the rectangle from the caret before a range to the one behind it.
    func rect(of range: NSRange) -> CGRect {
        let (text, layout) = (styledText, layout(width: bounds.width))
        guard content.length > 0 else {
            return CGRect(origin: textOrigin, size: CGSize(width: 2, height: emptyHeight))
        }
        let first = layout.caret(at: range.location, in: text)
        let last = layout.caret(at: range.location + range.length, in: text)
        return first.union(last).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }

    func location(at point: CGPoint) -> Int {
        layout(width: bounds.width).location(
            at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y), in: styledText)
    }
}
