import UIKit

/// Where something is placed along one axis of a room.
enum AxisPlacement: Equatable, Sendable {
    case start, center, end

    /// The origin of something `length` long between two ends.
    func origin(of length: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        switch self {
        case .start: start
        case .center: start + (end - start - length) / 2
        case .end: end - length
        }
    }
}
