import UIKit

/// A side of the screen. Leading and trailing follow the layout direction.
///
/// ```swift
/// presentAsCard(
///     nowPlaying, style: Card(edge: .top))
/// ```
public enum PresentationEdge: Equatable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The left side in a left-to-right layout.
    case leading
    /// The lower side.
    case bottom
    /// The right side in a left-to-right layout.
    case trailing

    var isVertical: Bool { self == .top || self == .bottom }

    var opposite: PresentationEdge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }

    /// Returns whether coordinates grow toward this edge, as at the bottom and on the right side.
    func isFar(in direction: UITraitEnvironmentLayoutDirection) -> Bool {
        switch self {
        case .top: false
        case .bottom: true
        case .leading: direction == .rightToLeft
        case .trailing: direction != .rightToLeft
        }
    }

    func edge(in direction: UITraitEnvironmentLayoutDirection) -> CGRectEdge {
        DragAxis(self, direction: direction).outerEdge
    }
}

extension UIView {
    /// The view that decides about leading and trailing: this one, or the nearest around it to which the app has given
    /// an attribute for its direction (Z37). UIKit's views in between have none. The window's attribute moves nothing of
    /// UIKit's, and so nothing here.
    var directionView: UIView {
        let outward = sequence(first: self, next: \.superview)
        return outward.first { $0.semanticContentAttribute != .unspecified && !($0 is UIWindow) } ?? self
    }

    /// The layout direction of the view. Whoever has to know which side an edge is asks here, and not the traits.
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        directionView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

/// The edges toward which a view leaves: one, or two opposite ones. Everything that has to know them asks here.
struct SwipeEdges: Equatable, Sendable {
    /// The edge toward which positions are counted.
    let edge: PresentationEdge
    /// Whether a drag toward the opposite edge dismisses as well.
    let includesOpposite: Bool
    /// Whether the style names the edge. Otherwise it is the bottom.
    let isNamed: Bool

    /// A view with detents is dismissed toward the one edge that these belong to.
    init(_ direction: SwipeDirection, entryEdge: PresentationEdge?, hasDetents: Bool) {
        let own = entryEdge ?? .bottom
        switch hasDetents ? .automatic : direction {
        case .automatic:
            (edge, includesOpposite, isNamed) = (own, false, entryEdge != nil)
        case .toward(let edge):
            (self.edge, includesOpposite, isNamed) = (edge, false, true)
        case .vertical:
            // Positions are counted toward the bottom: scrolled content shares the drag only there.
            (edge, includesOpposite, isNamed) = (.bottom, true, true)
        case .horizontal:
            (edge, includesOpposite, isNamed) = (own.isVertical ? .leading : own, true, true)
        }
    }

    func contains(_ edge: PresentationEdge) -> Bool {
        edge == self.edge || includesOpposite && edge == self.edge.opposite
    }
}
