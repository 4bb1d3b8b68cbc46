extension UIButton.Configuration {
    /// A configuration with the colours of the current state.
    struct Look {
        var foreground: UIColor
        var image: UIColor
        var activityIndicator: UIColor
        var indicator: UIColor
        var background: UIBackgroundConfiguration
        var alpha: CGFloat
    }

    /// Returns the configuration for the button's state, with colours, corners and background resolved.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
        let look = look(for: button.shownState, tint: button.shownTint, size: button.bounds.size)
        var updated = self
        updated.baseForegroundColor = look.foreground
        updated.background = look.background
        return updated
    }

    @MainActor
    func look(for state: UIControl.State, tint: UIColor, size: CGSize) -> Look {
        let kind = kind(in: state)
        let isDisabled = state.contains(.disabled)
        let enabled = baseForegroundColor ?? kind.foreground(tint: tint)
        let foreground: UIColor = isDisabled ? .tertiaryLabel : enabled
        return Look(
            foreground: foreground, image: imageColorTransformer?(foreground) ?? foreground,
            activityIndicator: activityIndicatorColorTransformer?(foreground) ?? foreground,
            indicator: indicatorColorTransformer?(foreground) ?? foreground,
            background: background.completed(
                color: fill(of: kind, isDisabled: isDisabled, tint: tint) ?? .clear,
                effect: glass(of: kind, isDisabled: isDisabled, tint: tint),
                cornerRadius: cornerRadius(for: size), isOwnRadius: cornerStyle.isOfBackground),
            alpha: state.contains(.highlighted) ? 0.75 : 1)
    }

    /// A selected button has the look of the next stronger style. Chosen by eye.
    private func kind(in state: UIControl.State) -> Kind {
        guard state.contains(.selected), automaticallyUpdateForSelection else { return kind }
        return kind.whenSelected
    }

    private func fill(of kind: Kind, isDisabled: Bool, tint: UIColor) -> UIColor? {
        guard kind.glass == nil else { return nil }
        guard kind != .plain else { return baseBackgroundColor }
        guard !isDisabled else { return .tertiarySystemFill }
        switch kind {
        case .plain, .filled: return baseBackgroundColor ?? tint
        case .gray: return baseBackgroundColor ?? .secondarySystemFill
        case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: return nil
        }
    }

    /// Disabled glass has no tint.
    @MainActor
    private func glass(of kind: Kind, isDisabled: Bool, tint: UIColor) -> UIGlassEffect? {
        guard let style = kind.glass else { return nil }
        let glass = UIGlassEffect(style: style)
        glass.isInteractive = true
        guard !isDisabled else { return glass }
        glass.tintColor = baseBackgroundColor ?? (kind.isProminentGlass ? tint : nil)
        return glass
    }

    // MARK: Fonts

    func font(for traits: UITraitCollection, role: UIButton.Role) -> UIFont {
        let font = UIFont.preferredFont(
            forTextStyle: buttonSize.isSmall ? .subheadline : .body, compatibleWith: traits)
        guard role == .primary else { return font }
        return .systemFont(ofSize: font.pointSize, weight: .semibold)
    }

    /// Chosen by eye.
    func subtitleFont(for traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: buttonSize.isSmall ? .caption1 : .footnote, compatibleWith: traits)
    }

    /// The default configuration of symbols: the size of the title.
    var symbolConfiguration: UIImage.SymbolConfiguration {
        let style = UIImage.SymbolConfiguration(textStyle: buttonSize.isSmall ? .subheadline : .body)
        return style.applying(preferredSymbolConfigurationForImage)
    }

    /// The chevrons of a pop-up button are smaller than the title. Chosen by eye.
    var indicatorConfiguration: UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(textStyle: buttonSize.isSmall ? .caption2 : .footnote, scale: .small)
    }

    // MARK: Corners

    /// Apple publishes no radii: these were chosen by eye, in the order of the names.
    private func cornerRadius(for size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .dynamic where kind.glass != nil: min(size.width, size.height) / 2
        case .dynamic, .fixed: 5.95
        case .small: 5
        case .medium: 8
        case .large: 12
        case .capsule: min(size.width, size.height) / 2
        }
    }
}
