import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A half-sheet that the user releases at a detent behind the keyboard.
@MainActor
struct CoveredFieldTests {
    private let scene = PresentedStage()
    private var stage: Stage { scene.stage }

    /// A sheet of 234, 460 and 783 points at its large detent, whose field is being edited above a keyboard of 336
    /// points.
    private func edit(_ keyboard: KeyboardPolicy = .expand, fieldAt y: CGFloat = 20, height: CGFloat = 40)
        -> FormViewController
    {
        let form = FormViewController()
        scene.presenter.presentAsHalfSheet(
            form,
            style: HalfSheet(
                detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .large,
                prefersGrabberVisible: true, keyboard: keyboard))
        stage.settle()
        form.field.frame = CGRect(x: 20, y: y, width: 200, height: height)
        form.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        return form
    }

    private var top: CGFloat { scene.chrome?.frame.minY ?? .nan }
    private var isKeyboardThere: Bool { stage.window.screen.keyboard.frame != nil }

    /// Drags the sheet by its top edge until its top is at `y`, and lets it rest there.
    private func drag(to y: CGFloat) {
        let start = CGPoint(x: 300, y: top + 30)
        stage.touchDown(at: start)
        let way = y - top + (y < top ? -10 : 10)
        for step in 1...20 {
            stage.advance(by: 0.01)
            stage.touchMoved(to: CGPoint(x: 300, y: start.y + way * CGFloat(step) / 20))
        }
        stage.advance(by: 0.3)
        stage.touchUp()
    }

    @Test("Let go behind the keyboard, editing ends, and the keyboard goes with the sheet", arguments: [true, false])
    func covered(expands: Bool) throws {
        let form = edit(expands ? .expand : .none)
        #expect(top == 69)
        drag(to: 600)
        #expect(!form.field.isEditing)
        stage.advance(by: 0.1)
        let keyboard = try #require(stage.window.screen.keyboard.visibleFrame)
        #expect(keyboard.minY > 516 && keyboard.minY < 852)
        stage.settle()
        #expect(!isKeyboardThere)
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 618, width: 393, height: 234))
        #expect(form.field.convert(form.field.bounds, to: nil) == CGRect(x: 20, y: 638, width: 200, height: 40))
    }

    @Test("Let go where the field stays in sight, it goes on being edited", arguments: [true, false])
    func inSight(expands: Bool) {
        let form = edit(expands ? .expand : .none)
        drag(to: 400)
        stage.settle()
        #expect(top == 392)
        #expect(form.field.isEditing)
        #expect(isKeyboardThere)
    }

    @Test(
        "In sight is as much as can be touched: 44 points, or the whole of what is less",
        arguments: [(84, 40, true), (85, 40, false), (80, 200, true), (81, 200, false)])
    func limit(y: CGFloat, height: CGFloat, isEditing: Bool) {
        // The sheet's top will be at 392, the keyboard's at 516.
        let form = edit(fieldAt: y, height: height)
        drag(to: 400)
        stage.settle()
        #expect(top == 392)
        #expect(form.field.isEditing == isEditing)
    }

    @Test("Returned to the detent that it had, it changes nothing")
    func sameDetent() {
        let form = edit(.none, fieldAt: 600)
        drag(to: 100)
        stage.settle()
        #expect(top == 69)
        #expect(form.field.isEditing)
    }

    @Test("The grabber is the user's, too; code is not")
    func others() throws {
        let form = edit(.none)
        let controller = try #require(form.halfSheetPresentationController)
        controller.animateChanges { $0.selectedDetentIdentifier = .init("height 200") }
        controller.animateChanges { $0.selectedDetentIdentifier = $0.detents[0].identifier }
        stage.settle()
        #expect(top == 618)
        #expect(form.field.isEditing)
        controller.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(form.field.isEditing)
        _ = controller.presentation.step(.smaller)
        _ = controller.presentation.step(.smaller)
        stage.settle()
        #expect(top == 618)
        #expect(!form.field.isEditing)
    }

    @Test("Lifted or shrunk it rests above the keyboard, and goes on being edited", arguments: [true, false])
    func aboveKeyboard(lifts: Bool) throws {
        let form = edit(lifts ? .lift : .shrink)
        drag(to: 330)
        stage.settle()
        #expect(try #require(scene.chrome).frame.maxY <= 516)
        #expect(form.field.isEditing)
        #expect(isKeyboardThere)
    }

    @Test("A keyboard that the presenting view is typed into is not touched")
    func presentersKeyboard() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        scene.presenter.view.addSubview(field)
        scene.presenter.presentAsHalfSheet(
            FormViewController(),
            style: HalfSheet(
                detents: [.height(200), .medium()], selectedDetentIdentifier: .medium,
                largestUndimmedDetentIdentifier: .medium))
        stage.settle()
        field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        drag(to: 610)
        stage.settle()
        #expect(top == 618)
        #expect(field.isEditing)
        #expect(isKeyboardThere)
    }

    @Test("After that the next keyboard expands it again, and it returns to the detent that was chosen")
    func again() {
        let form = edit()
        drag(to: 600)
        stage.settle()
        #expect(top == 618)
        form.field.becomeFirstResponder()
        stage.settle()
        #expect(top == 69)
        #expect(form.field.isEditing)
        stage.hideKeyboard()
        stage.settle()
        #expect(top == 618)
    }

    @Test("A dismissal that is taken back leaves field and keyboard as one: both there, or both gone")
    func takenBack() {
        let form = edit()
        stage.touchDown(at: CGPoint(x: 300, y: 99))
        for y in stride(from: CGFloat(110), through: 760, by: 10) {
            stage.advance(by: 0.01)
            stage.touchMoved(to: CGPoint(x: 300, y: y))
        }
        #expect(form.isBeingDismissed)
        for y in stride(from: CGFloat(750), through: 120, by: -10) {
            stage.advance(by: 0.01)
            stage.touchMoved(to: CGPoint(x: 300, y: y))
        }
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.settle()
        #expect(!form.isBeingDismissed)
        #expect(form.field.isEditing == isKeyboardThere)
        #expect(top == 69)
        #expect(scene.presenter.presentedViewController === form)
    }

    @Test("What ends editing may be answered with anything, a new style or a dismissal")
    func reentrant() {
        let form = edit()
        form.field.addAction(
            UIAction { _ in
                form.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
            }, for: .editingDidEnd)
        drag(to: 600)
        stage.settle()
        #expect(top == 69)
        #expect(!form.field.isEditing)
        let other = CoveredFieldTests()
        let leaving = other.edit()
        leaving.field.addAction(UIAction { _ in leaving.dismiss(animated: true) }, for: .editingDidEnd)
        other.drag(to: 600)
        other.stage.settle()
        #expect(other.stage.window.subviews == [other.scene.presenter.view])
    }
}
