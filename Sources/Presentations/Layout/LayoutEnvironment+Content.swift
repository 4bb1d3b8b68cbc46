import UIKit

extension LayoutEnvironment {
    /// The size that the content asks for.
    public struct Content: Equatable {
        /// The content's `preferredContentSize`, in points. Zero for a side that it leaves open, and for a side that is
        /// negative, NaN or infinite.
        public let preferred: CGSize
        private let measure: (CGFloat) -> CGSize
        /// The number of changes of the content, since two measurements cannot be compared.
        private let revision: Int

        /// Creates content with a preferred size, and a measurement for the sides that the preferred size leaves open.
        ///
        /// - Parameters:
        ///   - preferred: The preferred size, in points. Defaults to zero: both sides are open.
        ///   - measure: Returns the size of the content in a width, in points. Called only for a side that `preferred`
        ///     leaves open. By default the content asks for nothing.
        public init(preferred: CGSize = .zero, measure: @escaping (CGFloat) -> CGSize = { _ in .zero }) {
            self.init(preferred: preferred, revision: 0, measure: measure)
        }

        init(preferred: CGSize, revision: Int, measure: @escaping (CGFloat) -> CGSize) {
            self.preferred = CGSize(
                width: preferred.width.usableLength ?? 0, height: preferred.height.usableLength ?? 0)
            self.revision = revision
            self.measure = measure
        }

        /// Returns the size that the content asks for, in points: its preferred size, and for a side that this leaves
        /// open the size that Auto Layout finds in at most the given width. Zero on a side on which it asks for
        /// nothing. A preferred width is not limited to the given width.
        public func fittingSize(width: CGFloat) -> CGSize {
            if preferred.width > 0, preferred.height > 0 { return preferred }
            let measured = measure(preferred.width > 0 ? min(preferred.width, width) : width)
            return CGSize(
                width: preferred.width > 0 ? preferred.width : measured.width.usableLength ?? 0,
                height: preferred.height > 0 ? preferred.height : measured.height.usableLength ?? 0)
        }

        /// Returns whether the preferred sizes are equal, and the content has not changed in between.
        public static func == (a: Content, b: Content) -> Bool {
            a.preferred == b.preferred && a.revision == b.revision
        }
    }
}
