import UIKit

/// The placement of a view along one axis of the room for it.
enum AxisPlacement: Equatable, Sendable {
    case start, center, end

    /// Returns the origin of a view that is `length` points long, between two ends of the room.
    func origin(of length: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        switch self {
        case .start: start
        case .center: start + (end - start - length) / 2
        case .end: end - length
        }
    }
}
