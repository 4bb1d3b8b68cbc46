/// A picture in a file format that a browser shows: PNG or JPEG. It is not decoded, only measured; drawings and symbols
/// would need a rasteriser and glyphs, so they do not exist.
public final class UIImage: NSObject, Sendable {
    /// What the picture writer embeds.
    package let file: ImageFile
    public let scale: CGFloat

    /// Nil for anything but PNG and JPEG.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public init?(data: Data, scale: CGFloat) {
        guard scale > 0, let file = ImageFile(data: data) else { return nil }
        self.file = file
        self.scale = scale
    }

    /// A name that ends in `@2x` or `@3x` before its extension gives the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(data: data, scale: scale)
    }

    /// In points.
    public var size: CGSize {
        CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return scale == other.scale && file == other.file
    }

    public override var hash: Int { file.hashValue }
}
