/// The region in which a text view lays out its lines.
open class NSTextContainer: NSObject {
    /// Tells the text view that lines may have moved.
    var onChange: (() -> Void)?

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// A text view sets its width, less its insets.
    open var size: CGSize
    /// The padding at both ends of a line, in points. Defaults to 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
    /// 0 is no limit, the default.
    open var maximumNumberOfLines = 0 { didSet { onChange?() } }
    /// The mode of the last line, if there is a maximum. Defaults to `.byWordWrapping`: text that does not fit is not
    /// shown.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
}
