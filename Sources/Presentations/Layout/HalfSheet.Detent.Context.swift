import UIKit

extension HalfSheet.Detent {
    /// The values from which a custom detent computes its height.
    ///
    /// ```swift
    /// let list = HalfSheet.Detent.custom(identifier: .init("list")) { context in
    ///     context.traits.verticalSizeClass == .compact
    ///         ? nil : context.maximumDetentValue / 3
    /// }
    /// ```
    public struct Context: Sendable {
        /// The largest height that a detent can have in the container, in points, without the bottom safe area.
        public let maximumDetentValue: CGFloat
        /// The traits of the container.
        public let traits: LayoutTraits
        /// The height that the content asks for at the width of the sheet, in points.
        public let contentHeight: CGFloat

        /// Creates a context, to test a resolver.
        ///
        /// - Parameters:
        ///   - maximumDetentValue: The largest possible height, in points.
        ///   - traits: The traits of the container. Defaults to those of a phone in portrait.
        ///   - contentHeight: The height that the content asks for, in points. Defaults to 0.
        public init(maximumDetentValue: CGFloat, traits: LayoutTraits = LayoutTraits(), contentHeight: CGFloat = 0) {
            self.maximumDetentValue = maximumDetentValue
            self.traits = traits
            self.contentHeight = contentHeight
        }
    }
}
