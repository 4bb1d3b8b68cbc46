/// A timing curve with two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// Core Animation's default curve (N8).
    public override init() {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: CubicBezier.coreAnimation.x1, y: CubicBezier.coreAnimation.y1)
        controlPoint2 = CGPoint(x: CubicBezier.coreAnimation.x2, y: CubicBezier.coreAnimation.y2)
        isBuiltin = true
        super.init()
    }

    /// There are no archives here and nothing to decode: makes the default curve.
    public required convenience init?(coder: NSCoder) {
        self.init()
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: curve.bezier.x1, y: curve.bezier.y1)
        controlPoint2 = CGPoint(x: curve.bezier.x2, y: curve.bezier.y2)
        isBuiltin = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltin = false
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var bezier: CubicBezier {
        CubicBezier(x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
    }
}
