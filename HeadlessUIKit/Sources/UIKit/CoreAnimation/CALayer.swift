import Synchronization

/// A rectangle of content with its geometry, appearance and sublayers.
///
/// Code reads and writes the model values. While animations run, `presentation()` has the visible values.
open class CALayer: NSObject {
    final var modelValues = LayerValues()
    final var animations: [LayerAnimation] = []
    /// Added by hand, in the order of adding.
    final var explicitAnimations: [ExplicitAnimation] = []
    /// The old picture, during a transition.
    final var transition: LayerTransition?

    /// Set for the layer of a view that is in a window: only there do view animations animate (N4).
    final var isAnimatable = false

    /// Not set for the internals of UIKit: views' own layers, and those that no app changes.
    final var hasActions = true
    /// The number of commits at the time at which it was added to its superlayer.
    final var arrival = 0
    final var rendering = LayerRendering()
    /// The drawn content; nil for none.
    final var drawn: DrawnContent?
    final var displayIsNeeded = false
    /// The layer whose presentation this is, and whether it is one.
    final weak var presented: CALayer?
    final var isPresentation = false

    final var layoutIsNeeded = true
    /// True if the view's safe area may differ from the last reported one.
    final var safeAreaNeedsUpdate = false
    /// True if an override of the view's traits has not been reported yet.
    final var traitsNeedUpdate = false
    /// True if the next layout pass asks the view to update its properties.
    final var propertiesNeedUpdate = true
    /// True if this layer or a sublayer needs layout.
    final package internal(set) var subtreeNeedsLayout = true

    public override init() {
        super.init()
        LiveObjects.countLayer(1)
    }

    /// Makes a copy of the given layer's values, as Core Animation does for presentation layers.
    public init(layer: Any) {
        super.init()
        LiveObjects.countLayer(1)
        guard let layer = layer as? CALayer else { return }
        copyValues(from: layer)
    }

    deinit {
        LiveObjects.countLayer(-1)
        if ownTime != nil { Self.countOwnTime(-1) }
    }

    /// Subclasses with their own values copy them too.
    func copyValues(from layer: CALayer) {
        modelValues = layer.modelValues
        name = layer.name
        isHidden = layer.isHidden
        masksToBounds = layer.masksToBounds
        isDoubleSided = layer.isDoubleSided
        storedSublayerTransform = layer.storedSublayerTransform
        maskedCorners = layer.maskedCorners
        cornerCurve = layer.cornerCurve
        rendering = layer.rendering
        drawn = layer.drawn
        contentsGravity = layer.contentsGravity
        ownTime = layer.ownTime
        hasActions = false
        layoutIsNeeded = false
        subtreeNeedsLayout = false
    }

    // MARK: Identity and hierarchy

    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    final weak var storedSuperlayer: CALayer?
    final var storedSublayers: [CALayer] = []

    /// For the presentation of a layer that of the superlayer (Z33).
    open var superlayer: CALayer? { isPresentation ? presented?.superlayer?.presentation() : storedSuperlayer }

    /// For the presentation of a layer those of its sublayers.
    open var sublayers: [CALayer]? {
        get {
            let layers = currentSublayers
            return layers.isEmpty ? nil : layers
        }
        set { replaceSublayers(with: newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.endIndex) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Geometry

    open var bounds: CGRect {
        get { modelValues.bounds }
        set {
            let old = modelValues
            change("bounds") { modelValues.bounds = newValue }
            WorkCounter.note(.bounds, of: self)
            if old.bounds.origin != newValue.origin { animate(.boundsOrigin, from: old) }
            if old.bounds.size != newValue.size { animate(.boundsSize, from: old) }
            if old.bounds != newValue { setNeedsLayout() }
            if needsDisplayOnBoundsChange, old.bounds.size != newValue.size { setNeedsDisplay() }
            if displayIsNeeded, old.bounds.isEmpty, !newValue.isEmpty { queueForDisplay() }
        }
    }

    open var position: CGPoint {
        get { modelValues.position }
        set {
            WorkCounter.note(.position, of: self)
            write(\.position, newValue, key: .position)
        }
    }

    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { change("anchorPoint") { modelValues.anchorPoint = newValue } }
    }

    open var frame: CGRect {
        get { modelValues.frame }
        set {
            var next = modelValues
            next.frame = newValue
            bounds = next.bounds
            position = next.position
        }
    }

    /// The distance of the anchor point from the layer's plane.
    open var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set { change("anchorPointZ") { modelValues.anchorPointZ = newValue } }
    }

