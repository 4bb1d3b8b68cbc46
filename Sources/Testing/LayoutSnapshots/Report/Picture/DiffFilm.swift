/// The difference of two filmstrips: a picture for each moment of either, in a row.
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
            marks += FingerMarks.marks(from: old.fingers, to: new.fingers(comparedWith: old))
        } else {
            let screen = WindowOutline(scene.screen.area, Corners(radius: scene.screen.cornerRadius))
            marks = [
                old == nil
                    ? DiffMark(.added, after: [screen], caption: DiffCaption("added moment"))
                    : DiffMark(.removed, before: [screen], caption: DiffCaption("removed moment"))
            ]
        }
        return Panel(
            time: time, picture: DiffPicture(scene, marks, room: old?.scene), differs: !marks.isEmpty || diff != nil)
    }

    private static let gap: Points = 44
    private var pictureHeight: Points { panels.map(\.picture.frame.height).max() ?? 0 }
    /// Captions of a filmstrip are read at half its size, as its pictures are.
    private var captionHeight: Points { 64 }

    private var omitted: Int { panels.reduce(0) { $0 + $1.picture.omitted } }
    private var legend: DiffLegend { DiffLegend(pen: DiffPen(fontSize: 32), omitted: omitted) }

    var frame: Frame {
        let width = panels.reduce(-Self.gap) { $0 + $1.picture.frame.width + Self.gap }
        return Frame(0, 0, max(width, 0), pictureHeight + captionHeight + legend.height)
    }

    var elements: [Element] {
        var (pictures, captions): ([Element], [Element]) = ([], [])
        var x: Points = 0
        for panel in panels {
            let size = panel.picture.frame
            var picture = Element("svg", children: panel.picture.elements)
            picture.set("x", x, unless: 0)
            picture.set("width", size.width)
            picture.set("height", size.height)
            picture.set("viewBox", NumberList.text(size.x, size.y, size.width, size.height))
            picture.set("opacity", panel.differs ? nil : Fraction(0.45).text)
            pictures.append(picture)
            captions.append(caption(panel, middle: x + size.width.half))
            x = x + size.width + Self.gap
        }
        return SharedElements.shared(pictures) + captions
            + legend.elements(middle: frame.width.half, top: pictureHeight + captionHeight)
    }

    private func caption(_ panel: Panel, middle: Points) -> Element {
        var text = Element("text", text: "\(panel.time.text) s")
        text.set("x", middle)
        text.set("y", pictureHeight + 44)
        text.set("font-size", Points(32))
        text.set("font-weight", panel.differs ? "700" : "500")
        text.set("fill", "#8e8e93")
        text.set("text-anchor", "middle")
        return text
    }
}
