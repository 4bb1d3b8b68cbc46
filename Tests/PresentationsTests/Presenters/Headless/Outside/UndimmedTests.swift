import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The dimming beside a sheet, and the touches there.
@MainActor
struct UndimmedTests {
    private func sheet(_ change: (inout HalfSheet) -> Void = { _ in }) throws -> SheetOnScreen {
        var style = HalfSheet(largestUndimmedDetentIdentifier: .medium)
        change(&style)
        return try SheetOnScreen(style)
    }

    @Test("At the largest undimmed detent touches beside the sheet reach the presenter, above it the dimming (R1)")
    func bothSides() throws {
        let sheet = try sheet()
        #expect(sheet.hit(196, 100) === sheet.scene.presenter.view)
        #expect(sheet.hit(196, 391) === sheet.scene.presenter.view)
        #expect(sheet.hit(196, 500) === sheet.content.view)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(sheet.hit(196, 40) === sheet.dimming)
        sheet.stage.settle()
        #expect(sheet.hit(196, 40) === sheet.dimming)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .medium }
        sheet.stage.settle()
        #expect(sheet.hit(196, 40) === sheet.scene.presenter.view)
    }

    @Test("Below the largest undimmed detent touches pass as well, and at the next larger one they do not (R1)")
    func threeDetents() throws {
        let low = HalfSheet.Detent.height(120)
        let sheet = try sheet { $0.detents = [low, .medium(), .large()] }
        for (detent, passes) in [(low.identifier, true), (.medium, true), (.large, false)] {
            sheet.controller.animateChanges { $0.selectedDetentIdentifier = detent }
            sheet.stage.settle()
            #expect((sheet.hit(196, 40) === sheet.scene.presenter.view) == passes, "\(detent)")
        }
    }

    @Test("During a drag across the boundary the dimming follows, and touches stay as soon as there is any (R1)")
    func dragAcross() throws {
        let sheet = try sheet()
        let dimming = try #require(sheet.dimming)
        for (position, alpha) in [(392, 0), (391, 1 / 323), (230.5, 0.5), (69, 1)] as [(CGFloat, CGFloat)] {
            try sheet.move(to: position)
            // A layer stores its opacity in single precision.
            #expect(abs(dimming.alpha - alpha) < 1e-6, "at \(position)")
            #expect(sheet.hit(196, 40) === (alpha > 0 ? dimming : sheet.scene.presenter.view), "at \(position)")
        }
        try sheet.move(to: 400)
        #expect(dimming.alpha == 0)
        #expect(sheet.hit(196, 40) === sheet.scene.presenter.view)
    }

    @Test("The presenter's controls beside an undimmed sheet work, and a tap there dismisses nothing")
    func controlOfPresenter() throws {
        let sheet = try sheet()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        sheet.scene.presenter.view.addSubview(button)
        sheet.stage.tap(at: CGPoint(x: 150, y: 120))
        sheet.stage.settle()
        #expect(taps == 1)
        #expect(sheet.scene.presenter.presentedViewController === sheet.content)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        sheet.stage.settle()
        button.frame.origin.y = 10
        sheet.stage.tap(at: CGPoint(x: 150, y: 40))
        sheet.stage.settle()
        #expect(taps == 1)
        #expect(sheet.scene.presenter.presentedViewController == nil)
    }

    @Test("Content that is modal in its presentation keeps every touch, dimmed or not (Q8)")
    func modal() throws {
        let sheet = try sheet()
        sheet.content.isModalInPresentation = true
        #expect(sheet.hit(196, 100) === sheet.dimming)
        sheet.content.isModalInPresentation = false
        #expect(sheet.hit(196, 100) === sheet.scene.presenter.view)
    }

    @Test("While an undimmed sheet comes or goes no touch passes", arguments: [true, false])
    func transition(presenting: Bool) throws {
        let sheet = try sheet()
        let presenter = sheet.scene.presenter
        presenter.dismiss(animated: true)
        if presenting {
            sheet.stage.settle()
            presenter.presentAsHalfSheet(
                CountingViewController(), style: HalfSheet(largestUndimmedDetentIdentifier: .medium))
        }
        sheet.stage.advance(by: 0.1)
        #expect(sheet.hit(196, 100) === sheet.dimming)
    }

