import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Content whose text grows with the user's text size.
@MainActor
struct TextSizeTests {
    /// A text of a style that is as high as it needs to be.
    private final class TextViewController: UIViewController {
        private let label = UILabel()

        override func loadView() {
            label.text = "Nothing to see"
            label.font = .preferredFont(forTextStyle: .largeTitle)
            label.adjustsFontForContentSizeCategory = true
            view = label
        }
    }

    private func scene(_ category: UIContentSizeCategory) -> PresentedStage {
        let scene = PresentedStage()
        scene.stage.contentSizeCategory = category
        return scene
    }

    // 34 and 60 points of San Francisco's line height, 1.193, rounded up to pixels.
    private let usual: CGFloat = 122 / 3
    private let largest: CGFloat = 215 / 3

    private func expectHeight(
        _ scene: PresentedStage, _ height: CGFloat, _ bottom: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let frame = try #require(scene.chrome).frame
        #expect(abs(frame.height - height) < 0.01, sourceLocation: sourceLocation)
        #expect(abs(frame.maxY - bottom) < 0.01, sourceLocation: sourceLocation)
    }

    @Test("A fitting card is fitted anew when the text size changes, as if presented with it")
    func card() throws {
        let scene = scene(.large)
        scene.presenter.presentAsCard(TextViewController())
        scene.stage.settle()
        try expectHeight(scene, usual, 818)
        scene.stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        try expectHeight(scene, largest, 818)
        let fresh = self.scene(.accessibilityExtraExtraExtraLarge)
        fresh.presenter.presentAsCard(TextViewController())
        fresh.stage.settle()
        #expect(fresh.chrome?.frame == scene.chrome?.frame)
        scene.stage.contentSizeCategory = .large
        try expectHeight(scene, usual, 818)
    }

    @Test("So is a fitting detent, and its neighbours stay (R3)")
    func sheet() throws {
        let scene = scene(.large)
        let content = TextViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting(), .large()]))
        scene.stage.settle()
        // A detent is never lower than 44 points.
        try expectHeight(scene, 44 + 34, 852)
        scene.stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        try expectHeight(scene, largest + 34, 852)
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minY == 69)
    }

    @Test("A popup stays in the middle")
    func popup() throws {
        let scene = scene(.large)
        scene.presenter.presentAsPopup(TextViewController())
        scene.stage.settle()
        let middle = try #require(scene.chrome).frame.midY
        scene.stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(abs(try #require(scene.chrome).frame.height - largest) < 0.01)
        #expect(abs(try #require(scene.chrome).frame.midY - middle) < 0.5)
    }
}
