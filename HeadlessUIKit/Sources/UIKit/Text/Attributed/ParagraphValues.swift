/// The values of a paragraph style. All lengths are in points.
package struct ParagraphValues: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0

    package init() {}

    init(alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// Returns the height of a line whose tallest font has that height.
    func lineHeight(natural: CGFloat) -> CGFloat {
        let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        let raised = max(multiplied, minimumLineHeight)
        return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
    }

    func headIndent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }

    /// Returns the width that indents leave. A tail indent counts from the leading edge if it is positive, otherwise
    /// from the trailing one.
    func room(in width: CGFloat, isFirstLine: Bool) -> CGFloat {
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return max(0, end - headIndent(isFirstLine: isFirstLine))
    }
}
