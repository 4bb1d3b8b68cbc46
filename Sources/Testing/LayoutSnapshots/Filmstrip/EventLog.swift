import Foundation

/// The events of a stage while a filmstrip was recorded, in one line: `0 down 196,500 · 0.25 up 196,700 at 800 pt/s`.
///
/// A finger moves in a straight line from one event to the next. The log does not contain the app's own actions.
package struct EventLog: Hashable, Sendable {
    package var events: [Event]

    package init(_ events: [Event] = []) {
        self.events = events
    }

    package struct Event: Hashable, Sendable {
        /// In seconds since the recording began.
        package var time: Fraction
        package var action: Action

        package init(_ time: Fraction, _ action: Action) {
            self.time = time
            self.action = action
        }
    }

    package enum Action: Hashable, Sendable {
        /// A finger lands. On a moving view it interrupts the movement.
        case down(PathPoint, interrupts: Bool)
        case move(PathPoint)
        /// A finger lifts; the velocity is nil if it has rested before.
        case up(PathPoint, pointsPerSecond: Int?)
        /// Any other event of a device, in words: `turn landscapeLeft`.
        case other(String)
    }
}

// MARK: One line

extension EventLog: AttributeValue {
    private static let separator = " · "

    package func write(to text: inout String) {
        text.append(word: events.map { "\($0.time.text) \($0.action.text)" }.joined(separator: Self.separator))
    }

    package init?(words: inout ArraySlice<Substring>) {
        let text = words.joined(separator: " ")
        words = []
        events = []
        for part in text.components(separatedBy: Self.separator) {
            let words = part.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let time = Fraction(text: words[0]), let action = Action(text: words[1])
            else { return nil }
            events.append(Event(time, action))
        }
    }
}

extension EventLog.Action {
    private static let interruption = " in motion"

    fileprivate var text: String {
        switch self {
        case .down(let point, let interrupts):
            "down \(Self.text(point))" + (interrupts ? Self.interruption : "")
        case .move(let point): "move \(Self.text(point))"
        case .up(let point, let speed):
            "up \(Self.text(point))" + (speed.map { " at \($0) pt/s" } ?? "")
        case .other(let words): words
        }
    }

    fileprivate init?(text: Substring) {
        let words = text.split(separator: " ")
        guard let first = words.first, ["down", "move", "up"].contains(first) else {
            self = .other(String(text))
            return
        }
        guard words.count > 1, let point = Self.point(words[1]) else { return nil }
        let action: Self
        switch first {
        case "down": action = .down(point, interrupts: text.hasSuffix(Self.interruption))
        case "move": action = .move(point)
        default: action = .up(point, pointsPerSecond: words.count > 3 ? Int(words[3]) : nil)
        }
        guard action.text == text else { return nil }
        self = action
    }

    private static func text(_ point: PathPoint) -> String {
        "\(point.x.text),\(point.y.text)"
    }

    private static func point(_ text: Substring) -> PathPoint? {
        let parts = text.split(separator: ",")
        guard parts.count == 2, let x = Points(text: parts[0]), let y = Points(text: parts[1]) else { return nil }
        return PathPoint(x, y)
    }
}

// MARK: Fingers

extension EventLog {
    /// The times in which a finger was on the screen; the last one may be open.
    var touches: [(down: Fraction, up: Fraction?)] {
        var touches: [(down: Fraction, up: Fraction?)] = []
        for event in events {
            switch event.action {
            case .down: touches.append((event.time, nil))
            case .up where !touches.isEmpty: touches[touches.count - 1].up = event.time
            default: break
            }
        }
        return touches
    }
}
