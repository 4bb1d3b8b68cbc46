import UIKit

/// The path along which the user drags a presented view, with its snap positions.
struct DragPath: Equatable, Sendable {
    let axis: DragAxis
    let edges: SwipeEdges
    let grid: PixelGrid
    let positions: SnapPositions
    /// The frames of the view at the positions, in their order.
    let frames: [CGRect]
    /// The corners at the positions, in their order, with which each step resizes the view; empty for constant ones.
    let corners: [CornerRadii]
    let dimming: LevelRamp
    /// The level of the material; `nil` if it is shown at each position.
    let material: LevelRamp?
    /// The detents at the positions, in their order; empty for a view without detents.
    let detents: [DetentIdentifier]
    /// The positions by detent, computed once for all progress along the path.
    let detentPositions: [DetentIdentifier: CGFloat]
    let resting: Int

    /// - Parameter detentFrames: The frames at the detents, in any order. Without any, there is that of the layout.
    init(
        _ layout: PresentationLayout, detentFrames: [DetentFrame], edges: SwipeEdges, in environment: LayoutEnvironment,
        threshold: SwipeThreshold
    ) {
        let axis = DragAxis(edges.edge, direction: environment.traits.layoutDirection)
        self.axis = axis
        self.edges = edges
        grid = environment.grid
        // Detents at the same position keep their order.
        let stops = detentFrames.sorted { axis.position(of: $0.frame) < axis.position(of: $1.frame) }
        frames = stops.isEmpty ? [layout.frame] : stops.map(\.frame)
        let changesCorners = stops.contains { $0.radii != nil }
        corners = changesCorners ? stops.map { ($0.radii ?? layout.shape.radii).drawable(in: $0.frame.size) } : []
        detents = stops.map(\.identifier)
        let length = axis.length(of: frames.last?.size ?? .zero)
        positions = SnapPositions(
            frames.map(axis.position), hidden: axis.hidden(in: environment.container),
            hiddenInward: edges.includesOpposite
                ? axis.hiddenInward(in: environment.container, length: length) : nil,
            length: length, bandLength: axis.length(of: environment.container), threshold: threshold)
        dimming = LevelRamp(
            positions, levels: stops.isEmpty ? [layout.restingDimming] : stops.map(\.restingDimming), fadesOut: true)
        let isSolidSomewhere = stops.contains { $0.materialLevel < 1 }
        material = isSolidSomewhere ? LevelRamp(positions, levels: stops.map { Dimming.usable($0.materialLevel) }) : nil
        detentPositions = Dictionary(zip(detents, positions.positions), uniquingKeysWith: { first, _ in first })
        resting =
            detents.firstIndex { $0 == layout.detent } ?? positions.nearestIndex(to: axis.position(of: layout.frame))
    }

    /// Returns how much of the view's way in is done at a position: 1 at rest, 0 where it is hidden, and beyond.
    func share(at position: CGFloat) -> CGFloat {
        let length = positions.hidden - restingPosition
        return length > 0 ? (positions.hidden - position) / length : 1
    }

    /// Returns the detent that a release leads to; `nil` if it dismisses.
    func detent(of release: DragRelease) -> DetentIdentifier? {
        switch release {
        case .settle(let rest, _), .refuseDismissal(let rest, _), .cancelDismissal(let rest, _):
            detents.isEmpty ? .rest : detents[rest]
        case .finishDismissal: nil
        }
    }

    var restingDetent: DetentIdentifier? { detents.isEmpty ? nil : detents[resting] }

    var restingPosition: CGFloat { positions.positions[resting] }

    /// Returns the size of the view at a position: interpolated, and beyond the snap positions that of the nearest.
    func size(at position: CGFloat) -> CGSize {
        let (inner, outer, share) = stretch(at: position)
        guard share > 0 else { return frames[inner].size }
        let (small, large) = (frames[inner].size, frames[outer].size)
        return grid.round(
            CGSize(
                width: small.width + (large.width - small.width) * share,
                height: small.height + (large.height - small.height) * share))
    }

