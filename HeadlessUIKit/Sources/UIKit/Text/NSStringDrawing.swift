/// How text is laid out in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle is for several lines. Without it the text is one line, whatever the width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// No effect: a line has the same height here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// No effect: there are no glyphs whose ink could be measured.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits is truncated.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may shrink, and how far it has.
open class NSStringDrawingContext: NSObject {
    /// The smallest share of the size to which text shrinks in order to fit. Defaults to 0, no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The share of the last measuring.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle of the last measuring.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// Returns the size of the text with only its own line breaks. It is not rounded.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// Returns the rectangle that the text needs. A width or a height of 0 is unlimited. It is not rounded: round it up
    /// for a view.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let measured = measured(in: size, options, scale: context?.shrinking ?? 1)
        context?.actualScaleFactor = measured.scale
        context?.totalBounds = measured.rect
        return measured.rect
    }

    private func measured(
        in size: CGSize, _ options: NSStringDrawingOptions, scale minimum: CGFloat
    ) -> (rect: CGRect, scale: CGFloat) {
        // The font of text without one.
        let text = StyledText(self, font: .systemFont(ofSize: 12), paragraph: ParagraphValues())
        let hasLines = options.contains(.usesLineFragmentOrigin)
        func rect(_ scale: CGFloat) -> CGRect {
            let text = scale == 1 ? text : text.scaled(by: scale)
            let width = hasLines && size.width > 0 ? size.width : .greatestFiniteMagnitude
            let layout = TextLayout(text, width: width)
            guard hasLines else {
                // Without an origin of lines the rectangle is around the baseline.
                let baseline = layout.lines.first?.baseline ?? 0
                return CGRect(
                    x: 0, y: baseline - layout.size.height, width: layout.size.width, height: layout.size.height)
            }
            guard options.contains(.truncatesLastVisibleLine), size.height > 0, layout.size.height > size.height else {
                return CGRect(origin: .zero, size: layout.size)
            }
            let visible = layout.lines.filter { $0.frame.maxY <= size.height }.count
            return CGRect(origin: .zero, size: TextLayout(text, width: width, maximumLines: max(1, visible)).size)
        }
        func fits(_ rect: CGRect) -> Bool {
            (size.width <= 0 || rect.width <= size.width) && (size.height <= 0 || rect.height <= size.height)
        }
        // In steps of a hundredth, which nobody sees.
        var scale: CGFloat = 1
        var result = rect(scale)
        while scale - 0.01 >= minimum, !fits(result) {
            scale -= 0.01
            result = rect(scale)
        }
        return (result, scale)
    }
}

extension NSString {
    /// Returns the size of the text with only its own line breaks. It is not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: "\(self)", attributes: attrs).size()
    }

    /// Returns the rectangle that the text needs. A width or a height of 0 is unlimited. It is not rounded: round it up
    /// for a view.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: "\(self)", attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSStringDrawingContext {
    /// The share down to which text may shrink.
    fileprivate var shrinking: CGFloat { minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 1 }
}
