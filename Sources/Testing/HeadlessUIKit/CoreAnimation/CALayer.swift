import Synchronization

/// A rectangle of content with its place, look and sublayers.
///
/// The model values are what code reads and writes. While animations run, `presentation()` tells what is visible.
open class CALayer: NSObject {
    final var model = LayerValues()
    final var animations: [LayerAnimation] = []
    /// Added by hand, in the order of adding.
    final var explicitAnimations: [ExplicitAnimation] = []
    /// The old look, while a transition goes on.
    final var transition: LayerTransition?

    /// Set for the layer of a view that is in a window: only there do view animations animate (N4).
    final var isAnimatable = false

    final var layoutIsNeeded = true
    /// Whether the view's safe area may differ from the one it was last told.
    final var safeAreaNeedsUpdate = false
    /// Whether an override of the view's traits waits to be told.
    final var traitsNeedUpdate = false
    /// Whether this layer or one below it needs layout.
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

    /// Layers with values of their own take them over too.
    func copyValues(from layer: CALayer) {
        model = layer.model
        name = layer.name
        isHidden = layer.isHidden
        masksToBounds = layer.masksToBounds
        isDoubleSided = layer.isDoubleSided
        storedSublayerTransform = layer.storedSublayerTransform
        maskedCorners = layer.maskedCorners
        cornerCurve = layer.cornerCurve
        ownTime = layer.ownTime
        layoutIsNeeded = false
        subtreeNeedsLayout = false
    }

    // MARK: Identity and hierarchy

    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    open internal(set) weak var superlayer: CALayer?
    final var storedSublayers: [CALayer] = []

