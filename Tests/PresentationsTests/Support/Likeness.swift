import UIKit

/// Everything that can be told of the views of a window, a line a view: two windows that look the same and would react
/// the same have the same lines.
@MainActor
struct Likeness {
    let lines: [String]

    init(_ window: UIWindow) {
        lines = Self.lines(of: window, depth: 0)
    }

    /// The first lines that differ, mine and the other's.
    func differences(from other: Likeness) -> [String] {
        if lines.count != other.lines.count { return ["\(lines.count) views | \(other.lines.count) views"] }
        return zip(lines, other.lines).filter { $0 != $1 }.map { "\($0) | \($1)" }
    }

    private static func lines(of view: UIView, depth: Int) -> [String] {
        let layer = view.layer
        var parts = ["\(depth) \(view.accessibilityIdentifier ?? "\(type(of: view))")"]
        parts.append("at \(text(view.center.x, view.center.y)) \(text(layer.bounds))")
        let transform = view.transform
        parts.append(text(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty))
        parts.append("alpha \(text(view.alpha)) hidden \(view.isHidden) clips \(view.clipsToBounds)")
        parts.append("corners \(text(layer.cornerRadius)) \(layer.maskedCorners.rawValue) \(layer.cornerCurve)")
        parts.append("shadow \(layer.shadowPath.map { text($0.boundingBox) } ?? "none") \(layer.shadowOpacity)")
        let insets = view.safeAreaInsets
        parts.append("safe area \(text(insets.top, insets.left, insets.bottom, insets.right))")
        return [parts.joined(separator: ", ")] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func text(_ rect: CGRect) -> String { text(rect.minX, rect.minY, rect.width, rect.height) }

    private static func text(_ numbers: CGFloat...) -> String {
        numbers.map { "\((($0 * 1000).rounded() + 0) / 1000)" }.joined(separator: " ")
    }
}
