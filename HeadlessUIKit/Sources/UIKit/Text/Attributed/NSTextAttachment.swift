/// An image in a text, instead of one character.
///
/// The text leaves room for it. Pictures of this module show nothing there.
open class NSTextAttachment: NSObject {
    private let header = CoreFoundationHeader()

    /// Defaults to nil.
    open var image: UIImage?
    /// Its box in points, relative to the baseline: a positive `y` is above it. Zero, the default, is the image's size
    /// on the baseline.
    open var bounds = CGRect.zero
    /// Points on either side. Defaults to 0.
    open var lineLayoutPadding: CGFloat = 0
    /// Data of another kind than an image. Without `bounds` it takes no room.
    open var contents: Data?
    /// The type of `contents`, as a uniform type identifier.
    open var fileType: String?

    /// U+FFFC, the character that stands for an attachment.
    open class var character: Int { 0xFFFC }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    public override init() {
        super.init()
    }

    /// The box with its padding.
    var room: CGRect {
        let box = bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
        return CGRect(x: box.minX, y: box.minY, width: box.width + 2 * lineLayoutPadding, height: box.height)
    }
}

extension NSAttributedString {
    /// The character of an attachment, with it as an attribute.
    public convenience init(attachment: NSTextAttachment) {
        self.init(attachment: attachment, attributes: [:])
    }

    /// The character of an attachment, with it and others as attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    /// An empty text. Foundation on Linux has no initialiser without arguments; this one is called the same way.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }
}
