import LayoutSnapshots

/// A movement as an animated SVG: a stage's layout many times a second while a script ran, in a loop.
///
/// ```swift
/// stage.show(home)
/// let picture = stage.animatedSVG(lasting: 1.2) {
///     home.presentAsCard(detail)
///     stage.advance(by: 0.8)
///     detail.dismiss(animated: true)
/// }
/// try picture.svg.write(toFile: "card.svg", atomically: true, encoding: .utf8)
/// ```
///
/// It is one SVG file without scripts that moves in browsers, also in an `<img>` element, and refers to no other file.
/// Readers who prefer reduced motion, and programs that know no animations, get one still picture.
public struct AnimatedSVG: Hashable, Sendable {
    /// The frames from the first moment to the last.
    package var frames: [Filmstrip.Moment]
    /// The number of seconds for which the last moment stays before the loop begins again.
    package var pause: Fraction
    /// The index of the frame that is shown if nothing moves.
    package var still: Int

    package init(frames: [Filmstrip.Moment], pause: Fraction, still: Int) {
        self.frames = frames
        self.pause = pause
        self.still = still
    }

    /// The number of recorded moments.
    public var frameCount: Int { frames.count }

    /// The text of the SVG file. Equal pictures give equal text.
    ///
    /// Parts that are the same in all frames are written once, and parts that move have a list of values.
    ///
    /// Two views of one name in the same frame trap with the name.
    public var svg: String {
        do {
            return try AnimatedSVGWriter.svg(self)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
