/// A rectangle of the screen that draws, lays out and answers touches.
@MainActor
open class UIView: UIResponder, UICoordinateSpace, UIFocusItem, UITraitEnvironment, @preconcurrency CALayerDelegate {
    public let layer: CALayer

    /// The view controller whose root view this is.
    final weak var owner: UIViewController?

    final var storedSubviews: [UIView] = []
    /// The safe area that was last told through `safeAreaInsetsDidChange()`.
    final var reportedSafeAreaInsets = UIEdgeInsets.zero
    /// What keeps the safe area from following the view's place, if anything does.
    final var safeAreaHold: SafeAreaHold?
    /// What was set as margins, if anything was.
    final var storedLayoutMargins: LayoutMargins?
    /// The margins that were last told through `layoutMarginsDidChange()`.
    final var reportedLayoutMargins = LayoutMargins.standard.insets(.leftToRight)
    /// The safe area while the margins are computed from it.
    final var knownSafeAreaInsets: UIEdgeInsets?
    final var storedLayoutGuides: [UILayoutGuide] = []
    final var storedTintColor: UIColor?
    final var storedBackgroundColor: UIColor?
    final var storedRecognizers: [UIGestureRecognizer] = []
    /// How many transitions keep touches from this view (C42).
    final var transitionsUnderWay = 0
    /// Becomes first responder as soon as it is in a window.
    final var awaitsFocus = false
    /// What Auto Layout keeps of this view, if it keeps anything.
    final var layoutState: ViewLayoutState?
    /// Whether this view, or one below it, has ever had to do with constraints.
    final var subtreeUsesAutoLayout = false
    /// Whether `updateConstraints()` has never been called.
    final var awaitsFirstUpdate = true
    final var subtreeHasNewcomers = true
    /// Whether the layer has asked for drawing before.
    final var hasBeenDrawn = false
    final var storedMotionEffects: [UIMotionEffect] = []
    /// Nil until they were set.
    final var storedCorners: UICornerConfiguration?

