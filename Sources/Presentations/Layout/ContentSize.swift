import UIKit

/// What the content asks for.
public struct ContentSize: Equatable {
    /// The content's `preferredContentSize`; zero on a side that it leaves open, or on which it is no length.
    public let preferred: CGSize
    /// Measures the content for a width, in points. Asked only for a side that `preferred` leaves open.
    private let measure: (CGFloat) -> CGSize

    /// A content with a preferred size and a measure for what that leaves open; by default it asks for nothing.
    public init(preferred: CGSize = .zero, measure: @escaping (CGFloat) -> CGSize = { _ in .zero }) {
        self.preferred = CGSize(
            width: preferred.width.usableLength ?? 0, height: preferred.height.usableLength ?? 0)
        self.measure = measure
    }

    /// The size that the content asks for in at most `width`, or `nil` on a side on which it asks for nothing usable.
    func fitting(width: CGFloat) -> (width: CGFloat?, height: CGFloat?) {
        let usable = (width: preferred.width.usableLength, height: preferred.height.usableLength)
        if let width = usable.width, let height = usable.height { return (width, height) }
        let measured = measure(min(usable.width ?? width, width))
        return (usable.width ?? measured.width.usableLength, usable.height ?? measured.height.usableLength)
    }

    /// Compares the preferred sizes only: a measure cannot be compared, and what it finds may be asked for anew.
    public static func == (a: ContentSize, b: ContentSize) -> Bool {
        a.preferred == b.preferred
    }
}
