import UIKit

/// The presented view: a shadow outside, a rounded clip inside, and the content in the clip.
final class ChromeView: UIView {
    private let clip = UIView()
    let grabber = GrabberView()
    private weak var content: UIView?
    private var outline: RoundedOutline?
    private var shadow: Shadow?
    private var ground: UIColor? {
        didSet { if ground != oldValue { fillClip() } }
    }

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
        self.content = content
        super.init(frame: content.frame)
        accessibilityIdentifier = "presentation.chrome"
        clip.accessibilityIdentifier = "presentation.clip"
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        clip.frame = bounds
        addSubview(clip)
        clip.addSubview(content)
        addSubview(grabber)
        backgroundColor = .clear
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A chrome view is made in code, around its content.")
    }

    // MARK: Look

    func apply(_ layout: PresentationLayout, _ look: PresentationLook) {
        clip.layer.cornerRadius = layout.cornerRadius
        clip.layer.maskedCorners = layout.roundedCorners
        grabber.isDrawn = layout.showsGrabber
        ground = look.backgroundColor
        let shadow = look.shadow?.drawable
        self.shadow = shadow
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = shadow?.opacity ?? 0
        layer.shadowRadius = shadow?.radius ?? 0
        layer.shadowOffset = shadow?.offset ?? .zero
        updateShadowPath()
        updateBorder()
    }

    private func fillClip() {
        clip.backgroundColor = ground ?? (bleed == .zero ? nil : content?.backgroundColor)
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
    }

    /// The content goes back to whoever presents it next.
    func releaseContent() {
        if content?.superview === clip { content?.removeFromSuperview() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let outside = outside
        if clip.frame != outside { clip.frame = outside }
        if let content, content.superview === clip {
            let frame = CGRect(origin: CGPoint(x: bleed.left, y: bleed.top), size: bounds.size)
            ViewPlace(content).moved(to: frame).apply(to: content)
        }
        grabber.place(in: bounds)
        updateShadowPath()
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
