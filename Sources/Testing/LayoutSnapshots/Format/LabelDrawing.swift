/// The positions of a label's lines. The proportions are those of the system typeface, so that a picture does not
/// depend on the fonts of the machine that writes it.
struct LabelDrawing {
    let label: Label
    let frame: Frame
    let lines: [String]

    init(_ label: Label, in frame: Frame) {
        self.label = label
        self.frame = frame
        lines = label.shownLines
    }

    /// One `text` element for each line, each at its own place.
    var elements: [SVGElement] {
        lines.indices.map { index in
            var element = SVGElement("text", ["data-part": "line"], text: lines[index])
            set(line: index, on: &element)
            return element
        }
    }

    func set(line index: Int, on element: inout SVGElement) {
        element.set("x", x.text(unless: 0))
        element.set("y", baseline(of: index))
        for property in Label.lineProperties { property.write(label, &element) }
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

extension Label {
    /// The lines to draw, at least one.
    var shownLines: [String] {
        let lines = lines ?? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.isEmpty ? [""] : lines
    }

    /// In Arabic or Hebrew a full stop belongs to the left, and a line starts at its right-hand end.
    var isRightToLeft: Bool {
        shownLines.contains { line in line.unicodeScalars.contains(where: \.isRightToLeft) }
    }
}

extension Label.Alignment {
    /// The end of a line that is at the text's position: `nil` is its start.
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
    /// True for a letter of a script that runs from right to left: Hebrew, Arabic and their neighbours.
    fileprivate var isRightToLeft: Bool {
        (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFE).contains(value)
    }
}
