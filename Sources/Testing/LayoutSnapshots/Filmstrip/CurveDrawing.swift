/// The curve of a filmstrip below its pictures: time from the middle of the first picture to the middle of the last
/// one, with a dot and a line to it for each picture, and grey while a finger is down. It is drawn from the header and
/// carries no data.
struct CurveDrawing {
    /// The height of the drawing below the pictures and their captions.
    static let height: Points = 404
    private static let slope: Points = 72
    private static let plotHeight: Points = 220

    private let film: Filmstrip
    private let curve: Filmstrip.Curve
    /// The middles of the pictures, below their captions.
    private let feet: [PathPoint]
    private let area: Frame
    private let range: ClosedRange<Points>

    /// Nil if there is nothing to draw: no curve, or only one picture.
    init?(_ film: Filmstrip, feet: [PathPoint]) {
        guard let curve = film.curve, let first = feet.first?.x, let last = feet.last?.x, last > first,
            let lowest = feet.map(\.y).max()
        else { return nil }
        let known = curve.samples.compactMap(\.self)
        guard let low = known.min(), let high = known.max() else { return nil }
        self.film = film
        self.curve = curve
        self.feet = feet
        area = Frame(first, lowest + Self.slope, last - first, Self.plotHeight)
        range = low...max(high, low + Points(units: 1))
    }

    var element: SVGElement {
        let dots = zip(film.frames, feet).compactMap { frame, foot in
            height(at: frame.time).map { (foot, PathPoint(x(of: frame.time), $0)) }
        }
        return .derived(
            "curve",
            touches + [line(at: area.y), line(at: area.maxY)] + labels + dots.map(leader) + [path]
                + dots.map { dot($0.1) })
    }

    // MARK: Places

    private func x(of time: Fraction) -> Points {
        x(ofMillisamples: time.units * Filmstrip.Curve.samplesPerSecond)
    }

    /// - Parameter time: The time in thousandths of a sample's interval.
    private func x(ofMillisamples time: Int) -> Points {
        guard let first = film.frames.first?.time, let last = film.frames.last?.time, last > first else {
            return area.x
        }
        let rate = Filmstrip.Curve.samplesPerSecond
        let passed = min(max(time - first.units * rate, 0), (last - first).units * rate)
        return area.x + area.width.scaled(by: passed, over: (last - first).units * rate)
    }

    private func y(of value: Points) -> Points {
        let (low, high) = (range.lowerBound, range.upperBound)
        let fromTop = curve.isDownward ? value - low : high - value
        return area.y + area.height.scaled(by: fromTop.units, over: (high - low).units)
    }

    /// The curve is straight between two samples.
    private func height(at time: Fraction) -> Points? {
        let one = Thousandths.unitsPerOne
        let position = time.units * Filmstrip.Curve.samplesPerSecond
        let index = position / one - film.instants.lowerBound
        guard index >= 0 else { return sample(0).map(y) }
        guard let before = sample(index) else { return nil }
        guard let after = sample(index + 1) else { return y(of: before) }
        return y(of: before + (after - before).scaled(by: position % one, over: one))
    }

    private func sample(_ index: Int) -> Points? {
        curve.samples.indices.contains(index) ? curve.samples[index] : nil
    }

    // MARK: Parts

    private var path: SVGElement {
        var data: [PathElement] = []
        var isDrawing = false
        for (instant, sample) in zip(film.instants, curve.samples) {
            if let sample {
                let point = PathPoint(
                    x(ofMillisamples: instant * Thousandths.unitsPerOne).whole, y(of: sample).whole)
                data.append(isDrawing ? .line(point) : .move(point))
            }
            isDrawing = sample != nil
        }
        return SVGElement(
            "path",
            [
                "d": data.text, "fill": "none", "stroke": Self.blue, "stroke-width": "6",
                "stroke-linecap": "round", "stroke-linejoin": "round",
            ])
    }

    private func dot(_ point: PathPoint) -> SVGElement {
        SVGElement(
            "circle", ["cx": point.x.whole.text, "cy": point.y.whole.text, "r": "11", "fill": Self.blue])
    }

    /// Goes from below a picture to its dot.
    private func leader(from foot: PathPoint, to dot: PathPoint) -> SVGElement {
        let (start, middle) = (area.y - Self.slope, area.y - Self.slope.half)
        let path: [PathElement] = [
            .move(foot), .line(PathPoint(foot.x, start)),
            .cubic(
                control1: PathPoint(foot.x, middle), control2: PathPoint(dot.x.whole, middle),
                to: PathPoint(dot.x.whole, area.y)),
            .line(PathPoint(dot.x.whole, dot.y.whole)),
        ]
        return thinLine(path, fill: "none", opacity: "0.6")
    }

    private func line(at y: Points) -> SVGElement {
        thinLine([.move(PathPoint(area.x, y)), .line(PathPoint(area.maxX, y))], opacity: "0.35")
    }

    private func thinLine(_ path: [PathElement], fill: String? = nil, opacity: String) -> SVGElement {
        SVGElement(
            "path",
            ["d": path.text, "fill": fill, "stroke": SVGElement.grey, "stroke-width": "2", "stroke-opacity": opacity])
    }

    /// The times in which a finger was down.
    private var touches: [SVGElement] {
        film.log.touches.compactMap { touch in
            let (start, end) = (x(of: touch.down), touch.up.map(x) ?? area.maxX)
            guard end > start else { return nil }
            return SVGElement(
                "rect",
                [
                    "x": start.whole.text, "y": area.y.text, "width": (end - start).whole.text,
                    "height": area.height.text, "fill": SVGElement.grey, "fill-opacity": "0.16",
                ])
        }
    }

    // MARK: Words

    private var labels: [SVGElement] {
        let (low, high) = (range.lowerBound, range.upperBound)
        let values = curve.isDownward ? (low, high) : (high, low)
        let below = area.maxY + 46
        var labels = [
            text(amount(values.0), at: area.x - 20, area.y + 10, anchor: "end"),
            text(amount(values.1), at: area.x - 20, area.maxY + 10, anchor: "end"),
            text(curve.name, at: area.x, below, color: Self.blue),
        ]
        if !film.log.events.isEmpty {
            labels.append(text(shortened(film.log.text), at: area.x, below + 42))
        }
        return labels
    }

    private func amount(_ value: Points) -> String {
        Points(units: value.units < 0 ? (value.units - 5) / 10 * 10 : (value.units + 5) / 10 * 10).text + " "
            + curve.unit.rawValue
    }

    /// The text that fits; the header has all of it.
    private func shortened(_ words: String) -> String {
        let room = max(1, (area.width + area.x).units / Self.letterWidth.units)
        return words.count <= room ? words : words.prefix(room - 1) + "…"
    }

    private func text(
        _ words: String, at x: Points, _ y: Points, anchor: String? = nil, color: String = SVGElement.grey
    ) -> SVGElement {
        .words(words, x: x, y: y, size: 28, color: color, anchor: anchor)
    }

    private static let blue = "#0a84ff"
    private static let letterWidth: Points = 15
}

extension Points {
    /// Precise enough for a drawing of many points.
    fileprivate var whole: Points { scaled(by: 1, over: 100).scaled(by: 100, over: 1) }
}
