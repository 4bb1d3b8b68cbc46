/// A sequence of lengths, one after the other. It finds the sum of the first ones, and the length at a position, in
/// logarithmic time: a Fenwick tree.
struct PrefixSums {
    private var lengths: [CGFloat]
    /// Entry `i` is the sum of as many lengths before its end as the lowest bit of `i + 1`.
    private var tree: [CGFloat]

    init(_ lengths: [CGFloat]) {
        self.lengths = lengths
        tree = lengths
        for index in tree.indices {
            let parent = index | (index + 1)
            if parent < tree.endIndex { tree[parent] += tree[index] }
        }
    }

    var count: Int { lengths.count }
    var total: CGFloat { sum(before: count) }

    subscript(index: Int) -> CGFloat {
        get { lengths[index] }
        set {
            let difference = newValue - lengths[index]
            guard difference != 0 else { return }
            lengths[index] = newValue
            var node = index
            while node < tree.endIndex {
                tree[node] += difference
                node |= node + 1
            }
        }
    }

    /// Returns the sum of the lengths before an index, which may be the count.
    func sum(before index: Int) -> CGFloat {
        var sum: CGFloat = 0
        var node = index
        while node > 0 {
            sum += tree[node - 1]
            node &= node - 1
        }
        return sum
    }

    /// Returns the last index that begins at a position or before it, and its beginning; `nil` without lengths.
    /// Positions before the beginning give the first index.
    func index(at distance: CGFloat) -> (index: Int, start: CGFloat)? {
        guard count > 0 else { return nil }
        var position = 0
        var start: CGFloat = 0
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = position + step
            if next <= count, start + tree[next - 1] <= distance {
                position = next
                start += tree[next - 1]
            }
            step /= 2
        }
        guard position == count else { return (position, start) }
        return (count - 1, sum(before: count - 1))
    }
}
