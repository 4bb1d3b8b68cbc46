import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// An undimmed sheet over another sheet of the kit: what is beneath the upper container is the lower one.
@MainActor
struct StackedSheetTests {
    private func stack(lower: HalfSheet) throws -> (sheet: SheetOnScreen, upper: CountingViewController) {
        let sheet = try SheetOnScreen(lower)
        let upper = CountingViewController()
        let low = HalfSheet.Detent.height(120)
        sheet.content.presentAsHalfSheet(
            upper, style: HalfSheet(detents: [low], largestUndimmedDetentIdentifier: low.identifier))
        sheet.stage.settle()
        return (sheet, upper)
    }

    @Test("Beside the upper sheet the lower one is touched, and beside both the lower one's dimming (R1)")
    func dimmedBelow() throws {
        let stack = try stack(lower: HalfSheet())
        #expect(stack.sheet.hit(196, 800) === stack.upper.view)
        #expect(stack.sheet.hit(196, 500) === stack.sheet.content.view)
        #expect(stack.sheet.hit(196, 100) === stack.sheet.dimming)
    }

    @Test("Beside two undimmed sheets the presenter of the lower one is touched (R1)")
    func undimmedBelow() throws {
        let stack = try stack(lower: HalfSheet(largestUndimmedDetentIdentifier: .medium))
        #expect(stack.sheet.hit(196, 500) === stack.sheet.content.view)
        #expect(stack.sheet.hit(196, 100) === stack.sheet.scene.presenter.view)
    }

    @Test("A tap beside both dismisses neither: the lower sheet presents the upper one")
    func tap() throws {
        let stack = try stack(lower: HalfSheet())
        stack.sheet.stage.tap(at: CGPoint(x: 196, y: 100))
        stack.sheet.stage.settle()
        #expect(stack.sheet.scene.presenter.presentedViewController === stack.sheet.content)
        #expect(stack.sheet.content.presentedViewController === stack.upper)
    }
}
