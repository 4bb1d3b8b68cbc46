/// A rectangle of the screen that draws, lays out and answers touches.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UIFocusItem, UITraitEnvironment, @preconcurrency CALayerDelegate {
    public let layer: CALayer

    /// The view controller whose root view this is.
    final weak var owner: UIViewController?

    final var storedSubviews: [UIView] = []
    /// The last safe area that was reported by `safeAreaInsetsDidChange()`.
    final var reportedSafeAreaInsets = UIEdgeInsets.zero
    /// Keeps the safe area from following the view's place, if anything does.
    final var safeAreaHold: SafeAreaHold?
    /// The margins that were set, if any.
    final var storedLayoutMargins: LayoutMargins?
    /// The last margins that were reported by `layoutMarginsDidChange()`.
    final var reportedLayoutMargins = LayoutMargins.standard.insets(.leftToRight)
    /// The safe area while the margins are computed from it.
    final var knownSafeAreaInsets: UIEdgeInsets?
    final var storedLayoutGuides: [UILayoutGuide] = []
    final var storedTintColor: UIColor?
    final var storedTintAdjustmentMode = TintAdjustmentMode.automatic
    final var textSizeLimits = TextSizeLimits()
    final var storedBackgroundColor: UIColor?
    final var storedRecognizers: [UIGestureRecognizer] = []
    /// The number of transitions that keep touches from this view (C42).
    final var transitionsUnderWay = 0
    /// True if the view becomes first responder as soon as it is in a window.
    final var awaitsFocus = false
    /// The view's data for Auto Layout, if it has any.
    final var layoutState: ViewLayoutState?
    /// True if this view, or a descendant, has ever had constraints.
    final var subtreeUsesAutoLayout = false
    /// True if `updateConstraints()` has never been called.
    final var awaitsFirstUpdate = true
    final var subtreeHasNewcomers = true
    /// True if the layer has requested drawing before.
    final var hasBeenDrawn = false
    final var storedMotionEffects: [UIMotionEffect] = []
    /// Nil until they have been set.
    final var storedCorners: UICornerConfiguration?

    public init(frame: CGRect) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make(ofClass: ())
        super.init()
        layer.delegate = self
        layer.hasActions = false
        layer.cornerCurve = .continuous
        layer.frame = CGRect(origin: frame.origin, size: ownSize(for: frame.size))
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// There are no archives here and nothing to decode: the view is empty at first.
    public required init?(coder: NSCoder) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make(ofClass: ())
        super.init()
        layer.delegate = self
        layer.hasActions = false
        layer.cornerCurve = .continuous
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

    /// Returns the view's own size, which replaces any size that is set, for the few classes with a fixed size.
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

    /// The whole transform. `transform` is its part in the plane.
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
    /// The axes along which a view of this class usually has the size of its content: it then hugs the content with
    /// `.defaultHigh`.
    var fixedAxes: UIAxis { [] }
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        superview?.contentDidChange(of: self)
        intrinsicContentSizeChanged()
    }
    /// Called when a subview has another intrinsic size.
    func contentDidChange(of subview: UIView) {}
    /// Called when a subview that was asked for its fitting size may have another one by Auto Layout.
    func fittingSizeDidChange(of subview: UIView) {}
    /// Returns the size of content whose height depends on its width, or its size on one line without a width; `nil`
    /// for any other content, or if nobody needs it.
    func contentSize(forLayoutWidth width: CGFloat?) -> CGSize? { nil }
    /// Returns the baselines of the text; `nil` without text.
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

    // MARK: Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(1, max(0, newValue))) }
    }

    open var isHidden: Bool {
        get { isHiddenOrCollapsing }
        set { setHidden(newValue) }
    }

    /// A view outside of any hierarchy whose alpha channel decides which parts of this view are visible. It is animated
    /// while this view is in a window; its subviews are not.
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

    /// The radii of the corners, which follow the size and the place of the view. `clipsToBounds` decides if content is
    /// clipped. Defaults to square corners, which leave the layer's own corners alone.
    ///
    /// Pictures show one radius for all round corners, the largest one. `effectiveRadius(corner:)` tells them apart.
    open var cornerConfiguration: UICornerConfiguration {
        get { wantedCorners ?? .corners(radius: .fixed(0)) }
        set {
            storedCorners = newValue
            noteConcentricCorners()
            applyCorners()
        }
    }

    /// Returns the current radius of a corner, in points; for several corners, the largest.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { resolvedCorners?.largest(of: corner) ?? 0 }
    /// Sets the radii of the configuration on the layer.
    func applyCorners() { applyResolvedCorners() }
    /// The corners of a system view without a configuration.
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
        get { tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmedTint : undimmedTintColor }
        set {
            storedTintColor = newValue
            notifyTintColorDidChange()
        }
    }

    open func tintColorDidChange() {}

    /// Draws the content in the current context. Called when the view comes onto a screen, and in the commit after
    /// `setNeedsDisplay()`, always with the bounds as the rectangle. Does nothing by default.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    open var isOpaque = true
    open var tag = 0
    /// The name of the view in archives of the app's state, which nobody makes here. Defaults to nil.
    open var restorationIdentifier: String?
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
    /// While this view has touches no other view of the window gets any, and it gets none while another view has some.
    open var isExclusiveTouch = false
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchValues.bounds.contains(point) }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedRecognizers.isEmpty ? nil : storedRecognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Called on the view that was hit and on the recogniser's own view; `false` makes the recogniser fail.
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
    open func updateProperties() {}

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
    /// Returns the insets that a subview inherits.
    func safeAreaInsets(for subview: UIView) -> UIEdgeInsets { safeAreaInsets }
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

    /// The rectangle inside the layout margins, limited to the width of readable lines: 672 points at the default text
    /// size.
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
    /// The last traits that were reported by `traitCollectionDidChange(_:)`.
    final var reportedTraits: UITraitCollection?
    final var traitChanges = TraitChangeRegistry()
    /// Called for each view when traits below an override or a window are reported, changed or not.
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
