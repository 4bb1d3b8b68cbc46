/// The measured sizes of a section's cells.
struct MeasuredSizes {
    private var sizes: [Int: CGSize] = [:]
    private var sorted: [Int] = []

    var all: [Int: CGSize] { sizes }

    subscript(cell: Int) -> CGSize? {
        get { sizes[cell] }
        set {
            let place = sorted.partitionPoint { $0 >= cell }
            let isKnown = sizes[cell] != nil
            sizes[cell] = newValue
            if newValue != nil, !isKnown { sorted.insert(cell, at: place) }
            if newValue == nil, isKnown { sorted.remove(at: place) }
        }
    }

    /// Returns the first measured cell at an index or after it.
    func first(from cell: Int) -> Int? {
        let place = sorted.partitionPoint { $0 >= cell }
        return place < sorted.count ? sorted[place] : nil
    }

    /// On each axis.
    var largest: CGSize? {
        sizes.isEmpty
            ? nil
            : CGSize(
                width: sizes.values.map(\.width).max() ?? 0, height: sizes.values.map(\.height).max() ?? 0)
    }
}
