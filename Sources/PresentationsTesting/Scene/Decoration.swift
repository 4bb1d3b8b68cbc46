/// Rounded corners. The curve is recorded and not drawn: the outline of a continuous corner is not public.
struct Corners: Hashable, Sendable {
    var radius: Points
    var rounded: Mask
    var isContinuous: Bool

    init(radius: Points, rounded: Mask = .all, isContinuous: Bool = false) {
        self.radius = radius
        self.rounded = rounded
        self.isContinuous = isContinuous
    }

    /// Which corners are round.
    struct Mask: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let topLeft = Mask(rawValue: 1)
        static let topRight = Mask(rawValue: 2)
        static let bottomLeft = Mask(rawValue: 4)
        static let bottomRight = Mask(rawValue: 8)
        static let all = Mask(rawValue: 15)

        static let names: [(name: String, corner: Mask)] = [
            ("top-left", .topLeft), ("top-right", .topRight),
            ("bottom-left", .bottomLeft), ("bottom-right", .bottomRight),
        ]
    }
}

/// A line drawn just inside the outline of a node, above what the node contains.
struct Border: Hashable, Sendable {
    var width: Points
    var color: Color
}

/// A shadow as a layer describes it.
struct Shadow: Hashable, Sendable {
    var color: Color
    var opacity: Fraction
    var dx: Points
    var dy: Points
    var radius: Points
    /// Whether the layer was given a path. Without one the shadow is that of whatever the node shows.
    var hasPath: Bool
}

/// Colours that pass into one another between two points of the unit square.
struct Gradient: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case axial, radial, conic
    }

    struct Stop: Hashable, Sendable {
        var color: Color
        var location: Fraction
    }

    struct UnitPoint: Hashable, Sendable {
        var x: Fraction
        var y: Fraction
    }

    var kind: Kind
    var start: UnitPoint
    var end: UnitPoint
    var stops: [Stop]
}
