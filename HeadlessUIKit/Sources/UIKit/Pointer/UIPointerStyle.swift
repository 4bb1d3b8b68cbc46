/// A look of the pointer over a region, and of the view beneath it.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// Not public on a device either.
    package let effect: UIPointerEffect
    package let shape: UIPointerShape?

    init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        self.effect = effect
        self.shape = shape
    }

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape)
    }
}

/// The effect on the view beneath the pointer.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public enum TintMode: Sendable {
        case none
        case overlay
        case underlay
    }

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of the pointer. A rectangle is in the coordinates of the preview's container.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = 8
}
