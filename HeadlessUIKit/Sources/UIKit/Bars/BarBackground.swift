/// The background of a bar: frosted, with a hairline on the side of the content, unless an appearance overrides it.
final class BarBackground: UIView {
    enum ContentSide {
        case above, below
    }

    private let material = UIVisualEffectView(effect: BarBackgroundLook.frosted.effect)
    private let hairline = UIView()
    private let contentSide: ContentSide
    private var fill: UIImageView?
    private var shadow: UIImageView?

    /// Changes at once: bars do not fade from one look to another here.
    var look = BarBackgroundLook.frosted { didSet { if look != oldValue { apply() } } }

    init(contentSide: ContentSide) {
        self.contentSide = contentSide
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        hairline.backgroundColor = .separator
        addSubview(material)
        addSubview(hairline)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A bar makes its background itself.")
    }

    private func apply() {
        if material.effect !== look.effect { material.effect = look.effect }
        material.isHidden = look.effect == nil
        hairline.backgroundColor = look.shadowColor
        hairline.isHidden = look.shadowColor == nil || look.shadowImage != nil
        if fill == nil, look.color != nil || look.image != nil {
            let view = UIImageView()
            view.clipsToBounds = true
            fill = view
            insertSubview(view, aboveSubview: material)
        }
        fill?.backgroundColor = look.color
        fill?.image = look.image
        fill?.contentMode = look.imageContentMode
        if shadow == nil, look.shadowImage != nil {
            let view = UIImageView()
            shadow = view
            addSubview(view)
        }
        shadow?.image = look.shadowImage
        shadow?.tintColor = look.shadowColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        fill?.frame = bounds
        let width = 1 / max(1, traitCollection.displayScale)
        hairline.frame = line(height: width)
        shadow?.frame = line(height: look.shadowImage?.size.height ?? 0)
    }

    private func line(height: CGFloat) -> CGRect {
        CGRect(x: 0, y: contentSide == .below ? bounds.maxY : -height, width: bounds.width, height: height)
    }
}
