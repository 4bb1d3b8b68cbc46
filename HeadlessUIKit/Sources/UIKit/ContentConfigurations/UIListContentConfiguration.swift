import Foundation

/// The content of a row: an image, a text, and a second text below or beside it.
///
/// Its defaults follow its style, the state, and its list. Properties that the app sets stay.
public struct UIListContentConfiguration: UIContentConfiguration, Equatable, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()

    public var text: String?
    /// Replaces `text`. Only its characters are shown, without fonts and colours within the text.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties

    public var secondaryText: String?
    /// Replaces `secondaryText`. Only its characters are shown, without fonts and colours within the text.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    /// The axes along which the margins of the superview count if they are larger. Defaults to the horizontal one
    /// (LC5).
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        didSet { own.note(\.axesPreservingSuperviewLayoutMargins) }
    }
    public var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { own.note(\.directionalLayoutMargins) } }
    /// True if the texts lie side by side as long as both fit in a line.
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
    /// The opacity of image and texts. Defaults to 1.
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

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the look for a state, with all properties that the app has set.
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
    // Not a member of the type: it returns `Self`, as Apple declares it.
    public func updated(for state: any UIConfigurationState) -> Self { self.restyled(for: state) }
}

extension UIListContentConfiguration {
    /// The characters to show, `nil` for none.
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
