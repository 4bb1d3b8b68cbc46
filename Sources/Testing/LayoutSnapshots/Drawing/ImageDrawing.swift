/// A picture inside a node, or the space that it takes where there is no file to show.
enum ImageDrawing {
    static func element(_ image: Image, in frame: Frame) -> SVGElement {
        let place = place(of: image, in: frame)
        guard let file = image.file else {
            var element = Outline(place).element
            element.set("fill", SVGElement.grey)
            element.set("fill-opacity", "0.2")
            return element
        }
        var element = SVGElement("image", ["data-part": "image"])
        element.set(place)
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
