import UIKit

/// The presented view: a shadow outside, a rounded clip inside, and in the clip the content in its room.
final class ChromeView: UIView {
    private let clip = UIView()
    private let room: ContentContainerView
    let grabber = GrabberView()
    private var outline: RoundedOutline?
    private var shadow: Shadow?
    private var ground: UIColor?
    /// Its own corners.
    private var corners: (radius: CGFloat, rounded: CACornerMask) = (0, .allCorners)

    /// How far the rounded clip reaches beyond the view, with the background. Default zero. Something has to be
    /// there while a finger or a spring moves the view away from the edge that it is attached to.
    var bleed: UIEdgeInsets = .zero {
        didSet {
            guard bleed != oldValue else { return }
            fillClip()
            setNeedsLayout()
        }
    }

    /// How far the view is pushed back, from 0 to 1 and beyond where a spring overshoots; `nil` in its place. Its corners
    /// are then at least as round as those of everything that is pushed back.
    var pushedBackLevel: CGFloat? {
        didSet { if pushedBackLevel != oldValue { updateCorners() } }
    }

    /// Called when the content has got its place.
    var onLayout: (() -> Void)?

    /// How far its shadow reaches beyond its frame, in points; 0 without a shadow.
    var shadowOutset: CGFloat { shadow?.reach ?? 0 }

    /// What to do when the user makes VoiceOver's escape gesture; answers whether it was handled.
    var onEscape: (() -> Bool)?

    init(content: UIView) {
        room = ContentContainerView(content)
        super.init(frame: content.frame)
        accessibilityIdentifier = "presentation.chrome"
        clip.accessibilityIdentifier = "presentation.clip"
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        clip.frame = bounds
        addSubview(clip)
        room.frame = bounds
        clip.addSubview(room)
        room.addSubview(content)
        addSubview(grabber)
        backgroundColor = .clear
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A chrome view is made in code, around its content.")
    }

    // MARK: Look

    /// - Parameter shield: What the content does not see of the container's safe area.
    func apply(_ layout: PresentationLayout, _ look: PresentationAppearance, shield: UIEdgeInsets) {
        corners = (layout.cornerRadius, layout.roundedCorners)
        roundClip()
        grabber.isDrawn = layout.showsGrabber
        ground = look.backgroundColor
        if room.shield != shield {
            room.shield = shield
            placeRoom()
        }
        let shadow = look.shadow?.drawable
        self.shadow = shadow
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = shadow?.opacity ?? 0
        layer.shadowRadius = shadow?.radius ?? 0
        layer.shadowOffset = shadow?.offset ?? .zero
        updateShadowPath()
        updateBorder()
        fillClip()
    }

    // MARK: Corners

    /// Stops whatever animates the corners where they are on the screen.
    func stopCorners() {
        let radius = (clip.layer.presentation() ?? clip.layer).cornerRadius
        clip.layer.removeAllAnimations()
        if pushedBackLevel != nil, missingRadius > 0 { pushedBackLevel = (radius - corners.radius) / missingRadius }
        updateCorners()
    }

    /// Whether a stopped animation has left the corners on their way.
    var hasStrayCorners: Bool { clip.layer.cornerRadius != radius }

    private func updateCorners() {
        roundClip()
        updateShadowPath()
    }

    /// A view that has no round corners of its own is pushed back with all four.
    private func roundClip() {
        let radius = radius
        if clip.layer.cornerRadius != radius { clip.layer.cornerRadius = radius }
        let rounded = pushedBackLevel != nil && corners.radius == 0 ? .allCorners : corners.rounded
        if clip.layer.maskedCorners != rounded { clip.layer.maskedCorners = rounded }
    }

    private var radius: CGFloat { corners.radius + missingRadius * max(0, pushedBackLevel ?? 0) }

    /// What its own corners lack.
    private var missingRadius: CGFloat { max(0, PresentationDefaults.Presenter.cornerRadius - corners.radius) }

    /// In the traits of the content, which may have others than the container: an elevated level at least.
    private func fillClip() {
        let color = ground ?? (bleed == .zero ? nil : room.content?.backgroundColor)
        let resolved = room.content.flatMap { color?.resolvedColor(with: $0.traitCollection) }
        if clip.backgroundColor != resolved { clip.backgroundColor = resolved }
    }

    /// A line around the view for somebody who wants more contrast. A layer's colour does not change by itself.
    private func updateBorder() {
        let width = traitCollection.accessibilityContrast == .high ? PresentationDefaults.Contrast.borderWidth : 0
        if clip.layer.borderWidth != width { clip.layer.borderWidth = width }
        if width > 0 { clip.layer.borderColor = UIColor.systemGray.resolvedColor(with: traitCollection).cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
        fillClip()
    }

    /// The content goes back to whoever presents it next.
    func releaseContent() {
        room.release()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let outside = outside
        if clip.frame != outside { clip.frame = outside }
        placeRoom()
        grabber.place(in: bounds)
        updateShadowPath()
        onLayout?()
    }

    private func placeRoom() {
        room.place(in: CGRect(origin: CGPoint(x: bleed.left, y: bleed.top), size: bounds.size))
    }

    /// What gets to the content of insets that reach into the view where it rests.
    func insetsOfContent(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let shield = room.shield
        return UIEdgeInsets(
            top: shield.top > 0 ? 0 : insets.top, left: shield.left > 0 ? 0 : insets.left,
            bottom: shield.bottom > 0 ? 0 : insets.bottom, right: shield.right > 0 ? 0 : insets.right)
    }

    /// What the view covers, in its own coordinates.
    private var outside: CGRect {
        bounds.inset(
            by: UIEdgeInsets(top: -bleed.top, left: -bleed.left, bottom: -bleed.bottom, right: -bleed.right))
    }

    /// An explicit path spares the renderer from finding the outline of everything inside; it is made once for a shape.
    private func updateShadowPath() {
        let current = RoundedOutline(
            rect: outside, radius: clip.layer.cornerRadius, corners: clip.layer.maskedCorners)
        guard shadow != nil else {
            outline = nil
            layer.shadowPath = nil
            return
        }
        guard outline != current else { return }
        outline = current
        ShadowPathAnimation.setPath(
            current.path, of: layer,
            like: [
                ShadowPathAnimation.Companion(layer: layer, key: "bounds.size"),
                ShadowPathAnimation.Companion(layer: clip.layer, key: "cornerRadius"),
            ])
    }

    /// The zone of the grabber reaches beyond the view.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || grabber.point(inside: convert(point, to: grabber), with: event)
    }

    // MARK: Accessibility

    override func accessibilityPerformEscape() -> Bool {
        onEscape?() ?? false
    }
}
