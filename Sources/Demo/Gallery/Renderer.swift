import PresentationsTesting
import UIKit

/// Renders a picture as a test does: shows a screen on a stage, presents another, and settles.
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