    /// The distance from the superlayer's plane. It decides which sublayer is in front, but not which one gets touches.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { change("zPosition") { modelValues.zPosition = newValue } }
    }

    /// Nil for the identity.
    final var storedSublayerTransform: CATransform3D?

    /// The transform of all sublayers, about this layer's anchor point, for example a perspective that they share.
    open var sublayerTransform: CATransform3D {
        get { storedSublayerTransform ?? CATransform3DIdentity }
        set { storedSublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    open var transform: CATransform3D {
        get { modelValues.transform3D }
        set {
            WorkCounter.note(.transform, of: self)
            guard !CATransform3DEqualToTransform(modelValues.transform3D, newValue) else { return }
            transformWillChange(to: CATransform3DGetAffineTransform(newValue))
            let old = modelValues
            change("transform") { modelValues.transform3D = newValue }
            animate(.transform, from: old)
        }
    }

    open func affineTransform() -> CGAffineTransform { modelValues.transform }
    open func setAffineTransform(_ m: CGAffineTransform) {
        guard modelValues.solid == nil else { return transform = CATransform3DMakeAffineTransform(m) }
        WorkCounter.note(.transform, of: self)
        transformWillChange(to: m)
        write(\.transform, m, key: .transform)
    }

    /// Returns the frontmost layer that contains the point, which is in the superlayer's coordinates: this one or a
    /// sublayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
    /// Returns whether a point in the layer's own coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { pointFromRoot(l?.pointInRoot(p) ?? p) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.pointFromRoot(pointInRoot(p)) ?? pointInRoot(p) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.mapped { convert($0, from: l) } }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.mapped { convert($0, to: l) } }

    // MARK: Appearance

    open var isHidden = false
    open var mask: CALayer?
    open var masksToBounds = false
    /// True if the layer is visible from behind, too.
    open var isDoubleSided = true
    open var maskedCorners = CACornerMask.all
    open var cornerCurve: CALayerCornerCurve = .circular

    open var opacity: Float {
        get { modelValues.opacity }
        set {
            WorkCounter.note(.opacity, of: self)
            write(\.opacity, newValue, key: .opacity)
        }
    }

    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set {
            WorkCounter.note(.cornerRadius, of: self)
            write(\.cornerRadius, newValue, key: .cornerRadius)
        }
    }

    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { write(\.backgroundColor, newValue, key: .backgroundColor) }
    }

    /// The progress of a visual effect, 0…1; animates like any other value.
    package var effectIntensity: CGFloat {
        get { modelValues.effectIntensity }
        set { write(\.effectIntensity, newValue, key: .effectIntensity) }
    }

    private func write<Value: Equatable>(_ path: WritableKeyPath<LayerValues, Value>, _ value: Value, key: LayerKey) {
        guard modelValues[keyPath: path] != value else { return }
        let old = modelValues
        change(key.rawValue) { modelValues[keyPath: path] = value }
        animate(key, from: old)
    }

    // MARK: Time

    /// Set while this layer's time differs from its superlayer's.
    final var ownTime: LayerTime? {
        didSet {
            Self.countOwnTime((ownTime == nil ? 0 : 1) - (oldValue == nil ? 0 : 1))
        }
    }

    // Layers are used on the main thread, but any thread may release them.
    static let layersWithOwnTime = Atomic(0)

    // MARK: Layout

    open func setNeedsLayout() {
        layoutIsNeeded = true
        markSubtreeNeedsLayout()
    }

    open func needsLayout() -> Bool { layoutIsNeeded }
    open func layoutIfNeeded() { layoutFromTopmostDirtyAncestor() }

    /// Asks the delegate to lay out; for a view's layer the delegate is the view.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Content

    /// The way in which drawn content fills bounds of another size. Defaults to `resize`; a view sets it by its content
    /// mode.
    open var contentsGravity = CALayerContentsGravity.resize
    /// True if a new size requires a new drawing. Defaults to `false`.
    open var needsDisplayOnBoundsChange = false

    /// Returns whether a change of the property asks for a new drawing. Defaults to `false`.
    ///
    /// Only for the layer's own properties: those of a subclass are not observed here, and call `setNeedsDisplay()`.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Asks the delegate for the content, or calls `draw(in:)` and stores the drawing.
    open func display() {
        if !displayedByDelegate() { drawContent() }
    }

    /// Draws the content in the layer's coordinates; by default the delegate does.
    open func draw(in ctx: CGContext) { drawWithDelegate(in: ctx) }

    // MARK: Actions

    /// The actions for changes of properties, by name.
    open var actions: [String: any CAAction]?

    /// Returns the action for a property: the delegate's, that of `actions`, that of the class, or otherwise an
    /// animation from the visible value to the new one. `NSNull` at any of these places means no action, which is `nil`
    /// here.
    ///
    /// A view's own layer has none: its changes animate with the view.
    open func action(forKey event: String) -> (any CAAction)? {
        guard hasActions else { return nil }
        let action =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
            ?? implicitAnimation(forKey: event)
        return action is NSNull ? nil : action
    }

    /// Defaults to `nil`: the layer's own animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Animations

    /// Returns the values that are visible at this moment; the model's own without an animation (P16).
    open func presentation() -> Self? {
        if isPresentation { return self }
        let copy = Self.make(copyOf: self) as? Self
        copy?.modelValues = visibleValues
        copy?.presented = self
        copy?.isPresentation = true
        return copy
    }

    /// Returns the layer that this one presents, or itself if `presentation()` has not made it.
    open func model() -> Self { presented as? Self ?? self }

    open func animationKeys() -> [String]? {
        let keys = animations.map(\.key.rawValue) + explicitAnimations.compactMap(\.key)
        return animations.isEmpty && explicitAnimations.isEmpty ? nil : keys
    }

    open func removeAllAnimations() {
        dropAnimations()
    }
}
