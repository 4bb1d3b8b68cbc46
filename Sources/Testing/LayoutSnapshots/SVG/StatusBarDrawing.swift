/// The time and the battery. Drawn from the header; it carries no data.
struct StatusBarDrawing {
    private let scene: Scene
    private let color: String

    /// Nil on a phone that lies on its side, where the system hides the bar.
    init?(_ scene: Scene) {
        guard scene.screen.statusBarHeight > 0 else { return nil }
        guard scene.screen.idiom == .pad || !scene.orientation.isLandscape else { return nil }
        self.scene = scene
        let height = max(scene.screen.safeArea.top, scene.screen.statusBarHeight).half
        let places = [scene.screen.width.scaled(by: 15, over: 100), scene.screen.width.scaled(by: 85, over: 100)]
        let isDark = places.allSatisfy { Backdrop(scene).isDark(x: $0, y: height) }
        color = isDark ? "#ffffff" : "#000000"
    }

    var element: Element {
        var group = Element("g")
        group.set("data-derived", "status-bar")
        let width = scene.screen.width
        switch scene.screen.cutout {
        case .island:
            let ear = (width - 126).half
            let middle = scene.screen.safeArea.top - 29
            group.children = time(at: ear.scaled(by: 45, over: 100), middle, size: 17, anchor: .center)
            group.children += icons(endingAt: width - ear.scaled(by: 20, over: 100), middle, withSignal: true)
        case .notch:
            let ear = (width - 162).half
            group.children = time(at: ear.scaled(by: 48, over: 100), 25, size: 16, anchor: .center)
            group.children += icons(endingAt: width - ear.scaled(by: 22, over: 100), 25, withSignal: true)
        case .none where scene.screen.idiom == .pad:
            group.children = time(at: 20, 12, size: 12, anchor: .left)
            group.children += icons(endingAt: width - 20, 12, withSignal: false)
        case .none:
            let middle = scene.screen.statusBarHeight.half
            group.children = time(at: width.half, middle, size: 12, anchor: .center)
            group.children += icons(endingAt: width - 8, middle, withSignal: true)
        }
        return group
    }

    private func time(at x: Points, _ middle: Points, size: Points, anchor: Label.Alignment) -> [Element] {
        let mirrors = scene.direction == .rightToLeft
        var element = Element("text", text: "9:41")
        element.set("x", mirrors ? scene.screen.width - x : x)
        element.set("y", middle + size.scaled(by: 36, over: 100))
        element.set("font-size", size)
        element.set("font-weight", "600")
        element.set("fill", color)
        element.set("text-anchor", mirrors && anchor == .left ? "end" : anchor.anchor(fromRightToLeft: false))
        return [element]
    }

    /// Signal, wireless network and battery, from the screen's edge inward.
    private func icons(endingAt end: Points, _ middle: Points, withSignal: Bool) -> [Element] {
        let width: Points = withSignal ? 67 : 47
        let mirrors = scene.direction == .rightToLeft
        let start = mirrors ? scene.screen.width - end : end - width
        let wireless = withSignal ? start + 21 : start
        return (withSignal ? signal(at: start, middle) : []) + [network(at: wireless, middle)]
            + battery(at: wireless + 20, middle)
    }

    private func signal(at x: Points, _ middle: Points) -> [Element] {
        [Points](arrayLiteral: 4, 6, 8.5, 11).enumerated().map { index, height in
            filled(Frame(x + Points(units: index * 450), middle + 5.5 - height, 3, height), radius: 1)
        }
    }

    private func network(at x: Points, _ middle: Points) -> Element {
        let (center, bottom) = (x + 7.5, middle + 5)
        func arc(_ reach: Points) -> String {
            let (left, right, height) = (center - reach, center + reach, bottom - reach - 1)
            let peak = height - reach.scaled(by: 60, over: 100)
            return "M \(left.text) \(height.text) Q \(center.text) \(peak.text) \(right.text) \(height.text)"
        }
        var element = Element("path")
        let dot = "M \(center.text) \(bottom.text) h 0.01"
        element.set("d", [arc(6.5), arc(3.5), dot].joined(separator: " "))
        element.set("fill", "none")
        element.set("stroke", color)
        element.set("stroke-width", Points(2))
        element.set("stroke-linecap", "round")
        return element
    }

    private func battery(at x: Points, _ middle: Points) -> [Element] {
        var shell = Outline(Frame(x + 0.5, middle - 5.5, 23, 11), Corners(radius: 3.5)).element
        shell.set("fill", "none")
        shell.set("stroke", color)
        shell.set("stroke-opacity", Fraction(0.4))
        return [
            shell, filled(Frame(x + 2, middle - 4, 20, 8), radius: 2.5),
            filled(Frame(x + 25, middle - 2, 1.5, 4), radius: 0.75),
        ]
    }

    private func filled(_ frame: Frame, radius: Points) -> Element {
        var element = Outline(frame, Corners(radius: radius)).element
        element.set("fill", color)
        return element
    }
}
