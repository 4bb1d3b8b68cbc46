/// A picture inside a node, or the space that it takes where there is no file to show.
enum ImageDrawing {
    static func element(_ image: Image, in frame: Frame) -> Element {
        guard let file = image.file else {
            var element = Outline(place(of: image, in: frame), nil).element
            element.set("fill", "#8e8e93")
            element.set("fill-opacity", Fraction(units: 200))
            return element
        }
        var element = Element("image")
        element.set("data-part", "image")
        let place = place(of: image, in: frame)
        element.set("x", place.x, unless: 0)
        element.set("y", place.y, unless: 0)
        element.set("width", place.width)
        element.set("height", place.height)
        switch image.placement {
        case .fill: element.set("preserveAspectRatio", "none")
        case .aspectFill: element.set("preserveAspectRatio", "xMidYMid slice")
        case .aspectFit, .center: break
        }
        element.set("href", "data:" + file)
        return element
    }

    private static func place(of image: Image, in frame: Frame) -> Frame {
        guard image.placement == .center else { return frame }
        return Frame(
            frame.midX - image.width.half, frame.midY - image.height.half, image.width, image.height)
    }
}
