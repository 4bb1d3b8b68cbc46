import UIKit

/// A side of the screen. Leading and trailing follow the layout direction.
public enum PresentationEdge: Equatable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The left-hand side where the layout runs from left to right.
    case leading
    /// The lower side.
    case bottom
    /// The right-hand side where the layout runs from left to right.
    case trailing

    /// The axis on which something moves toward this edge.
    enum Axis: Sendable {
        case horizontal, vertical
    }

    var axis: Axis {
        self == .top || self == .bottom ? .vertical : .horizontal
    }

    /// The side across from it.
    var opposite: PresentationEdge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }

    /// Whether the edge is where coordinates grow to: bottom, or the right-hand side.
    func isFar(in direction: UITraitEnvironmentLayoutDirection) -> Bool {
        switch self {
        case .top: false
        case .bottom: true
        case .leading: direction == .rightToLeft
        case .trailing: direction != .rightToLeft
        }
    }
}
