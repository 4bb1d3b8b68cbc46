import Foundation

/// What a browser shows, frame by frame as it is drawn.
final class Screencast {
    struct Frame {
        /// A PNG.
        var picture: Data
        /// Seconds until the next one.
        var duration: TimeInterval
    }

    private let browser: Chromium
    private var shots: [(picture: Data, time: TimeInterval)] = []
    /// Seconds for which the last frame stays.
    private static let lastDuration = 1.0

    init(_ browser: Chromium) {
        self.browser = browser
    }

    func begin() throws {
        browser.onEvent = { [weak self] method, parameters in
            if method == "Page.screencastFrame" { try self?.keep(parameters) }
        }
        try browser.call("Page.startScreencast", ["format": "png", "everyNthFrame": 1])
    }

    /// The frames, in the order of their moments.
    func end() throws -> [Frame] {
        try browser.call("Page.stopScreencast")
        browser.onEvent = nil
        shots.sort { $0.time < $1.time }
        return shots.indices.map { index in
            let isLast = index == shots.count - 1
            let duration = isLast ? Self.lastDuration : shots[index + 1].time - shots[index].time
            return Frame(picture: shots[index].picture, duration: duration)
        }
    }

    private func keep(_ parameters: [String: Any]) throws {
        guard let text = parameters["data"] as? String, let picture = Data(base64Encoded: text),
            let time = (parameters["metadata"] as? [String: Any])?["timestamp"] as? Double,
            let session = parameters["sessionId"] as? Int
        else { return }
        shots.append((picture, time))
        try browser.send("Page.screencastFrameAck", ["sessionId": session])
    }
}
