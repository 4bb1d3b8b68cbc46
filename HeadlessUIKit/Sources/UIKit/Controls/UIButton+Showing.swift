extension UIButton {
    /// The state for the look of a configuration.
    var shownState: UIControl.State { automaticallyUpdatesConfiguration ? state : .normal }

    /// Red for a button that deletes data.
    var shownTint: UIColor { role == .destructive ? .systemRed : tintColor }

    /// Sets the texts, images and colours of the views.
    func showContent() {
        if let configuration { show(configuration) } else { showWithoutConfiguration() }
    }

    private func show(_ configuration: UIButton.Configuration) {
        let look = configuration.look(for: shownState, tint: shownTint, size: bounds.size)
        parts.label.setBreaking(configuration.titleLineBreakMode)
        let own = configuration.titleWithAttributes ?? attributedTitle(for: state).map { AttributedString($0) }
        ButtonText(
            currentTitle, selectedElement == nil ? own : nil,
            font: configuration.font(for: traitCollection, role: role), color: look.foreground,
            transformer: configuration.titleTextAttributesTransformer
        ).show(in: parts.label)
        parts.label.alpha = look.alpha
        parts.showSubtitle(configuration.subtitle, in: self)
        if let subtitle = parts.subtitle {
            subtitle.setBreaking(configuration.subtitleLineBreakMode)
            ButtonText(
                configuration.subtitle, configuration.subtitleWithAttributes,
                font: configuration.subtitleFont(for: traitCollection), color: look.foreground,
                transformer: configuration.subtitleTextAttributesTransformer
            ).show(in: subtitle)
            subtitle.alpha = look.alpha
        }
        showImage(configuration.symbolConfiguration, color: look.image, alpha: look.alpha)
        parts.showSpinner(configuration.showsActivityIndicator, color: look.activityIndicator, in: self)
        parts.spinner?.alpha = look.alpha
        parts.showIndicator(
            showsIndicator ? configuration.indicatorConfiguration : nil, color: look.indicator, in: self)
        parts.indicator?.alpha = look.alpha
        parts.showBackgroundImage(nil, in: self)
        parts.showBackground(look.background, alpha: look.alpha, in: self)
    }

    private func showWithoutConfiguration() {
        let isPressed = state.contains(.highlighted) && buttonType != .custom
        let alpha: CGFloat = isPressed ? 0.2 : 1
        if parts.label.runs == nil { parts.titleFont = parts.label.font }
        ButtonText(
            currentTitle, selectedElement == nil ? currentAttributedTitle : nil, font: parts.titleFont,
            color: currentTitleColor
        ).show(in: parts.label)
        parts.label.alpha = isPressed && buttonType == .system ? 0.2 : 1
        parts.showSubtitle(nil, in: self)
        parts.showSpinner(false, color: .clear, in: self)
        parts.showIndicator(nil, color: .clear, in: self)
        let isDisabled = state.contains(.disabled)
        // Chosen by eye: a disabled button has a fainter image.
        showImage(
            currentPreferredSymbolConfiguration,
            color: isDisabled && buttonType != .custom ? .tertiaryLabel : shownTint,
            alpha: isDisabled && buttonType == .custom ? 0.5 : alpha)
        parts.showBackgroundImage(currentBackgroundImage, in: self)
        parts.showBackground(nil, alpha: 1, in: self)
    }

    /// All buttons except custom ones draw images in one colour, unless the image has another rendering mode.
    private func showImage(_ configuration: UIImage.SymbolConfiguration?, color: UIColor, alpha: CGFloat) {
        var image = currentImage
        if let original = image, original.renderingMode == .automatic, buttonType != .custom {
            image = original.withRenderingMode(.alwaysTemplate)
        }
        // The spinner replaces it.
        if self.configuration?.showsActivityIndicator == true { image = nil }
        parts.showImage(image, configuration, in: self)
        parts.picture?.alpha = alpha
        if parts.picture?.tintColor != color { parts.picture?.tintColor = color }
    }
}

extension UILabel {
    /// Returns one line if the mode truncates, any number if the mode wraps.
    fileprivate func setBreaking(_ mode: NSLineBreakMode) {
        if lineBreakMode != mode { lineBreakMode = mode }
        let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        if numberOfLines != lines { numberOfLines = lines }
    }
}
