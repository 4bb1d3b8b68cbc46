/// A rectangle in the drawing space of its node's parent: the origin is the parent's top left corner.
struct Frame: Hashable, Sendable {
    var x: Points
    var y: Points
    var width: Points
    var height: Points

    init(_ x: Points, _ y: Points, _ width: Points, _ height: Points) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var smallerSide: Points { min(width, height) }
}

/// Distances from the four edges, in the order of UIKit's insets.
struct Insets: Hashable, Sendable {
    var top: Points
    var left: Points
    var bottom: Points
    var right: Points

    init(_ top: Points, _ left: Points, _ bottom: Points, _ right: Points) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// An affine map about the centre of a node's frame: UIKit's six numbers.
struct Transform: Hashable, Sendable {
    var a: Factor = 1
    var b: Factor = 0
    var c: Factor = 0
    var d: Factor = 1
    var tx: Points = 0
    var ty: Points = 0

    var isIdentity: Bool { self == Transform() }

    /// Whether it leaves less than a thousandth of something in one direction: that is seen from its edge.
    var isEdgeOn: Bool {
        let (a, b, c, d) = (Double(a.units), Double(b.units), Double(c.units), Double(d.units))
        let area = (a * d - b * c) / Double(HundredThousandths.unitsPerOne)
        return area * area < 1e-6 * (a * a + b * b + c * c + d * d)
    }
}
