import UIKit

/// All observable properties of views, one line for each view: two hierarchies that look the same and would react the
/// same have the same lines.
@MainActor
package struct WindowDump {
    package private(set) var lines: [Line] = []

    /// The whole window, with the model values of its views.
    package init(_ window: UIWindow) {
        add(window, depth: 0, \.layer)
    }

    /// The content of a view, with the values that are visible at this moment, in the middle of an animation,
    /// too. The position of the view itself does not matter.
    package init(seenInside view: UIView) {
        lines.append(Line(inside: Self.seen(view)))
        for subview in view.subviews { add(subview, depth: 1, Self.seen) }
    }

    /// The lines that differ, mine and the other's.
    package func differences(from other: WindowDump) -> [String] {
        if lines.count != other.lines.count { return ["\(lines.count) views | \(other.lines.count) views"] }
        return zip(lines, other.lines).filter { $0 != $1 }.map { "\($0) | \($1)" }
    }

    private static func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    private mutating func add(_ view: UIView, depth: Int, _ layerOf: (UIView) -> CALayer) {
        lines.append(Line(view, layerOf(view), depth: depth))
        for subview in view.subviews { add(subview, depth: depth + 1, layerOf) }
    }
}

extension WindowDump {
    /// The properties of one view. Turned into text only if it differs, because sweeps compare so many.
    package struct Line: Equatable {
        private let name: String
        private let depth: Int
        private let position: CGPoint
        private let bounds: CGRect
        private let transform: CGAffineTransform
        private let alpha: CGFloat
        private let isHidden: Bool
        private let clips: Bool
        private let cornerRadius: CGFloat
        private let maskedCorners: CACornerMask
        private let cornerCurve: CALayerCornerCurve
        private let shadow: CGRect?
        private let shadowOpacity: Float
        private let safeArea: UIEdgeInsets

        @MainActor
        fileprivate init(_ view: UIView, _ layer: CALayer, depth: Int) {
            name = view.accessibilityIdentifier ?? String(describing: type(of: view))
            self.depth = depth
            position = layer.position.toThousandths
            bounds = layer.bounds.toThousandths
            transform = layer.affineTransform().toThousandths
            alpha = CGFloat(layer.opacity).toThousandths
            isHidden = layer.isHidden
            clips = view.clipsToBounds
            cornerRadius = layer.cornerRadius.toThousandths
            maskedCorners = layer.maskedCorners
            cornerCurve = layer.cornerCurve
            shadow = layer.shadowPath?.boundingBox.toThousandths
            shadowOpacity = layer.shadowOpacity
            // A mirrored view keeps its former safe area (Z3); it is drawn without its own layout.
            safeArea = view.transform.a < 0 ? .zero : view.safeAreaInsets.toThousandths
        }

        /// The size and the shadow of the view that contains the others.
        @MainActor
        fileprivate init(inside layer: CALayer) {
            name = "inside"
            depth = 0
            position = .zero
            bounds = layer.bounds.toThousandths
            transform = .identity
            alpha = 1
            isHidden = false
            clips = false
            cornerRadius = 0
            maskedCorners = []
            cornerCurve = .circular
            shadow = layer.shadowPath?.boundingBox.toThousandths
            shadowOpacity = layer.shadowOpacity
            safeArea = .zero
        }
    }
}

extension WindowDump.Line: CustomStringConvertible {
    package var description: String {
        """
        \(depth) \(name), at \(position) \(bounds), \(transform), alpha \(alpha) hidden \(isHidden) clips \(clips), \
        corners \(cornerRadius) \(maskedCorners.rawValue) \(cornerCurve), \
        shadow \(shadow.map { "\($0)" } ?? "none") \(shadowOpacity), safe area \(safeArea)
        """
    }
}

extension CGFloat {
    fileprivate var toThousandths: CGFloat { (self * 1000).rounded() / 1000 }
}

extension CGPoint {
    fileprivate var toThousandths: CGPoint { CGPoint(x: x.toThousandths, y: y.toThousandths) }
}

extension CGRect {
    fileprivate var toThousandths: CGRect {
        CGRect(
            x: minX.toThousandths, y: minY.toThousandths, width: width.toThousandths, height: height.toThousandths)
    }
}

extension CGAffineTransform {
    fileprivate var toThousandths: CGAffineTransform {
        CGAffineTransform(
            a: a.toThousandths, b: b.toThousandths, c: c.toThousandths, d: d.toThousandths, tx: tx.toThousandths,
            ty: ty.toThousandths)
    }
}

extension UIEdgeInsets {
    fileprivate var toThousandths: UIEdgeInsets {
        UIEdgeInsets(
            top: top.toThousandths, left: left.toThousandths, bottom: bottom.toThousandths,
            right: right.toThousandths)
    }
}
