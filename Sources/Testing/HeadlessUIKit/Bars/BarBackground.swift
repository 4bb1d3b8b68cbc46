/// The frosted ground of a bar, with a hairline on the side of the content.
final class BarBackground: UIView {
    enum ContentSide {
        case above, below
    }

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView()
    private let contentSide: ContentSide

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

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        let width = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(
            x: 0, y: contentSide == .below ? bounds.maxY : -width, width: bounds.width, height: width)
    }
}
