import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A sheet with a level of dimming at each of its detents, at 698 (120 points), 392 (medium) and 69 (large).
@MainActor
struct DetentDimmingTests {
    private static let detents: [HalfSheet.Detent] = [.height(120).dimmed(0), .medium().dimmed(0.5), .large()]

    private func alpha(_ sheet: SheetOnScreen) -> CGFloat { (sheet.dimming?.alpha ?? .nan) }

    @Test("At rest each detent has its level, and only without dimming touches pass")
    func atRest() throws {
        let sheet = try SheetOnScreen(HalfSheet(detents: Self.detents))
        let below = sheet.scene.presenter.view
        #expect(alpha(sheet) == 0)
        #expect(sheet.hit(196, 200) === below)
        for (detent, level) in [(.medium, 0.5), (.large, 1)] as [(HalfSheet.Detent.Identifier, CGFloat)] {
            sheet.controller.animateChanges { $0.selectedDetentIdentifier = detent }
            sheet.stage.settle()
            #expect(alpha(sheet) == level)
            #expect(sheet.hit(196, 40) === sheet.dimming)
        }
    }

    @Test("A tap beside a sheet that is half dimmed dismisses it, and beside one that is not does nothing")
    func taps() throws {
        let sheet = try SheetOnScreen(HalfSheet(detents: Self.detents))
        sheet.stage.tap(at: CGPoint(x: 196, y: 200))
        sheet.stage.settle()
        #expect(sheet.content.view.window != nil)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .medium }
        sheet.stage.settle()
        sheet.stage.tap(at: CGPoint(x: 196, y: 200))
        sheet.stage.settle()
        #expect(sheet.content.view.window == nil)
    }

    @Test("Content that keeps itself modal keeps touches at a detent without dimming as well")
    func heldModal() throws {
        let sheet = try SheetOnScreen(HalfSheet(detents: Self.detents))
        sheet.content.isModalInPresentation = true
        sheet.stage.settle()
        #expect(alpha(sheet) == 0)
        #expect(sheet.hit(196, 200) === sheet.dimming)
    }

    @Test("In a drag the level follows the finger between two detents, and out of sight")
    func followsFinger() throws {
        let sheet = try SheetOnScreen(HalfSheet(detents: Self.detents))
        for (position, level) in [
            (775, 0), (698, 0), (545, 0.25), (392, 0.5), (230.5, 0.75), (69, 1), (40, 1),
        ] as [(CGFloat, CGFloat)] {
            try sheet.move(to: position)
            #expect(abs(alpha(sheet) - level) < 1e-6, "at \(position)")
        }
    }

    @Test("A level that falls with the height is possible as well")
    func falls() throws {
        let sheet = try SheetOnScreen(HalfSheet(detents: [.medium(), .large().dimmed(0.2)]))
        #expect(alpha(sheet) == 1)
        try sheet.move(to: 230.5)
        #expect(abs(alpha(sheet) - 0.6) < 1e-6)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        sheet.stage.settle()
        #expect(Float(alpha(sheet)) == 0.2)
    }

    @Test("A level of a detent precedes the largest undimmed one")
    func precedence() throws {
        let sheet = try SheetOnScreen(
            HalfSheet(detents: [.medium().dimmed(0.3), .large()], largestUndimmedDetentIdentifier: .large))
        #expect(Float(alpha(sheet)) == 0.3)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        sheet.stage.settle()
        #expect(alpha(sheet) == 0)
    }

    @Test("A spring takes the level along: on the way it is that of the place", arguments: [false, true])
    func followsSpring(isBlurred: Bool) throws {
        let sheet = try SheetOnScreen(
            HalfSheet(
                detents: [.medium().dimmed(0.5), .large()], dimming: isBlurred ? .blurred(.dark) : .dimmed()))
        func level() throws -> CGFloat {
            let dimming = try visible(sheet.dimming)
            guard isBlurred else { return CGFloat(dimming.opacity) }
            return CGFloat(try visible(sheet.dimming?.subviews.first).effectIntensity)
        }
        #expect(abs(try level() - 0.5) < 1e-6)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        for _ in 1...8 {
            sheet.stage.advance(by: 1.0 / 30)
            let top = try visible(sheet.scene.chrome).frame.minY
            let expected = 0.5 + (392 - top) / (392 - 69) / 2
            // A frame may lie between what is read and what is shown.
            #expect(abs(try level() - expected) < (isBlurred ? 0.1 : 0.001), "at \(top)")
        }
        sheet.stage.settle()
        #expect(try level() == 1)
    }

    private func blurred() throws -> (sheet: SheetOnScreen, effectView: UIVisualEffectView) {
        let sheet = try SheetOnScreen(HalfSheet(detents: [.medium().dimmed(0.5), .large()], dimming: .blurred(.dark)))
        return (sheet, try #require(sheet.dimming?.subviews.first as? UIVisualEffectView))
    }

    @Test("A partial blur comes and goes with the sheet, and observes nothing at rest")
    func blurComesAndGoes() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(
            content, style: HalfSheet(detents: [.medium().dimmed(0.5), .large()], dimming: .blurred(.dark)))
        var levels: [Float] = []
        for _ in 1...10 {
            scene.stage.advance(by: 0.05)
            levels.append(
                Float(try visible(scene.view(named: "presentation.dimming")?.subviews.first).effectIntensity))
        }
        #expect(levels == levels.sorted())
        #expect(levels[0] > 0 && levels[0] < 0.3)
        scene.stage.settle()
        #expect(levels[9] > 0.45)
        #expect(content.halfSheetPresentationController?.isObservingMovement == false)
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        let leaving = try visible(scene.view(named: "presentation.dimming")?.subviews.first).effectIntensity
        #expect(leaving > 0.1 && leaving < 0.48)
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("A partial blur that the system has run to its end in the background is partial again")
    func background() throws {
        let (sheet, effectView) = try blurred()
        sheet.stage.enterBackground()
        effectView.layer.removeAllAnimations()
        #expect(try visible(effectView).effectIntensity == 1)
        sheet.stage.enterForeground()
        #expect(abs(try visible(effectView).effectIntensity - 0.5) < 1e-6)
    }

    @Test("A partial blur is there again after the sheet was covered by a full screen")
    func covered() throws {
        let (sheet, effectView) = try blurred()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        sheet.content.present(cover, animated: true)
        sheet.stage.settle()
        cover.dismiss(animated: true)
        sheet.stage.settle()
        #expect(abs(try visible(effectView).effectIntensity - 0.5) < 1e-6)
    }
}
