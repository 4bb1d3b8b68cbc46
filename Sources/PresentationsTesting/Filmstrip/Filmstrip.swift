/// A transition as a row of pictures: what a stage showed at some moments, and where its fingers were.
///
/// ```swift
/// stage.show(home)
/// let film = stage.filmstrip(at: [0, 0.1, 0.2, 0.3, 0.6]) {
///     home.presentAsCard(detail)
/// }
/// expectFilmstrip(film, named: "Card/arrival")
/// ```
///
/// The script runs on the stage's virtual clock, so that the same script gives the same pictures. A finger is drawn as a
/// disc, with a line from where it landed.
public struct Filmstrip: Hashable, Sendable {
    /// The moments in the order in which they came.
    var frames: [Moment]

    /// What was to be seen at one moment.
    struct Moment: Hashable, Sendable {
        /// In seconds since the recording began.
        var time: Fraction
        /// Those that are down, in the order of their numbers.
        var fingers: [Finger] = []
        var scene: Scene
    }

    struct Finger: Hashable, Sendable {
        var landing: PathPoint
        var point: PathPoint
    }

    /// The pictures side by side, each with its moment in seconds below it, as canonical SVG: equal filmstrips give equal
    /// text. What is the same in several pictures is written once.
    ///
    /// Two views of one name in the same picture trap with the name; `expectFilmstrip` reports them.
    public var svg: String {
        do {
            return try FilmstripWriter.svg(self)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
