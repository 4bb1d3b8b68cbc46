/// Compound values as one attribute: words and numbers with a space between.
enum DataText {
    static func transform(_ transform: Transform) -> String {
        let linear = [transform.a, transform.b, transform.c, transform.d].map(\.text)
        return (linear + [transform.tx.text, transform.ty.text]).joined(separator: " ")
    }

    static func border(_ border: Border) -> String {
        "\(border.width.text) \(border.color.longHex)"
    }

    /// Colour, opacity, offset, radius, and `path` when the layer has one.
    static func shadow(_ shadow: Shadow) -> String {
        let numbers = "\(shadow.opacity.text) \(NumberList.text(shadow.dx, shadow.dy, shadow.radius))"
        return "\(shadow.color.longHex) \(numbers)\(shadow.hasPath ? " path" : "")"
    }

    /// Placement and size.
    static func image(_ image: Image) -> String {
        "\(image.placement.rawValue) \(NumberList.text(image.width, image.height))"
    }

    /// Kind, start, end, then a colour and its place for every stop.
    static func gradient(_ gradient: Gradient) -> String {
        let ends = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y].map(\.text)
        let stops = gradient.stops.flatMap { [$0.color.longHex, $0.location.text] }
        return ([gradient.kind.rawValue] + ends + stops).joined(separator: " ")
    }
}
