import UIKit

/// Everything that can be told of views, a line a view: two hierarchies that look the same and would react the same have
/// the same lines.
@MainActor
struct Likeness {
    let lines: [String]

    /// The whole window, with the values that its views have been given.
    init(_ window: UIWindow) {
        lines = Self.lines(of: window, depth: 0, \.layer)
    }

    /// What is in a view, with the values that are seen at this moment, in the middle of an animation too. Where the view
    /// itself is does not matter.
    init(seenInside view: UIView) {
        let layer = Self.seen(view)
        let shadow = layer.shadowPath.map { Self.text($0.boundingBox) } ?? "none"
        lines =
            ["\(Self.text(layer.bounds)), shadow \(shadow) \(layer.shadowOpacity)"]
            + view.subviews.flatMap { Self.lines(of: $0, depth: 1, Self.seen) }
    }

    /// The lines that differ, mine and the other's.
    func differences(from other: Likeness) -> [String] {
        if lines.count != other.lines.count { return ["\(lines.count) views | \(other.lines.count) views"] }
        return zip(lines, other.lines).filter { $0 != $1 }.map { "\($0) | \($1)" }
    }

    private static func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    private static func lines(of view: UIView, depth: Int, _ layerOf: (UIView) -> CALayer) -> [String] {
        let layer = layerOf(view)
        var parts = ["\(depth) \(view.accessibilityIdentifier ?? "\(type(of: view))")"]
        parts.append("at \(text(layer.position.x, layer.position.y)) \(text(layer.bounds))")
        let transform = layer.affineTransform()
        parts.append(text(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty))
        parts.append("alpha \(text(CGFloat(layer.opacity))) hidden \(layer.isHidden) clips \(view.clipsToBounds)")
        parts.append("corners \(text(layer.cornerRadius)) \(layer.maskedCorners.rawValue) \(layer.cornerCurve)")
        parts.append("shadow \(layer.shadowPath.map { text($0.boundingBox) } ?? "none") \(layer.shadowOpacity)")
        let insets = view.safeAreaInsets
        parts.append("safe area \(text(insets.top, insets.left, insets.bottom, insets.right))")
        return [parts.joined(separator: ", ")] + view.subviews.flatMap { lines(of: $0, depth: depth + 1, layerOf) }
    }

    private static func text(_ rect: CGRect) -> String { text(rect.minX, rect.minY, rect.width, rect.height) }

    private static func text(_ numbers: CGFloat...) -> String {
        numbers.map { "\((($0 * 1000).rounded() + 0) / 1000)" }.joined(separator: " ")
    }
}
