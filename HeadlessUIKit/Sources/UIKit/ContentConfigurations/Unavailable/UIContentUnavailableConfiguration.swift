/// A placeholder for missing content: an image, two texts and two buttons, one below the other. The content may be
/// empty or still loading, or a search has found nothing.
///
/// Fonts, colours and distances of `empty()`, `loading()` and `search()` were chosen by eye; properties that an app
/// sets stay.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Replaces `text`. Defaults to nil.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .unavailableTitle, color: .label)
    public var secondaryText: String?
    /// Replaces `secondaryText`. Defaults to nil.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// Shown once it has a title, an image or an attributed title. Defaults to a plain button without any.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    /// Shown like `button`, below it.
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()

    /// The position of the column in the view: `center`, the default, in its middle, `natural` at its top.
    public var alignment = Alignment.center
    /// The axes along which margins of the superview count if they are larger. Defaults to both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Minimum distances from the edges, in points. Defaults to 16 on each side.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance in points between two parts, if both exist.
    public var imageToTextPadding: CGFloat = 10
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// Defaults to a clear one.
    public var background = UIBackgroundConfiguration.clear()

    var showsSpinner = false
    private var isSearch = false

    /// Makes an empty placeholder: no image and no texts yet.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Makes a spinner with "Loading…".
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.showsSpinner = true
        configuration.secondaryText = "Loading…"
        return configuration
    }

    /// Makes the placeholder of a search without results. Its title contains the search text after `updated(for:)`.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isSearch = true
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = noResults
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    private static let noResults = "No Results"

    // MARK: Content configuration

    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration with the search text of the state in its title, unless the app has set another title.
    /// Nothing else changes.
    fileprivate func retitled(for state: any UIConfigurationState) -> Self {
        guard isSearch, text == Self.noResults, attributedText == nil,
            let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText, !searchText.isEmpty
        else { return self }
        var configuration = self
        configuration.text = "\(Self.noResults) for “\(searchText)”"
        return configuration
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(image)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(button)
    }

    public enum Alignment: Hashable, Sendable {
        case center
        case natural
    }
}

extension UIContentConfiguration where Self == UIContentUnavailableConfiguration {
    // Not a member of the type: it returns `Self`, as Apple declares it.
    public func updated(for state: any UIConfigurationState) -> Self { self.retitled(for: state) }
}

extension UIFont {
    /// The second title, bold.
    fileprivate static var unavailableTitle: UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
        return UIFont(descriptor: descriptor.withSymbolicTraits(.traitBold) ?? descriptor, size: 0)
    }
}
