#if !canImport(ObjectiveC)
    import AnimatedPictures
    import LayoutSnapshots
    import UIKit

    // Only the headless module has a clock that can be asked for a moment.
    extension Stage {
        /// Records the layout while a script runs, as an animated SVG.
        ///
        /// ```swift
        /// let picture = stage.animatedSVG(lasting: 1.2) {
        ///     home.presentAsCard(detail)
        ///     stage.advance(by: 0.8)
        ///     detail.dismiss(animated: true)
        /// }
        /// ```
        ///
        /// The picture is for people to look at and has no reference. To pin the movement, pass the same script to
        /// ``filmstrip(at:curve:inspect:of:)``. The same script gives the same bytes, so `git diff` shows whether a
        /// picture in a repository is still right.
        ///
        /// Traps if a view has a coordinate that is not a number, with the name of the view.
        ///
        /// - Parameters:
        ///   - seconds: The length of the recording, more than 0. The clock goes on until then if the script ends
        ///     early. A script that takes longer runs to its end, but the rest of it is not recorded.
        ///   - framesPerSecond: The number of moments in a second, 1 to 120. Defaults to 25. Between two moments
        ///     everything moves evenly.
        ///   - pause: The seconds for which the last moment stays before the picture starts again, 0 or more. Defaults
        ///     to 0.8.
        ///   - still: The moment for readers who ask for less motion, in seconds from the beginning. Defaults to 0.
        ///   - inspect: Called at each recorded moment, with its number of seconds. Does nothing by default.
        ///   - script: Presents, touches, and lets time pass.
        /// - Returns: The moving picture, which starts again when it has ended.
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
