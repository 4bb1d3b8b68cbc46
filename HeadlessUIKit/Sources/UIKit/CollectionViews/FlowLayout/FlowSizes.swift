import Foundation

/// The measured sizes of items, if a flow layout estimates sizes (CF10).
struct FlowSizes {
    private var measured: [IndexPath: CGSize] = [:]
    private var sum = CGSize.zero

    subscript(path: IndexPath) -> CGSize? { measured[path] }

    mutating func note(_ size: CGSize, of path: IndexPath) {
        forget(path)
        measured[path] = size
        sum.width += size.width
        sum.height += size.height
    }

    private mutating func forget(_ path: IndexPath) {
        guard let size = measured.removeValue(forKey: path) else { return }
        sum.width -= size.width
        sum.height -= size.height
    }

    /// The size of items that were not measured: current versions of UIKit take the average of the measured ones, and
    /// the estimate only as long as there are none.
    var average: CGSize? {
        guard !measured.isEmpty else { return nil }
        let count = CGFloat(measured.count)
        return CGSize(width: sum.width / count, height: sum.height / count)
    }

    /// Returns the sizes after a batch.
    func moved(_ newPath: (IndexPath) -> IndexPath?) -> FlowSizes {
        var moved = FlowSizes()
        for (path, size) in measured {
            if let path = newPath(path) { moved.note(size, of: path) }
        }
        return moved
    }
}
