import LayoutSnapshots
import UIKit

/// Rounds the numbers of one layer to units, and throws errors that name the layer.
struct Quantizer {
    /// The layer in an error: the names above it and its own.
    var node: String

    func points(_ value: CGFloat, _ property: String) throws -> Points {
        try fixed(Double(value), property)
    }

    func fixed<Scale>(_ value: Double, _ property: String) throws -> Fixed<Scale> {
        guard let fixed = Fixed<Scale>(rounding: value) else {
            throw SceneError.notFinite(node: node, property: property, value: "\(value)")
        }
        return fixed
    }

    func frame(_ rect: CGRect) throws -> Frame {
        Frame(
            try points(rect.origin.x, "x"), try points(rect.origin.y, "y"),
            try points(rect.size.width, "width"), try points(rect.size.height, "height"))
    }

    func insets(_ insets: UIEdgeInsets) throws -> Insets {
        Insets(
            try points(insets.top, "top inset"), try points(insets.left, "left inset"),
            try points(insets.bottom, "bottom inset"), try points(insets.right, "right inset"))
    }

    /// A transform about the centre that maps as `transform` does about `anchor`, a place in the unit square.
    func transform(_ transform: CGAffineTransform, about anchor: CGPoint, size: CGSize) throws -> Transform {
        let x = (anchor.x - 0.5) * size.width
        let y = (anchor.y - 0.5) * size.height
        return Transform(
            a: try fixed(Double(transform.a), "transform"), b: try fixed(Double(transform.b), "transform"),
            c: try fixed(Double(transform.c), "transform"), d: try fixed(Double(transform.d), "transform"),
            tx: try points(transform.tx + x - (transform.a * x + transform.c * y), "transform"),
            ty: try points(transform.ty + y - (transform.b * x + transform.d * y), "transform"))
    }

    func path(_ path: CGPath) throws -> [PathElement] {
        var elements: [PathElement] = []
        var failure: (any Error)?
        path.applyWithBlock { step in
            do {
                elements.append(try element(step.pointee))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return elements
    }

    private func element(_ step: CGPathElement) throws -> PathElement {
        func point(_ index: Int) throws -> PathPoint {
            PathPoint(try points(step.points[index].x, "path"), try points(step.points[index].y, "path"))
        }
        return switch step.type {
        case .moveToPoint: .move(try point(0))
        case .addLineToPoint: .line(try point(0))
        case .addQuadCurveToPoint: .quadratic(control: try point(0), to: try point(1))
        case .addCurveToPoint: .cubic(control1: try point(0), control2: try point(1), to: try point(2))
        case .closeSubpath: .close
        @unknown default: .close
        }
    }
}

extension Color {
    /// The colour's eight-bit parts. Nil for nothing and for a colour that cannot be seen.
    init?(visible color: CGColor?) {
        guard let color else { return nil }
        self.init(visible: UIColor(cgColor: color))
    }

    /// The colour must be resolved already.
    init?(visible color: UIColor?) {
        var rgba: [CGFloat] = [0, 0, 0, 0]
        let isReadable = rgba.withUnsafeMutableBufferPointer { buffer in
            guard let color, let first = buffer.baseAddress else { return false }
            return color.getRed(first, green: first + 1, blue: first + 2, alpha: first + 3)
        }
        guard isReadable else { return nil }
        let parts = rgba.map { part in
            UInt8(clamping: (Fixed<ByteParts>(rounding: Double(part)) ?? .zero).units)
        }
        guard parts[3] > 0 else { return nil }
        self.init(parts[0], parts[1], parts[2], parts[3])
    }
}

private enum ByteParts: FixedScale {
    static let unitsPerOne = 255
}
