/// One picture: the old scene, dashed, and the new one, solid, with arrows if something moved.
///
/// It is drawn on a pale picture of the new scene, and is not read back.
package struct DiffDrawing: Sendable {
    private let root: SVGElement

    package init(_ diff: SceneDiff, reference: Scene, actual: Scene) {
        let picture = DiffPicture(diff, reference: reference, actual: actual)
        let legend = DiffLegend(pen: picture.pen, omitted: picture.omitted)
        var frame = picture.frame
        let elements = picture.elements + legend.elements(middle: frame.midX, top: frame.maxY)
        frame.height = frame.height + legend.height
        root = .picture(of: frame, elements)
    }

    /// The frames side by side. Those that agree with the reference show where in the movement the others are.
    package init(_ diff: FilmstripDiff, reference: Filmstrip, actual: Filmstrip) {
        let film = DiffFilm(diff, reference: reference, actual: actual)
        root = .picture(of: film.frame, scale: (1, 2), film.elements)
    }

    package var svg: String { root.document }
}

/// The meaning of the two kinds of lines, and the number of changes without a caption.
struct DiffLegend {
    let pen: DiffPen
    let omitted: Int

    var height: Points { pen.fontSize.scaled(by: 22, over: 10) }

    func elements(middle: Points, top: Points) -> [SVGElement] {
        let entries: [(String, DiffPen.Tone?)] =
            [("before", .before), ("after", .after)] + (omitted > 0 ? [("+ \(omitted) more", nil)] : [])
        let sample = pen.fontSize + pen.fontSize
        let space = pen.fontSize
        let widths = entries.map { text, tone in
            pen.fontSize.scaled(by: 58 * text.count, over: 100) + (tone == nil ? 0 : sample + pen.fontSize.half)
        }
        var x = middle - (widths.reduce(0, +) + Points(units: space.units * (entries.count - 1))).half
        let line = top + height.half
        var elements: [SVGElement] = []
        for ((text, tone), width) in zip(entries, widths) {
            var start = x
            if let tone {
                elements.append(
                    pen.sample([.move(PathPoint(x, line)), .line(PathPoint(x + sample, line))], tone))
                start = x + sample + pen.fontSize.half
            }
            elements.append(pen.note(text, x: start, y: line))
            x = x + width + space
        }
        return elements
    }
}
