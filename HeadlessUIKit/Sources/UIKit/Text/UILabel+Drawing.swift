extension UILabel {
    /// One line of a label's drawing.
    package struct DrawnLine: Equatable, Sendable {
        package var text: String
        /// The left end of the baseline, in the label's coordinates.
        package var origin: CGPoint
        package var width: CGFloat
    }

    /// Returns the visible lines in a box of that width, with the ellipsis if there is one.
    package func lines(in width: CGFloat) -> [String] {
        TextLayout(drawnText.text, width: width, maximumLines: numberOfLines).lines.map(\.text)
    }

    /// `font`, or a smaller one if the label adjusts it to its width. Text with several fonts is drawn in that of its
    /// first character: pictures have one font and one colour for each label.
    package var drawnFont: UIFont {
        let factor = drawnText.factor
        return factor == 1 ? font : font.withSize(font.pointSize * factor)
    }

    /// The text, shrunk if the label adjusts it to its width.
    private var drawnText: (text: StyledText, factor: CGFloat) {
        let text = styledText
        guard adjustsFontSizeToFitWidth, !text.characters.isEmpty, bounds.width > 0 else { return (text, 1) }
        // Hundredths are finer than anyone can see, and keep the search short.
        let smallest = max(1, Int((minimumScaleFactor * 100).rounded()))
        for hundredths in stride(from: 100, to: smallest, by: -1) {
            let factor = CGFloat(hundredths) / 100
            let candidate = text.scaled(by: factor)
            if fits(candidate) { return (candidate, factor) }
        }
        let factor = CGFloat(smallest) / 100
        return (text.scaled(by: factor), factor)
    }

    private func fits(_ text: StyledText) -> Bool {
        guard numberOfLines != 1 else { return text.width(of: text.characters) <= bounds.width + 0.001 }
        let needed = TextLayout(text, width: bounds.width)
        return needed.lines.count <= min(numberOfLines > 0 ? numberOfLines : .max, capacity(for: needed))
    }

    /// Returns the number of lines that fit the height; at least one is drawn.
    private func capacity(for layout: TextLayout) -> Int {
        max(1, layout.lines.count { $0.frame.maxY <= bounds.height + 0.001 })
    }

    /// The drawn lines of the label: as many as its height has room for, centred vertically.
    package var drawnLines: [DrawnLine] {
        guard bounds.width > 0 else { return [] }
        let text = drawnText.text
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let whole = TextLayout(text, width: bounds.width, maximumLines: numberOfLines, isRightToLeft: isRightToLeft)
        let capacity = capacity(for: whole)
        let layout =
            capacity >= whole.lines.count
            ? whole : TextLayout(text, width: bounds.width, maximumLines: capacity, isRightToLeft: isRightToLeft)
        let top = bounds.minY + (bounds.height - layout.size.height) / 2
        return layout.lines.map { line in
            DrawnLine(
                text: line.text.replacingOccurrences(of: "\u{FFFC}", with: " "),
                origin: CGPoint(x: bounds.minX + line.frame.minX, y: top + line.baseline),
                width: line.frame.width)
        }
    }
}
