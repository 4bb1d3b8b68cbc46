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
/// The script runs on the stage's virtual clock, so that the same script gives the same pictures. A finger is drawn as
/// a disc, with a line from where it landed. Below the pictures a curve shows how what moves went on between them, with
/// grey where a finger was down, and one line lists what happened to the stage.
public struct Filmstrip: Hashable, Sendable {
    /// The moments in the order in which they came.
    package var frames: [Moment]
    /// What happened to the stage meanwhile.
    package var log: EventLog
    /// What went on between the moments; nil where nothing did.
    package var curve: Curve?

    package init(frames: [Moment], log: EventLog = EventLog(), curve: Curve? = nil) {
        self.frames = frames
        self.log = log
        self.curve = curve
    }

    /// What was to be seen at one moment.
    package struct Moment: Hashable, Sendable {
        /// In seconds since the recording began.
        package var time: Fraction
        /// Those that are down, in the order of their numbers.
        package var fingers: [Finger] = []
        package var scene: Scene

        package init(time: Fraction, fingers: [Finger] = [], scene: Scene) {
            self.time = time
            self.fingers = fingers
            self.scene = scene
        }
    }

    package struct Finger: Hashable, Sendable {
        package var landing: PathPoint
        package var point: PathPoint

        package init(landing: PathPoint, point: PathPoint) {
            self.landing = landing
            self.point = point
        }
    }

    /// The pictures side by side, each with its moment in seconds below it, as canonical SVG: equal filmstrips give
    /// equal text. What is the same in several pictures is written once.
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
