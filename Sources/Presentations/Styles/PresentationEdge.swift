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

    /// The axis of a movement toward an edge.
    enum Axis: Sendable {
        case horizontal, vertical
    }

    /// The axis of a movement toward this edge.
    var axis: Axis {
        self == .top || self == .bottom ? .vertical : .horizontal
    }

    /// The side across from this one.
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
}
