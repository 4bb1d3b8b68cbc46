import UIKit

/// A side of the screen. Leading and trailing follow the layout direction.
public enum Edge: Equatable, Sendable, CaseIterable {
    case top, leading, bottom, trailing

    /// The axis on which something moves toward this edge.
    enum Axis: Sendable {
        case horizontal, vertical
    }

    var axis: Axis {
        self == .top || self == .bottom ? .vertical : .horizontal
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
