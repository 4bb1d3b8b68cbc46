/// The differences of two filmstrips: a picture for each moment of either, in a row.
struct DiffFilm {
    private struct Panel {
        var time: Fraction
        var picture: DiffPicture
        var differs: Bool
    }

    private let panels: [Panel]

    init(_ diff: FilmstripDiff, reference: Filmstrip, actual: Filmstrip) {
        let diffs = Dictionary(diff.moments.map { ($0.time, $0.diff) }, uniquingKeysWith: { first, _ in first })
        let old = Dictionary(reference.frames.map { ($0.time, $0) }, uniquingKeysWith: { first, _ in first })
        let new = Dictionary(actual.frames.map { ($0.time, $0) }, uniquingKeysWith: { first, _ in first })
        panels = Set(old.keys).union(new.keys).sorted().compactMap { time in
            Self.panel(time, diffs[time], old[time], new[time])
        }
    }

    private static func panel(
        _ time: Fraction, _ diff: SceneDiff?, _ old: Filmstrip.Moment?, _ new: Filmstrip.Moment?
    ) -> Panel? {
        guard let scene = new?.scene ?? old?.scene else { return nil }
        var marks: [DiffMark] = []
        if let old, let new {
            marks = diff.map { DiffPicture.marks(of: $0, reference: old.scene, actual: new.scene) } ?? []
            marks += FingerMarks.marks(from: old.fingers, to: new.fingers, within: old.scene.tolerance)
        } else {
            let screen = WindowOutline(scene.screen.area, Corners(radius: scene.screen.cornerRadius))
            marks = [
                old == nil
                    ? DiffMark(kind: .added, after: [screen], caption: DiffCaption("added moment"))
                    : DiffMark(kind: .removed, before: [screen], caption: DiffCaption("removed moment"))
            ]
        }
        return Panel(
            time: time, picture: DiffPicture(scene, marks, room: old?.scene), differs: !marks.isEmpty || diff != nil)
    }

    private var row: FilmRow { FilmRow(panels.map { ($0.time, $0.picture.frame) }) }
    private var omitted: Int { panels.reduce(0) { $0 + $1.picture.omitted } }
    /// A filmstrip is viewed at half of its size, so its captions are larger.
    private var legend: DiffLegend { DiffLegend(pen: DiffPen(fontSize: 32), omitted: omitted) }

    var frame: Frame {
        Frame(0, 0, row.width, row.height + FilmRow.captionHeight + legend.height)
    }

    var elements: [SVGElement] {
        let row = row
        let pictures = zip(panels, row.places).map { panel, x in
            let frame = panel.picture.frame
            return SVGElement(
                "svg",
                [
                    "x": x.text(unless: 0), "width": frame.width.text, "height": frame.height.text,
                    "viewBox": frame.text, "opacity": panel.differs ? nil : "0.45",
                ], children: panel.picture.elements)
        }
        return SharedElements.shared(pictures)
            + row.captions(below: row.height) { panels[$0].differs ? "700" : "500" }
            + legend.elements(middle: row.width.half, top: row.height + FilmRow.captionHeight)
    }
}
