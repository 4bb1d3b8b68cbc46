/// Divides the width of a segmented control among its segments, from the leading end.
struct SegmentWidths: Equatable, Sendable {
    /// The start of each segment, and the end of the last one: one more than there are segments.
    let edges: [CGFloat]

    /// - Parameters:
    ///   - fixed: The width of each segment; 0 for one that shares the remaining width.
    ///   - weights: The weights of those that share it.
    init(total: CGFloat, fixed: [CGFloat], weights: [CGFloat]) {
        let rest = max(0, total - fixed.reduce(0, +))
        let sharing = zip(fixed, weights).map { $0 == 0 ? $1 : 0 }
        let whole = sharing.reduce(0, +)
        var (taken, shared): (CGFloat, CGFloat) = (0, 0)
        var edges: [CGFloat] = [0]
        for (width, weight) in zip(fixed, sharing) {
            taken += width
            shared += weight
            // Whole points: the remainder goes to the last segments (CO3).
            edges.append(taken + (whole > 0 ? (rest * shared / whole).rounded(.down) : 0))
        }
        self.edges = edges
    }

    func span(of segment: Int) -> (start: CGFloat, width: CGFloat) {
        (edges[segment], edges[segment + 1] - edges[segment])
    }

    /// Returns the segment at a distance from the leading end; the first or the last one beyond the ends. Nil without
    /// segments.
    func segment(at position: CGFloat) -> Int? {
        guard edges.count > 1 else { return nil }
        return edges.dropFirst().dropLast().firstIndex { position < $0 }.map { $0 - 1 } ?? edges.count - 2
    }
}
