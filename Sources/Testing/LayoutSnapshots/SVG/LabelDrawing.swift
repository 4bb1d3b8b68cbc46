/// Where the lines of a label go. The proportions are those of the system typeface, so that a picture does not
/// depend on the fonts of the machine that writes it.
struct LabelDrawing {
    let label: Label
    let frame: Frame
    let lines: [String]

    init(_ label: Label, in frame: Frame) {
        self.label = label
        self.frame = frame
        let lines = label.lines ?? label.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.lines = lines.isEmpty ? [""] : lines
    }

    /// One `text` a line, each at its own place.
    var elements: [Element] {
        lines.indices.map { index in
            var element = Element("text", text: lines[index])
            element.set("data-part", "line")
            set(line: index, on: &element)
            return element
        }
    }

    func set(line index: Int, on element: inout Element) {
        element.set("x", x, unless: 0)
        element.set("y", baseline(of: index))
        element.set("font-size", label.fontSize)
        element.set("font-weight", label.fontWeight == 400 ? nil : String(label.fontWeight))
        element.set("fill", label.color == .black ? nil : label.color.hex)
        element.setOpacity("fill-opacity", of: label.color)
        element.set("text-anchor", label.alignment.anchor(fromRightToLeft: isRightToLeft))
        element.set("direction", isRightToLeft ? "rtl" : nil)
    }

    /// Words in Arabic or Hebrew: a full stop belongs to their left, and a line starts at its right-hand end.
    private var isRightToLeft: Bool {
        lines.contains { line in line.unicodeScalars.contains(where: \.isRightToLeft) }
    }

    private var x: Points {
        switch label.alignment {
        case .left: frame.x
        case .center: frame.midX
        case .right: frame.maxX
        }
    }

    private func baseline(of index: Int) -> Points {
        let lineHeight = label.fontSize.scaled(by: 1_193_359, over: 1_000_000)
        let ascender = label.fontSize.scaled(by: 952_148, over: 1_000_000)
        let block = Points(units: lineHeight.units * lines.count)
        let top = frame.y + (frame.height - block).half
        return top + Points(units: lineHeight.units * index) + ascender
    }
}

extension Label.Alignment {
    /// The end of a line that is at the text's place: `nil` is where it starts.
    func anchor(fromRightToLeft isRightToLeft: Bool) -> String? {
        switch self {
        case .left: isRightToLeft ? "end" : nil
        case .center: "middle"
        case .right: isRightToLeft ? nil : "end"
        }
    }

    init?(anchor: String?, fromRightToLeft isRightToLeft: Bool) {
        let match = Self.allCases.first { $0.anchor(fromRightToLeft: isRightToLeft) == anchor }
        guard let match else { return nil }
        self = match
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of a script that runs from right to left: Hebrew, Arabic and their neighbours.
    fileprivate var isRightToLeft: Bool {
        (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFE).contains(value)
    }
}
