/// The stops of a section that scrolls orthogonally (CC18). All numbers are points.
struct OrthogonalStops {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The positions of the row's groups.
    let starts: [CGFloat]
    /// The length of the whole row.
    let row: CGFloat
    /// The visible length.
    let viewport: CGFloat

    /// Centred groups at both ends need additional room.
    var limits: ClosedRange<CGFloat> {
        let centers = centers
        guard behavior == .groupPagingCentered, let first = centers.first, let last = centers.last else {
            return 0...max(0, row - viewport)
        }
        return first...max(first, last)
    }

    func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, limits.lowerBound), limits.upperBound) }

    /// - Parameters:
    ///   - proposal: The end of the deceleration without stops.
    ///   - current: The offset at which the finger has lifted.
    ///   - velocity: Positive towards the end of the row; 0 goes to the nearest stop.
    func stop(for proposal: CGFloat, from current: CGFloat, velocity: CGFloat) -> CGFloat {
        let stops = stops
        guard !stops.isEmpty else { return clamped(proposal) }
        guard behavior != .continuousGroupLeadingBoundary else { return nearest(to: proposal, in: stops) }
        // A page turns one at a time.
        if velocity == 0 { return nearest(to: current, in: stops) }
        return velocity > 0
            ? stops.first { $0 > current } ?? nearest(to: current, in: stops)
            : stops.last { $0 < current } ?? nearest(to: current, in: stops)
    }

    /// In ascending order; empty if it may stop anywhere.
    private var stops: [CGFloat] {
        switch behavior {
        case .none, .continuous: []
        case .continuousGroupLeadingBoundary, .groupPaging: starts.map(clamped)
        case .groupPagingCentered: centers
        case .paging: viewport > 0 ? Array(stride(from: 0, to: max(1, row), by: viewport)).map(clamped) : []
        }
    }

    private var centers: [CGFloat] {
        zip(starts, starts.dropFirst() + [row]).map { start, next in
            let length = next == row ? row - start : next - start - gap
            return start + (length - viewport) / 2
        }
    }

    /// The distance between groups.
    var gap: CGFloat = 0

    private func nearest(to offset: CGFloat, in stops: [CGFloat]) -> CGFloat {
        stops.min { abs($0 - offset) < abs($1 - offset) } ?? clamped(offset)
    }
}
