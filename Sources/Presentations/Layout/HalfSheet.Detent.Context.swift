import UIKit

extension HalfSheet.Detent {
    /// The values that a resolver computes a height from.
    public struct Context: Sendable {
        /// The largest height that a detent may have in the container, in points, inside the bottom safe area.
        public let maximumDetentValue: CGFloat
        /// The traits of the container.
        public let traits: LayoutTraits
        /// The height that the content asks for at the sheet's width, in points.
        public let contentHeight: CGFloat

        /// Creates a context, for trying a resolver in a test.
        public init(maximumDetentValue: CGFloat, traits: LayoutTraits = LayoutTraits(), contentHeight: CGFloat = 0) {
            self.maximumDetentValue = maximumDetentValue
            self.traits = traits
            self.contentHeight = contentHeight
        }
    }
}
