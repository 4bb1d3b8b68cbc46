/// A drawing of a renderer as an image.
package struct ImageDrawing: Hashable, Sendable {
    package let drawing: Drawing
    /// The rectangle that was drawn in, in points.
    package let bounds: CGRect

    /// Returns the drawing in one colour, as templates are shown: with the opacity of each part.
    func tinted(_ color: CGColor) -> ImageDrawing {
        var tinted = drawing
        func tint(_ old: CGColor?) -> CGColor? { old.flatMap { color.copy(alpha: color.alpha * $0.alpha) } }
        tinted.items = drawing.items.map { item in
            var item = item
            switch item.content {
            case .path(var path):
                path.fill = tint(path.fill)
                path.stroke = tint(path.stroke)
                item.content = .path(path)
            case .gradient(var gradient):
                gradient.stops = gradient.stops.map { stop in
                    CGGradient.Stop(color: tint(stop.color) ?? stop.color, location: stop.location)
                }
                item.content = .gradient(gradient)
            case .object: break
            }
            return item
        }
        return ImageDrawing(drawing: tinted, bounds: bounds)
    }
}