    /// Returns the corners of the view at a position, interpolated like the size; `nil` if they do not change.
    func corners(at position: CGFloat) -> CornerRadii? {
        guard !corners.isEmpty else { return nil }
        let (inner, outer, share) = stretch(at: position)
        return corners[inner].mixed(with: corners[outer], share: share)
    }

    /// Returns the snap positions around a position, or twice the nearest, and the share of the way from the inner one.
    private func stretch(at position: CGFloat) -> (inner: Int, outer: Int, share: CGFloat) {
        let rests = positions.positions
        let last = rests.count - 1
        guard let next = rests.firstIndex(where: { $0 >= position }) else { return (last, last, 0) }
        guard next > 0, rests[next] > position else { return (next, next, 0) }
        return (next - 1, next, (position - rests[next - 1]) / (rests[next] - rests[next - 1]))
    }

    /// The largest size of a view that is attached to the edge at which it is dismissed, and at no other; or `nil`.
    var extendedSize: CGSize? {
        guard positions.hiddenInward == nil, isAttached(frames[resting]) else { return nil }
        return frames.map(\.size).max { axis.length(of: $0) < axis.length(of: $1) }
    }

    /// The fill of a view that may be pulled away from its edge; `nil` unless it is attached at more than its largest
    /// size.
    var overscrollFill: OverscrollFill? {
        guard corners.isEmpty else { return nil }
        return extendedSize.map { OverscrollFill(axis: axis, length: axis.length(of: $0) + positions.bandLength) }
    }

    /// Returns the fill of a view that is attached at its largest size only and is pulled away from the edge.
    func overscrollFill(at position: CGFloat) -> OverscrollFill? {
        guard position < positions.innermost, isAttached(frames[0]) else { return nil }
        return OverscrollFill(
            axis: axis, length: axis.length(of: frames[0].size) + positions.bandLength,
            overlap: corners[0].largest(of: .allCorners))
    }

    /// The fill of a view that comes to its place with a spring, which may go further in.
    var settlingFill: OverscrollFill? {
        corners.isEmpty ? overscrollFill : resting == 0 ? overscrollFill(at: -.infinity) : nil
    }

    /// Returns whether a view ends at the edge at which it is dismissed.
    private func isAttached(_ frame: CGRect) -> Bool {
        let end = axis.position(of: frame) + axis.length(of: frame.size)
        // Both are on the pixel grid, so less than half a point is rounding.
        return abs(end - positions.hidden) < 0.5
    }
}

/// The level of something, 0…1, at each position of the presented view, linear between two positions.
struct LevelRamp: Equatable, Sendable {
    private struct Stop: Equatable {
        let position: CGFloat
        var level: CGFloat
    }

    /// The snap positions and the hidden ones, from the innermost outward.
    private var stops: [Stop] = []
    private let outermost: CGFloat

    /// At the same position the lowest level counts. One that fades out stays if the view cannot be hidden.
    init(_ snaps: SnapPositions, levels: [CGFloat], fadesOut: Bool = false) {
        outermost = snaps.outermost
        stops.reserveCapacity(levels.count + 2)
        if fadesOut, let hidden = snaps.hiddenInward, hidden < snaps.innermost { add(Stop(position: hidden, level: 0)) }
        for (position, level) in zip(snaps.positions, levels) { add(Stop(position: position, level: level)) }
        if fadesOut, snaps.hidden > snaps.outermost { add(Stop(position: snaps.hidden, level: 0)) }
    }

    private mutating func add(_ stop: Stop) {
        guard let last = stops.last, last.position == stop.position else { return stops.append(stop) }
        stops[stops.count - 1].level = min(last.level, stop.level)
    }

    var hasPartialLevels: Bool { stops.contains { $0.level > 0 && $0.level < 1 } }

    /// Returns the level, 0…1. For NaN it is that of the outermost position.
    func level(at position: CGFloat) -> CGFloat {
        let position = position.isNaN ? outermost : position
        guard let next = stops.firstIndex(where: { $0.position >= position }) else { return stops.last?.level ?? 1 }
        guard next > 0, stops[next].position > position else { return stops[next].level }
        let (inner, outer) = (stops[next - 1], stops[next])
        let share = (position - inner.position) / (outer.position - inner.position)
        return min(1, max(0, inner.level + (outer.level - inner.level) * share))
    }
}
