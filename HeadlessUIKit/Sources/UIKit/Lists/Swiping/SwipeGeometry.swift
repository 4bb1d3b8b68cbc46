import Foundation

/// The distance by which a finger opens a row, and the positions where the row comes to rest. Nobody has measured these
/// numbers.
struct SwipeGeometry: Equatable {
    /// The direction of the row: 1 to the right, −1 to the left.
    let direction: CGFloat
    let actionCount: Int
    let rowWidth: CGFloat
    /// True if the row can be pulled as far as its first action.
    let opensFully: Bool
    /// The width of each action, which is that of the widest title.
    var actionWidth = leastActionWidth

    static let leastActionWidth: CGFloat = 74
    /// The padding of a title on each side.
    static let titleMargin: CGFloat = 8
    /// The fraction of the finger's movement by which an open row moves that cannot be pulled any further.
    private static let resistance: CGFloat = 0.25
    /// The fraction of the row's width beyond which the first action is performed.
    private static let fullShare: CGFloat = 0.6
    /// In points per second. Beyond this speed the direction alone decides if the row opens.
    private static let quick: CGFloat = 300

    enum Rest {
        case closed
        case open
        /// The first action is performed.
        case full
    }

    /// The width of all actions.
    var width: CGFloat { CGFloat(actionCount) * actionWidth }

    /// The offset of the row.
    func offset(at rest: Rest) -> CGFloat {
        switch rest {
        case .closed: 0
        case .open: direction * width
        case .full: direction * rowWidth
        }
    }

    /// Returns the offset of the row while a finger has moved by a distance.
    func offset(for translation: CGFloat) -> CGFloat {
        let way = max(0, translation * direction)
        let rest = max(0, way - width)
        return direction * (min(way, width) + (opensFully ? rest : rest * Self.resistance))
    }

    /// Returns the target of the row when the finger lifts.
    /// - Parameter velocity: The finger's velocity in points per second.
    func rest(at offset: CGFloat, velocity: CGFloat) -> Rest {
        let way = offset * direction
        if opensFully, way > rowWidth * Self.fullShare { return .full }
        let speed = velocity * direction
        guard abs(speed) < Self.quick else { return speed > 0 ? .open : .closed }
        return way > width / 2 ? .open : .closed
    }

    /// Returns the frames of actions in a row of a height, the first one at the edge that the row leaves.
    func frames(height: CGFloat) -> [CGRect] {
        (0..<actionCount).map { number in
            let distance = CGFloat(number) * actionWidth
            let x = direction > 0 ? distance : rowWidth - distance - actionWidth
            return CGRect(x: x, y: 0, width: actionWidth, height: height)
        }
    }
}
