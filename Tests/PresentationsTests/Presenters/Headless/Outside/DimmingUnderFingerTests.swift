import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The dimming during a drag. Medium rests at y 392 and large at 69; a drag begins after 10 points.
@MainActor
struct DimmingUnderFingerTests {
    private func dimming(_ sheet: SheetOnScreen) throws -> UIView { try #require(sheet.dimming) }

    @Test("A finger that drags the sheet across the boundary takes the dimming along, and touches stay with it (R1)")
    func acrossTheBoundary() throws {
        let sheet = try SheetOnScreen(HalfSheet(largestUndimmedDetentIdentifier: .medium))
        let dimming = try dimming(sheet)
        sheet.stage.touchDown(at: CGPoint(x: 196, y: 500))
        #expect(sheet.hit(196, 40) === sheet.scene.presenter.view)
        sheet.stage.touchMoved(to: CGPoint(x: 196, y: 328.5))
        #expect(sheet.scene.chrome?.frame.minY.rounded() == 231)
        #expect(abs(dimming.alpha - 0.5) < 0.002)
        #expect(sheet.hit(196, 40) === dimming)
        sheet.stage.touchMoved(to: CGPoint(x: 196, y: 490))
        #expect(dimming.alpha == 0)
        #expect(sheet.hit(196, 40) === sheet.scene.presenter.view)
        sheet.stage.touchMoved(to: CGPoint(x: 196, y: 200))
        sheet.stage.touchUp()
        sheet.stage.settle()
        #expect(sheet.controller.halfSheet.selectedDetentIdentifier == .large)
        #expect(dimming.alpha == 1)
        #expect(sheet.hit(196, 40) === dimming)
    }

    @Test("On the way out the dimming goes with the place of the sheet, and comes back with it (F6)")
    func wayOut() throws {
        let sheet = try SheetOnScreen(HalfSheet())
        let dimming = try dimming(sheet)
        sheet.stage.touchDown(at: CGPoint(x: 196, y: 500))
        // 10 points are the pan's; 460 points are the way.
        for (finger, alpha) in [(510, 1), (625, 0.75), (740, 0.5), (625, 0.75)] as [(CGFloat, CGFloat)] {
            sheet.stage.touchMoved(to: CGPoint(x: 196, y: finger))
            sheet.stage.advance(by: 1 / 60)
            #expect(abs(CGFloat(try visible(dimming).opacity) - alpha) < 1e-3, "finger at \(finger)")
        }
        sheet.stage.advance(by: 1)
        sheet.stage.touchUp()
        sheet.stage.settle()
        #expect(sheet.scene.presenter.presentedViewController === sheet.content)
        #expect(dimming.alpha == 1)
        #expect(sheet.hit(196, 100) === dimming)
    }

    @Test("A sheet that returns to its undimmed detent takes the dimming away in the same time")
    func returns() throws {
        let sheet = try SheetOnScreen(HalfSheet(largestUndimmedDetentIdentifier: .medium))
        let dimming = try dimming(sheet)
        sheet.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 400), duration: 2)
        #expect(CGFloat(try visible(dimming).opacity) > 0.2)
        sheet.stage.advance(by: 0.05)
        let opacity = CGFloat(try visible(dimming).opacity)
        let way = (392 - (try visible(sheet.scene.chrome).frame.minY)) / (392 - 69)
        #expect(opacity > 0.05 && abs(opacity - way) < 0.01)
        sheet.stage.settle()
        #expect(dimming.alpha == 0)
        #expect(sheet.hit(196, 40) === sheet.scene.presenter.view)
    }

    @Test("After the release the dimming fades in the time that the sheet takes, without a jump")
    func release() throws {
        let sheet = try SheetOnScreen(HalfSheet())
        let dimming = try dimming(sheet)
        sheet.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 790), duration: 1)
        var last = CGFloat(try visible(dimming).opacity)
        #expect(last > 0.3 && last < 0.45)
        while sheet.scene.presenter.presentedViewController != nil {
            sheet.stage.advance(by: 1 / 60)
            let opacity = CGFloat(try visible(dimming).opacity)
            #expect(opacity <= last && last - opacity < 0.15)
            last = opacity
        }
        #expect(last < 0.01)
    }

    @Test("A finger that catches a sheet on its way in takes the dimming on from what is seen, without a jump")
    func caught() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(animation: .crossDissolve))
        scene.stage.advance(by: 0.125)
        let dimming = try #require(scene.view(named: "presentation.dimming"))
        let seen = try visible(dimming).opacity
        #expect(seen > 0.3 && seen < 0.7)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 480))
        #expect(abs(try visible(dimming).opacity - seen) < 1e-3)
        scene.stage.advance(by: 0.5)
        #expect(try visible(dimming).opacity == 1)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("A blur follows the same way: half of it at half of the way out, none after the dismissal")
    func blur() throws {
        let sheet = try SheetOnScreen(HalfSheet(dimming: .blurred(.dark)))
        let effectView = try #require(sheet.dimming?.subviews.first)
        sheet.stage.touchDown(at: CGPoint(x: 196, y: 500))
        sheet.stage.touchMoved(to: CGPoint(x: 196, y: 740))
        sheet.stage.advance(by: 0.5)
        #expect(abs(CGFloat(try visible(effectView).effectIntensity) - 0.5) < 1e-3)
        sheet.stage.touchMoved(to: CGPoint(x: 196, y: 800))
        sheet.stage.advance(by: 0.5)
        sheet.stage.touchUp()
        sheet.stage.settle()
        #expect(sheet.stage.window.subviews == [sheet.scene.presenter.view])
    }
}
