import UIKit

/// The presented view: a shadow, a rounded clip inside it, and the container of the content inside the clip.
final class ChromeView: UIView, DismissalKeyHandler {
    private let clips = CornerClips()
    private let contentContainer: ContentContainerView
    let grabber = GrabberView()
    private lazy var arrow = ChromeArrow(in: self)
    private lazy var shadow = ChromeShadow(on: layer, around: clips, and: arrow)
    private let material = MaterialBackground()
    private var fill: UIView?
    private var background: UIColor?
    /// The corners from the layout.
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

    /// Called when the view has left its window.
    var onLeave: (() -> Void)?

    /// Handles VoiceOver's escape gesture and the dismissal keys, and returns whether it has done so.
    var onEscape: (() -> Bool)?
    /// Called when the user presses a dismissal key. Returns whether it was handled.
    var onDismissalKey: (() -> Bool)?

    /// Returns whether the focus of a hardware keyboard may move.
    var allowsFocusUpdate: (UIFocusUpdateContext) -> Bool = { _ in true }

    init(content: UIView) {
        contentContainer = ContentContainerView(content)
        super.init(frame: content.frame)
        accessibilityIdentifier = "presentation.chrome"
        clips.place(in: bounds)
        addSubview(clips.outer)
        contentContainer.frame = bounds
        clips.outer.addSubview(contentContainer)
        contentContainer.addSubview(content)
        addSubview(grabber)
        backgroundColor = .clear
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A chrome view is made in code.")
    }

    // MARK: Appearance

    /// The distance that the shadow and the arrow reach beyond the frame, in points; 0 without them.
    var shadowOutset: CGFloat { shadow.reach + arrow.reach }

    /// Applies a layout without its frame, and an appearance.
    ///
    /// - Parameters:
    ///   - suppressedSafeArea: The part of the container's safe area that is kept from the content.
    ///   - corners: The corners during a drag. Defaults to `nil`: those of the layout.
    func apply(
        _ layout: PresentationLayout, _ appearance: PresentationAppearance, suppressedSafeArea: UIEdgeInsets,
        corners: CornerRadii? = nil
    ) {
        self.corners = corners.map(CornerShape.init) ?? layout.shape
        roundClip()
        arrow.apply(layout.arrow, beside: clips.outer.frame)
        grabber.isDrawn = layout.showsGrabber
        background = appearance.backgroundColor
        material.apply(appearance.material, in: clips.innermost)
        if contentContainer.suppressedSafeArea != suppressedSafeArea {
            contentContainer.suppressedSafeArea = suppressedSafeArea
            placeContentContainer()
        }
        shadow.apply(appearance.shadow?.drawable, of: outside)
        updateBackground()
    }

    /// The outline at rest, for a transition.
    var outline: TransitionAnimator.Outline {
        // If the radii differ, the view rounds its corners itself.
        TransitionAnimator.Outline(
            shadowOutset: shadowOutset,
            cornerRadius: corners.rounded == .allCorners && corners.unequal == nil ? corners.radius : 0,
            isUpright: zoomMask != nil, arrow: arrow.arrow)
    }

    // MARK: Corners

    /// Sets other radii than those of the layout, for a drag to another layout.
    func round(_ radii: CornerRadii) {
        corners = CornerShape(radii)
        roundClip()
    }

    /// Stops the animations of the corners where they are on the screen.
    func stopCorners() {
        let radius = clips.radiusOnScreen
        clips.stop()
        let own = clips.outerRadius(of: corners)
        let missing = clips.outerRadius(of: pushedBack(1)) - own
        if pushedBackLevel != nil, missing > 0, let radius { pushedBackLevel = (radius - own) / missing }
        updateCorners()
    }

    /// Whether a stopped animation has left the corners at intermediate radii.
    var hasStrayCorners: Bool { clips.differs(from: shape) }

    private func updateCorners() {
        roundClip()
        updateShadow()
    }

    /// Gives the shadow the shape of the view.
    func updateShadow() { shadow.update(to: outside) }

    private func roundClip() {
        clips.round(shape) { [self] clip in
            let (color, border) = (clips.outer.backgroundColor, clips.outer.layer.borderWidth)
            clips.outer.backgroundColor = nil
            clips.outer.layer.borderWidth = 0
            clip.backgroundColor = color
            clip.layer.borderWidth = border
            clip.layer.borderColor = clips.outer.layer.borderColor
            clip.addSubview(contentContainer)
            material.move(to: clip)
        }
    }

    /// The corners that are drawn. A view without round corners gets four while it is pushed back.
    private var shape: CornerShape { pushedBackLevel.map(pushedBack) ?? corners }

    private func pushedBack(_ level: CGFloat) -> CornerShape {
        corners.rounded(to: PresenterAppearance.pushedBackCornerRadius, level: level)
    }

    /// Resolves the background with the content's traits, whose user interface level differs from the container's.
    private func updateBackground() {
        let content = contentContainer.content
        var resolved: UIColor?
        if let background, let content { resolved = background.resolvedColor(with: content.traitCollection) }
        let clip = clips.innermost
        if clip.backgroundColor != resolved { clip.backgroundColor = resolved }
        guard fill != nil || arrow.arrow != nil else { return }
        let color = resolved ?? content.flatMap { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) }
        fill?.backgroundColor = color
        arrow.paint(color, borderWidth: clip.layer.borderWidth, borderColor: clip.layer.borderColor)
    }

    private func updateFill() {
        guard overscrollFill != nil else {
            fill?.removeFromSuperview()
            fill = nil
            return
        }
        guard fill == nil else { return }
        let view = UIView()
        view.accessibilityIdentifier = "presentation.fill"
        fill = view
        UIView.performWithoutAnimation {
            placeFill()
            insertSubview(view, at: 0)
        }
        updateBackground()
    }

    /// One point is a clear line on every screen.
    static let contrastBorderWidth: CGFloat = 1

    /// Draws a border around the view with Increase Contrast. A layer's colour does not follow the traits on its own.
    private func updateBorder() {
        let width = traitCollection.accessibilityContrast == .high ? Self.contrastBorderWidth : 0
        let clip = clips.innermost
        if clip.layer.borderWidth != width { clip.layer.borderWidth = width }
        if width > 0 { clip.layer.borderColor = UIColor.systemGray.resolvedColor(with: traitCollection).cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
        updateBackground()
    }

    /// Removes the content, so that it can be presented again.
    func releaseContent() {
        contentContainer.release()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() } else { updateBorder() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        clips.place(in: bounds)
        material.place(in: bounds)
        placeContentContainer()
        placeFill()
        arrow.place(beside: bounds)
        grabber.place(in: bounds)
        updateShadow()
    }

    private func placeContentContainer() {
        contentContainer.place(in: bounds)
    }

    private func placeFill() {
        guard let fill, let frame = overscrollFill?.frame(beside: bounds), fill.frame != frame else { return }
        fill.frame = frame
    }

    /// The rectangle that the view covers, in its own coordinates.
    private var outside: CGRect { overscrollFill?.outside(bounds) ?? bounds }

    /// Includes the arrow, and the touch zone of the grabber, which reaches beyond the view.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || grabber.point(inside: convert(point, to: grabber), with: event)
            || arrow.contains(point, beside: bounds)
    }

    // MARK: Accessibility and keys

    override func accessibilityPerformEscape() -> Bool {
        onEscape?() ?? false
    }

    func userDidPressDismissalKey() -> Bool {
        onDismissalKey?() ?? false
    }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && allowsFocusUpdate(context)
    }
}
