/// The time and the battery, in black or white as the view controllers prefer. It is drawn from the header and carries
/// no data.
struct StatusBarDrawing {
    private let scene: Scene
    private let color: Color

    /// Nil if it is hidden. The system itself hides it on a phone in landscape.
    init?(_ scene: Scene) {
        guard scene.screen.statusBarHeight > 0, scene.statusBar != .hidden else { return nil }
        guard scene.screen.idiom == .pad || !scene.orientation.isLandscape else { return nil }
        self.scene = scene
        let content = scene.statusBar ?? (scene.appearance == .dark ? .light : .dark)
        color = content == .light ? .white : .black
    }

    var element: SVGElement {
        let screen = scene.screen
        let ear = (screen.width - (screen.cutout == .island ? 126 : 162)).half
        let isTablet = screen.cutout == .none && screen.idiom == .pad
        let (middle, timeSize, timeX, margin): (Points, Points, Points, Points) =
            switch screen.cutout {
            case .island:
                (screen.safeArea.top - 29, 17, ear.scaled(by: 45, over: 100), ear.scaled(by: 20, over: 100))
            case .notch: (25, 16, ear.scaled(by: 48, over: 100), ear.scaled(by: 22, over: 100))
            case .none where isTablet: (12, 12, 20, 20)
            case .none: (screen.statusBarHeight.half, 12, screen.width.half, 8)
            }
        return .derived(
            "status-bar",
            [time(at: timeX, middle, size: timeSize, isCentered: !isTablet)]
                + icons(endingAt: screen.width - margin, middle, withSignal: !isTablet))
    }

    private var mirrors: Bool { scene.direction == .rightToLeft }

    /// Returns the time, centred at a place or beginning there.
    private func time(at x: Points, _ middle: Points, size: Points, isCentered: Bool) -> SVGElement {
        .words(
            "9:41", x: mirrors ? scene.screen.width - x : x, y: middle + size.scaled(by: 36, over: 100), size: size,
            weight: "600", color: color.hex, anchor: isCentered ? "middle" : mirrors ? "end" : nil)
    }

    /// Signal, wireless network and battery, from the screen's edge inward.
    private func icons(endingAt end: Points, _ middle: Points, withSignal: Bool) -> [SVGElement] {
        let width: Points = withSignal ? 67 : 47
        let start = mirrors ? scene.screen.width - end : end - width
        let wireless = withSignal ? start + 21 : start
        return (withSignal ? signal(at: start, middle) : []) + [network(at: wireless, middle)]
            + battery(at: wireless + 20, middle)
    }

    private func signal(at x: Points, _ middle: Points) -> [SVGElement] {
        [Points](arrayLiteral: 4, 6, 8.5, 11).enumerated().map { index, height in
            filled(Frame(x + Points(units: index * 450), middle + 5.5 - height, 3, height), radius: 1)
        }
    }

    private func network(at x: Points, _ middle: Points) -> SVGElement {
        let (center, bottom) = (x + 7.5, middle + 5)
        func arc(_ reach: Points) -> String {
            let (left, right, height) = (center - reach, center + reach, bottom - reach - 1)
            let peak = height - reach.scaled(by: 60, over: 100)
            return "M \(left.text) \(height.text) Q \(center.text) \(peak.text) \(right.text) \(height.text)"
        }
        let dot = "M \(center.text) \(bottom.text) h 0.01"
        return SVGElement(
            "path",
            [
                "d": "\(arc(6.5)) \(arc(3.5)) \(dot)", "fill": "none", "stroke": color.hex, "stroke-width": "2",
                "stroke-linecap": "round",
            ])
    }

    private func battery(at x: Points, _ middle: Points) -> [SVGElement] {
        var shell = Outline(Frame(x + 0.5, middle - 5.5, 23, 11), radius: 3.5).element
        shell.set("fill", "none")
        shell.paint("stroke", color)
        shell.set("stroke-opacity", "0.4")
        return [
            shell, filled(Frame(x + 2, middle - 4, 20, 8), radius: 2.5),
            filled(Frame(x + 25, middle - 2, 1.5, 4), radius: 0.75),
        ]
    }

    private func filled(_ frame: Frame, radius: Points) -> SVGElement {
        Outline(frame, radius: radius).filled(color)
    }
}
