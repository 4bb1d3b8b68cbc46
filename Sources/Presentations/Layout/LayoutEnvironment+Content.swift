import UIKit

extension LayoutEnvironment {
    /// The size that the content asks for.
    ///
    /// ```swift
    /// // In a test of a style: content that is 200 points high in 320 points,
    /// // and higher in less.
    /// let content = LayoutEnvironment.Content { width in
    ///     CGSize(width: width, height: 64_000 / width)
    /// }
    /// let environment = LayoutEnvironment(
    ///     container: CGSize(width: 393, height: 852), content: content)
    /// ```
    public struct Content: Equatable {
        /// The content's `preferredContentSize`, in points. A width or height is zero if it is left open, negative, NaN
        /// or infinite.
        public let preferred: CGSize
        private let measure: (CGFloat) -> CGSize
        /// The number of changes of the content, since closures cannot be compared.
        private let revision: Int
        /// The detents of the ``HalfSheetContent`` on top; `nil` if those of the style apply.
        var halfSheetDetents: [HalfSheet.Detent]?
        /// The resolved detents; `nil` to resolve them each time.
        var detentTables: DetentTables?

        /// Creates content with a preferred size, and a measurement for a width or height that the preferred size
        /// leaves open.
        ///
        /// - Parameters:
        ///   - preferred: The preferred size, in points. Defaults to zero: both width and height are open.
        ///   - measure: Returns the size of the content for a width, in points. Called only for a width or height that
        ///     `preferred` leaves open. By default the content asks for nothing.
        public init(preferred: CGSize = .zero, measure: @escaping (CGFloat) -> CGSize = { _ in .zero }) {
            self.init(preferred: preferred, revision: 0, measure: measure)
        }

        init(preferred: CGSize, revision: Int, measure: @escaping (CGFloat) -> CGSize) {
            self.preferred = CGSize(
                width: preferred.width.usableLength ?? 0, height: preferred.height.usableLength ?? 0)
            self.revision = revision
            self.measure = measure
        }

        /// Returns the size that the content asks for, in points.
        ///
        /// This is the preferred size. A width or height that it leaves open is what Auto Layout finds for at most the
        /// given width, or zero if the content asks for nothing. A preferred width is not limited to the given width.
        ///
        /// - Parameter width: The available width, in points.
        public func fittingSize(width: CGFloat) -> CGSize {
            if preferred.width > 0, preferred.height > 0 { return preferred }
            let measured = measure(preferred.width > 0 ? min(preferred.width, width) : width)
            return CGSize(
                width: preferred.width > 0 ? preferred.width : measured.width.usableLength ?? 0,
                height: preferred.height > 0 ? preferred.height : measured.height.usableLength ?? 0)
        }

        /// What two states of the content are compared by.
        struct State: Equatable {
            let preferred: CGSize
            let revision: Int
        }

        var state: State { State(preferred: preferred, revision: revision) }

        /// Returns whether the preferred sizes are equal and the content has not changed in between.
        public static func == (a: Content, b: Content) -> Bool {
            a.state == b.state && a.halfSheetDetents == b.halfSheetDetents
        }
    }
}
