/// A transition as a row of pictures: the stage at some moments, and the positions of its fingers.
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
/// a disc, with a line from the point where it landed. Below the pictures a curve shows the movement between them, with
/// grey while a finger was down, and one line lists the events of the stage.
public struct Filmstrip: Hashable, Sendable {
    /// The moments in their order.
    package var frames: [Moment]
    /// The events of the stage during the recording.
    package var log: EventLog
    /// The movement between the moments; nil if nothing moved.
    package var curve: Curve?

    package init(frames: [Moment], log: EventLog = EventLog(), curve: Curve? = nil) {
        self.frames = frames
        self.log = log
        self.curve = curve
    }

    /// The content of the stage at one moment.
    package struct Moment: Hashable, Sendable {
        /// In seconds since the recording began.
        package var time: Fraction
        /// The fingers that are down, in the order of their numbers.
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
    /// equal text. Parts that several pictures share are written once.
    ///
    /// Two views with the same name in one picture trap, and the message has the name; `expectFilmstrip` reports them.
    public var svg: String {
        do {
            return try FilmstripWriter.svg(self)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
