/// What a perspective adds to a node's transform: how much deeper the node's plane gets with each point to the right of its
/// centre and below it.
///
/// A point that the transform takes to a place is drawn at the place divided by 1 + x · `x` + y · `y`.
package struct Perspective: Hashable, Sendable {
    package var x: Depth
    package var y: Depth

    package init(x: Depth, y: Depth) {
        self.x = x
        self.y = y
    }
}

/// Depths by point. Coarser than this, the far edge of a tablet would move by more than the unit of a length.
package enum TenMillionths: FixedScale {
    package static let unitsPerOne = 10_000_000
}

package typealias Depth = Fixed<TenMillionths>

extension Perspective: FieldList {
    package static let blank = Perspective(x: 0, y: 0)
    package static let fields = [Field(\Perspective.x), Field(\.y)]
}
