// Names of Apple's Foundation, which the one on Linux lacks: they are no part of UIKit's own documentation.

/// Geometry as text, such as `{{0, 0}, {320, 480}}`. Text that is not well-formed is read as zero; for a transform as
/// the identity.
@_documentation(visibility: internal)
extension NSCoder {
    public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
    public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
    public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for insets: UIEdgeInsets) -> String {
        braced([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braced([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }
    /// In square brackets.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[\(list([t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
    }

    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    public class func cgVector(for string: String) -> CGVector {
        numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, count: 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, count: 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private class func braced(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

    /// As `%.17g` writes them: whole numbers without a fraction.
    private class func list(_ numbers: [CGFloat]) -> String {
        numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    private class func numbers(in string: String, count: Int) -> [CGFloat]? {
        let parts = string.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
}
