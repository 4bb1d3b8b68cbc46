/// Breaks a text into the lines that a label shows. The picture writer draws the same lines, so that a picture never
/// disagrees with the layout.
package struct LineBreaker {
    package var font: UIFont
    package var width: CGFloat
    /// 0 is as many as the text needs.
    package var maximumLines = 0
    package var mode = NSLineBreakMode.byTruncatingTail

    package init(font: UIFont, width: CGFloat, maximumLines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail) {
        self.font = font
        self.width = width
        self.maximumLines = maximumLines
        self.mode = mode
    }

    package func lines(of text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        let all = text.split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap { wrap($0) }
        guard maximumLines > 0, all.count > maximumLines else { return all.map { String($0) } }
        let whole = all.prefix(maximumLines - 1).map { String($0) }
        // The last line is made of everything that has not been shown yet.
        let rest = text[all[maximumLines - 1].startIndex...]
        return whole + [last(rest, wrapped: all[maximumLines - 1])]
    }

    func measure(_ text: some StringProtocol) -> CGFloat {
        TextMeasure.width(of: text, font: font)
    }

    /// Layout rounds sizes up to the pixel, and a sum of doubles may miss the exact width by a hair.
    private func fits(_ text: some StringProtocol) -> Bool {
        measure(text) <= width + 0.001
    }

    // MARK: - Wrapping

    private func wrap(_ paragraph: Substring) -> [Substring] {
        guard !paragraph.isEmpty else { return [paragraph] }
        var lines: [Substring] = []
        var rest = paragraph
        while !rest.isEmpty {
            let line = firstLine(of: rest)
            lines.append(line.trimmingTrailingSpaces())
            rest = rest[line.endIndex...]
            if mode != .byCharWrapping, !lines.isEmpty {
                rest = rest.drop { $0 == " " }
            }
        }
        return lines
    }

    /// As many characters as fit, back to the last place where a line may end. Never empty.
    private func firstLine(of text: Substring) -> Substring {
        var used: CGFloat = 0
        var end = text.startIndex
        var lastBreak: Substring.Index?
        var previous: Character?
        for character in text {
            if let previous, canBreak(between: previous, and: character) { lastBreak = end }
            used += TextMeasure.width(of: character, font: font)
            // A space may hang over the edge: it is not drawn.
            if used > width + 0.001, character != " ", previous != nil {
                if mode == .byCharWrapping { return text[..<end] }
                return text[..<(lastBreak ?? end)]
            }
            end = text.index(after: end)
            previous = character
        }
        return text
    }

    private func canBreak(between left: Character, and right: Character) -> Bool {
        if left == " " { return right != " " }
        if right == " " { return false }
        if left == "-" || left == "–" || left == "—" || left == "\u{200B}" { return true }
        return TextMeasure.isFullWidth(left) || TextMeasure.isFullWidth(right) && !right.isPunctuation
    }

    // MARK: - Truncating

    private func last(_ rest: Substring, wrapped: Substring) -> String {
        switch mode {
        case .byWordWrapping, .byCharWrapping:
            return String(wrapped)
        case .byClipping:
            return clipped(rest)
        case .byTruncatingTail:
            return truncated(rest.prefix { !$0.isNewline })
        case .byTruncatingHead, .byTruncatingMiddle:
            // What is left may be several paragraphs; they are shown as one.
            return truncated(rest.split { $0.isNewline }.joined(separator: " ")[...])
        }
    }

    private func clipped(_ text: Substring) -> String {
        var line = text.prefix { !$0.isNewline }
        while !fits(line), line.count > 1 { line = line.dropLast() }
        return String(line)
    }

    private func truncated(_ text: Substring) -> String {
        switch mode {
        case .byTruncatingTail:
            return shrink(text) {
                String($0.trimmingTrailingSpaces()) + "…"
            } by: {
                $0.dropLast()
            }
        case .byTruncatingHead:
            return shrink(text) {
                "…" + String($0.drop { $0 == " " })
            } by: {
                $0.dropFirst()
            }
        case .byTruncatingMiddle:
            var head = text.prefix(text.count / 2)
            var tail = text.suffix(text.count - text.count / 2)
            func joined() -> String {
                String(head.trimmingTrailingSpaces()) + "…" + String(tail.drop { $0 == " " })
            }
            while !fits(joined()), !(head.isEmpty && tail.isEmpty) {
                if head.count > tail.count { head = head.dropLast() } else { tail = tail.dropFirst() }
            }
            return joined()
        case .byWordWrapping, .byCharWrapping, .byClipping:
            return String(text)
        }
    }

    private func shrink(
        _ text: Substring, shown: (Substring) -> String, by step: (Substring) -> Substring
    ) -> String {
        var kept = text
        while !fits(shown(kept)), !kept.isEmpty { kept = step(kept) }
        return shown(kept)
    }
}

extension Substring {
    fileprivate func trimmingTrailingSpaces() -> Substring {
        var result = self
        while result.last == " " { result = result.dropLast() }
        return result
    }
}
