/// A part of a table from top to bottom, in points. Its end belongs to what comes next.
struct Span: Hashable {
    var start: CGFloat
    var height: CGFloat

    var end: CGFloat { start + height }

    func contains(_ distance: CGFloat) -> Bool { distance >= start && distance < end }
}
