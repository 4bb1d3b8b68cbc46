import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The process of one page's stage: lines of JSON come in, lines of JSON go out, and time passes in between.
///
/// It ends when nobody can write to it any more.
@MainActor
public struct StageProcess {
    private let session = StageSession()
    private var input = LineBuffer()
    private let output = StageOutput()
    private var clock = RealClock()
    private var beat = Beat()
    /// When the frames were sent that the page has not drawn yet.
    private var undrawn: [Double] = []
    /// Messages that were no messages.
    private var refusals = 0
    private static let mostRefusals = 100
    /// When the last thing happened that may make something move.
    private var lastCause = 0.0

    /// Frames on their way to the page. Of more than that it could only draw the last.
    private static let mostUndrawn = 3
    /// Seconds for which something may come of a message.
    private static let activeTime = 0.3

    public init() {}

    /// Runs until the input ends.
    public mutating func run() {
        while true {
            guard wait(until: beat.next(isActive: isActive)) else { return }
            session.pass(clock.lap())
            guard receive() else { return }
            guard beat.strike(at: clock.now, isActive: isActive) else { continue }
            if undrawn.count < Self.mostUndrawn, let frame = session.frame() {
                undrawn.append(clock.now)
                output.send(.frame(frame))
            }
        }
    }

    /// Whether the picture may change soon.
    private var isActive: Bool { session.isMoving || clock.now - lastCause < Self.activeTime }

    /// Waits for a message, or for a moment. Returns whether the input goes on.
    private func wait(until moment: Double) -> Bool {
        var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        let milliseconds = max(0, ((moment - clock.now) * 1000).rounded(.up))
        return poll(&descriptor, 1, Int32(min(milliseconds, 1000))) >= 0 || errno == EINTR
    }

    /// Does what has come. Returns whether the input goes on.
    private mutating func receive() -> Bool {
        var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 0) > 0 else { return true }
        guard input.read(from: 0) else { return false }
        while let line = input.next() {
            do throws(RefusedMessage) {
                let message = try PageMessage.read(line)
                if case .drawn = message { hearDrawn() } else { lastCause = clock.now }
                if let file = try session.receive(message) { output.send(.file(file)) }
            } catch {
                refusals += 1
                output.send(.refused(error.reason))
                // A page never sends so many. Whoever does is none.
                if refusals == Self.mostRefusals { return false }
            }
        }
        return true
    }

    private mutating func hearDrawn() {
        guard !undrawn.isEmpty else { return }
        beat.fall(in: clock.now - undrawn.removeFirst())
    }
}
