import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a screen that a program can touch. Points are in the window's coordinates.
    extension Stage {
        /// Puts a finger on the screen.
        public func touchDown(at point: CGPoint) {
            eventRecorder?.fingerLands(at: point, interrupts: window.layer.isInMotion)
            host.fingers.down(at: point)
        }

        /// Moves the finger there in one event. No time passes.
        public func touchMoved(to point: CGPoint) {
            eventRecorder?.fingerMoves(to: point)
            host.fingers.move(to: point)
        }

        /// Lifts the finger where it is.
        public func touchUp() {
            if let point = host.fingers.paths.first?.point { eventRecorder?.fingerLifts(at: point) }
            host.fingers.up()
        }

        /// Puts a finger down, moves it along a straight line, and lifts it at the end without a rest: the velocity at
        /// release is the way divided by the duration.
        ///
        /// - Parameters:
        ///   - start: Where the finger lands.
        ///   - end: Where it is lifted.
        ///   - duration: In seconds. Defaults to 0.25. The time passes on the virtual clock.
        ///   - eventsPerSecond: How often the screen reports the finger. Defaults to 120; older screens report 60.
        public func drag(
            from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, eventsPerSecond: Int = 120
        ) {
            precondition(duration >= 0, "A drag cannot take less than no time.")
            precondition(eventsPerSecond > 0, "A finger that moves makes events.")
            touchDown(at: start)
            host.fingers.drag(to: end, duration: duration, eventsPerSecond: eventsPerSecond)
            eventRecorder?.fingerGlides(to: end)
            touchUp()
        }

        /// Puts a finger down and lifts it 50 ms later.
        public func tap(at point: CGPoint) {
            touchDown(at: point)
            advance(by: 0.05)
            touchUp()
        }
    }
#endif