    public init(frame: CGRect) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make(ofClass: ())
        super.init()
        layer.delegate = self
        layer.hasActions = false
        layer.frame = CGRect(origin: frame.origin, size: ownSize(for: frame.size))
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// There are no archives here, so there is nothing to decode: the view begins empty.
    public required init?(coder: NSCoder) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make(ofClass: ())
        super.init()
        layer.delegate = self
        layer.hasActions = false
    }

    open class var layerClass: AnyClass { CALayer.self }

    open override var next: UIResponder? { owner ?? superview }

    // MARK: Focus

    /// Defaults to `false`.
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { window?.focusSystem.focusedItem === self }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superview }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    // MARK: Interactions

    open var interactions: [any UIInteraction] = [] {
        didSet { interactionsDidChange(from: oldValue) }
    }
    open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set {
            let oldBounds = bounds
            layer.frame = CGRect(origin: newValue.origin, size: ownSize(for: newValue.size))
            geometryDidChange(oldBounds: oldBounds)
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let oldBounds = bounds
            layer.bounds = CGRect(origin: newValue.origin, size: ownSize(for: newValue.size))
            geometryDidChange(oldBounds: oldBounds)
        }
    }

    /// The size in place of one that is set, for the few views whose size is their own.
    func ownSize(for size: CGSize) -> CGSize { size }

    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            geometryDidChange(oldBounds: bounds)
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            layer.setAffineTransform(newValue)
            geometryDidChange(oldBounds: bounds)
        }
    }

    /// The whole transform. `transform` is what it does in the plane.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            layer.transform = newValue
            geometryDidChange(oldBounds: bounds)
        }
    }

    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var contentMode: ContentMode = .scaleToFill {
        didSet { contentModeDidChange() }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The top left corner stays where it is.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame.size = size
        } else {
            bounds.size = size
        }
    }
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// The axes along which a view of this class usually has the size of its content: it hugs that with `.defaultHigh` then.
    var fixedAxes: UIAxis { [] }
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        superview?.contentDidChange(of: self)
        intrinsicContentSizeChanged()
    }
    /// A subview has another intrinsic size.
    func contentDidChange(of subview: UIView) {}
    /// Auto Layout may give a subview, which has been asked for its fitting size, another one.
    func fittingSizeDidChange(of subview: UIView) {}
    /// The size of content that needs more height the less width it has, without a width that on one line; `nil` for
    /// what does not, or is not asked to.
    func contentSize(forLayoutWidth width: CGFloat?) -> CGSize? { nil }
    /// Where the baselines of text lie; `nil` without text.
    func baseline(_ end: TextBaseline.End) -> TextBaseline? { nil }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        WorkCounter.noteFitting()
        return fittingSize(target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: root(view)) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: root(view)) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: root(view)) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: root(view)) }

    // MARK: Look

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(1, max(0, newValue))) }
    }

    open var isHidden: Bool {
        get { isHiddenOrCollapsing }
        set { setHidden(newValue) }
    }

    /// A view in no hierarchy whose alpha channel shows parts of this one. It animates while this view is in a window;
    /// what is in it does not.
    open var mask: UIView? {
        didSet {
            guard mask !== oldValue else { return }
            layer.mask = mask?.layer
            oldValue?.layer.dropAnimations()
            oldValue?.layer.isAnimatable = false
            mask?.layer.isAnimatable = window != nil
        }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The radii of the corners, which follow the size and the place of the view. `clipsToBounds` decides whether content
    /// is cut off. Defaults to square corners, and leaves those alone that are set on the layer.
    ///
    /// Pictures show one radius for all round corners: of several, the largest. `effectiveRadius(corner:)` tells them apart.
    open var cornerConfiguration: UICornerConfiguration {
        get { wantedCorners ?? .corners(radius: .fixed(0)) }
        set {
            storedCorners = newValue
            noteConcentricCorners()
            applyCorners()
        }
    }

    /// The radius that a corner has now, in points; of several corners, the largest.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { resolvedCorners?.largest(of: corner) ?? 0 }
    /// Gives the layer the radii of the configuration.
    func applyCorners() { applyResolvedCorners() }
    /// The corners of a view of the system's that was told nothing.
    var automaticCorners: UICornerConfiguration? { nil }
    /// The corners that concentric ones inside follow. Nil passes the question on to the superview.
    var cornersAsContainer: CornerRadii? { resolvedCorners }

    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            if newValue == nil { layer.backgroundColor = nil }
            resolveColors()
        }
    }

    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            storedTintColor = newValue
            notifyTintColorDidChange()
        }
    }

    open func tintColorDidChange() {}

    /// Draws the content in the current context. Called when the view gets onto a screen, and in the commit after
    /// `setNeedsDisplay()`; never with another rectangle than the bounds. Defaults to nothing.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    open var isOpaque = true
    open var tag = 0
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard oldValue != semanticContentAttribute else { return }
            layoutDirectionChanged()
            setNeedsLayout()
        }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    override var ownAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    // MARK: Interaction

    open var isUserInteractionEnabled = true
    /// `false`: the view follows one finger at a time. Recognisers see them all.
    open var isMultipleTouchEnabled = false
    /// No other view of the window gets touches while this one has some, nor this one while another has.
    open var isExclusiveTouch = false
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchValues.bounds.contains(point) }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedRecognizers.isEmpty ? nil : storedRecognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Asked of the view that was hit and of the recogniser's own; `false` makes the recogniser fail.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    @discardableResult open func endEditing(_ force: Bool) -> Bool { endFocus(force: force) }

    // MARK: Hierarchy

    open internal(set) weak var superview: UIView?
    open var subviews: [UIView] { storedSubviews }
    open var window: UIWindow? { layoutRoot as? UIWindow }

    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.endIndex) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    open func removeFromSuperview() { detach() }
    open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.endIndex) }
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func isDescendant(of view: UIView) -> Bool { isSelfOrDescendant(of: view) }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() {
        updateConstraintLayout()
        layer.layoutIfNeeded()
    }
    open func layoutSubviews() { applyConstraints() }

    open class var requiresConstraintBasedLayout: Bool { false }
    open func updateConstraints() {}
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.inverted)
    }
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { self }

    /// Called by the layer's layout pass; brackets `layoutSubviews()` with the view controller's callbacks.
    open func layoutSublayers(of layer: CALayer) { performLayout() }

    open var safeAreaInsets: UIEdgeInsets { propagatedSafeAreaInsets }
    open func safeAreaInsetsDidChange() {}
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { updateLayoutMargins() }
    }
    open var preservesSuperviewLayoutMargins = false {
        didSet { updateLayoutMargins() }
    }
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set {
            storedLayoutMargins = LayoutMargins(newValue)
            updateLayoutMargins()
        }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set {
            storedLayoutMargins = LayoutMargins(newValue)
            updateLayoutMargins()
        }
    }
    open func layoutMarginsDidChange() {}

    open var layoutGuides: [UILayoutGuide] { storedLayoutGuides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = storedLayoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        storedLayoutGuides.append(guide)
        return guide
    }
    open var safeAreaLayoutGuide: UILayoutGuide {
        ownGuide("UIViewSafeAreaLayoutGuide", .inset { $0.bounds.inset(by: $0.safeAreaInsets) })
    }
    open var layoutMarginsGuide: UILayoutGuide {
        ownGuide("UIViewLayoutMarginsGuide", .inset { $0.bounds.inset(by: $0.layoutMargins) })
    }

    /// The layout margins' rectangle, no wider than lines of text should be: 672 points at the default text size.
    open var readableContentGuide: UILayoutGuide {
        if let guide = storedLayoutGuides.lazy.compactMap({ $0 as? ReadableContentGuide }).first { return guide }
        let guide = ReadableContentGuide(of: self)
        storedLayoutGuides.append(guide)
        return guide
    }

    // MARK: Traits

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { propagateTraits() } }
    }
    public var traitOverrides = UITraitOverrides() {
        didSet { setNeedsTraitUpdate() }
    }
    /// The traits that were last told through `traitCollectionDidChange(_:)`.
    final var reportedTraits: UITraitCollection?
    final var traitChanges = TraitChangeRegistry()
    /// Called for each view when traits below an override or a window are told, whether they changed or not.
    func traitsWereUpdated() {}
    open func updateTraitsIfNeeded() { propagateTraits() }
    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: UICoordinateSpace

    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        place(of: point, in: coordinateSpace)
    }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        place(of: point, from: coordinateSpace)
    }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapped { place(of: $0, in: coordinateSpace) }
    }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapped { place(of: $0, from: coordinateSpace) }
    }
}
