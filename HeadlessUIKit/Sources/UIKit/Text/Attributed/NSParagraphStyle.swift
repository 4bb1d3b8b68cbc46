/// The layout of a paragraph's lines. It is immutable; `NSMutableParagraphStyle` is not.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    var values: ParagraphValues

    public override init() {
        values = ParagraphValues()
        super.init()
    }

    init(_ values: ParagraphValues) {
        self.values = values
        super.init()
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Defaults to `.natural`.
    open var alignment: NSTextAlignment { values.alignment }
    /// Defaults to `.byWordWrapping`: text that does not fit is cut off without an ellipsis.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// A stored value without effect: lines are always broken in the same way. Defaults to none.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Decides the meaning of `.natural` alignment. Defaults to `.natural`.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Points between two lines of a paragraph. Defaults to 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Points below a paragraph, unless it is the last one. Defaults to 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points above a paragraph, unless it is the first one. Defaults to 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Points before all lines but the first. Defaults to 0.
    open var headIndent: CGFloat { values.headIndent }
    /// Points before the first line. Defaults to 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The end of lines: points from the leading edge, or, if not positive, from the trailing one. Defaults to 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Points. Defaults to 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// Points; 0 is no limit, the default.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// A factor of the font's height; 0, the default, leaves it unchanged.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// The system's strategy for choosing among possible line breaks.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1) }
        public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 2) }
        public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
    }

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}
