/// The perspective part of a node's transform: the change in depth of the node's plane with each point to the right of
/// its centre and below it.
///
/// A point that the transform takes to (x, y) is drawn at that place divided by 1 + x · `x` + y · `y`.
package struct Perspective: Hashable, Sendable {
    package var x: Depth
    package var y: Depth

    package init(x: Depth, y: Depth) {
        self.x = x
        self.y = y
    }
}

/// Depths per point. With larger units, the far edge of a tablet would move by more than the unit of a length.
package enum TenMillionths: FixedScale {
    package static let unitsPerOne = 10_000_000
}

package typealias Depth = Fixed<TenMillionths>

extension Perspective: FieldList {
    package static let blank = Perspective(x: 0, y: 0)
    package static let fields = [Field(\Perspective.x), Field(\.y)]
}
