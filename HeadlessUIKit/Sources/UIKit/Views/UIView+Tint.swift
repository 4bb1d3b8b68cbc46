extension UIView {
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic
        case normal
        case dimmed
    }

    /// Whether the tint is shown as it is or as a gray, for everything below this view without a mode of its own. Reads
    /// as `normal` or `dimmed`: `automatic`, the default, is the mode of the superview, and `normal` at the top.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            guard storedTintAdjustmentMode == .automatic else { return storedTintAdjustmentMode }
            return superview?.tintAdjustmentMode ?? .normal
        }
        set {
            let old = tintAdjustmentMode
            storedTintAdjustmentMode = newValue
            guard tintAdjustmentMode != old else { return }
            notifyTintChange { $0.storedTintAdjustmentMode == .automatic }
        }
    }

    var undimmedTintColor: UIColor { storedTintColor ?? superview?.undimmedTintColor ?? .systemBlue }

    /// The tint of the view's traits. Nil is that of the superview's.
    var tintForTraits: UIColor? {
        storedTintColor == nil && storedTintAdjustmentMode == .automatic ? nil : tintColor
    }
}

extension UIColor {
    /// A gray with the lightness of the colour. Apple does not publish which gray it is.
    var dimmedTint: UIColor {
        UIColor { traits in self.resolvedColor(with: traits).gray }
    }
}
