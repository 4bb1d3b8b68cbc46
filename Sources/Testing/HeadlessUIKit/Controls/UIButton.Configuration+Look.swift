extension UIButton.Configuration {
    struct Look {
        var foreground: UIColor
        var background: UIColor?
        var alpha: CGFloat
    }

    func look(for state: UIControl.State, tint: UIColor) -> Look {
        let isDisabled = state.contains(.disabled)
        let enabled = baseForegroundColor ?? (kind == .filled ? .white : tint)
        return Look(
            foreground: isDisabled ? .tertiaryLabel : enabled,
            background: background(isDisabled: isDisabled, tint: tint),
            alpha: state.contains(.highlighted) ? 0.75 : 1)
    }

    private func background(isDisabled: Bool, tint: UIColor) -> UIColor? {
        guard kind != .plain else { return baseBackgroundColor }
        guard !isDisabled else { return .tertiarySystemFill }
        switch kind {
        case .plain, .filled: return baseBackgroundColor ?? tint
        case .gray: return baseBackgroundColor ?? .secondarySystemFill
        case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        }
    }

    func font(for traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: buttonSize == .small ? .subheadline : .body, compatibleWith: traits)
    }

    /// Apple publishes no radii: these are by eye, and keep the order of the names.
    func cornerRadius(for size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .dynamic, .fixed: 5.95
        case .small: 5
        case .medium: 8
        case .large: 12
        case .capsule: min(size.width, size.height) / 2
        }
    }
}
