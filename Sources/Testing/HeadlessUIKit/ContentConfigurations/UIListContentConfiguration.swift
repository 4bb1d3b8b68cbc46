import Foundation

/// The content of a row: an image, a text, and a second text below or beside it.
///
/// Its defaults follow the style it was made with, the state, and the list it is in. What the app sets stays.
public struct UIListContentConfiguration: UIContentConfiguration, Equatable, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()

    public var text: String?
    /// Goes before `text`. Only its characters are shown: there are no fonts and colours within a text.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties

    public var secondaryText: String?
    /// Goes before `secondaryText`. Only its characters are shown: there are no fonts and colours within a text.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    /// The axes along which the margins of the superview count, where they are larger. Defaults to the horizontal one (LC5).
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        didSet { own.note(\.axesPreservingSuperviewLayoutMargins) }
    }
    public var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { own.note(\.directionalLayoutMargins) } }
    /// Puts the texts beside each other as long as both fit in a line.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        didSet { own.note(\.prefersSideBySideTextAndSecondaryText) }
    }
    public var imageToTextPadding: CGFloat { didSet { own.note(\.imageToTextPadding) } }
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        didSet { own.note(\.textToSecondaryTextHorizontalPadding) }
    }
    public var textToSecondaryTextVerticalPadding: CGFloat {
        didSet { own.note(\.textToSecondaryTextVerticalPadding) }
    }
    /// Of image and texts. Defaults to 1.
    public var alpha: CGFloat { didSet { own.note(\.alpha) } }

    let style: ListContentStyle
    private var own = OwnProperties<UIListContentConfiguration>()

    init(_ style: ListContentStyle, look: ListContentLook) {
        self.style = style
        textProperties = look.text
        secondaryTextProperties = look.secondaryText
        axesPreservingSuperviewLayoutMargins = .horizontal
        directionalLayoutMargins = look.margins
        prefersSideBySideTextAndSecondaryText = look.isSideBySide
        imageToTextPadding = look.imageGap
        textToSecondaryTextHorizontalPadding = ListContentLook.horizontalGap
        textToSecondaryTextVerticalPadding = look.verticalGap
        alpha = look.alpha
    }

    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The look for a state, with all that the app has set.
    fileprivate func restyled(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let look = style.look(
            in: state.traitCollection, isDisabled: (state as? any InteractionState)?.isDisabled == true)
        var updated = UIListContentConfiguration(style, look: look)
        own.carry(from: self, to: &updated)
        updated.textProperties = textProperties.over(look.text)
        updated.secondaryTextProperties = secondaryTextProperties.over(look.secondaryText)
        updated.imageProperties = imageProperties.over(ImageProperties())
        (updated.image, updated.text, updated.attributedText) = (image, text, attributedText)
        (updated.secondaryText, updated.secondaryAttributedText) = (secondaryText, secondaryAttributedText)
        return updated
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}

extension UIContentConfiguration where Self == UIListContentConfiguration {
    // Not a member of the type: it gives back `Self`, as Apple declares it.
    public func updated(for state: any UIConfigurationState) -> Self { self.restyled(for: state) }
}

extension UIListContentConfiguration {
    /// The characters to be shown, `nil` instead of none.
    var shownText: String? { Self.shown(attributedText?.string ?? text, textProperties) }
    var shownSecondaryText: String? {
        Self.shown(secondaryAttributedText?.string ?? secondaryText, secondaryTextProperties)
    }

    private static func shown(_ text: String?, _ properties: TextProperties) -> String? {
        guard let text, !text.isEmpty else { return nil }
        switch properties.transform {
        case .none: return text
        case .uppercase: return text.uppercased()
        case .lowercase: return text.lowercased()
        case .capitalized: return text.capitalized
        }
    }
}
