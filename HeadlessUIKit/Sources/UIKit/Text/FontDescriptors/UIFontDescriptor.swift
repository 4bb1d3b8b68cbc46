/// A description of a font: a face of the system's typeface, its size and its text style. Compared by value, and
/// immutable.
///
/// All of it describes the system's font. Other families, widths and leadings do not exist: a trait that no face here
/// has gives nil.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
    let face: FontFace
    /// In points; 0 if unspecified.
    public let pointSize: CGFloat
    let scaling: FontScaling?

    init(face: FontFace, size: CGFloat, scaling: FontScaling?) {
        self.face = face
        pointSize = size
        self.scaling = scaling
    }

    /// The regular face without a size.
    public override convenience init() {
        self.init(face: FontFace(), size: 0, scaling: nil)
    }

    /// Only `size`, `textStyle` and `traits` count.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        let described = UIFontDescriptor().addingAttributes(attributes)
        self.init(face: described.face, size: described.pointSize, scaling: described.scaling)
    }

    /// The style at the size of `UITraitCollection.current`.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The style at the text size of the traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Attributes

    /// The name of the face, such as `.SFUI-Bold`.
    public var postscriptName: String { face.name }

    public var symbolicTraits: SymbolicTraits {
        var traits = SymbolicTraits()
        if face.isBold { traits.insert(.traitBold) }
        if face.isItalic { traits.insert(.traitItalic) }
        if face.spacing == .all { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Its name, its size, its text style if it has one, and its traits with `symbolic`, `weight` and `slant`.
    public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        let traits: [TraitKey: Any] = [
            .symbolic: symbolicTraits.rawValue, .weight: face.weight.rawValue,
            .slant: face.isItalic ? FontFace.slant : 0,
        ]
        var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize, .traits: traits]
        if let scaling { attributes[.textStyle] = scaling.style }
        return attributes
    }

    public func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[anAttribute] }

    // MARK: Variations

    /// Returns the same face at another size, which no longer follows the text size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face: face, size: newPointSize, scaling: nil)
    }

    /// Returns the face with exactly these traits, or nil if there is none. Bold is semibold, as on iOS.
    public func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.subtracting([.traitBold, .traitItalic, .traitMonoSpace, .traitUIOptimized]).isEmpty else {
            return nil
        }
        return UIFontDescriptor(face: face.with(symbolicTraits), size: pointSize, scaling: scaling)
    }

    /// Returns the same face in another design.
    public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(face: face.with(design), size: pointSize, scaling: scaling)
    }

    /// Returns a descriptor with `size`, `textStyle` and `traits` of these attributes; others are ignored.
    public func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            result = .preferredFontDescriptor(withTextStyle: style)
        }
        if let size = attributes[.size].flatMap(CGFloat.init(attribute:)) { result = result.withSize(size) }
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
        return UIFontDescriptor(face: result.face.with(traits), size: result.pointSize, scaling: result.scaling)
    }

    // MARK: Object

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return face == other.face && pointSize == other.pointSize && scaling == other.scaling
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}
