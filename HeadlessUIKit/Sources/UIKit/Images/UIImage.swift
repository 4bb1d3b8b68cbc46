/// A picture: a file in a format that browsers show (PNG or JPEG), a symbol, or the drawing of a renderer. Files are
/// not decoded, only measured.
///
/// A symbol has a name, a size and a colour, but no glyph: it is drawn as a rounded outline. Images are immutable; the
/// methods that begin with `with` make new ones.
public final class UIImage: NSObject, Sendable {
    /// The picture for the picture writer.
    package let source: ImageSource
    public let scale: CGFloat
    let configurationValues: ImageConfigurationValues
    let attributes: ImageAttributes

    init(
        _ source: ImageSource, scale: CGFloat, configuration: ImageConfigurationValues = ImageConfigurationValues(),
        attributes: ImageAttributes = ImageAttributes()
    ) {
        self.source = source
        self.scale = scale
        configurationValues = configuration
        self.attributes = attributes
    }

    /// An image without content, of size zero.
    public override convenience init() {
        self.init(.empty, scale: 1)
    }

    // MARK: Files

    /// Nil for anything but PNG and JPEG.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Nil for anything but PNG and JPEG, and for a scale that is not positive.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let file = ImageFile(data: data) else { return nil }
        self.init(.file(file), scale: scale)
    }

    /// A name that ends in `@2x` or `@3x` before its extension gives the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(data: data, scale: scale)
    }

    /// The bytes of a PNG file. Nil for every other image: nothing is encoded here.
    public func pngData() -> Data? { data(as: .png) }

    /// Returns the bytes of a JPEG file, unchanged. Nil for every other image: nothing is encoded here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data(as: .jpeg) }

    private func data(as format: ImageFile.Format) -> Data? {
        guard case .file(let file) = source, file.format == format else { return nil }
        return file.data
    }

    // MARK: Size

    /// In points.
    public var size: CGSize {
        switch source {
        case .empty: return .zero
        case .file(let file): return CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
        case .symbol:
            let side = symbolMetrics.side(displayScale: scale)
            return CGSize(width: side, height: side)
        case .drawing(let drawing): return drawing.bounds.size
        }
    }

    /// The distance from the bottom to the baseline of text beside the image. A symbol has one by default.
    public var baselineOffsetFromBottom: CGFloat? {
        switch attributes.baseline {
        case .offset(let offset): offset
        case .some(.none): nil
        case nil: isSymbolImage ? symbolMetrics.baseline(displayScale: scale) : nil
        }
    }

    private var symbolMetrics: SymbolMetrics { SymbolMetrics(configurationValues, in: environment) }

    // MARK: Equality

    /// Returns whether both have the same picture in the same configuration.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return scale == other.scale && source == other.source && configurationValues == other.configurationValues
            && attributes == other.attributes
    }

    public override var hash: Int { source.hashValue }
}
