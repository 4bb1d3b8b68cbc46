/// Breaks a text into the lines of a label. The picture writer draws the same lines, so that a picture never disagrees
/// with the layout.
package struct LineBreaker {
    package var width: CGFloat
    /// 0 is as many as the text needs.
    package var maximumLines: Int

    package init(width: CGFloat, maximumLines: Int = 0) {
        self.width = width
        self.maximumLines = maximumLines
    }

    package struct Line {
        package var characters: [StyledCharacter]
        /// The index of the style of its first character, or of the line break if there is none.
        var style: Int
        var paragraph: ParagraphValues
        var beginsParagraph: Bool
        /// Its start in the text, in UTF-16 units.
        var location: Int
    }

    typealias Text = ArraySlice<StyledCharacter>

    package func lines(of text: StyledText) -> [Line] {
        guard !text.characters.isEmpty else { return [] }
        var lines: [Line] = []
        var starts: [Int] = []
        for paragraph in text.characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let end = text.characters.last.map { $0.location + $0.length } ?? 0
            // An empty paragraph has the style of the line break before or after it.
            let first = text.characters[min(paragraph.startIndex, text.characters.count - 1)]
            let breaker = ParagraphBreaker(text: text, values: text.paragraph(of: first), width: width)
            for (index, line) in breaker.wrap(paragraph).enumerated() {
                if maximumLines > 0, lines.count == maximumLines {
                    // The last line gets the whole rest of the text.
                    let rest = text.characters[starts[maximumLines - 1]...]
                    let last = lines[maximumLines - 1]
                    let truncation = ParagraphBreaker(text: text, values: last.paragraph, width: width)
                    lines[maximumLines - 1].characters = truncation.last(
                        rest, wrapped: last.characters, isFirstLine: last.beginsParagraph)
                    return lines
                }
                starts.append(line.startIndex)
                lines.append(
                    Line(
                        characters: Array(line), style: line.first?.style ?? first.style, paragraph: breaker.values,
                        beginsParagraph: index == 0,
                        location: line.first?.location
                            ?? (paragraph.startIndex < text.characters.count ? first.location : end)))
            }
        }
        return lines
    }
}

/// Breaks one paragraph with the line break mode of its style.
private struct ParagraphBreaker {
    let text: StyledText
    let values: ParagraphValues
    let width: CGFloat

    private typealias Text = LineBreaker.Text

    /// Layout rounds sizes up to the pixel, and a sum of doubles may miss the exact width slightly.
    private func room(isFirstLine: Bool) -> CGFloat {
        values.room(in: width, isFirstLine: isFirstLine) + 0.001
    }

    // MARK: - Wrapping

    func wrap(_ paragraph: LineBreaker.Text) -> [LineBreaker.Text] {
        guard !paragraph.isEmpty else { return [paragraph] }
        var lines: [Text] = []
        var rest = paragraph
        while !rest.isEmpty {
            let line = firstLine(of: rest, room: room(isFirstLine: lines.isEmpty))
            lines.append(line.trimmingTrailingSpaces())
            rest = rest[line.endIndex...]
            if values.lineBreakMode != .byCharWrapping {
                rest = rest.drop { $0.character == " " }
            }
        }
        return lines
    }

    /// Returns as many characters as fit, back to the last possible line break. Never empty.
    private func firstLine(of rest: Text, room: CGFloat) -> Text {
        var used: CGFloat = 0
        var lastBreak: Int?
        var previous: Character?
        for index in rest.indices {
            let character = rest[index].character
            if let previous, canBreak(between: previous, and: character) { lastBreak = index }
            used += text.width(of: rest[index])
            // A space may extend beyond the edge: it is not drawn.
            if used > room, character != " ", previous != nil {
                if values.lineBreakMode == .byCharWrapping { return rest[..<index] }
                return rest[..<(lastBreak ?? index)]
            }
            previous = character
        }
        return rest
    }

    private func canBreak(between left: Character, and right: Character) -> Bool {
        if left == " " { return right != " " }
        if right == " " { return false }
        if left == "-" || left == "–" || left == "—" || left == "\u{200B}" { return true }
        return TextMeasure.isFullWidth(left) || TextMeasure.isFullWidth(right) && !right.isPunctuation
    }

    // MARK: - Truncating

    func last(_ rest: LineBreaker.Text, wrapped: [StyledCharacter], isFirstLine: Bool) -> [StyledCharacter] {
        let room = room(isFirstLine: isFirstLine)
        switch values.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            return wrapped
        case .byClipping:
            return clipped(rest, room: room)
        case .byTruncatingTail:
            return shrink(rest.prefix { !$0.isNewline }, room: room) {
                joined($0, [])
            } by: {
                $0.dropLast()
            }
        case .byTruncatingHead:
            return shrink(oneLine(rest), room: room) {
                joined([], $0)
            } by: {
                $0.dropFirst()
            }
        case .byTruncatingMiddle:
            return truncatedInTheMiddle(oneLine(rest), room: room)
        }
    }

    /// The rest may be several paragraphs; they are shown as one.
    private func oneLine(_ rest: Text) -> Text {
        var result: [StyledCharacter] = []
        for paragraph in rest.split(whereSeparator: \.isNewline) {
            if let last = result.last { result.append(text.character(" ", like: last)) }
            result += paragraph
        }
        return result[...]
    }

    private func clipped(_ rest: Text, room: CGFloat) -> [StyledCharacter] {
        var line = rest.prefix { !$0.isNewline }
        while text.width(of: line) > room, line.count > 1 { line = line.dropLast() }
        return Array(line)
    }

    private func truncatedInTheMiddle(_ line: Text, room: CGFloat) -> [StyledCharacter] {
        var head = line.prefix(line.count / 2)
        var tail = line.suffix(line.count - line.count / 2)
        while text.width(of: joined(head, tail)) > room, !(head.isEmpty && tail.isEmpty) {
            if head.count > tail.count { head = head.dropLast() } else { tail = tail.dropFirst() }
        }
        return joined(head, tail)
    }

    /// Inserts the ellipsis, in the style of its neighbour.
    private func joined(_ head: Text, _ tail: Text) -> [StyledCharacter] {
        let head = head.trimmingTrailingSpaces()
        let tail = tail.drop { $0.character == " " }
        guard let neighbour = head.last ?? tail.first ?? text.characters.first else { return [] }
        return head + [text.character("…", like: neighbour)] + tail
    }

    private func shrink(
        _ line: Text, room: CGFloat, shown: (Text) -> [StyledCharacter], by step: (Text) -> Text
    ) -> [StyledCharacter] {
        var kept = line
        while text.width(of: shown(kept)) > room, !kept.isEmpty { kept = step(kept) }
        return shown(kept)
    }
}

extension StyledText {
    /// A character that is not in the text.
    fileprivate func character(_ character: Character, like neighbour: StyledCharacter) -> StyledCharacter {
        let face = styles[neighbour.style].font.face
        return StyledCharacter(
            character, advance: TextMeasure.advance(of: character, face: face), style: neighbour.style,
            location: neighbour.location)
    }
}

extension ArraySlice<StyledCharacter> {
    fileprivate func trimmingTrailingSpaces() -> ArraySlice {
        var result = self
        while result.last?.character == " " { result = result.dropLast() }
        return result
    }
}
