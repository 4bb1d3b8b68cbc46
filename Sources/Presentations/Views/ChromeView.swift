import UIKit

/// The presented view: a shadow, a rounded clip inside it, and the container of the content inside the clip.
final class ChromeView: UIView, DismissalKeyHandler {
    let clips = CornerClips()
    let contentContainer: ContentContainerView
    let grabber = GrabberView()
    private(set) var arrow: ArrowView?
    var shadow: Shadow?
    /// The outline of the shadow's path that is set; `nil` without one.
    var shadowOutline: RoundedOutline?
    let shapeObserver = DisplayLinkObserver()
    var shownMaterial: (view: UIVisualEffectView, material: PresentationMaterial, isSolid: Bool)?
    var fill: UIView?
    var background: UIColor?
    /// The corners from the layout, or during a drag those of the position.
    private var corners = CornerShape()

    /// The background beyond the view. Defaults to `nil`: none.
    var overscrollFill: OverscrollFill? {
        didSet {
            guard overscrollFill != oldValue else { return }
            updateFill()
            setNeedsLayout()
        }
    }

    /// The level to which the view is pushed back, 0…1, or beyond if a spring overshoots; `nil` if it is not. A pushed
    /// back view has corners of at least the radius `PresenterAppearance.pushedBackCornerRadius`.
    var pushedBackLevel: CGFloat? {
        didSet { if pushedBackLevel != oldValue { updateCorners() } }
    }

    var onLeave: (() -> Void)?
    /// Handles VoiceOver's escape gesture, and returns whether it has done so.
    var onEscape: (() -> Bool)?
    /// Called when the user presses a dismissal key. Returns whether it was handled.
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

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A chrome view is made in code.")
    }

    // MARK: Appearance

    /// Applies a layout without its frame, and the options. In a drag it has other corners than in the layout.
    func apply(
        _ layout: PresentationLayout, _ options: PresentationOptions, suppressedSafeArea: UIEdgeInsets,
        corners: CornerRadii? = nil
    ) {
        self.corners = corners.map(CornerShape.init) ?? layout.shape
        clips.round(shape)
        show(layout.arrow)
        grabber.isDrawn = layout.showsGrabber
        background = options.backgroundColor
        apply(options.material, in: clips.innermost)
        contentContainer.suppress(suppressedSafeArea, in: bounds)
        apply(options.shadow?.drawable)
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
        clips.round(shape)
    }

    /// Stops the animations of the corners where they are on the screen.
    func stopCorners() {
        let radius = clips.stop()
        let own = clips.outerRadius(of: corners)
        let missing = clips.outerRadius(of: pushedBack(1)) - own
        if pushedBackLevel != nil, missing > 0, let radius { pushedBackLevel = (radius - own) / missing }
        updateCorners()
    }

    private func updateCorners() {
        clips.round(shape)
        updateShadow()
    }

    /// The corners that are drawn. A view without round corners gets four while it is pushed back.
    private var shape: CornerShape { pushedBackLevel.map(pushedBack) ?? corners }

    private func pushedBack(_ level: CGFloat) -> CornerShape {
        corners.rounded(to: PresenterAppearance.pushedBackCornerRadius, level: level)
    }

    /// One point is a clear line on every screen.
    static let contrastBorderWidth: CGFloat = 1

    /// Draws a border around the view with Increase Contrast. A layer's colour does not follow the traits on its own.
    private func updateBorder() {
        let width = traitCollection.accessibilityContrast == .high ? Self.contrastBorderWidth : 0
        let layer = clips.innermost.layer
        if layer.borderWidth != width { layer.borderWidth = width }
        if width > 0 { layer.borderColor = UIColor.systemGray.resolvedColor(with: traitCollection).cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
        updateBackground()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() } else { updateBorder() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if clips.outer.frame != bounds { clips.outer.frame = bounds }
        contentContainer.place(in: bounds)
        placeFill()
        arrow?.place(beside: bounds)
        grabber.place(in: bounds)
        updateShadow()
    }

    /// Includes the arrow, and the touch zone of the grabber, which reaches beyond the view.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || grabber.point(inside: convert(point, to: grabber), with: event)
            || arrow?.contains(point, beside: bounds) == true
    }

    // MARK: Accessibility and keys

    override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    func userDidPressDismissalKey() -> Bool { onDismissalKey?() ?? false }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && allowsFocusUpdate(context)
    }
}
