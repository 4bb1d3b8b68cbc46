/// Shows a placeholder for missing content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown = UIContentUnavailableConfiguration.empty()
    private let backdrop = BackgroundConfigurationView(.clear())
    private let spinner = UIActivityIndicatorView(style: .large)
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let button = UIButton(configuration: .plain())
    private let secondaryButton = UIButton(configuration: .plain())
    /// A stored value without effect: content that is higher than the view begins at its top. Defaults to true.
    open var isScrollEnabled = true

    /// Chosen by eye, from Apple's screens of empty folders.
    private static let symbolSize: CGFloat = 48

    public convenience init(configuration: UIContentUnavailableConfiguration) {
        self.init(frame: .zero)
        self.configuration = configuration
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(backdrop)
        show()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(backdrop)
        show()
    }

    /// A content-unavailable configuration. Another type traps; see `supports(_:)`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else {
                preconditionFailure("A content-unavailable view cannot show a \(type(of: newValue)).")
            }
            let old = shown
            shown = newValue
            show(replacing: old)
        }
    }

    // MARK: Display

    private func show(replacing old: UIContentUnavailableConfiguration = .empty()) {
        backdrop.configuration = shown.background
        if shown.showsSpinner { spinner.startAnimating() } else { spinner.stopAnimating() }
        imageView.image = shown.image
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
            .applying(shown.imageProperties.preferredSymbolConfiguration)
        imageView.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        label.show(shown.text, shown.attributedText, shown.textProperties)
        secondaryLabel.show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        button.show(shown.button, shown.buttonProperties, replacing: old.buttonProperties)
        secondaryButton.show(
            shown.secondaryButton, shown.secondaryButtonProperties, replacing: old.secondaryButtonProperties)
        for (part, isShown) in [
            (spinner, shown.showsSpinner), (imageView, shown.image != nil), (label, label.text?.isEmpty == false),
            (secondaryLabel, secondaryLabel.text?.isEmpty == false), (button, shown.button.hasContent),
            (secondaryButton, shown.secondaryButton.hasContent),
        ] as [(UIView, Bool)] {
            if isShown, part.superview == nil { addSubview(part) }
            if !isShown { part.removeFromSuperview() }
        }
        preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins == .both
        directionalLayoutMargins = shown.directionalLayoutMargins
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The visible parts, each with its distance from the previous one.
    private var column: [(view: UIView, padding: CGFloat)] {
        let all: [(UIView, CGFloat)] = [
            (spinner, 0), (imageView, 0), (label, shown.imageToTextPadding),
            (secondaryLabel, label.superview == nil ? shown.imageToTextPadding : shown.textToSecondaryTextPadding),
            (button, shown.textToButtonPadding),
            (
                secondaryButton,
                button.superview == nil ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
            ),
        ]
        return all.filter { $0.0.superview === self }
    }

    // MARK: Layout

    private func layout(width: CGFloat) -> UnavailableContentLayout {
        UnavailableContentLayout(
            parts: column.map { part in
                UnavailableContentLayout.Part(size: size(of: part.view, width: width), padding: part.padding)
            }, alignment: shown.alignment)
    }

    private func size(of part: UIView, width: CGFloat) -> CGSize {
        var size = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let most = shown.imageProperties.maximumSize
        if part === imageView, size.width > 0, size.height > 0 {
            let scale = min(
                1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let room = bounds.inset(by: layoutMargins)
        for (part, frame) in zip(column, layout(width: room.width).frames(in: room)) { part.view.frame = frame }
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 320, height: 0)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = layoutMargins
        let content = layout(width: max(0, size.width - margins.left - margins.right)).size
        return CGSize(
            width: content.width + margins.left + margins.right, height: content.height + margins.top + margins.bottom)
    }
}

extension UILabel {
    fileprivate func show(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) {
        self.text = text
        font = properties.font
        textColor = properties.color
        textAlignment = .center
        numberOfLines = properties.numberOfLines
        lineBreakMode = properties.lineBreakMode
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        adjustsFontForContentSizeCategory = true
        if let attributedText { self.attributedText = attributedText }
    }
}

extension UIButton {
    fileprivate func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        replacing old: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        self.configuration = configuration
        if let action = old.primaryAction { removeAction(action, for: .primaryActionTriggered) }
        if let action = properties.primaryAction { addAction(action, for: .primaryActionTriggered) }
        menu = properties.menu
        showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        isEnabled = properties.isEnabled
        role = properties.role
    }
}

extension UIButton.Configuration {
    fileprivate var hasContent: Bool { title != nil || image != nil || subtitle != nil }
}
