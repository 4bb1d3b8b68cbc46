import PresentationsTesting
import UIKit

/// Makes a picture the way a test would: a stage, a screen, a presentation, and the clock until nothing moves.
@MainActor
enum Renderer {
    static func svg(of picture: Picture) throws -> String {
        let stage = picture.setting.makeStage()
        picture.scenario.show(stage)
        stage.settle()
        try Invariants.check(stage.window)
        return stage.svg
    }
}
