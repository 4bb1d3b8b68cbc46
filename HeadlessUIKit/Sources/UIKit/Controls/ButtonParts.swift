/// The subviews of a button. Those that few buttons need are made on first use.
@MainActor
final class ButtonParts {
    let label = UILabel()
    /// The font of a title without attributes, which is the label's until it shows one with attributes.
    var titleFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    private(set) var subtitle: UILabel?
    private(set) var picture: UIImageView?
    /// Replaces the image.
    private(set) var spinner: UIActivityIndicatorView?
    /// Lies behind everything else.
    private(set) var indicator: UIImageView?
    private let fill = UIView()
    private var backgroundPicture: UIImageView?
    private var configuredBackground: BackgroundConfigurationView?

    init(in button: UIView) {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.isAccessibilityElement = false
        label.lineBreakMode = .byTruncatingMiddle
        fill.isUserInteractionEnabled = false
        fill.isHidden = true
        button.addSubview(fill)
        button.addSubview(label)
    }

    // MARK: Texts

    func showSubtitle(_ text: String?, in button: UIView) {
        guard text != nil || subtitle != nil else { return }
        madeSubtitle(in: button).isHidden = text == nil
        if text == nil { subtitle?.text = nil }
    }

    func madeSubtitle(in button: UIView) -> UILabel {
        if let subtitle { return subtitle }
        let made = UILabel()
        made.isAccessibilityElement = false
        button.addSubview(made)
        subtitle = made
        return made
    }

    // MARK: Image

    func showImage(_ image: UIImage?, _ configuration: UIImage.SymbolConfiguration?, in button: UIView) {
        guard image != nil || picture != nil else { return }
        let picture = madePicture(in: button)
        picture.preferredSymbolConfiguration = configuration
        if picture.image != image { picture.image = image }
        picture.isHidden = image == nil
    }

    func madePicture(in button: UIView) -> UIImageView {
        if let picture { return picture }
        let made = UIImageView(frame: .zero)
        made.isAccessibilityElement = false
        made.contentMode = .scaleAspectFit
        made.isHidden = true
        button.addSubview(made)
        picture = made
        return made
    }

    func showSpinner(_ isShown: Bool, color: UIColor, in button: UIView) {
        guard isShown else {
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
        spinner.color = color
        guard self.spinner == nil else { return }
        spinner.isUserInteractionEnabled = false
        button.addSubview(spinner)
        spinner.startAnimating()
        self.spinner = spinner
    }

    // MARK: Indicator

    /// Shows no indicator without a configuration of its symbol.
    func showIndicator(_ configuration: UIImage.SymbolConfiguration?, color: UIColor, in button: UIView) {
        guard let configuration else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let view = indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        view.preferredSymbolConfiguration = configuration
        view.tintColor = color
        guard indicator == nil else { return }
        view.isAccessibilityElement = false
        button.addSubview(view)
        indicator = view
    }

    // MARK: Background

    /// A plain background is one view; all others need more.
    func showBackground(_ configuration: UIBackgroundConfiguration?, alpha: CGFloat, in button: UIView) {
        guard let configuration, !configuration.isPlainFill else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return showFill(configuration, alpha: alpha, tint: button.tintColor)
        }
        showFill(nil, alpha: alpha, tint: button.tintColor)
        let view = configuredBackground ?? BackgroundConfigurationView(configuration)
        view.configuration = configuration
        view.isUserInteractionEnabled = false
        view.alpha = alpha
        if configuredBackground == nil { button.insertSubview(view, aboveSubview: fill) }
        configuredBackground = view
    }

    private func showFill(_ configuration: UIBackgroundConfiguration?, alpha: CGFloat, tint: UIColor) {
        let color = configuration?.resolvedBackgroundColor(for: tint)
        fill.isHidden = color == nil || color == .clear
        guard let configuration else { return }
        fill.backgroundColor = color
        fill.alpha = alpha
        fill.layer.cornerCurve = .continuous
        fill.layer.cornerRadius = configuration.cornerRadius
    }

    func showBackgroundImage(_ image: UIImage?, in button: UIView) {
        guard image != nil || backgroundPicture != nil else { return }
        let view = backgroundPicture ?? UIImageView(frame: .zero)
        if backgroundPicture == nil { button.insertSubview(view, aboveSubview: fill) }
        backgroundPicture = view
        if view.image != image { view.image = image }
        view.isHidden = image == nil
    }

    // MARK: Layout

    func layOutBackground(_ bounds: CGRect, image: CGRect) {
        fill.frame = bounds
        configuredBackground?.frame = bounds
        backgroundPicture?.frame = image
    }
}
