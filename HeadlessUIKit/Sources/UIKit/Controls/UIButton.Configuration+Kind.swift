extension UIButton.Configuration.Kind {
    /// Returns the colour of the texts and the image. That of glass was chosen by eye.
    func foreground(tint: UIColor) -> UIColor {
        switch self {
        case .plain, .gray, .tinted: tint
        case .glass, .clearGlass: .label
        case .filled, .prominentGlass, .prominentClearGlass: .white
        }
    }

    /// The next stronger style. Chosen by eye.
    var whenSelected: Self {
        switch self {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        case .glass, .prominentGlass: .prominentGlass
        case .clearGlass, .prominentClearGlass: .prominentClearGlass
        }
    }

    /// Nil for styles without glass.
    var glass: UIGlassEffect.Style? {
        switch self {
        case .plain, .gray, .tinted, .filled: nil
        case .glass, .prominentGlass: .regular
        case .clearGlass, .prominentClearGlass: .clear
        }
    }

    var isProminentGlass: Bool { self == .prominentGlass || self == .prominentClearGlass }
}

extension UIButton.Configuration.CornerStyle {
    /// True if the radius of the background counts.
    var isOfBackground: Bool { self == .fixed || self == .dynamic }
}
