/// The column of a placeholder: parts one below the other, each centred.
struct UnavailableContentLayout {
    struct Part {
        var size: CGSize
        /// The distance from the previous part, if there is one.
        var padding: CGFloat
    }

    var parts: [Part]
    var alignment: UIContentUnavailableConfiguration.Alignment

    var size: CGSize {
        let heights = parts.enumerated().map { $0 == 0 ? $1.size.height : $1.padding + $1.size.height }
        return CGSize(width: parts.map(\.size.width).max() ?? 0, height: heights.reduce(0, +))
    }

    /// Returns the frames of the parts. A column that is higher than the area begins at its top.
    func frames(in room: CGRect) -> [CGRect] {
        let free = max(0, room.height - size.height)
        var y = room.minY + (alignment == .center ? free / 2 : 0)
        return parts.enumerated().map { index, part in
            if index > 0 { y += part.padding }
            defer { y += part.size.height }
            return CGRect(
                x: room.midX - part.size.width / 2, y: y, width: part.size.width, height: part.size.height)
        }
    }
}
