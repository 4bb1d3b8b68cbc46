import PresentationsTesting
import UIKit

/// A transition on demo screens: a picture that moves, and rows of pictures of the moments that matter.
@MainActor
struct TransitionFilm {
    /// Some moments of it, side by side.
    struct Strip {
        /// What the file is called, for instance `S7-halfway-spring`.
        let name: String
        /// Seconds since the script began.
        let moments: [TimeInterval]
    }

    /// Something that a finger moves, and how far it is.
    struct Course {
        /// Seconds since the script began, while the finger is down.
        let span: ClosedRange<TimeInterval>
        /// Grows from moment to moment, however little.
        let progress: @MainActor (UIWindow) -> CGFloat?
    }

    /// Where the files are.
    var folder = "Transitions"
    /// What the files are called, for instance `S7-halfway-spring`.
    let name: String
    /// What the page says about it.
    let caption: String
    var setting = Setting.portrait(.iPhone15)
    /// How many seconds the moving picture shows.
    let seconds: TimeInterval
    /// What is shown where nothing moves: seconds since the script began.
    let still: TimeInterval
    var strips: [Strip] = []
    var course: Course?
    /// Shows the screens. The clock runs until nothing moves.
    let prepare: @MainActor (Stage) -> Void
    /// What happens.
    let script: @MainActor (Stage) -> Void
    /// Shows, without any transition, what is to be seen in the end; nil for what was to be seen before.
    var ending: (@MainActor (Stage) -> Void)?

    private var place: String { "@\(setting.device.name)\(setting.suffix)" }

    /// The moving picture's path without its extension: `Transitions/S7-halfway-spring@iPhone15.moving`.
    var fileName: String { "\(folder)/\(name)\(place).moving" }

    func fileName(of strip: Strip) -> String { "\(folder)/\(strip.name)\(place)" }

    func movingPicture() throws -> String {
        // What does not end as it begins is seen for a moment before it begins.
        let rest = ending == nil ? 0 : 0.4
        return try play { stage, inspect in
            stage.movingPicture(
                lasting: rest + seconds, framesPerSecond: 25, still: rest + still, inspect: { inspect($0 - rest) },
                of: {
                    stage.advance(by: rest)
                    script(stage)
                }
            ).svg
        }
    }

    func svg(of strip: Strip) throws -> String {
        try play { stage, inspect in
            stage.filmstrip(at: strip.moments, inspect: inspect, of: { script(stage) }).svg
        }
    }

    /// Plays the script, checks every moment that is looked at, and that nothing is left behind.
    private func play(_ record: (Stage, @escaping (TimeInterval) -> Void) -> String) throws -> String {
        let stage = setting.makeStage()
        prepare(stage)
        stage.settle()
        let before = stage.svg
        let watch = TransitionWatch(stage, course)
        let svg = record(stage, watch.look)
        if let violation = watch.violation { throw violation }
        guard watch.hasSeenChange else { throw Violation("nothing happens") }
        stage.settle()
        try checkEnd(of: stage, before: before)
        return svg
    }

    private func checkEnd(of stage: Stage, before: String) throws {
        let after = stage.svg
        var expected = before
        if let ending {
            let other = setting.makeStage()
            ending(other)
            other.settle()
            expected = other.svg
        }
        guard after == expected else {
            let lines = Set(expected.split(separator: "\n"))
            let strange = after.split(separator: "\n").first { !lines.contains($0) } ?? "something is missing"
            throw Violation("it does not end as it must: \(strange.drop { $0 == " " }.prefix(200))")
        }
    }
}

/// Looks at a window in mid-transition.
@MainActor
private final class TransitionWatch {
    private(set) var violation: Violation?
    /// Whether there has been a moment with another picture than the first one's.
    private(set) var hasSeenChange = false
    private let stage: Stage
    private var window: UIWindow { stage.window }
    private var first: String?
    private var looks = 0
    private let course: TransitionFilm.Course?
    private var last: CGFloat?

    init(_ stage: Stage, _ course: TransitionFilm.Course?) {
        self.stage = stage
        self.course = course
    }

    func look(_ moment: TimeInterval) {
        guard violation == nil else { return }
        do {
            try Invariants.checkNumbers(in: window, path: "window")
            try checkCourse(moment)
            lookForChange()
        } catch {
            violation = Violation("at \(moment) s: \(error)")
        }
    }

    /// At the third moment and a few later ones: in the middle of what happens there is a difference.
    private func lookForChange() {
        if first == nil { first = stage.svg }
        looks += 1
        if !hasSeenChange, looks % 3 == 0 { hasSeenChange = stage.svg != first }
    }

    private func checkCourse(_ moment: TimeInterval) throws {
        guard let course, course.span.contains(moment), let progress = course.progress(window) else { return }
        if let last, progress < last - 0.01 {
            throw Violation("under the finger it goes back, from \(last) to \(progress)")
        }
        last = progress
    }
}
