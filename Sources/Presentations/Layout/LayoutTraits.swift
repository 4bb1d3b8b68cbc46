import UIKit

/// The traits that a layout depends on.
public struct LayoutTraits: Equatable, Sendable {
    /// The horizontal size class; compact on a phone in portrait.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class; compact on a phone in landscape.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// The layout direction, which decides on which side the leading edge is.
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    /// The number of pixels per point.
    public var displayScale: CGFloat
    /// The user's text size, on which the height of the content depends.
    public var contentSizeCategory: UIContentSizeCategory

    /// Creates traits; by default those of a phone in portrait with three pixels per point and the standard text size.
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

    /// Creates the traits of a UIKit trait collection.
    @MainActor
    public init(_ traits: UITraitCollection) {
        self.init(
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
            layoutDirection: traits.layoutDirection, displayScale: traits.displayScale,
            contentSizeCategory: traits.preferredContentSizeCategory)
    }
}
