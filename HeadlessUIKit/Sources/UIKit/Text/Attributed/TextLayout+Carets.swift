extension TextLayout {
    /// Returns a caret before the character at a location: as high as its line, two points wide.
    func caret(at location: Int, in text: StyledText) -> CGRect {
        guard let line = lines.last(where: { $0.location <= location }) else {
            return CGRect(x: 0, y: 0, width: 2, height: text.styles.first?.font.lineHeight ?? 0)
        }
        let before = line.characters.prefix { $0.location < location }
        return CGRect(
            x: line.frame.minX + text.width(of: before), y: line.frame.minY, width: 2, height: line.frame.height)
    }

    /// Returns the location of the caret nearest to a point.
    func location(at point: CGPoint, in text: StyledText) -> Int {
        guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return 0 }
        var x = line.frame.minX
        for character in line.characters {
            let width = text.width(of: character)
            if point.x < x + width / 2 { return character.location }
            x += width
        }
        return line.characters.last.map { $0.location + $0.length } ?? line.location
    }
}
