import Foundation

/// Shows a list content configuration: in a cell, or anywhere else.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown = UIListContentConfiguration.cell()
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var frames = ListContentLayout.Frames()

    /// A cell's margins around its content. Without them those of the superview count.
    var inheritedMargins: HorizontalMargins? {
        didSet { if inheritedMargins != oldValue { contentDidChange() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show()
    }

    public convenience init(configuration: UIListContentConfiguration) {
        self.init(frame: .zero)
        self.configuration = configuration
    }

    /// A list content configuration. Another type traps; see `supports(_:)`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else {
                preconditionFailure("A list content view cannot show a \(type(of: newValue)).")
            }
            guard newValue != shown else { return }
            shown = newValue
            show()
        }
    }

    // MARK: Guides

    /// The area of the text; `nil` without one.
    open var textLayoutGuide: UILayoutGuide? { guide(label, "UIListContentTextLayoutGuide") { $0.text } }
    /// The area of the second text; `nil` without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        guide(secondaryLabel, "UIListContentSecondaryTextLayoutGuide") { $0.secondaryText }
    }
    /// The area of the image; `nil` without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(imageView, "UIListContentImageLayoutGuide") { $0.image } }

    private func guide(
        _ part: UIView, _ identifier: String, _ frame: @escaping @MainActor (ListContentLayout.Frames) -> CGRect?
    ) -> UILayoutGuide? {
        guard part.superview != nil else { return nil }
        return ownGuide(
            identifier, .inset { view in (view as? UIListContentView).flatMap { frame($0.frames) } ?? .zero })
    }

    // MARK: Display

    private func show() {
        label.show(shown.shownText, shown.textProperties)
        secondaryLabel.show(shown.shownSecondaryText, shown.secondaryTextProperties)
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
            .applying(shown.imageProperties.preferredSymbolConfiguration)
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.layer.borderWidth = shown.imageProperties.strokeWidth
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        showColors()
        for (part, isShown) in [
            (imageView, shown.image != nil), (label, label.text != nil), (secondaryLabel, secondaryLabel.text != nil),
        ] as [(UIView, Bool)] {
            part.alpha = shown.alpha
            if isShown, part.superview == nil { addSubview(part) }
            if !isShown { part.removeFromSuperview() }
        }
        contentDidChange()
    }

    private func showColors() {
        imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
        let stroke = shown.imageProperties.resolvedStrokeColor(for: tintColor)
        imageView.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
        contentDidChange()
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = turned(layout(width: bounds.width).frames(height: bounds.height))
        frames.image.map { imageView.frame = $0 }
        frames.text.map { label.frame = $0 }
        frames.secondaryText.map { secondaryLabel.frame = $0 }
        guard frames != self.frames else { return }
        self.frames = frames
        layoutGuidesChanged()
    }

    private func turned(_ frames: ListContentLayout.Frames) -> ListContentLayout.Frames {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        let width = bounds.width
        func turned(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        return ListContentLayout.Frames(
            image: frames.image.map(turned), text: frames.text.map(turned),
            secondaryText: frames.secondaryText.map(turned))
    }

    func layout(width: CGFloat) -> ListContentLayout {
        ListContentLayout(
            width: width, scale: max(1, traitCollection.displayScale), margins: margins,
            image: imageView.shownImage.map {
                ListContentLayout.ImageRoom(imageSize: $0.size, properties: shown.imageProperties)
            },
            imageGap: shown.imageToTextPadding,
            prefersSideBySide: shown.prefersSideBySideTextAndSecondaryText,
            horizontalGap: shown.textToSecondaryTextHorizontalPadding,
            verticalGap: shown.textToSecondaryTextVerticalPadding, text: label.measure,
            secondaryText: secondaryLabel.measure)
    }

    /// The configuration's margins, or those around the view on axes where these count and are larger (LC5).
    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        let axes = shown.axesPreservingSuperviewLayoutMargins
        let outer = outerMargins
        if axes.contains(.horizontal) {
            let sides = inheritedMargins ?? HorizontalMargins(leading: outer.leading, trailing: outer.trailing)
            margins.leading = max(margins.leading, sides.leading)
            margins.trailing = max(margins.trailing, sides.trailing)
        }
        margins.leading += inheritedMargins?.indentation ?? 0
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private var outerMargins: NSDirectionalEdgeInsets {
        guard let superview else { return .zero }
        let insets = Self.clampedInsets(superview.layoutMargins, of: frame, in: superview.bounds)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        let layout = layout(width: bounds.width)
        return CGSize(width: layout.fittingWidth, height: layout.fittingHeight)
    }

    /// Texts wrap, so the height depends on the width.
    override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize? {
        let layout = layout(width: width ?? bounds.width)
        return CGSize(width: layout.fittingWidth, height: layout.fittingHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(width: size.width).fittingHeight)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        WorkCounter.noteFitting()
        let width = horizontalFittingPriority == .required ? targetSize.width : intrinsicContentSize.width
        let height = layout(width: width).fittingHeight
        return CGSize(width: width, height: verticalFittingPriority == .required ? targetSize.height : height)
    }
}

extension UILabel {
    fileprivate func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties) {
        self.text = text
        font = properties.font
        textColor = properties.resolvedColor()
        numberOfLines = properties.numberOfLines
        lineBreakMode = properties.lineBreakMode
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        switch properties.alignment {
        case .natural: textAlignment = .natural
        case .center: textAlignment = .center
        case .justified: textAlignment = .justified
        }
    }

    /// Returns the size of the text for a width; `nil` without text.
    fileprivate var measure: ((CGFloat) -> CGSize)? {
        guard text != nil else { return nil }
        return { self.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }
}
