import LayoutSnapshots

/// A transition as a picture that moves: what a stage showed while a script ran, many times a second, over and over.
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
/// It is one SVG file without scripts that moves in every browser, also as an `<img>`, and refers to nothing outside of
/// itself. Where nothing moves, because the reader wants less motion or the program that shows it knows no animations, it
/// is one still picture.
public struct AnimatedSVG: Hashable, Sendable {
    /// What was to be seen, from the first moment to the last.
    package var frames: [Filmstrip.Moment]
    /// For how many seconds the last moment stays before all begins anew.
    package var pause: Fraction
    /// Which of the frames is shown where nothing moves.
    package var still: Int

    package init(frames: [Filmstrip.Moment], pause: Fraction, still: Int) {
        self.frames = frames
        self.pause = pause
        self.still = still
    }

    /// How many moments of the transition the picture was made from.
    public var frameCount: Int { frames.count }

    /// The picture as an animated SVG: equal pictures give equal text. What is the same in all frames is written once; what
    /// moves has a list of values instead.
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
