/// A range of a table from top to bottom, in points. It does not include its end.
struct Span: Hashable {
    var start: CGFloat
    var height: CGFloat

    init(start: CGFloat, height: CGFloat) {
        self.start = start
        self.height = height
    }

    init(_ rect: CGRect) {
        self.init(start: rect.minY, height: rect.height)
    }

    var end: CGFloat { start + height }

    func contains(_ distance: CGFloat) -> Bool { distance >= start && distance < end }

    /// Returns the shortest movement that brings this range to a position in another one; 0 if it is inside and any
    /// position will do.
    func distance(to place: Place, of visible: Span) -> CGFloat {
        switch place {
        case .start: start - visible.start
        case .middle: start + height / 2 - (visible.start + visible.height / 2)
        case .end: end - visible.end
        case .anywhere:
            if start < visible.start {
                start - visible.start
            } else if end > visible.end {
                min(end - visible.end, start - visible.start)
            } else {
                0
            }
        }
    }

    enum Place {
        case start
        case middle
        case end
        case anywhere
    }

    func meets(_ other: Span) -> Bool { start < other.end && end > other.start }
}
