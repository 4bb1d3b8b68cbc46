/// A part of a table from top to bottom, in points. Its end belongs to what comes next.
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

    func meets(_ other: Span) -> Bool { start < other.end && end > other.start }
}
