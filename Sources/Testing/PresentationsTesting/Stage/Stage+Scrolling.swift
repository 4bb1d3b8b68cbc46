import LayoutSnapshots
import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a trackpad that a program can use.
    extension Stage {
        /// A device that scrolls without touching the screen.
        ///
        /// ```swift
        /// stage.scroll(
        ///     at: CGPoint(x: 196, y: 640), by: CGVector(dx: 0, dy: -120),
        ///     with: .wheel)
        /// ```
        public enum ScrollDevice: Sendable {
            /// Two fingers on a trackpad. Content that they throw glides on.
            case trackpad
            /// The wheel of a mouse. The content stops when the wheel does.
            case wheel

            fileprivate var type: UIScrollTypeMask { self == .trackpad ? .continuous : .discrete }
        }

        /// Scrolls the view under the pointer. The fingers lift without a rest at the end.
        ///
        /// The pan gesture recognisers of scroll views follow, and others that allow the device with
        /// `allowedScrollTypesMask`. There is no touch, so views get no touch events.
        ///
        /// - Parameters:
        ///   - point: The place of the pointer, in the window's coordinates. It stays there.
        ///   - movement: The movement of the content, in points. A positive `dy` moves it down, as a finger that goes
        ///     down would.
        ///   - duration: The time that passes on the virtual clock, in seconds. Defaults to 0.25. A negative number
        ///     traps.
        ///   - device: The device that scrolls. Defaults to a trackpad.
        ///   - eventsPerSecond: The number of scroll events in a second, more than 0. Defaults to 120.
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

        /// Puts two fingers on the trackpad, or begins to turn the wheel.
        ///
        /// ```swift
        /// stage.beginScroll(at: CGPoint(x: 196, y: 640))
        /// stage.continueScroll(by: CGVector(dx: 0, dy: -40))
        /// stage.advance(by: 0.1)
        /// stage.endScroll()
        /// ```
        ///
        /// Traps while a scroll is under way already.
        ///
        /// - Parameters:
        ///   - point: The place of the pointer, in the window's coordinates.
        ///   - device: The device that scrolls. Defaults to a trackpad.
        public func beginScroll(at point: CGPoint, with device: ScrollDevice = .trackpad) {
            eventRecorder?.note("\(device) begins")
            host.trackpad.begin(at: point, type: device.type)
        }

        /// Scrolls on in one event. No time passes. Traps without a ``beginScroll(at:with:)``.
        ///
        /// - Parameter movement: The movement of the content, in points.
        public func continueScroll(by movement: CGVector) {
            host.trackpad.move(by: CGPoint(x: movement.dx, y: movement.dy))
        }

        /// Lifts the fingers from the trackpad, or stops turning the wheel. Traps without a ``beginScroll(at:with:)``.
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
