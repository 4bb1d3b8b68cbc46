/// How old and new are drawn: dashed and solid, in an orange and a blue that stay apart for people who see few colours,
/// with a pale edge that keeps them apart from what they are drawn upon.
struct DiffPen {
    /// In points of the picture. Pictures of large devices are shown no larger than those of small ones, so everything
    /// that is drawn grows with them.
    let fontSize: Points

    enum Tone: String {
        case before = "#c8440c"
        case after = "#1769d8"
    }

    init(fontSize: Points) {
        self.fontSize = fontSize
    }

    init(for screen: Scene.Screen) {
        fontSize = min(screen.width, screen.height).scaled(by: 56, over: 1_000).clamped(to: 20...40)
    }

    var captionHeight: Points { fontSize.scaled(by: 15, over: 10) }

    /// Generous, because nobody knows the font that will be there.
    func width(of caption: DiffCaption) -> Points {
        let words = fontSize.scaled(by: 62 * caption.text.count, over: 100)
        return words + fontSize + (caption.swatch == nil ? 0 : swatchWidth)
    }

    private var swatchWidth: Points { fontSize + fontSize }

    /// What is only in one of the pictures is filled as well. Otherwise a fill would change the colours that are
    /// compared.
    func outline(_ outline: WindowOutline, _ tone: Tone, isFilled: Bool) -> [Element] {
        var area = Element("path")
        area.set("d", PathData.text(outline.path))
        area.set("fill", tone.rawValue)
        area.set("fill-opacity", Fraction(0.12))
        return (isFilled ? [area] : []) + line(outline.path, tone)
    }

    /// For what has no caption.
    func thinOutline(_ outline: WindowOutline, _ tone: Tone) -> Element {
        stroke(outline.path, tone.rawValue, width: lineWidth.half)
    }

    private func line(_ path: [PathElement], _ tone: Tone) -> [Element] {
        var edge = stroke(path, "#ffffff", width: lineWidth + lineWidth)
        edge.set("stroke-opacity", Fraction(0.8))
        return [edge, sample(path, tone)]
    }

    /// A line without its pale edge.
    func sample(_ path: [PathElement], _ tone: Tone) -> Element {
        var line = stroke(path, tone.rawValue, width: lineWidth)
        if tone == .before {
            line.set("stroke-dasharray", NumberList.text(fontSize.half, fontSize.scaled(by: 3, over: 10)))
        }
        return line
    }

    func arrow(_ arrow: DiffArrow) -> [Element] {
        let size = fontSize.scaled(by: 7, over: 10)
        var head = Element("path")
        head.set("d", PathData.text(arrow.head(size)))
        head.set("fill", Tone.after.rawValue)
        head.set("stroke", "#ffffff")
        head.set("stroke-width", lineWidth.half)
        head.set("stroke-linejoin", "round")
        return line(arrow.shaft(head: size), .after) + [head]
    }

    /// A thin line to what a caption is about, with a dot at its end.
    func leader(_ path: [PathElement], _ tone: Tone) -> [Element] {
        guard case .line(let end)? = path.last else { return [] }
        var dot = Element("circle")
        dot.set("cx", end.x)
        dot.set("cy", end.y)
        dot.set("r", lineWidth + lineWidth.half)
        dot.set("fill", tone.rawValue)
        return [stroke(path, tone.rawValue, width: lineWidth.half), dot]
    }

    /// Words on a plate of the tone's colour.
    func caption(_ caption: DiffCaption, _ tone: Tone, in frame: Frame) -> [Element] {
        var plate = Outline(frame, Corners(radius: frame.height.half)).element
        plate.set("fill", tone.rawValue)
        plate.set("stroke", "#ffffff")
        plate.set("stroke-width", lineWidth.half)
        let middle = frame.midX - (caption.swatch == nil ? 0 : swatchWidth.half)
        var words = text(caption.text, x: middle, y: frame.midY, "#ffffff")
        words.set("text-anchor", "middle")
        return [plate, words] + (caption.swatch.map { swatch($0, in: frame) } ?? [])
    }

    /// Both colours side by side upon white, at the right-hand end of a plate. No colour is a stroke through the white.
    private func swatch(_ swatch: DiffCaption.Swatch, in plate: Frame) -> [Element] {
        let size = fontSize.scaled(by: 95, over: 100)
        let x = plate.maxX - fontSize.scaled(by: 6, over: 10) - size - size
        let y = plate.midY - size.half
        var paper = Outline(Frame(x, y, size + size, size), Corners(radius: size.scaled(by: 25, over: 100))).element
        paper.set("fill", "#ffffff")
        paper.set("stroke", "#ffffff")
        paper.set("stroke-width", lineWidth)
        func half(_ color: Color?, _ x: Points, _ rounded: Corners.Mask) -> [Element] {
            guard let color else {
                let slash = [PathElement.move(PathPoint(x, y + size)), .line(PathPoint(x + size, y))]
                return [stroke(slash, Tone.before.rawValue, width: lineWidth.half)]
            }
            let corners = Corners(radius: size.scaled(by: 25, over: 100), rounded: rounded)
            var half = Outline(Frame(x, y, size, size), corners).element
            half.set("fill", color.hex)
            half.setOpacity("fill-opacity", of: color)
            return [half]
        }
        return [paper] + half(swatch.old, x, [.topLeft, .bottomLeft])
            + half(swatch.new, x + size, [.topRight, .bottomRight])
    }

    /// Words without a plate, in a grey that is read upon white and upon black.
    func note(_ words: String, x: Points, y: Points) -> Element {
        text(words, x: x, y: y, "#8e8e93")
    }

    private func text(_ words: String, x: Points, y: Points, _ color: String) -> Element {
        var element = Element("text", text: words)
        element.set("x", x)
        element.set("y", y + fontSize.scaled(by: 35, over: 100))
        element.set("font-size", fontSize)
        element.set("font-weight", "500")
        element.set("fill", color)
        return element
    }

    private var lineWidth: Points { fontSize.scaled(by: 12, over: 100) }

    private func stroke(_ path: [PathElement], _ color: String, width: Points) -> Element {
        var element = Element("path")
        element.set("d", PathData.text(path))
        element.set("fill", "none")
        element.set("stroke", color)
        element.set("stroke-width", width)
        element.set("stroke-linejoin", "round")
        return element
    }
}
