import Foundation

/// The moving picture of the README: a reader looks inside, drags and throws the half-sheet, turns an option, and goes on.
public struct Film {
    private let page: PlaygroundPage

    /// The stage goes a quarter as fast and the list of the film four times, so that no picture is missed.
    private static let slowness = 4.0

    public init() throws {
        page = try PlaygroundPage("style=halfSheet&speed=0.25", width: 1280, height: 800)
        // The control says how fast the film is.
        _ = try page.browser.evaluate("document.getElementById('speed').options[2].textContent = 'Real time'")
    }

    /// Films, and writes the frames into a folder, with the list `film.txt` for `img2webp`.
    ///
    /// - Throws: If the folder cannot be written, or the browser ends.
    public func shoot(into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let screencast = Screencast(page.browser)
        try screencast.begin()
        try act()
        let frames = try screencast.end()
        var list = ["-loop 0 -lossy -q 50 -m 4 -o film.webp"]
        for (index, frame) in frames.enumerated() {
            let name = String(format: "%04d.png", index)
            try frame.picture.write(to: folder.appending(path: name))
            list.append("-d \(Int((frame.duration * 1000 / Self.slowness).rounded())) \(name)")
        }
        try Data((list.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: "film.txt"))
    }

    private func act() throws {
        try rest(0.5)
        try page.click("#inspect")
        try rest(0.6)
        try drag(from: CGPoint(x: 250, y: 415), to: CGPoint(x: 250, y: 110), seconds: 0.7)
        try rest(0.8)
        try drag(from: CGPoint(x: 250, y: 560), to: CGPoint(x: 250, y: 330), seconds: 0.4)
        try rest(0.7)
        try choose(style: "card")
        try rest(1.2)
        try drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 215, y: 700), seconds: 0.4)
        try rest(0.8)
        try drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 215, y: 840), seconds: 0.2)
        try rest(1)
        try choose(style: "edgeDrawer")
        try rest(0.6)
        try drag(from: CGPoint(x: 3, y: 460), to: CGPoint(x: 290, y: 440), seconds: 0.6)
        try rest(1)
    }

    private func choose(style: String) throws {
        _ = try page.browser.evaluate("document.querySelector('.kinds input[value=\(style)]').click()")
    }

    /// Drags, in seconds of the film.
    private func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval) throws {
        try page.press(start)
        let count = Int(seconds * Self.slowness * 60)
        let points = (1...count).map { step in
            let share = (1 - cos(Double(step) / Double(count) * .pi)) / 2
            return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        for part in stride(from: 0, to: count, by: 4) {
            try page.move(along: Array(points[part..<min(part + 4, count)]), every: 1.0 / 60)
            try page.takeEvents()
        }
        try page.release(end)
    }

    private func rest(_ seconds: TimeInterval) throws {
        for _ in 0..<Int(seconds * Self.slowness * 30) {
            Thread.sleep(forTimeInterval: 1.0 / 30)
            try page.takeEvents()
        }
    }
}

extension PlaygroundPage {
    /// Takes the events that have come.
    fileprivate func takeEvents() throws { _ = try browser.evaluate("0") }
}
