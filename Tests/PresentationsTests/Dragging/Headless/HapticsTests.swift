import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The tick at another detent.
@MainActor
struct HapticsTests {
    private func sheet(
        _ style: HalfSheet = HalfSheet {
            $0.prefersGrabberVisible = true
            $0.playsHaptics = true
        }
    ) throws
        -> SheetOnScreen
    {
        let sheet = try SheetOnScreen(style)
        UIFeedbackGenerator.played = []
        UIFeedbackGenerator.preparations = 0
        return sheet
    }

    private func drag(_ sheet: SheetOnScreen, by distance: CGFloat) {
        let start = CGPoint(x: 100, y: sheet.top + 100)
        sheet.stage.drag(from: start, to: CGPoint(x: 100, y: start.y + distance), duration: 0.5)
    }

    @Test("A drag to another detent ticks once, when the finger lets go; the hardware is awake since it began")
    func drag() throws {
        let sheet = try sheet()
        sheet.stage.touchDown(at: CGPoint(x: 100, y: 500))
        #expect(UIFeedbackGenerator.preparations == 0)
        sheet.stage.touchMoved(to: CGPoint(x: 100, y: 480))
        #expect(UIFeedbackGenerator.preparations == 1)
        sheet.stage.touchMoved(to: CGPoint(x: 100, y: 200))
        #expect(UIFeedbackGenerator.played == [])
        sheet.stage.touchUp()
        #expect(UIFeedbackGenerator.played == [.selection])
        sheet.stage.settle()
        #expect(UIFeedbackGenerator.played == [.selection])
        #expect(UIFeedbackGenerator.preparations == 1)
        #expect(sheet.top == 69)
    }

    @Test("A drag back to the same detent does not tick, and one that dismisses ticks where it passes the threshold")
    func back() throws {
        let sheet = try sheet()
        drag(sheet, by: -30)
        sheet.stage.settle()
        #expect(sheet.top == 392)
        drag(sheet, by: 400)
        sheet.stage.settle()
        #expect(sheet.scene.presenter.presentedViewController == nil)
        #expect(UIFeedbackGenerator.played == [.selection])
    }

    @Test("The grabber and VoiceOver tick; code does not")
    func others() throws {
        let sheet = try sheet()
        sheet.grabber?.accessibilityIncrement()
        sheet.stage.settle()
        #expect(UIFeedbackGenerator.played == [.selection])
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .medium }
        sheet.controller.halfSheet.selectedDetentIdentifier = .large
        sheet.stage.settle()
        #expect(UIFeedbackGenerator.played == [.selection])
        sheet.stage.tap(at: CGPoint(x: 196.5, y: 76))
        sheet.stage.settle()
        #expect(UIFeedbackGenerator.played == [.selection, .selection])
    }

    @Test("Nothing is played unless the style says so")
    func off() throws {
        #expect(!HalfSheet().playsHaptics)
        let sheet = try sheet(HalfSheet())
        drag(sheet, by: -300)
        sheet.stage.settle()
        #expect(sheet.top == 69)
        #expect(UIFeedbackGenerator.played == [])
        #expect(UIFeedbackGenerator.preparations == 0)
    }
}
