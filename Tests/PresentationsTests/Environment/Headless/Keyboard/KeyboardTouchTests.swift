import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Touches on views that a keyboard has moved, or is moving.
@MainActor
struct KeyboardTouchTests {
    @Test("Views that move with the keyboard get touches on their way, both ways (N2)", arguments: [true, false])
    func onItsWay(comes: Bool) throws {
        let scene = PresentedStage()
        let content = scene.presentCard()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        content.view.addSubview(button)
        scene.stage.settle()
        scene.stage.showKeyboard(height: 336)
        if !comes {
            scene.stage.settle()
            scene.stage.hideKeyboard()
        }
        scene.stage.advance(by: 0.1)
        let top: CGFloat = comes ? 164 : 478
        #expect(scene.chrome?.frame == CGRect(x: 12, y: top, width: 369, height: 340))
        #expect(abs(try visible(scene.chrome).frame.minY - top) > 10)
        scene.stage.tap(at: CGPoint(x: 82, y: top + 42))
        #expect(taps == 1)
    }

    @Test("Detents that the keyboard has brought to one place are one rest: a finger selects neither there")
    func onePlace() throws {
        let sheet = try SheetOnScreen(HalfSheet(detents: [.height(600), .height(700)], keyboard: .lift))
        #expect(sheet.top == 218)
        sheet.stage.showKeyboard(height: 336)
        sheet.stage.settle()
        // Both end at the keyboard, and begin 10 points below the safe area.
        #expect(sheet.scene.chrome?.frame == CGRect(x: 0, y: 69, width: 393, height: 447))
        sheet.stage.touchDown(at: CGPoint(x: 196, y: 200))
        sheet.stage.moveFinger(from: 200, to: 160)
        #expect(sheet.top < 69)
        sheet.stage.advance(by: 0.2)
        sheet.stage.touchUp()
        sheet.stage.settle()
        #expect(sheet.delegate.choices == [])
        sheet.stage.hideKeyboard()
        sheet.stage.settle()
        #expect(sheet.top == 218)
    }
}
