import PresentationsTesting
import UIKit

/// A filmstrip of a gesture, a keyboard or a push on one device.
@MainActor
struct Film {
    /// The expected end state.
    enum Ending {
        /// Nothing is presented.
        case gone
        /// The top of the presented view rests at a position in the container.
        case resting(top: CGFloat)
    }

    /// The first part of the file name, and the section of the page.
    var folder = "Finger"
    /// The last part of the file name, for instance `dismissal`.
    let name: String
    /// The heading on the browser's page; nil for one that is made from the name.
    var title: String?
    /// The caption on the page.
    let caption: String
    /// The code of the presentation and of the movement, as the page shows it.
    let code: String
    let setting: Setting
    /// The moments of the filmstrip, in seconds since the start of the script.
    let moments: [TimeInterval]
    let ending: Ending
    /// Shows the presenting screen, and presents what the script needs. The stage settles afterwards.
    let prepare: @MainActor (Stage) -> Void
    /// The actions of a finger or of the app.
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
