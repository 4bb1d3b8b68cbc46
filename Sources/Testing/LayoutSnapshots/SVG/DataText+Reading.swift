extension DataText {
    static func readTransform(_ text: String) -> Transform? {
        let words = NumberList.words(text)
        guard words.count == 6 else { return nil }
        let linear = words.prefix(4).compactMap { Factor(text: $0) }
        let translation = words.suffix(2).compactMap { Points(text: $0) }
        guard linear.count == 4, translation.count == 2 else { return nil }
        return Transform(
            a: linear[0], b: linear[1], c: linear[2], d: linear[3], tx: translation[0], ty: translation[1])
    }

    static func readBorder(_ text: String) -> Border? {
        let words = NumberList.words(text)
        guard words.count == 2, let width = Points(text: words[0]), let color = Color(hex: words[1])
        else { return nil }
        return Border(width: width, color: color)
    }

    static func readShadow(_ text: String) -> Shadow? {
        let words = NumberList.words(text)
        guard words.count == 5 || words.count == 6 && words[5] == "path" else { return nil }
        guard let color = Color(hex: words[0]), let opacity = Fraction(text: words[1]),
            let dx = Points(text: words[2]), let dy = Points(text: words[3]), let radius = Points(text: words[4])
        else { return nil }
        return Shadow(color: color, opacity: opacity, dx: dx, dy: dy, radius: radius, hasPath: words.count == 6)
    }

    static func readImage(_ text: String) -> Image? {
        let words = NumberList.words(text)
        guard words.count == 3, let placement = Image.Placement(rawValue: String(words[0])),
            let width = Points(text: words[1]), let height = Points(text: words[2])
        else { return nil }
        return Image(width: width, height: height, placement: placement)
    }

    static func readGradient(_ text: String) -> Gradient? {
        let words = NumberList.words(text)
        guard words.count >= 5, words.count % 2 == 1, let kind = Gradient.Kind(rawValue: String(words[0]))
        else { return nil }
        let ends = words[1...4].compactMap { Fraction(text: $0) }
        guard ends.count == 4 else { return nil }
        var stops: [Gradient.Stop] = []
        for index in stride(from: 5, to: words.count, by: 2) {
            guard let color = Color(hex: words[index]), let location = Fraction(text: words[index + 1])
            else { return nil }
            stops.append(Gradient.Stop(color: color, location: location))
        }
        return Gradient(
            kind: kind, start: Gradient.UnitPoint(x: ends[0], y: ends[1]),
            end: Gradient.UnitPoint(x: ends[2], y: ends[3]), stops: stops)
    }
}
