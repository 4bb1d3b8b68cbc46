import LayoutSnapshots
import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a trackpad that a program can use.
    extension Stage {
        /// What scrolls without touching the screen.
        public enum ScrollDevice: Sendable {
            /// Two fingers on a trackpad. Content that they throw glides on.
            case trackpad
            /// The wheel of a mouse. Content stops with it.
            case wheel

            fileprivate var type: UIScrollTypeMask { self == .trackpad ? .continuous : .discrete }
        }

        /// Scrolls what is under the pointer, from the fingers' landing on the trackpad to their lifting without a rest.
        ///
        /// Gesture recognisers that allow scrolls of the device follow it: the pans of scroll views, and pans with an
        /// `allowedScrollTypesMask`. They have no touch, and views hear nothing.
        ///
        /// - Parameters:
        ///   - point: Where the pointer is, in the window's coordinates. It stays there.
        ///   - movement: How far the content is to move, in points, as a finger on the screen would take it: a positive `dy`
        ///     moves it down.
        ///   - duration: In seconds. Defaults to 0.25. The time passes on the virtual clock.
        ///   - device: Defaults to a trackpad.
        ///   - eventsPerSecond: Defaults to 120.
        public func scroll(
            at point: CGPoint, by movement: CGVector, duration: TimeInterval = 0.25,
            with device: ScrollDevice = .trackpad,
            eventsPerSecond: Int = 120
        ) {
            precondition(duration >= 0, "A scroll cannot take less than no time.")
            precondition(eventsPerSecond > 0, "A scroll makes events.")
            note(movement, with: device)
            host.trackpad.scroll(
                at: point, by: CGPoint(x: movement.dx, y: movement.dy), duration: duration, type: device.type,
                eventsPerSecond: eventsPerSecond)
        }

        /// Puts two fingers on the trackpad, or begins to turn the wheel, while the pointer is at a point of the window.
        public func beginScroll(at point: CGPoint, with device: ScrollDevice = .trackpad) {
            eventRecorder?.note("\(device) begins")
            host.trackpad.begin(at: point, type: device.type)
        }

        /// Scrolls on by a movement in one event. No time passes.
        public func continueScroll(by movement: CGVector) {
            host.trackpad.move(by: CGPoint(x: movement.dx, y: movement.dy))
        }

        /// Lifts the fingers from the trackpad, or stops to turn the wheel.
        public func endScroll() {
            eventRecorder?.note("scroll ends")
            host.trackpad.end()
        }

        private func note(_ movement: CGVector, with device: ScrollDevice) {
            let (dx, dy) = (Int(movement.dx.rounded()), Int(movement.dy.rounded()))
            eventRecorder?.note("\(device) \(dx), \(dy)")
        }
    }
#endif
