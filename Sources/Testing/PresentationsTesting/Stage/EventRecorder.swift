import LayoutSnapshots
import UIKit

/// Records what happens to a stage while a filmstrip is recorded.
@MainActor
final class EventRecorder {
    private var events: [(time: TimeInterval, action: EventLog.Action)] = []
    /// The seconds since the recording began.
    private let now: () -> TimeInterval
    /// The path of the finger, with times.
    private var way: [(time: TimeInterval, point: CGPoint)] = []

    init(now: @escaping () -> TimeInterval) {
        self.now = now
    }

    /// Returns the events up to the last picture.
    func log(until end: TimeInterval) -> EventLog {
        EventLog(
            events.filter { $0.time <= end }.map {
                EventLog.Event(Fraction(rounding: $0.time) ?? .zero, $0.action)
            })
    }

    func note(_ words: String) {
        note(.other(words))
    }

    func fingerLands(at point: CGPoint, interrupts: Bool) {
        way = [(now(), point)]
        note(.down(quantized(point), interrupts: interrupts))
    }

    func fingerMoves(to point: CGPoint) {
        fingerGlides(to: point)
        note(.move(quantized(point)))
    }

    /// The finger has come here in a straight line.
    func fingerGlides(to point: CGPoint) {
        way.append((now(), point))
    }

    func fingerLifts(at point: CGPoint) {
        note(.up(quantized(point), pointsPerSecond: speed))
    }

    /// Nil where the finger rests.
    private var speed: Int? {
        guard way.count > 1 else { return nil }
        let (before, last) = (way[way.count - 2], way[way.count - 1])
        let duration = last.time - before.time
        guard duration > 0, last.time == now(), last.point != before.point else { return nil }
        return Int((hypot(last.point.x - before.point.x, last.point.y - before.point.y) / duration).rounded())
    }

    private func note(_ action: EventLog.Action) {
        events.append((now(), action))
    }

    private func quantized(_ point: CGPoint) -> PathPoint {
        PathPoint(Points(rounding: Double(point.x)) ?? .zero, Points(rounding: Double(point.y)) ?? .zero)
    }
}
