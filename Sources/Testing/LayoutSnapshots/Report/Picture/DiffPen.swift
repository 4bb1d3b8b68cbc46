/// The pens for old and new: dashed and solid, in an orange and a blue that are distinct for colour-blind people, with
/// a pale edge that sets them off from the picture.
struct DiffPen {
    /// In points of the picture. Pictures of large devices are not shown larger than those of small ones, so all
    /// strokes grow with the device.
    let fontSize: Points

    enum Tone: String {
        case before = "#c8440c"
        case after = "#1769d8"
    }

    var captionHeight: Points { fontSize.scaled(by: 15, over: 10) }

    /// Generous, because the reader's font is unknown.
    func width(of caption: DiffCaption) -> Points {
        let words = fontSize.scaled(by: 62 * caption.text.count, over: 100)
        return words + fontSize + (caption.swatch == nil ? 0 : swatchWidth)
    }

    private var swatchWidth: Points { fontSize + fontSize }

    /// Elements in only one of the scenes are filled as well. For others, a fill would change the colours that are
    /// compared.
    func outline(_ outline: WindowOutline, _ tone: Tone, isFilled: Bool) -> [SVGElement] {
        let area = SVGElement(
            "path", ["d": outline.path.text, "fill": tone.rawValue, "fill-opacity": "0.12"])
        return (isFilled ? [area] : []) + line(outline.path, tone)
    }

    /// For elements without a caption.
    func thinOutline(_ outline: WindowOutline, _ tone: Tone) -> SVGElement {
        stroke(outline.path, tone.rawValue, width: lineWidth.half)
    }

    private func line(_ path: [PathElement], _ tone: Tone) -> [SVGElement] {
        var edge = stroke(path, "#ffffff", width: lineWidth + lineWidth)
        edge.set("stroke-opacity", "0.8")
        return [edge, sample(path, tone)]
    }

    /// A line without its pale edge.
    func sample(_ path: [PathElement], _ tone: Tone) -> SVGElement {
        var line = stroke(path, tone.rawValue, width: lineWidth)
        if tone == .before {
            line.set("stroke-dasharray", [fontSize.half, fontSize.scaled(by: 3, over: 10)])
        }
        return line
    }

    func arrow(_ arrow: DiffArrow) -> [SVGElement] {
        let size = fontSize.scaled(by: 7, over: 10)
        let head = SVGElement(
            "path",
            [
                "d": arrow.head(size).text, "fill": Tone.after.rawValue, "stroke": "#ffffff",
                "stroke-width": lineWidth.half.text, "stroke-linejoin": "round",
            ])
        return line(arrow.shaft(head: size), .after) + [head]
    }

    /// A thin line to the target of a caption, with a dot at its end.
    func leader(_ path: [PathElement], _ tone: Tone) -> [SVGElement] {
        guard case .line(let end)? = path.last else { return [] }
        let dot = SVGElement(
            "circle",
            [
                "cx": end.x.text, "cy": end.y.text, "r": (lineWidth + lineWidth.half).text, "fill": tone.rawValue,
            ])
        return [stroke(path, tone.rawValue, width: lineWidth.half), dot]
    }

    /// Text on a plate in the tone's colour.
    func caption(_ caption: DiffCaption, _ tone: Tone, in frame: Frame) -> [SVGElement] {
        var plate = Outline(frame, radius: frame.height.half).element
        plate.set("fill", tone.rawValue)
        plate.set("stroke", "#ffffff")
        plate.set("stroke-width", lineWidth.half)
        let middle = frame.midX - (caption.swatch == nil ? 0 : swatchWidth.half)
        let words = text(caption.text, x: middle, y: frame.midY, color: "#ffffff", anchor: "middle")
        return [plate, words] + (caption.swatch.map { swatch($0, in: frame) } ?? [])
    }

    /// Both colours side by side on white, at the right-hand end of a plate. No colour is a stroke through the white.
    private func swatch(_ swatch: DiffCaption.Swatch, in plate: Frame) -> [SVGElement] {
        let size = fontSize.scaled(by: 95, over: 100)
        let x = plate.maxX - fontSize.scaled(by: 6, over: 10) - size - size
        let y = plate.midY - size.half
        var paper = Outline(Frame(x, y, size + size, size), radius: size.scaled(by: 25, over: 100)).filled(.white)
        paper.set("stroke", "#ffffff")
        paper.set("stroke-width", lineWidth)
        func half(_ color: Color?, _ x: Points, _ rounded: Corners.Mask) -> [SVGElement] {
            guard let color else {
                let slash = [PathElement.move(PathPoint(x, y + size)), .line(PathPoint(x + size, y))]
                return [stroke(slash, Tone.before.rawValue, width: lineWidth.half)]
            }
            let corners = Corners(radius: size.scaled(by: 25, over: 100), rounded: rounded)
            return [Outline(Frame(x, y, size, size), corners).filled(color)]
        }
        return [paper] + half(swatch.old, x, [.topLeft, .bottomLeft])
            + half(swatch.new, x + size, [.topRight, .bottomRight])
    }

    /// Text without a plate.
    func note(_ words: String, x: Points, y: Points) -> SVGElement {
        text(words, x: x, y: y)
    }

    private func text(
        _ words: String, x: Points, y: Points, color: String = SVGElement.grey, anchor: String? = nil
    ) -> SVGElement {
        .words(
            words, x: x, y: y + fontSize.scaled(by: 35, over: 100), size: fontSize, weight: "500", color: color,
            anchor: anchor)
    }

    private var lineWidth: Points { fontSize.scaled(by: 12, over: 100) }

    private func stroke(_ path: [PathElement], _ color: String, width: Points) -> SVGElement {
        SVGElement(
            "path",
            [
                "d": path.text, "fill": "none", "stroke": color, "stroke-width": width.text,
                "stroke-linejoin": "round",
            ])
    }
}

extension DiffPen {
    init(for screen: Scene.Screen) {
        self.init(fontSize: min(screen.width, screen.height).scaled(by: 56, over: 1_000).clamped(to: 20...40))
    }
}
