/// The division of a resizable snapshot: the part inside the cap insets stretches, the rest keeps its size.
struct SnapshotSlices: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets

    struct Slice: Equatable {
        /// The rectangle in the original snapshot.
        var source: CGRect
        /// The rectangle in the snapshot's bounds.
        var target: CGRect
    }

    func slices(in bounds: CGRect) -> [Slice] {
        let columns = Self.parts(size.width, insets.left, insets.right, bounds.width)
        let rows = Self.parts(size.height, insets.top, insets.bottom, bounds.height)
        return rows.flatMap { row in
            columns.map { column in
                Slice(
                    source: CGRect(
                        x: column.source, y: row.source, width: column.length, height: row.length),
                    target: CGRect(
                        x: bounds.minX + column.target, y: bounds.minY + row.target, width: column.newLength,
                        height: row.newLength))
            }
        }
    }

    private struct Part {
        var source: CGFloat
        var length: CGFloat
        var target: CGFloat
        var newLength: CGFloat
    }

    /// Without insets the whole is one part.
    private static func parts(_ old: CGFloat, _ near: CGFloat, _ far: CGFloat, _ new: CGFloat) -> [Part] {
        let middle = Part(
            source: near, length: max(0, old - near - far), target: near, newLength: max(0, new - near - far))
        let caps = [
            Part(source: 0, length: near, target: 0, newLength: near),
            Part(source: old - far, length: far, target: new - far, newLength: far),
        ]
        return [caps[0], middle, caps[1]].filter { $0.length > 0 }
    }
}
