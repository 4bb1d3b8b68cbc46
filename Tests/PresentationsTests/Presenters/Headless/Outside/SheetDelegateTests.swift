import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The calls of a half-sheet's own delegate.
@MainActor
struct SheetDelegateTests {
    // MARK: The selection

    @Test("The delegate hears of the detent that a finger chose, once, and not when the sheet returns to its own")
    func choiceOfFinger() throws {
        let sheet = try SheetOnScreen(HalfSheet())
        sheet.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 480), duration: 1)
        sheet.stage.settle()
        #expect(sheet.delegate.choices == [])
        sheet.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 200), duration: 1)
        #expect(sheet.delegate.choices == [.large])
        sheet.stage.settle()
        #expect(sheet.delegate.choices == [.large])
        #expect(sheet.controller.halfSheet.selectedDetentIdentifier == .large)
    }

    @Test("It never hears of a detent that code selects (F14)")
    func choiceOfCode() throws {
        let sheet = try SheetOnScreen(HalfSheet())
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        sheet.stage.settle()
        sheet.controller.halfSheet.selectedDetentIdentifier = .medium
        sheet.stage.settle()
        sheet.controller.halfSheet.selectedDetentIdentifier = .large
        sheet.stage.settle()
        #expect(sheet.top == 69)
        #expect(sheet.delegate.choices == [])
    }

    @Test("A sheet that rests at its smallest detent unnamed has not changed when the finger leaves it there")
    func unnamed() throws {
        let sheet = try SheetOnScreen(HalfSheet())
        #expect(sheet.controller.presentation.selectDetent(at: 392) == false)
        #expect(sheet.delegate.choices == [])
        #expect(sheet.controller.halfSheet.selectedDetentIdentifier == nil)
    }

    // MARK: Progress

    @Test("Progress comes with every move of a finger, and never twice for one position")
    func progressOfFinger() throws {
        let sheet = try SheetOnScreen(HalfSheet())
        sheet.delegate.progress = []
        sheet.stage.touchDown(at: CGPoint(x: 196, y: 500))
        for y: CGFloat in [482, 482, 338, 482] { sheet.stage.touchMoved(to: CGPoint(x: 196, y: y)) }
        #expect(sheet.delegate.positions == [384, 240, 384])
        #expect(sheet.delegate.progress[1].smallerDetentIdentifier == .medium)
        #expect(sheet.delegate.progress[1].largerDetentIdentifier == .large)
        #expect(abs(sheet.delegate.progress[1].fraction - 152 / 323) < 1e-9)
        sheet.stage.touchUp()
        sheet.stage.settle()
    }

    @Test("While a spring settles the sheet there is one report a frame, down to the place where it rests, and no more")
    func settling() throws {
        let sheet = try SheetOnScreen(HalfSheet())
        sheet.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 300), duration: 1)
        sheet.delegate.progress = []
        for _ in 0..<10 { sheet.stage.advance(by: 1 / 60) }
        #expect((9...11).contains(sheet.delegate.progress.count))
        sheet.stage.settle()
        let positions = sheet.delegate.positions
        #expect(positions == positions.sorted(by: >))
        #expect(positions.last == 69)
        #expect(Set(positions).count == positions.count)
        sheet.stage.advance(by: 1)
        sheet.scene.container?.setNeedsLayout()
        sheet.stage.advance(by: 1)
        #expect(sheet.delegate.positions.count == positions.count)
    }

    @Test(
        "Progress comes from whoever moves the sheet",
        arguments: [
            ("animateChanges", 69), ("a tap on the grabber", 69), ("a plain change", 69), ("a rotation", 0),
            ("invalidateDetents", 292),
        ] as [(String, CGFloat)])
    func others(mover: String, end: CGFloat) throws {
        let own = HalfSheet.Detent.custom(identifier: .medium) { _ in Height.current }
        Height.current = 426
        let sheet = try SheetOnScreen(HalfSheet(detents: [own, .large()], prefersGrabberVisible: true))
        #expect(sheet.top == 392)
        sheet.delegate.progress = []
        switch mover {
        case "animateChanges": sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        case "a tap on the grabber": sheet.stage.tap(at: CGPoint(x: 196.5, y: 399))
        case "a plain change": sheet.controller.halfSheet.selectedDetentIdentifier = .large
        case "a rotation": sheet.stage.rotate(to: .landscapeLeft)
        default:
            Height.current = 526
            UIView.animate(withDuration: 0.3) {
                sheet.controller.invalidateDetents()
                sheet.scene.container?.layoutIfNeeded()
            }
        }
        sheet.stage.settle()
        #expect(sheet.delegate.positions.last == end)
        #expect((sheet.delegate.progress.count > 5) == (mover != "a plain change"))
    }

    @Test("Progress comes while the sheet is presented and dismissed, from out of sight to there")
    func transitions() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        let delegate = RecordingSheetDelegate()
        scene.presenter.presentAsHalfSheet(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(delegate.positions == delegate.positions.sorted(by: >))
        #expect(delegate.positions.count > 25)
        #expect(try #require(delegate.progress.first).smallerDetentIdentifier == nil)
        #expect(delegate.positions.last == 392)
        delegate.progress = []
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(delegate.positions == delegate.positions.sorted(by: <))
        #expect(delegate.positions.count > 25)
        let last = try #require(delegate.progress.last)
        #expect(last.position >= 852)
        #expect(last.fraction == 0)
    }

    @Test("Without animation there is one report for the place, and one for being away")
    func unanimated() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        let delegate = RecordingSheetDelegate()
        scene.presenter.presentAsHalfSheet(content, animated: false)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(delegate.positions == [392])
        content.dismiss(animated: false)
        scene.stage.settle()
        #expect(delegate.positions == [392, 852])
    }

    @Test("A dismissal by the finger is reported to its end")
    func dismissalByFinger() throws {
        let sheet = try SheetOnScreen(HalfSheet())
        sheet.delegate.progress = []
        sheet.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 790), duration: 0.5)
        sheet.stage.settle()
        #expect(sheet.scene.presenter.presentedViewController == nil)
        #expect(sheet.delegate.positions == sheet.delegate.positions.sorted(by: <))
        #expect(try #require(sheet.delegate.positions.last) >= 852)
    }

    @Test("A delegate that wants none of it costs nothing: no frame is looked at")
    func otherDelegate() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        scene.presenter.presentAsHalfSheet(content)
        content.presentationController?.delegate = delegate
        scene.stage.advance(by: 0.1)
        let controller = try #require(content.halfSheetPresentationController)
        #expect(!controller.isObservingMovement)
        let own = RecordingSheetDelegate()
        controller.delegate = own
        controller.invalidatePresentation()
        scene.stage.advance(by: 0.1)
        #expect(controller.isObservingMovement)
        scene.stage.settle()
        #expect(!controller.isObservingMovement)
        #expect(own.positions.last == 392)
    }

    @Test("What watches the sheet is gone with it, in the middle of a movement too (R12)", arguments: [true, false])
    func remains(moving: Bool) throws {
        weak var controller: HalfSheetPresentationController?
        let delegate = RecordingSheetDelegate()
        let scene = PresentedStage()
        do {
            let content = CountingViewController()
            scene.presenter.presentAsHalfSheet(content)
            content.presentationController?.delegate = delegate
            controller =
                content.halfSheetPresentationController ?? content.presentationController
                as? HalfSheetPresentationController
            if moving { scene.stage.advance(by: 0.6) } else { scene.stage.settle() }
            if moving { controller?.animateChanges { $0.selectedDetentIdentifier = .large } }
            if moving { scene.stage.advance(by: 0.1) }
            content.dismiss(animated: true)
        }
        scene.stage.settle()
        #expect(controller == nil)
    }
}

/// The result of a resolver in these tests.
@MainActor
private enum Height {
    static var current: CGFloat = 0
}
