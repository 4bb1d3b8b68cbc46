import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

/// One answer to one open question about UIKit, with the defaults for all others.
struct Answer: Sendable, CustomTestStringConvertible {
    let question: String
    let answer: String

    var testDescription: String { "\(question): \(answer)" }

    static let all = OpenQuestion.all.flatMap { question in
        question.answers.map { Answer(question: question.code, answer: $0) }
    }

    /// Runs a scene under the answer, and expects that nothing remains on the screen.
    @MainActor
    func run(_ body: (PresentedStage) throws -> Void) rethrows {
        try Assumptions.assuming({ $0[question] = answer }) {
            let scene = PresentedStage()
            try body(scene)
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
            #expect(scene.presenter.presentedViewController == nil)
            #expect(scene.presenter.transitionCoordinator == nil)
            #expect(scene.presenter.view.transform == .identity)
            #expect(scene.presenter.view.alpha == 1)
            #expect(scene.stage.window.subviews == [scene.presenter.view])
            #expect(scene.stage.window.hitTest(CGPoint(x: 196, y: 400), with: nil) === scene.presenter.view)
        }
    }
}
