import UIKit

/// The presented view: a shadow, a rounded clip inside it, and the container of the content inside the clip.
final class ChromeView: CodeView, DismissalKeyHandler {
    let clips = CornerClips()
    let contentContainer: ContentContainerView
    let grabber = GrabberView()
    private var grabberEdge = CGRectEdge.minYEdge
    private(set) var arrow: ArrowView?
    var shadow: Shadow?
    var shadowOutline: RoundedOutline?
    let shapeObserver = DisplayLinkObserver()
    /// The level of the material, 0…1. At 0 the view is solid.
    var materialLevel: CGFloat = 1 {
        didSet { if materialLevel != oldValue { updateSolid() } }
    }
    /// The background in front of the material of a view that may be solid.
    var solid: UIView?
    var shownMaterial: (view: MaterialView, material: PresentationMaterial, isSolid: Bool)?
    var fill: UIView?
    var background: UIColor?
    var border: Border?
    var borderView: BorderView?
    /// The corners from the layout, or during a drag those of the position.
    private var corners = CornerShape()

    var overscrollFill: OverscrollFill? {
        didSet {
            guard overscrollFill != oldValue else { return }
            updateFill()
            setNeedsLayout()
        }
    }

    /// The size of content that keeps it in a view of another size, and is cut off there; `nil` for the view's size.
    var contentSize: CGSize? {
        didSet { if contentSize != oldValue { setNeedsLayout() } }
    }

    private var contentFrame: CGRect {
        CGRect(
            origin: bounds.origin + (uncovering?.contentOffset(at: center) ?? .zero), size: contentSize ?? bounds.size)
    }

    /// The way on which the view is uncovered beneath the presenting view; `nil` for a view in front of it.
    var uncovering: PresenterWay? {
        didSet { if uncovering != oldValue { setNeedsLayout() } }
    }

    /// The content of a view that is uncovered moves less than the view, in the same animation.
    override var center: CGPoint {
        didSet { if uncovering != nil, center != oldValue { contentContainer.place(in: contentFrame) } }
    }

    /// The level to which the view is pushed back, 0…1, or beyond if a spring overshoots; `nil` if it is not. A pushed
    /// back view has corners of at least the radius `PresenterAppearance.pushedBackCornerRadius`.
    var pushedBackLevel: CGFloat? {
        didSet { if pushedBackLevel != oldValue { updateCorners() } }
    }
    /// The radii with which the corners of the pushed back view are hidden behind those of the view in front.
    var hiddenRadii = CornerRadii() {
        didSet { if hiddenRadii != oldValue, pushedBackLevel != nil { updateCorners() } }
    }

    var onLeave: (() -> Void)?
    var onEscape: (() -> Bool)?
    var onDismissalKey: (() -> Bool)?
    var allowsFocusUpdate: (UIFocusUpdateContext) -> Bool = { _ in true }

    init(content: UIView) {
        let frame = content.frame
        contentContainer = ContentContainerView(content)
        super.init(frame: frame)
        accessibilityIdentifier = "presentation.chrome"
        backgroundColor = .clear
        clips.outer.frame = bounds
        addSubview(clips.outer)
        clips.outer.addSubview(contentContainer)
        addSubview(grabber)
    }

    // MARK: Appearance

    /// Applies a layout without its frame, and the options. In a drag the corners and the level of the material differ.
    func apply(
        _ layout: PresentationLayout, _ options: PresentationOptions, suppressedSafeArea: UIEdgeInsets,
        corners: CornerRadii? = nil, materialLevel: CGFloat? = nil
    ) {
        self.corners = uncovering == nil ? corners.map(CornerShape.init) ?? layout.shape : CornerShape()
        roundCorners()
        show(layout.arrow)
        grabber.isDrawn = layout.showsGrabber
        let look = options.grabber.drawable
        if grabberEdge != layout.grabberEdge || grabber.look != look {
            (grabberEdge, grabber.look) = (layout.grabberEdge, look)
            setNeedsLayout()
        }
        background = options.backgroundColor
        if border != options.border {
            border = options.border
            updateBorder()
        }
        apply(options.material)
        self.materialLevel = materialLevel ?? Dimming.usable(layout.materialLevel)
        updateSolid()
        contentContainer.suppress(suppressedSafeArea, in: contentFrame)
        apply(uncovering == nil ? options.shadow?.drawable : nil)
        updateBackground()
    }

