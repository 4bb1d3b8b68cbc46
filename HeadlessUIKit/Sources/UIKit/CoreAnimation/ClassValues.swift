/// The animatable values that only the layers of one class have.
indirect enum ClassValues {
    case shape(ShapeValues)
    case gradient(GradientValues)
}

/// The animatable values of a `CAShapeLayer`.
struct ShapeValues {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
}

/// The animatable values of a `CAGradientLayer`.
struct GradientValues {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
}

extension LayerValues {
    var shape: ShapeValues {
        get { if case .shape(let values) = ofClass { values } else { ShapeValues() } }
        set { ofClass = .shape(newValue) }
    }

    var gradient: GradientValues {
        get { if case .gradient(let values) = ofClass { values } else { GradientValues() } }
        set { ofClass = .gradient(newValue) }
    }
}
