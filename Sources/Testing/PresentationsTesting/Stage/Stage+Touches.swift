import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a screen that a program can touch. Points are in the window's coordinates.
    extension Stage {
        /// Puts a finger on the screen. No time passes.
        ///
        /// ```swift
        /// stage.touchDown(at: CGPoint(x: 196, y: 640))
        /// stage.touchMoved(to: CGPoint(x: 196, y: 700))
        /// stage.advance(by: 0.1)
        /// stage.touchUp()
        /// ```
        ///
        /// - Parameters:
        ///   - point: The place where it lands, in the window's coordinates.
        ///   - finger: The number of the finger, to tell several apart. Defaults to 0. Traps if that finger is down
        ///     already.
        public func touchDown(at point: CGPoint, finger: Int = 0) {
            if finger == 0 {
                eventRecorder?.fingerLands(at: point, interrupts: window.layer.isInMotion)
            } else {
                eventRecorder?.note("finger \(finger) down")
            }
            host.fingers.down(at: point, finger: finger)
        }

        /// Moves a finger to a point in one event. No time passes.
        ///
        /// - Parameters:
        ///   - point: The place that it moves to, in the window's coordinates.
        ///   - finger: The number of the finger. Defaults to 0. Traps if that finger is not down.
        public func touchMoved(to point: CGPoint, finger: Int = 0) {
            if finger == 0 { eventRecorder?.fingerMoves(to: point) }
            host.fingers.move(to: point, finger: finger)
        }

        /// Lifts a finger where it is. No time passes.
        ///
        /// - Parameter finger: The number of the finger. Defaults to 0. Traps if that finger is not down.
        public func touchUp(finger: Int = 0) {
            if finger == 0, let point = host.fingers.paths.first?.point {
                eventRecorder?.fingerLifts(at: point)
            } else if finger != 0 {
                eventRecorder?.note("finger \(finger) up")
            }
            host.fingers.up(finger: finger)
        }

        /// Cancels the touch of a finger, as the system does when a call comes in. Gestures that follow it are
        /// cancelled.
        ///
        /// - Parameter finger: The number of the finger. Defaults to 0. Traps if that finger is not down.
        public func touchCancelled(finger: Int = 0) {
            eventRecorder?.note("touch cancelled")
            host.fingers.cancel(finger: finger)
        }

        /// Puts a finger down, moves it evenly along a straight line, and lifts it at the end.
        ///
        /// ```swift
        /// stage.drag(
        ///     from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 800),
        ///     duration: 0.1)
        /// stage.settle()
        /// ```
        ///
        /// Without a rest, the velocity at release is the distance divided by the duration.
        ///
        /// - Parameters:
        ///   - start: The place where the finger lands, in the window's coordinates.
        ///   - end: The place where it is lifted.
        ///   - duration: The time of the movement, in seconds, which passes on the virtual clock. Defaults to 0.25. A
        ///     negative number traps.
        ///   - rest: The time for which the finger stays at the end before it is lifted, in seconds. Defaults to 0. A
        ///     negative number traps. After more than 0.1 seconds the kit's drags and scroll views throw nothing.
        ///   - eventsPerSecond: The number of touch events in a second, more than 0. Defaults to 120; older screens
        ///     have 60.
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

        /// Puts a finger down and lifts it 0.05 seconds later.
        ///
        /// - Parameter point: A place in the window's coordinates.
        public func tap(at point: CGPoint) {
            touchDown(at: point)
            advance(by: 0.05)
            touchUp()
        }

        /// Taps a view by its `accessibilityIdentifier`.
        ///
        /// ```swift
        /// stage.tap("save")
        /// ```
        ///
        /// The tap goes to the middle of the part that can be seen. If no such view can be seen in the window, or above
        /// its keyboard, or another view would get the touch, the running test fails with a message that says so, and
        /// nothing is tapped. A view that takes no touches, such as a label, leaves the tap to the view around it.
        ///
        /// - Parameters:
        ///   - identifier: The `accessibilityIdentifier`. Of several views with it, the frontmost one is tapped.
        ///   - fileID: The source file of the failure. Defaults to that of the call.
        ///   - filePath: The path of that file.
        ///   - line: The line of the failure. Defaults to that of the call.
        ///   - column: The column in that line.
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