    @Test("An undimmed sheet does not dim on its way in or out (F14)")
    func neverDimmed() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsHalfSheet(
            CountingViewController(), style: HalfSheet(largestUndimmedDetentIdentifier: .medium))
        for _ in 0..<20 {
            scene.stage.advance(by: 0.05)
            #expect(try visible(scene.view(named: "presentation.dimming")).opacity == 0)
        }
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(try visible(scene.view(named: "presentation.dimming")).opacity == 0)
    }

    @Test("A change of the selected or the largest undimmed detent fades in the animation of the change (F14)")
    func fades() throws {
        let sheet = try sheet()
        let dimming = try #require(sheet.dimming)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(try visible(dimming).opacity == 0)
        sheet.stage.advance(by: 0.1)
        let opacity = try visible(dimming).opacity
        let way = (392 - (try visible(sheet.scene.chrome).frame.minY)) / (392 - 69)
        #expect(opacity > 0.1 && opacity < 0.9)
        #expect(abs(CGFloat(opacity) - way) < 1e-3)
        sheet.stage.settle()
        #expect(dimming.alpha == 1)
        sheet.controller.animateChanges { $0.largestUndimmedDetentIdentifier = .large }
        #expect(try visible(dimming).opacity == 1)
        sheet.stage.settle()
        #expect(dimming.alpha == 0)
        #expect(sheet.hit(196, 40) === sheet.scene.presenter.view)
    }

    @Test("A name that no active detent has dims at every detent")
    func unknown() throws {
        let sheet = try sheet { $0.largestUndimmedDetentIdentifier = .init("nobody") }
        #expect(sheet.dimming?.alpha == 1)
        #expect(sheet.hit(196, 100) === sheet.dimming)
    }

    @Test("A layout pass while a finger moves the sheet leaves the dimming to the finger")
    func layoutDuringDrag() throws {
        let sheet = try sheet()
        sheet.controller.followMove(to: 230.5)
        sheet.scene.container?.setNeedsLayout()
        sheet.stage.advance(by: 0)
        #expect(sheet.dimming?.alpha == 0.5)
        sheet.controller.drag?.settleSurroundings()
        #expect(sheet.dimming?.alpha == 0)
    }

    @Test("In a compact height a sheet whose largest detent is undimmed stays so under a finger")
    func compactHeight() throws {
        let scene = PresentedStage(.iPhone15, orientation: .landscapeLeft)
        scene.presenter.presentAsHalfSheet(
            CountingViewController(), style: HalfSheet(largestUndimmedDetentIdentifier: .large))
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        let dimming = try #require(scene.view(named: "presentation.dimming"))
        scene.stage.touchDown(at: CGPoint(x: 426, y: 100))
        for y in [110, 111, 150, 250] as [CGFloat] {
            scene.stage.advance(by: 1.0 / 60)
            scene.stage.touchMoved(to: CGPoint(x: 426, y: y))
            #expect(dimming.alpha == 0, "at \(y)")
            #expect(scene.chrome?.frame.minY == y - 110)
        }
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test("A popup or a card without dimming keeps the touches beside it", arguments: [true, false])
    func cardAndPopup(isCard: Bool) throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 200, height: 200))
        if isCard {
            scene.presenter.presentAsCard(content, style: Card(dimming: .none, dismissal: []))
        } else {
            scene.presenter.presentAsPopup(content, style: Popup(dimming: .none, dismissal: []))
        }
        scene.stage.settle()
        let hit = scene.stage.window.hitTest(CGPoint(x: 196, y: 100), with: nil)
        #expect(hit === scene.view(named: "presentation.dimming"))
    }

    @Test("VoiceOver reaches what fingers reach: an undimmed sheet is not modal, a dimmed one is (R16)")
    func voiceOver() throws {
        let sheet = try sheet()
        let container = try #require(sheet.scene.container)
        #expect(!container.accessibilityViewIsModal)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(container.accessibilityViewIsModal)
        sheet.controller.halfSheet.largestUndimmedDetentIdentifier = .large
        sheet.stage.settle()
        #expect(!container.accessibilityViewIsModal)
        sheet.content.isModalInPresentation = true
        sheet.controller.invalidatePresentation()
        sheet.stage.settle()
        #expect(container.accessibilityViewIsModal)
    }
}
