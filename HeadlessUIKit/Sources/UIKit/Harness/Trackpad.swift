/// A trackpad, or a mouse with a wheel, that scrolls the content under the pointer. Every call is one event at the
/// present moment of the virtual clock, and one turn of the run loop.
@MainActor
package final class Trackpad {
    private let window: UIWindow
    private var scroll: PointerScroll?
    /// True if the system has taken the scroll away, and the fingers have not lifted since.
    private var isLost = false

    package init(_ window: UIWindow) {
        self.window = window
        window.hostScreen.interruptions.append { [weak self] in self?.lose() }
    }

    /// True during a scroll.
    package var isScrolling: Bool { scroll != nil }

    /// Two fingers land on the trackpad, or the wheel begins to turn, while the pointer is at a point of the window.
    package func begin(at point: CGPoint, type: UIScrollTypeMask = .continuous) {
        precondition(scroll == nil, "A scroll is going on already.")
        isLost = false
        let scroll = PointerScroll(type, at: point, in: window)
        self.scroll = scroll
        send(ScrollEvent(.began, of: scroll))
    }

    /// Scrolls the content by a distance.
    package func move(by movement: CGPoint) {
        if isLost { return }
        send(ScrollEvent(.changed, of: current, by: movement))
    }

    package func end() { finish(.ended) }
    package func cancel() { finish(.cancelled) }

    private func lose() {
        isLost = isScrolling
        cancelQuietly()
    }

    /// Ends the current scroll, without a turn of the run loop.
    func cancelQuietly() {
        guard let scroll else { return }
        self.scroll = nil
        window.sendEvent(ScrollEvent(.cancelled, of: scroll))
    }

    /// Makes a whole scroll, in as many events as a finger would send.
    package func scroll(
        at point: CGPoint, by way: CGPoint, duration: TimeInterval, type: UIScrollTypeMask = .continuous,
        eventsPerSecond: Int = Touchscreen.rate
    ) {
        begin(at: point, type: type)
        var done = CGPoint.zero
        Touchscreen.steps(in: window.mainLoop, over: duration, eventsPerSecond: eventsPerSecond) { share in
            let now = CGPoint(x: way.x * share, y: way.y * share)
            move(by: CGPoint(x: now.x - done.x, y: now.y - done.y))
            done = now
        }
        end()
    }

    private var current: PointerScroll {
        guard let scroll else { preconditionFailure("No scroll is going on.") }
        return scroll
    }

    private func finish(_ phase: ScrollEvent.Phase) {
        if isLost {
            isLost = false
            return
        }
        let scroll = current
        self.scroll = nil
        send(ScrollEvent(phase, of: scroll))
    }

    private func send(_ event: ScrollEvent) {
        let loop = window.mainLoop
        loop.use()
        event.moment = loop.now
        loop.perform { self.window.sendEvent(event) }
        loop.turn()
    }
}
