import UIKit

/// The observable properties of a window's views at rest, one line for each view. Two windows that look the same have
/// the same lines.
@MainActor
struct ViewDump {
    private(set) var lines: [Line] = []

    /// - Parameter skips: Returns whether a view is left out, with its subviews.
    init(_ window: UIWindow, skips: (UIView) -> Bool = { _ in false }) {
        add(window, depth: 0, skips)
    }

    /// The lines that differ, mine and the other's.
    func differences(from other: ViewDump) -> [String] {
        if lines.count != other.lines.count {
            let index = zip(lines, other.lines).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
            let around = lines.dropFirst(index).first.map { "\($0)" } ?? "the end"
            let others = other.lines.dropFirst(index).first.map { "\($0)" } ?? "the end"
            return ["\(lines.count) | \(other.lines.count) views, at first \(around) | \(others)"]
        }
        return zip(lines, other.lines).filter { $0 != $1 }.map { "\($0) | \($1)" }
    }

    private mutating func add(_ view: UIView, depth: Int, isScaled: Bool = false, _ skips: (UIView) -> Bool) {
        guard !skips(view) else { return }
        // A view that was solid once keeps the background for it.
        if view.accessibilityIdentifier == "presentation.solid", view.alpha == 0 { return }
        // Corners that have ever had different radii are rounded by several layers from then on.
        if let inner = view.clippedView { return add(inner, depth: depth, isScaled: isScaled, skips) }
        let isScaled = isScaled || view.layer.affineTransform().a != 1
        lines.append(Line(view, depth: depth, isScaled: isScaled))
        // The layout of a hidden view is invisible.
        if !view.isSeen { return }
        // The scroll position of a list belongs to the user.
        guard !(view is UIScrollView), !(view is UIControl), !(view is UIVisualEffectView), !view.isBorder
        else { return }
        for subview in view.subviews { add(subview, depth: depth + 1, isScaled: isScaled, skips) }
    }
}

extension ViewDump {
    struct Line: Equatable, CustomStringConvertible {
        private let name: String
        private let depth: Int
        /// The remainder in thousandths.
        private let numbers: [Int]
        private let isHidden: Bool

        @MainActor
        fileprivate init(_ view: UIView, depth: Int, isScaled: Bool) {
            name = view.accessibilityIdentifier ?? String(describing: type(of: view))
            self.depth = depth
            isHidden = !view.isSeen
            guard view.isSeen else {
                numbers = []
                return
            }
            let layer = view.layer
            let transform = layer.affineTransform()
            var numbers = [
                layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height,
                CGFloat(layer.opacity), view.isBorder ? 0 : layer.cornerRadius, transform.a, transform.b, transform.c,
                transform.d, transform.tx, transform.ty, CGFloat(layer.shadowOpacity),
            ]
            // Under a scale a view keeps the safe area that it had before (Z3), which is another one in each history.
            if !isScaled {
                let insets = view.safeAreaInsets
                numbers += [insets.top, insets.left, insets.bottom, insets.right]
            }
            self.numbers = numbers.map(Self.thousandths)
        }

        /// Numbers that differ by a thousandth differ by rounding.
        static func == (a: Line, b: Line) -> Bool {
            (a.name, a.depth, a.isHidden) == (b.name, b.depth, b.isHidden) && a.numbers.count == b.numbers.count
                && zip(a.numbers, b.numbers).allSatisfy { $0 == $1 || $0 != .max && $1 != .max && abs($0 - $1) <= 1 }
        }

        private static func thousandths(_ number: CGFloat) -> Int {
            let value = (number * 1000).rounded()
            return abs(value) < 1e15 ? Int(value) : .max
        }

        var description: String {
            let values = numbers.map { $0 == .max ? "?" : "\(Double($0) / 1000)" }.joined(separator: " ")
            return "\(depth) \(name) \(values)\(isHidden ? " hidden" : "")"
        }
    }
}

extension UIView {
    fileprivate var isSeen: Bool { !isHidden && alpha > 0 }

    /// Whether it is a border. One around corners that have ever had different radii is drawn by several layers, too.
    fileprivate var isBorder: Bool { accessibilityIdentifier == "presentation.border" }

    /// The content of a view that only rounds its corners; `nil` for any other.
    fileprivate var clippedView: UIView? {
        // A material and its solid background lie beneath the content.
        let below = ["presentation.material", "presentation.solid"]
        let inner = subviews.filter { view in !below.contains { $0 == view.accessibilityIdentifier } }
        guard clipsToBounds, layer.cornerCurve == .continuous, type(of: self) == UIView.self, inner.count == 1,
            superview?.accessibilityIdentifier == "presentation.chrome" || superview?.clipsToBounds == true,
            sequence(first: self as UIView, next: \.superview).prefix(4)
                .contains(where: { $0.accessibilityIdentifier == "presentation.clip" })
        else { return nil }
        return inner.first
    }
}
