/// The curve of a filmstrip below its pictures: time from the middle of the first picture to the middle of the last
/// one, with a dot for each picture and a line that leads there, and grey where a finger is down. Drawn from the
/// header; it carries no data.
struct CurveDrawing {
    /// What the drawing needs below the pictures and their captions.
    static let height: Points = 404
    private static let slope: Points = 72
    private static let plotHeight: Points = 220

    private let film: Filmstrip
    private let curve: Filmstrip.Curve
    /// The middles of the pictures, below their captions.
    private let feet: [PathPoint]
    private let area: Frame
    private let range: ClosedRange<Points>

    /// Nil when there is nothing to draw: no curve, or only one picture.
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

    var element: Element {
        var group = Element("g")
        group.set("data-derived", "curve")
        group.children = touches + [line(at: area.y), line(at: area.maxY)] + labels
        let dots = zip(film.frames, feet).compactMap { frame, foot in
            height(at: frame.time).map { (foot, PathPoint(x(of: frame.time), $0)) }
        }
        group.children += dots.map(leader)
        group.children.append(path)
        group.children += dots.map { dot($0.1) }
        return group
    }

    // MARK: Places

    private func x(of time: Fraction) -> Points {
        x(ofMillisamples: time.units * Filmstrip.Curve.samplesPerSecond)
    }

    /// - Parameter time: In thousandths of the time from sample to sample.
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

    /// Between two samples the curve is straight.
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

    private var path: Element {
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
        var path = Element("path")
        path.set("d", PathData.text(data))
        path.set("fill", "none")
        path.set("stroke", Self.blue)
        path.set("stroke-width", Points(6))
        path.set("stroke-linecap", "round")
        path.set("stroke-linejoin", "round")
        return path
    }

    private func dot(_ point: PathPoint) -> Element {
        var dot = Element("circle")
        dot.set("cx", point.x.whole)
        dot.set("cy", point.y.whole)
        dot.set("r", Points(11))
        dot.set("fill", Self.blue)
        return dot
    }

    /// From below a picture to its dot.
    private func leader(from foot: PathPoint, to dot: PathPoint) -> Element {
        let (start, middle) = (area.y - Self.slope, area.y - Self.slope.half)
        var leader = Element("path")
        leader.set(
            "d",
            PathData.text([
                .move(foot), .line(PathPoint(foot.x, start)),
                .cubic(
                    control1: PathPoint(foot.x, middle), control2: PathPoint(dot.x.whole, middle),
                    to: PathPoint(dot.x.whole, area.y)),
                .line(PathPoint(dot.x.whole, dot.y.whole)),
            ]))
        leader.set("fill", "none")
        leader.setStroke(2, opacity: 0.6)
        return leader
    }

    private func line(at y: Points) -> Element {
        var line = Element("path")
        line.set("d", PathData.text([.move(PathPoint(area.x, y)), .line(PathPoint(area.maxX, y))]))
        line.setStroke(2, opacity: 0.35)
        return line
    }

    /// When a finger was down.
    private var touches: [Element] {
        film.script.touches.compactMap { touch in
            let (start, end) = (x(of: touch.down), touch.up.map(x) ?? area.maxX)
            guard end > start else { return nil }
            var band = Element("rect")
            band.set("x", start.whole)
            band.set("y", area.y)
            band.set("width", (end - start).whole)
            band.set("height", area.height)
            band.set("fill", Self.grey)
            band.set("fill-opacity", Fraction(0.16))
            return band
        }
    }

    // MARK: Words

    private var labels: [Element] {
        let (low, high) = (range.lowerBound, range.upperBound)
        let values = curve.isDownward ? (low, high) : (high, low)
        let below = area.maxY + 46
        var labels = [
            text(amount(values.0), at: area.x - 20, area.y + 10, anchor: "end"),
            text(amount(values.1), at: area.x - 20, area.maxY + 10, anchor: "end"),
            text(curve.name, at: area.x, below, color: Self.blue),
        ]
        if !film.script.events.isEmpty {
            labels.append(text(shortened(film.script.text), at: area.x, below + 42))
        }
        return labels
    }

    private func amount(_ value: Points) -> String {
        Points(units: value.units < 0 ? (value.units - 5) / 10 * 10 : (value.units + 5) / 10 * 10).text + " "
            + curve.unit.rawValue
    }

    /// What of the words finds room; the header has them all.
    private func shortened(_ words: String) -> String {
        let room = max(1, (area.width + area.x).units / Self.letterWidth.units)
        return words.count <= room ? words : words.prefix(room - 1) + "…"
    }

    private func text(
        _ words: String, at x: Points, _ y: Points, anchor: String? = nil, color: String = Self.grey
    ) -> Element {
        var text = Element("text", text: words)
        text.set("x", x)
        text.set("y", y)
        text.set("font-size", Points(28))
        text.set("fill", color)
        text.set("text-anchor", anchor)
        return text
    }

    private static let blue = "#0a84ff"
    private static let grey = "#8e8e93"
    private static let letterWidth: Points = 15
}

extension Element {
    fileprivate mutating func setStroke(_ width: Points, opacity: Fraction) {
        set("stroke", "#8e8e93")
        set("stroke-width", width)
        set("stroke-opacity", opacity)
    }
}

extension Points {
    /// Fine enough for a drawing of many points.
    fileprivate var whole: Points { scaled(by: 1, over: 100).scaled(by: 100, over: 1) }
}
