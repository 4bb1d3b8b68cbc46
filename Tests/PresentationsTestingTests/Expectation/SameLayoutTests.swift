import PresentationsTesting
import Testing
import UIKit

/// The comparison of two layouts, without a file.
@MainActor @Suite struct SameLayoutTests {
    private func stage(_ device: Device = .iPhone15, x: CGFloat = 20, width: CGFloat = 100) -> Stage {
        let stage = Stage(device)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        stage.show(controller)
        let box = UIView(frame: CGRect(x: x, y: 200, width: width, height: 50))
        box.backgroundColor = .black
        box.accessibilityIdentifier = "box"
        controller.view.addSubview(box)
        return stage
    }

    @Test func stagesThatShowTheSameHaveNoDifferences() {
        #expect(stage().differences(from: stage()) == [])
        expectSameLayout(of: stage(), and: stage())
    }

    @Test func aViewThatIsElsewhereIsNamedWithTheWay() {
        #expect(
            stage(x: 32).differences(from: stage()) == [
                "iPhone15: 1 node differs", "  view/box   x 20 -> 32 (right 12 pt)",
            ])
        withKnownIssue {
            expectSameLayout(of: stage(x: 32), and: stage())
        } matching: { issue in
            "\(issue)".contains("view/box   x 20 -> 32 (right 12 pt)")
        }
    }

    @Test func anotherDeviceIsADifference() throws {
        let lines = stage(.iPhone16Pro).differences(from: stage())
        #expect(try #require(lines.first).hasPrefix("iPhone16Pro: the screen"))
    }

    @Test func aCoordinateThatIsNoNumberIsADifferenceThatNamesTheView() {
        let lines = stage(width: .nan).differences(from: stage())
        #expect(lines.count == 1)
        #expect(lines.first?.contains("box") == true)
    }
}
