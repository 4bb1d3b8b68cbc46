import UIKit

/// The traits that a layout depends on.
public struct LayoutTraits: Equatable, Sendable {
    /// Compact on a phone in portrait.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// Compact on a phone in landscape.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// Which side leading is.
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    /// Pixels in a point.
    public var displayScale: CGFloat
    /// The user's text size, which the content's height follows.
    public var contentSizeCategory: UIContentSizeCategory

    /// Traits; by default those of a phone in portrait with three pixels in a point.
    public init(
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, displayScale: CGFloat = 3,
        contentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.contentSizeCategory = contentSizeCategory
    }

    /// The traits of a UIKit trait collection.
    @MainActor
    public init(_ traits: UITraitCollection) {
        self.init(
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
            layoutDirection: traits.layoutDirection, displayScale: traits.displayScale,
            contentSizeCategory: traits.preferredContentSizeCategory)
    }
}
