/// A face of the system's typeface at a size. The module has no glyphs: metrics are the ratios of San Francisco, widths
/// come from `TextMeasure`.
public final class UIFont: NSObject, NSCopying, Sendable {
    private let header = CoreFoundationHeader()
    package let face: FontFace
    public let pointSize: CGFloat
    /// Set for a font that follows the text size: labels make it again when that changes.
    package let scaling: FontScaling?

    package init(face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.face = face
        pointSize = size
        self.scaling = scaling
    }

    /// A size of 0 keeps the descriptor's, and its text style; 12 points if it has none.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        face = descriptor.face
        scaling = pointSize > 0 ? nil : descriptor.scaling
        self.pointSize = [pointSize, descriptor.pointSize].first { $0 > 0 } ?? 12
    }

    /// `nil`: no font here has a name by which it could be asked for. A phone answers so for fonts that are not installed.
    public init?(name fontName: String, size fontSize: CGFloat) {
        return nil
    }

    /// The families that can be asked for by name: none, as the system's font is none of them.
    public class var familyNames: [String] { [] }
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(), size: fontSize)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontFace(weight: weight), size: fontSize)
    }

    /// Semibold, as on iOS: `.bold` is one step heavier.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(weight: .semibold), size: fontSize)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(isItalic: true), size: fontSize)
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontFace(weight: weight, spacing: .digits), size: fontSize)
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontFace(weight: weight, spacing: .all), size: fontSize)
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: face, size: fontSize)
    }

    public var familyName: String { face.family }
    public var fontName: String { face.name }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: pointSize, scaling: scaling) }

    public var ascender: CGFloat { pointSize * 0.9521484375 }
    /// Negative: below the baseline.
    public var descender: CGFloat { pointSize * -0.2412109375 }
    public var capHeight: CGFloat { pointSize * 0.70458984375 }
    public var xHeight: CGFloat { pointSize * 0.5263671875 }
    public var leading: CGFloat { 0 }
    public var lineHeight: CGFloat { ascender - descender }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face == other.face && pointSize == other.pointSize && scaling == other.scaling
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}
