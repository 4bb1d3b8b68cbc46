import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A blur under a finger.
@MainActor
struct BlurFadeTests {
    private func sheet() throws -> (sheet: SheetOnScreen, effectView: UIVisualEffectView) {
        let sheet = try SheetOnScreen(HalfSheet(dimming: .blurred(.dark)))
        return (sheet, try #require(sheet.dimming?.subviews.first as? UIVisualEffectView))
    }

    /// Returns the visible strength of the effect.
    private func intensity(_ view: UIVisualEffectView) throws -> CGFloat {
        CGFloat(try visible(view).effectIntensity)
    }

    @Test("A blur follows the finger by degrees, there and back, and never by an alpha")
    func follows() throws {
        let (sheet, effectView) = try sheet()
        for (position, level) in [(392, 1), (622, 0.5), (737, 0.25), (507, 0.75)] as [(CGFloat, CGFloat)] {
            try sheet.move(to: position)
            #expect(abs(try intensity(effectView) - level) < 1e-6, "at \(position)")
            #expect(effectView.alpha == 1)
            #expect(sheet.dimming?.alpha == 1)
        }
        try sheet.move(to: 300)
        #expect(effectView.effect != nil)
        #expect(try intensity(effectView) == 1)
        try sheet.move(to: 852)
        #expect(effectView.effect == nil)
        #expect(try intensity(effectView) == 0)
    }

    @Test("When the sheet settles the blur goes on from where it is, in the same time, and no animator is left (P4)")
    func settles() throws {
        let (sheet, effectView) = try sheet()
        try sheet.move(to: 622)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            sheet.controller.drag?.settleSurroundings()
        }
        #expect(abs(try intensity(effectView) - 0.5) < 1e-6)
        sheet.stage.advance(by: 0.5)
        #expect(abs(try intensity(effectView) - 0.75) < 1e-6)
        sheet.stage.advance(by: 0.5)
        #expect(try intensity(effectView) == 1)
        sheet.stage.settle()
        #expect(effectView.effect != nil)
        sheet.scene.presenter.dismiss(animated: true)
        sheet.stage.settle()
        #expect(sheet.stage.window.subviews == [sheet.scene.presenter.view])
    }

    @Test("A finger that catches the settling sheet has the blur in hand again")
    func caught() throws {
        let (sheet, effectView) = try sheet()
        try sheet.move(to: 622)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            sheet.controller.presentation.components?.dimming.view.level = 0
        }
        sheet.stage.advance(by: 0.5)
        #expect(abs(try intensity(effectView) - 0.25) < 1e-6)
        try sheet.move(to: 507)
        #expect(abs(try intensity(effectView) - 0.75) < 1e-6)
        sheet.stage.advance(by: 2)
        #expect(abs(try intensity(effectView) - 0.75) < 1e-6)
    }

    @Test("A presentation that ends while a finger holds the blur releases no paused animator (P4)")
    func removedInBetween() throws {
        let (sheet, _) = try sheet()
        try sheet.move(to: 622)
        sheet.scene.presenter.dismiss(animated: false)
        sheet.stage.settle()
        #expect(sheet.stage.window.subviews == [sheet.scene.presenter.view])
    }

    @Test("A blur that leaves the screen in between, for whatever reason, releases no paused animator (P4)")
    func leavesWindow() {
        let scene = PresentedStage()
        weak var released: DimmingView?
        do {
            let view = DimmingView(.blurred(.dark))
            scene.stage.window.addSubview(view)
            view.level = 0.5
            view.removeFromSuperview()
            released = view
        }
        #expect(released == nil)
    }

    @Test("So does another dimming that replaces the blur meanwhile (P4)", arguments: [true, false])
    func replacedInBetween(animated: Bool) throws {
        let (sheet, _) = try sheet()
        try sheet.move(to: 622)
        if animated {
            sheet.controller.animateChanges { $0.dimming = .dimmed() }
        } else {
            sheet.controller.halfSheet.dimming = .dimmed()
        }
        sheet.stage.settle()
        #expect(try #require(sheet.scene.container).subviews.count == 2)
        #expect(sheet.dimming?.alpha == 0.5)
    }
}