    open var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.endIndex) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Geometry

    open var bounds: CGRect {
        get { model.bounds }
        set {
            let old = model
            model.bounds = newValue
            WorkCounter.note(.bounds, of: self)
            if old.bounds.origin != newValue.origin { animate(.boundsOrigin, from: old) }
            if old.bounds.size != newValue.size { animate(.boundsSize, from: old) }
            if old.bounds != newValue { setNeedsLayout() }
        }
    }

    open var position: CGPoint {
        get { model.position }
        set {
            WorkCounter.note(.position, of: self)
            write(\.position, newValue, key: .position)
        }
    }

    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { model.anchorPoint = newValue }
    }

    open var frame: CGRect {
        get { model.frame }
        set {
            var next = model
            next.frame = newValue
            bounds = next.bounds
            position = next.position
        }
    }

    /// The distance of the anchor point from the layer's plane.
    open var anchorPointZ: CGFloat {
        get { model.anchorPointZ }
        set { model.anchorPointZ = newValue }
    }

    /// The distance from the superlayer's plane. Decides which sublayer is in front, but not which one gets touches.
    open var zPosition: CGFloat {
        get { model.zPosition }
        set { model.zPosition = newValue }
    }

    /// Nil for the identity.
    final var storedSublayerTransform: CATransform3D?

    /// The transform of all sublayers, about this layer's anchor point: a place for a perspective that they share.
    open var sublayerTransform: CATransform3D {
        get { storedSublayerTransform ?? CATransform3DIdentity }
        set { storedSublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    open var transform: CATransform3D {
        get { model.transform3D }
        set {
            WorkCounter.note(.transform, of: self)
            guard !CATransform3DEqualToTransform(model.transform3D, newValue) else { return }
            transformWillChange(to: CATransform3DGetAffineTransform(newValue))
            let old = model
            model.transform3D = newValue
            animate(.transform, from: old)
        }
    }

    open func affineTransform() -> CGAffineTransform { model.transform }
    open func setAffineTransform(_ m: CGAffineTransform) {
        guard model.solid == nil else { return transform = CATransform3DMakeAffineTransform(m) }
        WorkCounter.note(.transform, of: self)
        transformWillChange(to: m)
        write(\.transform, m, key: .transform)
    }

    /// The view whose layer this is holds its safe area as long as it is scaled or turned (Z3).
    func transformWillChange(to m: CGAffineTransform) {
        guard m.distorts != model.transform.distorts, let view = delegate as? UIView else { return }
        MainActor.assumeIsolated { view.transformWillDistort(m.distorts) }
    }

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { pointFromRoot(l?.pointInRoot(p) ?? p) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.pointFromRoot(pointInRoot(p)) ?? pointInRoot(p) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.mapped { convert($0, from: l) } }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.mapped { convert($0, to: l) } }

    // MARK: Look

    open var isHidden = false
    open var mask: CALayer?
    open var masksToBounds = false
    /// Whether the layer is seen from behind, too.
    open var isDoubleSided = true
    open var maskedCorners = CACornerMask.all
    open var cornerCurve: CALayerCornerCurve = .circular

    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set { model.borderWidth = newValue }
    }

    open var borderColor: CGColor? {
        get { model.borderColor }
        set { model.borderColor = newValue }
    }

    open var shadowColor: CGColor? {
        get { model.shadowColor }
        set { model.shadowColor = newValue }
    }

    open var shadowOpacity: Float {
        get { model.shadowOpacity }
        set { model.shadowOpacity = newValue }
    }

    open var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { model.shadowOffset = newValue }
    }

    open var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { model.shadowRadius = newValue }
    }

    open var shadowPath: CGPath? {
        get { model.shadowPath }
        set {
            WorkCounter.note(.shadowPath, of: self)
            model.shadowPath = newValue
        }
    }

    open var opacity: Float {
        get { model.opacity }
        set {
            WorkCounter.note(.opacity, of: self)
            write(\.opacity, newValue, key: .opacity)
        }
    }

    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set {
            WorkCounter.note(.cornerRadius, of: self)
            write(\.cornerRadius, newValue, key: .cornerRadius)
        }
    }

    open var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set { write(\.backgroundColor, newValue, key: .backgroundColor) }
    }

    /// How far a visual effect is in, 0…1; animates like any other value.
    package var effectIntensity: CGFloat {
        get { model.effectIntensity }
        set { write(\.effectIntensity, newValue, key: .effectIntensity) }
    }

    private func write<Value: Equatable>(_ path: WritableKeyPath<LayerValues, Value>, _ value: Value, key: LayerKey) {
        guard model[keyPath: path] != value else { return }
        let old = model
        model[keyPath: path] = value
        animate(key, from: old)
    }

    // MARK: Time

    /// Set while this layer's time is not just its superlayer's.
    final var ownTime: LayerTime? {
        didSet {
            Self.countOwnTime((ownTime == nil ? 0 : 1) - (oldValue == nil ? 0 : 1))
        }
    }

    // Layers are used on the main thread, but any thread may release them.
    private static let layersWithOwnTime = Atomic(0)

    /// While the count is 0 no time needs to be converted.
    static var countWithOwnTime: Int { layersWithOwnTime.load(ordering: .relaxed) }

    private static func countOwnTime(_ difference: Int) {
        layersWithOwnTime.wrappingAdd(difference, ordering: .relaxed)
    }

    open var beginTime: CFTimeInterval {
        get { time.begin.seconds }
        set { time.begin = LayerMoment(seconds: newValue) }
    }

    open var timeOffset: CFTimeInterval {
        get { time.offset.seconds }
        set { time.offset = LayerMoment(seconds: newValue) }
    }

    /// How fast the time of this layer and everything below it passes: 0 stands still, −1 runs back.
    open var speed: Float {
        get { time.speed }
        set { time.speed = newValue }
    }

    var time: LayerTime {
        get { ownTime ?? LayerTime() }
        set {
            let old = time
            guard newValue != old else { return }
            ownTime = newValue.isOwn ? newValue : nil
            // Standing still before and after, nothing ends.
            let stands = old.course == nil && newValue.course == nil && old.speed == 0 && newValue.speed == 0
            if !stands { timeDidChange() }
        }
    }

    // MARK: Layout

    open func setNeedsLayout() {
        layoutIsNeeded = true
        markSubtreeNeedsLayout()
    }

    open func needsLayout() -> Bool { layoutIsNeeded }
    open func layoutIfNeeded() { layoutFromTopmostDirtyAncestor() }

    /// Asks the delegate, which for a view's layer is the view, to lay out.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Animations

    /// The values that are visible at this moment; the model's own when nothing animates (P16).
    open func presentation() -> Self? {
        let copy = Self.make(copyOf: self) as? Self
        copy?.model = visibleValues
        return copy
    }

    open func animationKeys() -> [String]? {
        let keys = animations.map(\.key.rawValue) + explicitAnimations.compactMap(\.key)
        return animations.isEmpty && explicitAnimations.isEmpty ? nil : keys
    }

    open func removeAllAnimations() {
        dropAnimations()
    }
}

/// What a layer asks of its owner. On Apple's platforms the requirements are optional.
public protocol CALayerDelegate: NSObjectProtocol {
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
}
