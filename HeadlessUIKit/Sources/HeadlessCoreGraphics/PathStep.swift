import Foundation

/// One step of a path, as a value.
package enum PathStep: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// In the order of `CGPathElement.points`: the control points, then the end.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [control, end]
        case .cubic(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    package var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    package func applying(_ t: CGAffineTransform) -> PathStep {
        switch self {
        case .move(let end):
            .move(end.applying(t))
        case .line(let end):
            .line(end.applying(t))
        case .quad(let end, let control):
            .quad(end.applying(t), control: control.applying(t))
        case .cubic(let end, let control1, let control2):
            .cubic(end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .close:
            .close
        }
    }
}
