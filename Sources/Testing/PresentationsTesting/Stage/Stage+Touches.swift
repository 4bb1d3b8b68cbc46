import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a screen that a program can touch. Points are in the window's coordinates.
    extension Stage {
        /// Puts a finger on the screen.
        ///
        /// - Parameters:
        ///   - point: Where it lands.
        ///   - finger: Tells fingers apart that are on the screen at the same time. Defaults to 0. A finger of a number that is
        ///     down already is a programmer's error.
        public func touchDown(at point: CGPoint, finger: Int = 0) {
            if finger == 0 {
                eventRecorder?.fingerLands(at: point, interrupts: window.layer.isInMotion)
            } else {
                eventRecorder?.note("finger \(finger) down")
            }
            host.fingers.down(at: point, finger: finger)
        }

        /// Moves a finger there in one event. No time passes. A finger that is not down is a programmer's error.
        public func touchMoved(to point: CGPoint, finger: Int = 0) {
            if finger == 0 { eventRecorder?.fingerMoves(to: point) }
            host.fingers.move(to: point, finger: finger)
        }

        /// Lifts a finger where it is. A finger that is not down is a programmer's error.
        public func touchUp(finger: Int = 0) {
            if finger == 0, let point = host.fingers.paths.first?.point {
                eventRecorder?.fingerLifts(at: point)
            } else if finger != 0 {
                eventRecorder?.note("finger \(finger) up")
            }
            host.fingers.up(finger: finger)
        }

        /// Takes a finger away as the system does for a call or an alert of its own: what it was about to do is cancelled.
        /// A finger that is not down is a programmer's error.
        public func touchCancelled(finger: Int = 0) {
            eventRecorder?.note("touch cancelled")
            host.fingers.cancel(finger: finger)
        }

        /// Puts a finger down, moves it along a straight line, and lifts it at the end. Without a rest the velocity at release
        /// is the way divided by the duration.
        ///
        /// - Parameters:
        ///   - start: Where the finger lands.
        ///   - end: Where it is lifted.
        ///   - duration: In seconds. Defaults to 0.25. The time passes on the virtual clock.
        ///   - rest: How long the finger stays at the end before it lifts, in seconds. Defaults to 0. The kit's drags and
        ///     scroll views throw nothing after a rest of more than 0.1 seconds.
        ///   - eventsPerSecond: How often the screen reports the finger. Defaults to 120; older screens report 60.
        public func drag(
            from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, resting rest: TimeInterval = 0,
            eventsPerSecond: Int = 120
        ) {
            precondition(duration >= 0, "A drag cannot take less than no time.")
            precondition(rest >= 0, "A finger cannot rest for less than no time.")
            precondition(eventsPerSecond > 0, "A finger that moves makes events.")
            touchDown(at: start)
            host.fingers.drag(to: end, duration: duration, eventsPerSecond: eventsPerSecond)
            eventRecorder?.fingerGlides(to: end)
            if rest > 0 { advance(by: rest) }
            touchUp()
        }

        /// Puts a finger down and lifts it 50 ms later.
        public func tap(at point: CGPoint) {
            touchDown(at: point)
            advance(by: 0.05)
            touchUp()
        }

        /// Taps the middle of what can be seen of the view that ``view(_:)`` returns for an `accessibilityIdentifier`.
        ///
        /// Where there is no such view, or another view would get the touch, the test that is running fails with a sentence
        /// that says so, and nothing is tapped. A view that takes no touches itself, such as a label, lets the view around it
        /// have the tap.
        public func tap(
            _ identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
            let windows = [PlatformDetails.accessoryWindow(over: window), window].compactMap(\.self)
            guard let sight = VisibleViews.first(called: identifier, in: windows) else {
                return place.fail(
                    "No view called \"\(identifier)\" can be seen in the stage's window. \(whatCanBeSeen(in: windows))")
            }
            if let obstacle = sight.obstacle { return place.fail("\"\(identifier)\" cannot be tapped: \(obstacle).") }
            tap(at: sight.middle)
        }
    }
#endif
