/// A rectangle in the drawing space of its node's parent: the origin is the parent's top left corner.
package struct Frame: Hashable, Sendable {
    package var x: Points
    package var y: Points
    package var width: Points
    package var height: Points

    package init(_ x: Points, _ y: Points, _ width: Points, _ height: Points) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var smallerSide: Points { min(width, height) }
}

/// Distances from the four edges, in the order of UIKit's insets.
package struct Insets: Hashable, Sendable {
    package var top: Points
    package var left: Points
    package var bottom: Points
    package var right: Points

    package init(_ top: Points, _ left: Points, _ bottom: Points, _ right: Points) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// An affine map about the centre of a node's frame: UIKit's six numbers.
package struct Transform: Hashable, Sendable {
    package var a: Factor = 1
    package var b: Factor = 0
    package var c: Factor = 0
    package var d: Factor = 1
    package var tx: Points = 0
    package var ty: Points = 0

    package init(a: Factor = 1, b: Factor = 0, c: Factor = 0, d: Factor = 1, tx: Points = 0, ty: Points = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package var isIdentity: Bool { self == Transform() }

    /// True if it shrinks something to less than a thousandth in one direction, so that it is seen from its edge.
    package var isEdgeOn: Bool {
        let (a, b, c, d) = (Double(a.units), Double(b.units), Double(c.units), Double(d.units))
        let area = (a * d - b * c) / Double(HundredThousandths.unitsPerOne)
        return area * area < 1e-6 * (a * a + b * b + c * c + d * d)
    }
}
