/// Fingers on the screen of a window. A touch goes to the frontmost window of its scene that is hit at that point, and
/// also to windows above the keyboard. Every call is one event at the present moment of the virtual clock, and one turn
/// of the run loop.
///
/// Points are in the window's coordinates. Fingers are identified by numbers.
@MainActor
package final class Touchscreen {
    let window: UIWindow
    private let event = UIEvent()
    private var fingers: [Int: UITouch] = [:]
    /// The fingers whose touches the system has taken away, and where they lie. They are nobody's until they land again.
    private var lost: [Int: CGPoint] = [:]
    private var taps = TapCounter()

    /// The default number of events a second of a moving finger.
    package static let rate = 120

    /// The action of one finger in an event.
    package enum Change {
        case down(CGPoint)
        case move(CGPoint)
        case up
        case cancel

        fileprivate var isLanding: Bool { if case .down = self { true } else { false } }
    }

    /// The points where the current fingers have landed and where they are, in the order of their numbers.
    package var paths: [(landing: CGPoint, point: CGPoint)] {
        fingers.sorted { $0.key < $1.key }.map { finger in
            let touch = finger.value
            return (window.point(touch.landing, from: touch.window), window.point(touch.point, from: touch.window))
        }
    }

    package init(_ window: UIWindow) {
        self.window = window
        window.hostScreen.interruptions.append { [weak self] in self?.loseAll() }
    }

    private var loop: MainLoop { window.mainLoop }

    package func down(at point: CGPoint, finger: Int = 0) { send([finger: .down(point)]) }
    package func move(to point: CGPoint, finger: Int = 0) { send([finger: .move(point)]) }
    package func up(finger: Int = 0) { send([finger: .up]) }
    package func cancel(finger: Int = 0) { send([finger: .cancel]) }

    /// Cancels every touch, without a turn of the run loop.
    func cancelAll() {
        if !fingers.isEmpty { deliver(fingers.mapValues { _ in .cancel }) }
    }

    /// The system takes every touch away, as for an app that becomes inactive.
    private func loseAll() {
        let places = fingers.mapValues(place)
        cancelAll()
        lost.merge(places) { _, new in new }
    }

    /// Several fingers in one event, followed by a turn of the run loop. A finger lands in a later turn than what the
    /// program has done before.
    package func send(_ changes: [Int: Change]) {
        loop.use()
        if changes.values.contains(where: \.isLanding) { loop.turn() }
        loop.perform { self.deliver(changes) }
        loop.turn()
    }

    /// Moves a finger that is down. The last event is at the end of the duration and of the path.
    package func drag(
        to end: CGPoint, duration: TimeInterval, finger: Int = 0, eventsPerSecond: Int = Touchscreen.rate
    ) {
        let start = lost[finger] ?? place(of: touch(finger))
        drag(over: duration, eventsPerSecond: eventsPerSecond) { [finger: Self.point(between: start, end, at: $0)] }
    }

    /// Moves several fingers together; `positions` returns their places at a fraction of the duration.
    package func drag(
        over duration: TimeInterval, eventsPerSecond: Int = Touchscreen.rate, positions: (CGFloat) -> [Int: CGPoint]
    ) {
        Self.steps(in: loop, over: duration, eventsPerSecond: eventsPerSecond) {
            send(positions($0).mapValues { .move($0) })
        }
    }

    /// Lets the time pass, and calls `body` for each event with the elapsed fraction of the duration.
    static func steps(
        in loop: MainLoop, over duration: TimeInterval, eventsPerSecond: Int, _ body: (CGFloat) -> Void
    ) {
        precondition(eventsPerSecond > 0, "What moves makes events.")
        let start = loop.now
        let span = start.advanced(by: duration).ticks(since: start)
        let steps = steps(in: span, eventsPerSecond: eventsPerSecond)
        for step in 1...steps {
            loop.advance(to: start.advanced(byTicks: Instant.part(step, of: steps, ofTicks: span)))
            body(CGFloat(step) / CGFloat(steps))
        }
    }

    /// As many events as fit into the duration, at least one. Counted in ticks: 0.3 seconds at 120 events a second are
    /// 36, not 37.
    private static func steps(in span: Int64, eventsPerSecond: Int) -> Int {
        let (seconds, rest) = span.quotientAndRemainder(dividingBy: Instant.ticksPerSecond)
        let (events, part) = (rest * Int64(eventsPerSecond)).quotientAndRemainder(dividingBy: Instant.ticksPerSecond)
        return max(1, Int(seconds) * eventsPerSecond + Int(events) + (part > 0 ? 1 : 0))
    }

    /// The finger lies on the screen for 50 ms.
    package func tap(at point: CGPoint, finger: Int = 0) {
        down(at: point, finger: finger)
        loop.advance(by: 0.05)
        up(finger: finger)
    }

    /// Sends an event without a turn of the run loop after it: its effects have not begun when the next event comes.
    package func deliver(_ changes: [Int: Change]) {
        let changes = changes.filter { !isLost($0.key, $0.value) }
        guard !changes.isEmpty else { return }
        let now = loop.now
        for touch in fingers.values { touch.phase = .stationary }
        for (finger, change) in changes.sorted(by: { $0.key < $1.key }) { apply(change, to: finger, at: now) }
        event.moment = now
        event.touches = fingers.sorted { $0.key < $1.key }.map(\.value)
        window.hostScreen.becomeMain()
        window.sendEvent(event)
        var told = [window]
        for touched in event.touches.compactMap(\.window) where !told.contains(where: { $0 === touched }) {
            told.append(touched)
            touched.sendEvent(event)
        }
        for (finger, touch) in fingers where !touch.isOnScreen { lift(finger, touch) }
        event.touches.removeAll { !$0.isOnScreen }
    }

    private func apply(_ change: Change, to finger: Int, at now: Instant) {
        switch change {
        case .down(let point):
            precondition(fingers[finger] == nil, "Finger \(finger) is down already.")
            let landed = window.windowForTouches(at: point, event)
            let touch = UITouch(at: landed.point(point, from: window), moment: now)
            touch.window = landed
            touch.tapCount = taps.count(at: point, time: now)
            fingers[finger] = touch
        case .move(let point):
            let moving = touch(finger)
            moving.update(.moved, at: moving.window?.point(point, from: window) ?? point, moment: now)
        case .up: touch(finger).update(.ended, at: touch(finger).point, moment: now)
        case .cancel: touch(finger).update(.cancelled, at: touch(finger).point, moment: now)
        }
    }

    /// Returns whether the change is one of a finger that is nobody's, and notes it.
    private func isLost(_ finger: Int, _ change: Change) -> Bool {
        guard lost[finger] != nil else { return false }
        switch change {
        case .move(let point):
            lost[finger] = point
            return true
        case .up, .cancel:
            lost[finger] = nil
            return true
        case .down:
            lost[finger] = nil
            return false
        }
    }

    private func place(of touch: UITouch) -> CGPoint { window.point(touch.point, from: touch.window) }

    private func touch(_ finger: Int) -> UITouch {
        guard let touch = fingers[finger] else { preconditionFailure("Finger \(finger) is not down.") }
        return touch
    }

    private func lift(_ finger: Int, _ touch: UITouch) {
        fingers[finger] = nil
        taps.touchEnded(touch.tapCount, at: place(of: touch), time: touch.moment)
    }

    private static func point(between start: CGPoint, _ end: CGPoint, at share: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
}
