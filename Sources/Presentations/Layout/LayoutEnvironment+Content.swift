import UIKit

extension LayoutEnvironment {
    /// The size that the content asks for.
    public struct Content: Equatable {
        /// The content's `preferredContentSize`, in points; zero on a side that it leaves open, or on which it is negative,
        /// NaN or infinite.
        public let preferred: CGSize
        private let measure: (CGFloat) -> CGSize
        /// Counts the changes of the content: what it measures cannot be compared.
        private let revision: Int

        /// Creates content with a preferred size and a measurement for the sides that this leaves open.
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

        /// The size that the content asks for in at most the given width, in points: its preferred size, and what Auto
        /// Layout finds for a side that this leaves open. Zero on a side on which it asks for nothing.
        public func fittingSize(width: CGFloat) -> CGSize {
            if preferred.width > 0, preferred.height > 0 { return preferred }
            let measured = measure(preferred.width > 0 ? min(preferred.width, width) : width)
            return CGSize(
                width: preferred.width > 0 ? preferred.width : measured.width.usableLength ?? 0,
                height: preferred.height > 0 ? preferred.height : measured.height.usableLength ?? 0)
        }

        /// Compares the preferred sizes, and whether the content has changed since it was measured.
        public static func == (a: Content, b: Content) -> Bool {
            a.preferred == b.preferred && a.revision == b.revision
        }
    }
}
