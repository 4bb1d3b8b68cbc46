#if !canImport(ObjectiveC)
    import AnimatedPictures
    import LayoutSnapshots
    import UIKit

    // Only the headless module has a clock that can be asked for a moment.
    extension Stage {
        /// Records what the stage shows while a script runs, as an animated SVG.
        ///
        /// It is for people to look at, and has no reference: pin the same script with `expectFilmstrip(_:named:)`, and
        /// make the picture anew when that has changed. The same script gives the same bytes, so that a version control
        /// system shows whether the picture is up to date; this package's own are checked that way.
        ///
        /// - Parameters:
        ///   - seconds: How long it records. A script that takes less time is followed until then.
        ///   - framesPerSecond: How many moments of a second it records. Defaults to 25; between two of them
        ///     everything moves evenly.
        ///   - pause: For how many seconds the last moment stays before all begins anew. Defaults to 0.8.
        ///   - still: Seconds since the beginning of what is shown where nothing moves. Defaults to the beginning.
        ///   - inspect: Called at every moment that is recorded, with its number of seconds. Does nothing by default.
        ///   - script: Presents, touches, and lets time pass.
        public func animatedSVG(
            lasting seconds: TimeInterval, framesPerSecond: Int = 25, pause: TimeInterval = 0.8,
            still: TimeInterval = 0, inspect: @escaping (TimeInterval) -> Void = { _ in }, of script: () -> Void
        ) -> AnimatedSVG {
            precondition(seconds > 0, "A moving picture takes time.")
            precondition((1...120).contains(framesPerSecond), "A moving picture has 1 to 120 frames a second.")
            precondition(pause >= 0, "A pause cannot take less than no time.")
            // Less than a thousandth of a frame is an error of the arithmetic.
            let count = Int((seconds * Double(framesPerSecond) - 0.001).rounded(.up))
            let moments = (0...count).map { min(Double($0) / Double(framesPerSecond), seconds) }
            return AnimatedSVG(
                frames: frames(at: moments, following: LayerIdentities(), inspect: inspect, of: script),
                pause: Fraction(floatLiteral: pause),
                still: moments.lastIndex { $0 <= still } ?? 0)
        }
    }
#endif
