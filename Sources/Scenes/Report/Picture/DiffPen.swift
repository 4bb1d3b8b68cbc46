/// How old and new are drawn: dashed and solid, in an orange and a blue that stay apart for people who see few colours,
/// with a pale edge that keeps them apart from what they are drawn upon.
struct DiffPen {
    /// In points of the picture. Pictures of large devices are shown no larger than those of small ones, so everything
    /// that is drawn grows with them.
    let fontSize: Points

    enum Tone: String {
        case before = "#c2410c"
        case after = "#0b5fcc"
    }

    init(fontSize: Points) {
        self.fontSize = fontSize
    }

    init(for screen: Scene.Screen) {
        fontSize = min(screen.width, screen.height).scaled(by: 56, over: 1_000).clamped(to: 20...40)
    }

    var captionHeight: Points { fontSize.scaled(by: 15, over: 10) }

    /// Generous, because nobody knows the font that will be there.
    func width(of text: String) -> Points {
        fontSize.scaled(by: 62 * text.count, over: 100) + fontSize
    }

    /// What is only in one of the pictures is filled as well. Otherwise a fill would change the colours that are
    /// compared.
    func outline(_ outline: WindowOutline, _ tone: Tone, isFilled: Bool) -> [Element] {
        var area = Element("path")
        area.set("d", PathData.text(outline.path))
        area.set("fill", tone.rawValue)
        area.set("fill-opacity", Fraction(0.12))
        return (isFilled ? [area] : []) + line(outline.path, tone, isDashed: tone == .before)
    }

    /// For what has no caption.
    func thinOutline(_ outline: WindowOutline, _ tone: Tone) -> Element {
        stroke(outline.path, tone.rawValue, width: lineWidth.half)
    }

    func line(_ path: [PathElement], _ tone: Tone, isDashed: Bool) -> [Element] {
        var edge = stroke(path, "#ffffff", width: lineWidth + lineWidth)
        edge.set("stroke-opacity", Fraction(0.8))
        var line = stroke(path, tone.rawValue, width: lineWidth)
        if isDashed {
            line.set("stroke-dasharray", NumberList.text(fontSize.half, fontSize.scaled(by: 3, over: 10)))
        }
        return [edge, line]
    }

    func arrow(_ arrow: DiffArrow) -> [Element] {
        let size = fontSize.scaled(by: 7, over: 10)
        var head = Element("path")
        head.set("d", PathData.text(arrow.head(size)))
        head.set("fill", Tone.after.rawValue)
        head.set("stroke", "#ffffff")
        head.set("stroke-width", lineWidth.half)
        head.set("stroke-linejoin", "round")
        return line(arrow.shaft(head: size), .after, isDashed: false) + [head]
    }

    /// Words on a plate of the tone's colour.
    func caption(_ text: String, _ tone: Tone, in frame: Frame) -> [Element] {
        var plate = Outline(frame, Corners(radius: frame.height.half)).element
        plate.set("fill", tone.rawValue)
        plate.set("stroke", "#ffffff")
        plate.set("stroke-width", lineWidth.half)
        var words = Element("text", text: text)
        words.set("x", frame.midX)
        words.set("y", frame.midY + fontSize.scaled(by: 35, over: 100))
        words.set("font-size", fontSize)
        words.set("font-weight", "500")
        words.set("fill", "#ffffff")
        words.set("text-anchor", "middle")
        return [plate, words]
    }

    /// Words without a plate, in a grey that is read upon white and upon black.
    func note(_ text: String, x: Points, y: Points) -> Element {
        var words = Element("text", text: text)
        words.set("x", x)
        words.set("y", y + fontSize.scaled(by: 35, over: 100))
        words.set("font-size", fontSize)
        words.set("font-weight", "500")
        words.set("fill", "#8e8e93")
        return words
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
