import PresentationsTesting
import UIKit

/// A transition on demo screens, rendered as a moving picture and as filmstrips of chosen moments.
@MainActor
struct TransitionFilm {
    /// A filmstrip of a few moments.
    struct Strip {
        /// The last part of the file name, for instance `S7-halfway-spring`.
        let name: String
        /// The moments, in seconds since the start of the script.
        let moments: [TimeInterval]
    }

    /// A check that what a finger drags never moves backwards.
    struct ProgressCheck {
        /// The time in which the finger is down, in seconds since the start of the script.
        let interval: ClosedRange<TimeInterval>
        /// The progress of the drag. It must not decrease during the interval.
        let progress: @MainActor (UIWindow) -> CGFloat?
    }

    /// The folder of the files.
    var folder = "Transitions"
    /// The last part of the file name, for instance `S7-halfway-spring`.
    let name: String
    /// The caption on the page.
    let caption: String
    /// The code of a picture that is neither in a section nor one of a scenario.
    var code = ""
    var setting = Setting.portrait(.iPhone15)
    /// The length of the moving picture, in seconds.
    let seconds: TimeInterval
    /// The moment shown to readers who prefer reduced motion, in seconds since the start of the script.
    let still: TimeInterval
    var strips: [Strip] = []
    var progressCheck: ProgressCheck?
    /// Shows the screens. The stage settles afterwards.
    let prepare: @MainActor (Stage) -> Void
    /// The actions of the app and of a finger.
    let script: @MainActor (Stage) -> Void
    /// Shows the expected end state without a transition; nil where it equals the state before.
    var ending: (@MainActor (Stage) -> Void)?

    private var place: String { "@\(setting.device.name)\(setting.suffix)" }

    /// The moving picture's path without its extension: `Transitions/S7-halfway-spring@iPhone15.moving`.
    var fileName: String { "\(folder)/\(name)\(place).moving" }

    func fileName(of strip: Strip) -> String { "\(folder)/\(strip.name)\(place)" }

    func animatedSVG() throws -> String {
        // A transition that changes the screen starts after a short rest, so that a loop shows the state before.
        let rest = ending == nil ? 0 : 0.4
        return try play { stage, inspect in
            stage.animatedSVG(
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

    /// Plays the script, and checks every inspected moment and the end state.
    private func play(_ record: (Stage, @escaping (TimeInterval) -> Void) -> String) throws -> String {
        let stage = setting.makeStage()
        prepare(stage)
        stage.settle()
        let before = stage.svg
        let inspector = TransitionInspector(stage, progressCheck)
        let svg = record(stage, inspector.inspect)
        if let violation = inspector.violation { throw violation }
        guard inspector.hasSeenChange else { throw Violation("nothing happens") }
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
            throw Violation("the end state is not the expected one: \(strange.drop { $0 == " " }.prefix(200))")
        }
    }
}

/// Checks a window during a transition.
@MainActor
private final class TransitionInspector {
    private(set) var violation: Violation?
    /// Whether a moment looked different from the first one.
    private(set) var hasSeenChange = false
    private let stage: Stage
    private var window: UIWindow { stage.window }
    private var first: String?
    private var inspections = 0
    private let progressCheck: TransitionFilm.ProgressCheck?
    private var lastProgress: CGFloat?

    init(_ stage: Stage, _ progressCheck: TransitionFilm.ProgressCheck?) {
        self.stage = stage
        self.progressCheck = progressCheck
    }

    func inspect(_ moment: TimeInterval) {
        guard violation == nil else { return }
        do {
            try Invariants.checkNumbers(in: window, path: "window")
            try checkProgress(moment)
            noteChange()
        } catch {
            violation = Violation("at \(moment) s: \(error)")
        }
    }

    /// Compares every third moment with the first one: rendering each of them would be slow.
    private func noteChange() {
        if first == nil { first = stage.svg }
        inspections += 1
        if !hasSeenChange, inspections % 3 == 0 { hasSeenChange = stage.svg != first }
    }

    private func checkProgress(_ moment: TimeInterval) throws {
        guard let progressCheck, progressCheck.interval.contains(moment),
            let progress = progressCheck.progress(window)
        else { return }
        if let lastProgress, progress < lastProgress - 0.01 {
            throw Violation("the drag moves backwards, from \(lastProgress) to \(progress)")
        }
        lastProgress = progress
    }
}
