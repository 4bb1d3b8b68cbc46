import Foundation

/// The moving picture of the README: a reader looks inside, drags the half-sheet, throws a card, and pulls a drawer in.
///
/// The stage pauses, and goes on by a step for each frame: the film is smooth however long a screenshot takes.
public final class Film {
    private let page: PlaygroundPage
    private var frames: [Data] = []

    /// Frames a second, of which each is two steps of the stage.
    private static let rate = 30.0
    /// Seconds until the page shows a step.
    private static let patience = 0.06
    /// The controls look as they do while the stage runs.
    private static let style = """
        #pause { background: var(--panel) !important; border-color: var(--line) !important; color: inherit !important; }
        #pause .when-paused { display: none !important; }
        #pause .when-running { display: inline !important; }
        #step { opacity: 0.4; }
        """

    /// Opens the page.
    ///
    /// - Throws: If there is no Chromium, or the page does not come.
    public init() throws {
        page = try PlaygroundPage("style=halfSheet")
        try page.resize(width: 1280, height: 800, scale: 0.75)
        _ = try page.browser.evaluate(
            "document.head.append(Object.assign(document.createElement('style'), { textContent: `\(Self.style)` }))")
    }

    /// Films, and writes the frames as PNG into a folder, with the list `film.txt` for `img2webp`.
    ///
    /// - Throws: If the folder cannot be written, or the browser ends.
    public func shoot(into folder: URL) throws {
        try page.click("#pause")
        try act()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var list = ["-loop 0 -lossy -q 60 -m 6 -d \(Int((1000 / Self.rate).rounded())) -o playground.webp"]
        for (index, frame) in frames.enumerated() {
            let name = String(format: "%04d.png", index)
            try frame.write(to: folder.appending(path: name))
            list.append(name)
        }
        try Data((list.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: "film.txt"))
    }

    private func act() throws {
        try rest(0.6)
        try page.click("#inspect")
        try rest(0.6)
        try drag(from: CGPoint(x: 250, y: 415), to: CGPoint(x: 250, y: 110), seconds: 0.6)
        try rest(0.7)
        try drag(from: CGPoint(x: 250, y: 560), to: CGPoint(x: 250, y: 330), seconds: 0.3)
        try rest(0.8)
        try choose(style: "card")
        try rest(1.1)
        try drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 680), seconds: 0.4)
        try rest(0.6)
        try drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 840), seconds: 0.2)
        try rest(0.9)
        try choose(style: "edgeDrawer")
        try rest(0.6)
        try drag(from: CGPoint(x: 3, y: 460), to: CGPoint(x: 290, y: 440), seconds: 0.6)
        try rest(1)
    }

    private func choose(style: String) throws {
        _ = try page.browser.evaluate("document.querySelector('.kinds input[value=\(style)]').click()")
    }

    /// Drags, slowly at both ends.
    private func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval) throws {
        try page.press(start)
        let count = Int(seconds * Self.rate)
        for step in 1...count {
            let share = (1 - cos(Double(step) / Double(count) * .pi)) / 2
            try page.move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            try take()
        }
        try page.release(end)
    }

    private func rest(_ seconds: TimeInterval) throws {
        for _ in 0..<Int(seconds * Self.rate) { try take() }
    }

    /// Lets the stage go on, and keeps what the page shows.
    private func take() throws {
        for _ in 0..<2 { try page.click("#step") }
        Thread.sleep(forTimeInterval: Self.patience)
        frames.append(try page.screenshot())
    }
}
