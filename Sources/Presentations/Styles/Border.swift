@preconcurrency import UIKit

/// The border around a presented view, inside its edges and along its corners, and around its arrow.
///
/// ```swift
/// presentAsCard(detail, style: Card { $0.border = Border(color: .separator) })
/// ```
public struct Border: Equatable, Sendable {
    /// The colour. Defaults to `.separator`. A dynamic colour follows the appearance of the presented view.
    public var color: UIColor
    /// The width, in points. Defaults to `1`, a clear line on every screen. Unusable values count as 0: none.
    public var width: CGFloat

    /// Creates a border. Each parameter is the property of its name.
    public init(color: UIColor = .separator, width: CGFloat = 1) {
        self.color = color
        self.width = width
    }

    /// Returns the border to draw; `nil` for none. With Increase Contrast there is one of at least a point.
    static func drawn(_ border: Border?, with traits: UITraitCollection) -> Border? {
        var drawn = border ?? Border(color: .systemGray, width: 0)
        drawn.width = max(drawn.width.usable, traits.accessibilityContrast == .high ? 1 : 0)
        drawn.color = drawn.color.resolvedColor(with: traits)
        return drawn.width > 0 ? drawn : nil
    }
}
