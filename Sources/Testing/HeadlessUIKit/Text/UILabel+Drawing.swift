extension UILabel {
    /// One line of a label as it is drawn.
    package struct DrawnLine: Equatable, Sendable {
        package var text: String
        /// The left end of the baseline, in the label's coordinates.
        package var origin: CGPoint
        package var width: CGFloat
    }

    /// The lines that a box of that width shows, with the ellipsis if there is one.
    package func lines(in width: CGFloat) -> [String] {
        LineBreaker(font: drawnFont, width: width, maximumLines: numberOfLines, mode: lineBreakMode)
            .lines(of: text ?? "")
    }

    /// `font`, or a smaller one if the label adjusts it to its width.
    package var drawnFont: UIFont {
        guard adjustsFontSizeToFitWidth, let text, bounds.width > 0, let font else { return font }
        // Hundredths are finer than anybody sees, and keep the search short.
        let smallest = max(1, Int((minimumScaleFactor * 100).rounded()))
        for hundredths in stride(from: 100, to: smallest, by: -1) {
            let candidate = font.withSize(font.pointSize * CGFloat(hundredths) / 100)
            if fits(text, in: candidate) { return candidate }
        }
        return font.withSize(font.pointSize * CGFloat(smallest) / 100)
    }

    private func fits(_ text: String, in font: UIFont) -> Bool {
        guard numberOfLines != 1 else {
            return TextMeasure.width(of: text, font: font) <= bounds.width + 0.001
        }
        let needed = LineBreaker(font: font, width: bounds.width, mode: lineBreakMode).lines(of: text).count
        return needed <= min(numberOfLines > 0 ? numberOfLines : .max, capacity(of: font))
    }

    /// How many lines the height holds; one is always drawn.
    private func capacity(of font: UIFont) -> Int {
        let lines = (bounds.height / font.lineHeight + 0.001).rounded(.down)
        return lines.isFinite ? max(1, Int(min(lines, 10_000))) : 1
    }

    /// What the label shows: as many lines as its height holds, centred vertically.
    package var drawnLines: [DrawnLine] {
        guard let text, !text.isEmpty, bounds.width > 0 else { return [] }
        let font = drawnFont
        let capacity = capacity(of: font)
        let maximum = numberOfLines > 0 ? min(numberOfLines, capacity) : capacity
        let lines = LineBreaker(font: font, width: bounds.width, maximumLines: maximum, mode: lineBreakMode)
            .lines(of: text)
        let top = bounds.minY + (bounds.height - CGFloat(lines.count) * font.lineHeight) / 2
        return lines.enumerated().map { index, line in
            let width = TextMeasure.width(of: line, font: font)
            let baseline = top + CGFloat(index) * font.lineHeight + font.ascender
            return DrawnLine(
                text: line, origin: CGPoint(x: bounds.minX + leftSpace(beside: width), y: baseline), width: width)
        }
    }

    private func leftSpace(beside width: CGFloat) -> CGFloat {
        let free = bounds.width - width
        switch textAlignment {
        case .left: return 0
        case .center: return free / 2
        case .right: return free
        case .natural, .justified: return effectiveUserInterfaceLayoutDirection == .rightToLeft ? free : 0
        }
    }
}
