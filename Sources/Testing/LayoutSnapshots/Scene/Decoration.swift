/// Rounded corners. The curve is recorded but not drawn, since the outline of a continuous corner is not public.
package struct Corners: Hashable, Sendable {
    package var radius: Points
    package var rounded: Mask
    package var isContinuous: Bool

    package init(radius: Points, rounded: Mask = .all, isContinuous: Bool = false) {
        self.radius = radius
        self.rounded = rounded
        self.isContinuous = isContinuous
    }

    /// The corners that are round.
    package struct Mask: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let topLeft = Mask(rawValue: 1)
        package static let topRight = Mask(rawValue: 2)
        package static let bottomLeft = Mask(rawValue: 4)
        package static let bottomRight = Mask(rawValue: 8)
        package static let all = Mask(rawValue: 15)

        package static let names: [(name: String, corner: Mask)] = [
            ("top-left", .topLeft), ("top-right", .topRight),
            ("bottom-left", .bottomLeft), ("bottom-right", .bottomRight),
        ]
    }
}

/// A line just inside the outline of a node, above its content.
package struct Border: Hashable, Sendable {
    package var width: Points
    package var color: Color

    package init(width: Points, color: Color) {
        self.width = width
        self.color = color
    }
}

/// A shadow as a layer describes it.
package struct LayerShadow: Hashable, Sendable {
    package var color: Color
    package var opacity: Fraction
    package var dx: Points
    package var dy: Points
    package var radius: Points
    /// True if the layer has a shadow path. Without one the shadow is that of the node's visible content.
    package var hasPath: Bool

    package init(color: Color, opacity: Fraction, dx: Points, dy: Points, radius: Points, hasPath: Bool) {
        self.color = color
        self.opacity = opacity
        self.dx = dx
        self.dy = dy
        self.radius = radius
        self.hasPath = hasPath
    }
}

/// Colours that change gradually between two points of the unit square.
package struct Gradient: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case axial, radial, conic
    }

    package struct Stop: Hashable, Sendable {
        package var color: Color
        package var location: Fraction

        package init(color: Color, location: Fraction) {
            self.color = color
            self.location = location
        }
    }

    package struct UnitPoint: Hashable, Sendable {
        package var x: Fraction
        package var y: Fraction

        package init(x: Fraction, y: Fraction) {
            self.x = x
            self.y = y
        }
    }

    package var kind: Kind
    package var start: UnitPoint
    package var end: UnitPoint
    package var stops: [Stop]

    package init(kind: Kind, start: UnitPoint, end: UnitPoint, stops: [Stop]) {
        self.kind = kind
        self.start = start
        self.end = end
        self.stops = stops
    }
}
