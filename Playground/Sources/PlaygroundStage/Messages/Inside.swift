/// What can be seen inside of a stage, where it is asked for. Each list is nil where it has not changed.
struct Inside: Equatable, Encodable {
    /// The views that can be seen, each after the one around it, where others are there than before.
    var views: [ViewFrame]?
    /// Those that are elsewhere than before, where the same are there: the place in the list, x, y, width and height.
    var moved: [[Double]]?
    /// Where that which moves has been since the last frame.
    var motion: [MotionSample]?
    /// The places at which a finger can leave it.
    var places: [Place]?
    /// What UIKit and the kit have called since the last frame.
    var calls: [CallRecord]?

    var isEmpty: Bool { views == nil && moved == nil && motion == nil && places == nil && calls == nil }

    /// A view in points of the window, at this moment.
    struct ViewFrame: Equatable, Encodable {
        var name: String
        /// How many views are around it.
        var depth: Int
        var x, y, width, height: Double
        /// Whether it hides what is behind it.
        var isOpaque: Bool

        func isSame(as other: ViewFrame) -> Bool {
            name == other.name && depth == other.depth && isOpaque == other.isOpaque
        }
    }

    /// A moment of what moves.
    struct MotionSample: Equatable, Encodable {
        /// Seconds of the stage.
        var time: Double
        /// What it is, such as `top of places`.
        var name: String
        /// In points.
        var position: Double
        /// In points a second, over the last twentieth of one.
        var velocity: Double
    }

    /// A detent, or where a release begins to dismiss.
    struct Place: Equatable, Encodable {
        var name: String
        /// On the axis of the motion, in points.
        var position: Double
        var isVertical: Bool
        var isThreshold: Bool
        var isSelected: Bool
    }

    /// A call.
    struct CallRecord: Equatable, Encodable {
        /// Seconds of the stage.
        var time: Double
        var screen: String
        var name: String
        /// `appearance`, `coordinator`, `delegate`, `kit` or `decision`.
        var source: String
    }
}
