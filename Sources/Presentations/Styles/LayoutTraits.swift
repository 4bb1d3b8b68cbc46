import UIKit

/// The traits that a layout depends on.
///
/// ```swift
/// func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///     let isLandscapePhone = environment.traits.verticalSizeClass == .compact
///     let size = CGSize(width: isLandscapePhone ? 480 : 320, height: 240)
///     return PresentationLayout(
///         frame: CGRect(origin: environment.room().origin, size: size),
///         cornerRadius: 16)
/// }
/// ```
public struct LayoutTraits: Equatable, Sendable {
    /// The horizontal size class; compact on a phone in portrait.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class; compact on a phone in landscape.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// The layout direction, which decides which side is the leading edge.
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    /// The number of pixels per point.
    public var displayScale: CGFloat
    /// The user's text size, which affects the height of the content.
    public var contentSizeCategory: UIContentSizeCategory

    /// Creates traits. By default they are those of a phone in portrait.
    ///
    /// - Parameters:
    ///   - horizontalSizeClass: The horizontal size class. Defaults to `.compact`.
    ///   - verticalSizeClass: The vertical size class. Defaults to `.regular`.
    ///   - layoutDirection: The layout direction. Defaults to `.leftToRight`.
    ///   - displayScale: The number of pixels per point. Defaults to 3.
    ///   - contentSizeCategory: The user's text size. Defaults to `.large`, the standard size.
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

    /// Creates traits from a UIKit trait collection.
    @MainActor
    public init(_ traits: UITraitCollection) {
        self.init(
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
            layoutDirection: traits.layoutDirection, displayScale: traits.displayScale,
            contentSizeCategory: traits.preferredContentSizeCategory)
    }
}
