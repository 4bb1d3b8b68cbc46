import UIKit

/// The way along which a presented view moves, and what goes with each place on it.
struct DragPath: Equatable, Sendable {
    let axis: DragAxis
    let track: SnapPositions
    /// The frames of the view at the track's rests, in their order.
    let frames: [CGRect]
    let dimming: DimmingRamp
    /// The names of the track's rests, in their order; empty where they have none.
    let detents: [HalfSheet.Detent.Identifier]
    /// The name of the rest that the layout shows; `nil` where they have none.
    let restingDetent: HalfSheet.Detent.Identifier?
    /// The rests by their names. Made once, for every progress on the way.
    let detentPositions: [HalfSheet.Detent.Identifier: CGFloat]

    /// How large a view is that a finger opens beyond the frame that it rests in: as at its largest, if it is attached to
    /// the edge by which it leaves; `nil` for one that stands free and moves as it is.
    func extendedSize(from frame: CGRect) -> CGSize? {
        let end = axis.position(of: frame) + axis.length(of: frame.size)
        // Both are on the pixel grid: half a point is neither a gap nor a pixel.
        guard abs(end - track.hidden) < 0.5 else { return nil }
        return frames.map(\.size).max { axis.length(of: $0) < axis.length(of: $1) }
    }

    /// A view with one place to rest, dimmed there.
    init(frame: CGRect, edge: PresentationEdge, in environment: LayoutEnvironment, threshold: SwipeThreshold) {
        axis = DragAxis(edge, direction: environment.traits.layoutDirection)
        track = SnapPositions(
            rests: [axis.position(of: frame)], hidden: axis.hidden(in: environment.container),
            length: axis.length(of: frame.size), bandLength: axis.length(of: environment.container),
            threshold: threshold)
        frames = [frame]
        dimming = DimmingRamp(track, undimmed: nil)
        detents = []
        restingDetent = nil
        detentPositions = [:]
    }

    /// A half-sheet with the places of its detents, the largest first, and the one of them that it is shown at.
    init(
        _ stops: [(detent: HalfSheet.Detent.Identifier, frame: CGRect)], shown: Int, undimmed: Int?,
        in environment: LayoutEnvironment, threshold: SwipeThreshold
    ) {
        let axis = DragAxis(.bottom, direction: environment.traits.layoutDirection)
        self.axis = axis
        track = SnapPositions(
            rests: stops.map { axis.position(of: $0.frame) }, hidden: axis.hidden(in: environment.container),
            length: axis.length(of: stops.last?.frame.size ?? .zero),
            bandLength: axis.length(of: environment.container), threshold: threshold)
        frames = stops.map(\.frame)
        dimming = DimmingRamp(track, undimmed: undimmed)
        detents = stops.map(\.detent)
        restingDetent = stops[shown].detent
        detentPositions = Dictionary(
            stops.map { ($0.detent, axis.position(of: $0.frame)) }, uniquingKeysWith: { first, _ in first })
    }
}
