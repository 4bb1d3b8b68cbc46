/// The arrow from an old place to a new one.
struct DiffArrow: Hashable, Sendable {
    var start: PathPoint
    var end: PathPoint

    /// Nil if the places are equal.
    init?(from start: PathPoint, to end: PathPoint) {
        guard start != end else { return nil }
        self.start = start
        self.end = end
    }

    var translation: Translation { Translation(from: start, to: end) }

    var bounds: Frame {
        Frame(
            min(start.x, end.x), min(start.y, end.y), Points(units: abs(end.x.units - start.x.units)),
            Points(units: abs(end.y.units - start.y.units)))
    }

    /// The line up to the head. The head has the length `head` unless the whole arrow is shorter.
    func shaft(head: Points) -> [PathElement] {
        [.move(start), .line(point(beforeEnd: min(Double(head.units), length), aside: 0))]
    }

    /// The triangle at the end.
    func head(_ head: Points) -> [PathElement] {
        let reach = min(Double(head.units), length)
        // A short arrow keeps a head that can be seen.
        let half = Double(head.units) * 0.45
        return [
            .move(end), .line(point(beforeEnd: reach, aside: half)), .line(point(beforeEnd: reach, aside: -half)),
            .close,
        ]
    }

    private var length: Double {
        let (dx, dy) = (Double(end.x.units - start.x.units), Double(end.y.units - start.y.units))
        return (dx * dx + dy * dy).squareRoot()
    }

    private func point(beforeEnd distance: Double, aside: Double) -> PathPoint {
        let dx = Double(end.x.units - start.x.units) / length
        let dy = Double(end.y.units - start.y.units) / length
        let x = Double(end.x.units) - dx * distance - dy * aside
        let y = Double(end.y.units) - dy * distance + dx * aside
        return PathPoint(Points(rounding: x / 100) ?? end.x, Points(rounding: y / 100) ?? end.y)
    }
}
