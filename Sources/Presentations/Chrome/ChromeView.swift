import UIKit

/// The presented view: a shadow outside, a rounded clip inside, and in the clip the content in its room.
final class ChromeView: UIView {
    private let clip = UIView()
    private let room: ContentRoom
    let grabber = GrabberView()
    private var outline: RoundedOutline?
    private var shadow: Shadow?
    private var ground: UIColor?

    /// How far the rounded clip reaches beyond the view, with the background. Default zero. Something has to be
    /// there while a finger or a spring moves the view away from the edge that it is attached to.
    var bleed: UIEdgeInsets = .zero {
        didSet {
            guard bleed != oldValue else { return }
            fillClip()
            setNeedsLayout()
        }
    }

    /// What to do when the user makes VoiceOver's escape gesture; answers whether it was handled.
    var onEscape: (() -> Bool)?

    init(content: UIView) {
        room = ContentRoom(content)
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
    func apply(_ layout: PresentationLayout, _ look: PresentationLook, shield: UIEdgeInsets) {
        clip.layer.cornerRadius = layout.cornerRadius
        clip.layer.maskedCorners = layout.roundedCorners
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
    }

    private func placeRoom() {
        room.place(in: CGRect(origin: CGPoint(x: bleed.left, y: bleed.top), size: bounds.size))
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
        ShadowMotion.setPath(
            current.path, of: layer,
            like: [
                ShadowMotion.Companion(layer: layer, key: "bounds.size"),
                ShadowMotion.Companion(layer: clip.layer, key: "cornerRadius"),
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
