import Foundation

/// How fast the page follows a finger over the place list, in headless Chromium.
public struct SpeedMeasurement {
    private let page: PlaygroundPage

    /// Opens the page.
    ///
    /// - Throws: If there is no Chromium, or the page does not come.
    public init() throws {
        page = try PlaygroundPage()
        try page.browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": Self.witness])
        try page.open("style=halfSheet")
    }

    /// Drags, scrolls and touches, and returns what was seen as a table in Markdown. This takes half a minute.
    public func report() throws -> String {
        let drag = try frames { try moveUpAndDown(from: 440) }
        try page.open("style=halfSheet&selectedDetentIdentifier=.large")
        let scroll = try frames { try moveUpAndDown(from: 600) }
        try page.open("style=halfSheet")
        let inputs = Samples(try responses())
        return """
            | | a second | interval, median | 95 % | longest | bytes a frame, median | 95 % |
            |---|---|---|---|---|---|---|
            \(drag.row("the half-sheet under a finger"))
            \(scroll.row("the list in the large sheet under a finger"))

            From a movement of the mouse to the animation frame that shows it, \(inputs.count) times: median \
            \(inputs.median.short) ms, 95 % within \(inputs.share(0.95).short) ms, longest \(inputs.largest.short) ms.
            """
    }

    // MARK: What is done

    /// The mouse moves about 120 times a second, two points and a half each time; nobody waits for the page.
    private func moveUpAndDown(from start: CGFloat) throws {
        try page.press(CGPoint(x: 196, y: start))
        let points = (1...480).map { step in
            CGPoint(x: 196, y: start - 2.5 * CGFloat(min(step % 240, 240 - step % 240)))
        }
        try page.move(along: points, every: 1.0 / 120)
        try page.release(CGPoint(x: 196, y: start))
        try page.settle()
    }

    /// One movement after the other; each has a picture of its own.
    private func responses() throws -> [Double] {
        try page.press(CGPoint(x: 196, y: 440))
        for step in 1...100 {
            try page.move(to: CGPoint(x: 196, y: 440 - step * 2))
            Thread.sleep(forTimeInterval: 0.06 + Double(step % 7) / 300)
        }
        try page.release(CGPoint(x: 196, y: 240))
        // The first movements only make a drag of the touch.
        return try page.browser.evaluate("witness.responses.slice(10)") as? [Double] ?? []
    }

    // MARK: What is seen

    private func frames(during action: () throws -> Void) throws -> Frames {
        _ = try page.browser.evaluate("witness.begin()")
        try action()
        let shown = try page.browser.evaluate("witness.shown") as? [Double] ?? []
        let bytes = try page.browser.evaluate("witness.bytes") as? [Double] ?? []
        let intervals = zip(shown, shown.dropFirst()).map { $1 - $0 }
        // Nothing moves before the finger does, nor when all is at rest: no frame is due.
        return Frames(intervals: Samples(intervals.filter { $0 < 100 }), bytes: Samples(bytes))
    }

    /// Notes when the picture is another one in an animation frame, how long the messages are, and when the mouse was moved.
    private static let witness = """
        window.witness = {
          begin() { Object.assign(this, { shown: [], bytes: [], responses: [], moved: null, isChanged: false }); },
        };
        witness.begin();
        window.WebSocket = class extends WebSocket {
          constructor(...values) {
            super(...values);
            this.addEventListener('message', (event) => witness.bytes.push(new Blob([event.data]).size));
          }
        };
        addEventListener('pointermove', (event) => { witness.moved ??= event.timeStamp; }, true);
        addEventListener('DOMContentLoaded', () => {
          new MutationObserver(() => { witness.isChanged = true; }).observe(
            document.getElementById('picture'), { subtree: true, childList: true, attributes: true, characterData: true });
          const look = (time) => {
            if (witness.isChanged) {
              witness.shown.push(time);
              if (witness.moved !== null) witness.responses.push(time - witness.moved);
              witness.moved = null;
            }
            witness.isChanged = false;
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
        """

    private struct Frames {
        var intervals: Samples
        var bytes: Samples

        func row(_ name: String) -> String {
            let cells = [
                name, intervals.rate.short, "\(intervals.median.short) ms", "\(intervals.share(0.95).short) ms",
                "\(intervals.largest.short) ms", "\(Int(bytes.median))", "\(Int(bytes.share(0.95)))",
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }
    }
}
