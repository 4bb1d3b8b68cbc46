/// Border and shadow.
extension CALayer {
    public var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { change("borderWidth") { modelValues.borderWidth = newValue } }
    }

    public var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { change("borderColor") { modelValues.borderColor = newValue } }
    }

    public var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set { change("shadowColor") { modelValues.shadowColor = newValue } }
    }

    public var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set { change("shadowOpacity") { modelValues.shadowOpacity = newValue } }
    }

    public var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set { change("shadowOffset") { modelValues.shadowOffset = newValue } }
    }

    public var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set { change("shadowRadius") { modelValues.shadowRadius = newValue } }
    }

    public var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set {
            WorkCounter.note(.shadowPath, of: self)
            change("shadowPath") { modelValues.shadowPath = newValue }
        }
    }
}

extension CALayer {
    /// The view of this layer keeps its safe area as long as it is scaled or rotated (Z3).
    func transformWillChange(to m: CGAffineTransform) {
        guard m.distorts != modelValues.transform.distorts, let view = delegate as? UIView else { return }
        MainActor.assumeIsolated { view.transformWillDistort(m.distorts) }
    }

    /// Tells the view that an animation has changed the model.
    func animationDidChange(_ key: LayerKey) {
        guard key.isOfPlace, let view = delegate as? UIView else { return }
        MainActor.assumeIsolated {
            view.placeDidChange(withBounds: key == .boundsOrigin || key == .boundsSize)
        }
    }
}
