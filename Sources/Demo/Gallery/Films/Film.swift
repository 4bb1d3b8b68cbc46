import PresentationsTesting
import UIKit

/// A gesture, a keyboard, or a push, as a row of pictures on one device.
@MainActor
struct Film {
    /// How it has to end.
    enum Ending {
        /// Nothing is presented any more.
        case gone
        /// The presented view rests with its top there, in the container.
        case resting(top: CGFloat)
    }

    /// The first part of the file name, and the section of the page.
    var folder = "Finger"
    /// The last part of the file name, for instance `dismissal`.
    let name: String
    /// What the page says about it.
    let caption: String
    let setting: Setting
    /// Seconds since the script began.
    let moments: [TimeInterval]
    let ending: Ending
    /// Shows the presenter, and presents what the script needs. The clock runs until nothing moves.
    let prepare: @MainActor (Stage) -> Void
    /// What a finger does, or the app.
    let script: @MainActor (Stage) -> Void

    /// The file's path without its extension: `Finger/dismissal@iPhone15`.
    var fileName: String { "\(folder)/\(name)@\(setting.device.name)\(setting.suffix)" }

    func svg() throws -> String {
        let stage = setting.makeStage()
        prepare(stage)
        stage.settle()
        var violation: (any Error)?
        let film = stage.filmstrip(
            at: moments,
            inspect: { moment in
                do {
                    try Invariants.checkMoment(stage.window)
                } catch {
                    violation = violation ?? Violation("at \(moment) s: \(error)")
                }
            },
            of: { script(stage) })
        if let violation { throw violation }
        stage.settle()
        try Invariants.check(stage.window, ending: ending)
        return film.svg
    }
}
