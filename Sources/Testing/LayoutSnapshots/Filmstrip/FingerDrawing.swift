/// A finger on the screen. It is drawn from the header and carries no data.
package struct FingerDrawing {
    private let finger: Filmstrip.Finger

    package init(_ finger: Filmstrip.Finger) {
        self.finger = finger
    }

    /// The finger, and a line from the point where it landed.
    var element: SVGElement {
        let (start, end) = (finger.landing, finger.point)
        let way = SVGElement(
            "path",
            [
                "d": [PathElement.move(start), .line(end)].text, "stroke": SVGElement.grey, "stroke-opacity": "0.6",
                "stroke-width": "6", "stroke-linecap": "round",
            ])
        return .derived("finger", start == end ? [tip] : [way, tip])
    }

    /// The position of the finger.
    package var tip: SVGElement {
        SVGElement(
            "circle",
            [
                "cx": finger.point.x.text, "cy": finger.point.y.text, "r": "24", "fill": SVGElement.grey,
                "fill-opacity": "0.55", "stroke": "#ffffff", "stroke-opacity": "0.9", "stroke-width": "3",
            ])
    }
}
