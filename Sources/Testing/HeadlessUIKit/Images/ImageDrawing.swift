/// What a renderer has drawn, as an image.
package struct ImageDrawing: Hashable, Sendable {
    package let drawing: Drawing
    /// The rectangle that was drawn in, in points.
    package let bounds: CGRect

    /// In one colour, as templates are shown: opaque parts have it, the others as much of it as they are opaque.
    func tinted(_ color: CGColor) -> ImageDrawing {
        var tinted = drawing
        func tint(_ old: CGColor?) -> CGColor? { old.flatMap { color.copy(alpha: color.alpha * $0.alpha) } }
        tinted.items = drawing.items.map { item in
            guard case .path(var path) = item.content else { return item }
            path.fill = tint(path.fill)
            path.stroke = tint(path.stroke)
            var item = item
            item.content = .path(path)
            return item
        }
        return ImageDrawing(drawing: tinted, bounds: bounds)
    }
}
