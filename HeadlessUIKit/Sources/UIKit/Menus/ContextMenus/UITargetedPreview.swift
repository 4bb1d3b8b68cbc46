/// A view that a menu belongs to. Here it only positions the menu; it is not lifted.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// The target is the view's current position. Traps if the view is in no window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            preconditionFailure("A targeted preview without a target needs a view that is in a window.")
        }
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// In the window's coordinates.
    var frame: CGRect {
        let size = size
        let frame = CGRect(
            x: target.center.x - size.width / 2, y: target.center.y - size.height / 2, width: size.width,
            height: size.height)
        return target.container.convert(frame, to: nil)
    }
}

/// A place for a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    /// In the container's coordinates.
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// The look of a lifted view. Views are not lifted here, so the value has no effect.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    public override init() {
        super.init()
    }

    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground
}
