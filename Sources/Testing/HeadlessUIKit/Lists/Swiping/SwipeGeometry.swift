import Foundation

/// The distance by which a finger opens a row, and the places where the row comes to rest. Nobody has measured the numbers in here.
struct SwipeGeometry: Equatable {
    /// Where the row goes: 1 to the right, −1 to the left.
    let direction: CGFloat
    let actionCount: Int
    let rowWidth: CGFloat
    /// Whether the row can be pulled as far as its first action.
    let opensFully: Bool
    /// Of each action: as wide as the widest title asks.
    var actionWidth = leastActionWidth

    static let leastActionWidth: CGFloat = 74
    /// Beside a title, at each side.
    static let titleMargin: CGFloat = 8
    /// The part of the finger's way that a row makes which is open already, and cannot be pulled any further.
    private static let resistance: CGFloat = 0.25
    /// The part of the row's width beyond which the first action is performed.
    private static let fullShare: CGFloat = 0.6
    /// Points a second. A quicker finger decides alone whether the row opens.
    private static let quick: CGFloat = 300

    enum Rest {
        case closed
        case open
        /// The first action is performed.
        case full
    }

    /// Of all actions.
    var width: CGFloat { CGFloat(actionCount) * actionWidth }

    /// The row's distance from its place.
    func offset(at rest: Rest) -> CGFloat {
        switch rest {
        case .closed: 0
        case .open: direction * width
        case .full: direction * rowWidth
        }
    }

    /// The row's distance from its place while a finger has made a way.
    func offset(for translation: CGFloat) -> CGFloat {
        let way = max(0, translation * direction)
        let rest = max(0, way - width)
        return direction * (min(way, width) + (opensFully ? rest : rest * Self.resistance))
    }

    /// Where the row goes when the finger is lifted.
    /// - Parameter velocity: Of the finger, in points a second.
    func rest(at offset: CGFloat, velocity: CGFloat) -> Rest {
        let way = offset * direction
        if opensFully, way > rowWidth * Self.fullShare { return .full }
        let speed = velocity * direction
        guard abs(speed) < Self.quick else { return speed > 0 ? .open : .closed }
        return way > width / 2 ? .open : .closed
    }

    /// Places of the actions in a row of a height, the first one at the edge that the row leaves.
    func frames(height: CGFloat) -> [CGRect] {
        (0..<actionCount).map { number in
            let distance = CGFloat(number) * actionWidth
            let x = direction > 0 ? distance : rowWidth - distance - actionWidth
            return CGRect(x: x, y: 0, width: actionWidth, height: height)
        }
    }
}
