/// A system font without its size.
package struct FontFace: Hashable, Sendable {
    package enum Spacing: Sendable {
        case proportional
        case digits
        case all
    }

    package enum Design: Sendable {
        case sans
        case rounded
        case serif
    }

    package var weight = UIFont.Weight.regular
    package var isItalic = false
    package var spacing = Spacing.proportional
    /// The weight of faces that are not monospaced.
    package var design = Design.sans
}

extension FontFace {
    /// The slant of an italic face in descriptors: a fraction of 22.5 degrees. Chosen by eye.
    static let slant: CGFloat = 0.07

    var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

    /// The prefix of the names of the family's faces.
    private var prefix: String {
        if spacing == .all { return ".AppleSystemUIFontMonospaced" }
        return switch design {
        case .sans: ".SFUI"
        case .rounded: ".SFUIRounded"
        case .serif: ".NewYork"
        }
    }

    var family: String {
        if spacing == .all { return ".AppleSystemUIFontMonospaced" }
        return switch design {
        case .sans: ".AppleSystemUIFont"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        }
    }

    var name: String { "\(prefix)-\(weight.name)\(isItalic ? "Italic" : "")" }

    /// Returns the face with exactly these of the traits bold, italic and monospaced. A bold face keeps its weight.
    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontFace {
        var face = self
        if traits.contains(.traitBold) != isBold { face.weight = isBold ? .regular : .semibold }
        face.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) {
            face.spacing = .all
        } else if spacing == .all {
            face.spacing = .proportional
        }
        return face
    }

    /// Returns the face with the traits of a dictionary.
    func with(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontFace {
        var face = self
        if let symbolic = traits[.symbolic] as? UInt32 {
            face = face.with(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            face.weight = weight
        } else if let weight = traits[.weight].flatMap(CGFloat.init(attribute:)) {
            face.weight = UIFont.Weight(weight)
        }
        if let slant = traits[.slant].flatMap(CGFloat.init(attribute:)) { face.isItalic = slant > 0 }
        return face
    }

    func with(_ design: UIFontDescriptor.SystemDesign) -> FontFace {
        var face = self
        switch design {
        case .monospaced: face.spacing = .all
        case .rounded: face.design = .rounded
        case .serif: face.design = .serif
        default: face.design = .sans
        }
        if design != .monospaced, spacing == .all { face.spacing = .proportional }
        return face
    }
}