    /// The distance that the shadow and the arrow reach beyond the frame, in points; 0 without them.
    var shadowOutset: CGFloat { (shadow?.reach ?? 0) + (arrow?.arrow.size.height ?? 0) }

    var outline: TransitionAnimator.Outline {
        // If the radii differ, the view rounds its corners itself.
        TransitionAnimator.Outline(
            shadowOutset: shadowOutset,
            cornerRadius: corners.rounded == .allCorners && corners.unequal == nil ? corners.radius : 0,
            isUpright: zoomMask != nil, arrow: arrow?.arrow)
    }

    /// Shows an arrow, or none. An arrow with another edge or size fades in while the old one fades out.
    private func show(_ new: PresentationArrow?) {
        let (old, duration) = (arrow, UIView.inheritedAnimationDuration)
        guard new != old?.arrow else { return }
        setNeedsLayout()
        if let new, old?.take(new) == true { return }
        arrow = new.map(ArrowView.init)
        if let arrow {
            UIView.performWithoutAnimation {
                arrow.place(beside: clips.outer.frame)
                arrow.alpha = duration > 0 ? 0 : 1
                addSubview(arrow)
            }
            arrow.alpha = 1
        }
        guard let old else { return }
        UIView.animate(withDuration: duration) {
            old.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    // MARK: Corners

    /// Sets other radii than those of the layout, for a drag to another layout.
    func round(_ radii: CornerRadii) {
        corners = CornerShape(radii)
        roundCorners()
    }

    private func roundCorners() {
        clips.round(shape)
        shownMaterial?.view.round(shape)
        borderView?.round(shape)
    }

    func stopCorners() {
        let radius = clips.stop()
        borderView?.stop()
        let own = clips.outerRadius(of: corners)
        let missing = clips.outerRadius(of: pushedBack(1)) - own
        if pushedBackLevel != nil, missing > 0, let radius { pushedBackLevel = (radius - own) / missing }
        updateCorners()
    }

    private func updateCorners() {
        roundCorners()
        updateShadow()
    }

    /// The corners that are drawn. A view without round corners gets four while it is pushed back.
    private var shape: CornerShape { pushedBackLevel.map(pushedBack) ?? corners }

    private func pushedBack(_ level: CGFloat) -> CornerShape {
        corners.rounded(to: PresenterAppearance.pushedBackCornerRadius, hiding: hiddenRadii, level: level)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() } else { updateColors() }
    }

    /// Resolves the colours, since those of layers do not follow the traits on their own.
    private func updateColors() {
        updateBorder()
        updateShadowColor()
        updateBackground()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if clips.outer.frame != bounds { clips.outer.frame = bounds }
        contentContainer.place(in: contentFrame)
        if let shownMaterial { place(shownMaterial.view) }
        placeFill()
        borderView?.place(outside)
        arrow?.place(beside: bounds)
        grabber.place(in: bounds, at: grabberEdge)
        updateShadow()
    }

    /// Includes the arrow, and the touch zone of the grabber, which reaches beyond the view.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || grabber.point(inside: convert(point, to: grabber), with: event)
            || arrow?.contains(point, beside: bounds) == true
    }

    /// Leaves a control of the content, such as a search field, its touches in the grabber's zone, except on the bar.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === grabber, !grabber.bounds.contains(convert(point, to: grabber)) else { return hit }
        let below = clips.outer.hitTest(convert(point, to: clips.outer), with: event)
        let views = sequence(first: below ?? self, next: \.superview).prefix { $0 !== self }
        return views.contains { $0 is UIControl } ? below : hit
    }

    // MARK: Accessibility and keys

    override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    func userDidPressDismissalKey() -> Bool { onDismissalKey?() ?? false }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && allowsFocusUpdate(context)
    }
}
