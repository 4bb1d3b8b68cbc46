import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The keyboard above a half-sheet that is a child.
@MainActor
struct ContainedKeyboardTests {
    private let scene = ContainedStage()
    private var stage: Stage { scene.stage }

    @Test(
        "A keyboard for a field in the sheet expands it; one for a field beside it does not",
        arguments: [true, false])
    func keyboard(inside: Bool) {
        scene.add()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        (inside ? scene.content.view : scene.parent.view).addSubview(field)
        field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(scene.top == (inside ? 69 : 392))
        field.resignFirstResponder()
        stage.hideKeyboard()
        stage.settle()
        #expect(scene.top == 392)
    }

    @Test("A keyboard that hides while the parent is off the screen is not there any more", arguments: [true, false])
    func keyboardOfAnotherTab(lifts: Bool) {
        let tabs = scene.showInTabs()
        var style = ContainedStage.style
        style.keyboard = lifts ? .lift : .expand
        scene.add(style)
        #expect(scene.top == 343)
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(scene.top == (lifts ? 90 : 69))
        tabs.selectedIndex = 1
        stage.settle()
        stage.hideKeyboard()
        stage.settle()
        tabs.selectedIndex = 0
        stage.settle()
        #expect(scene.top == 343)
    }

    @Test("Each keyboard counts anew: one for the parent's field, and after a change of tabs one for the sheet's")
    func anotherKeyboard() {
        let tabs = scene.showInTabs()
        scene.add()
        let (beside, inside) = (UITextField(), UITextField())
        scene.parent.view.addSubview(beside)
        scene.content.view.addSubview(inside)
        beside.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(scene.top == 343)
        tabs.selectedIndex = 1
        stage.settle()
        stage.hideKeyboard()
        tabs.selectedIndex = 0
        stage.settle()
        inside.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(scene.top == 69)
    }

    @Test("A keyboard that is there when the parent comes back is taken into account")
    func keyboardBefore() {
        let tabs = scene.showInTabs()
        var style = ContainedStage.style
        style.keyboard = .lift
        scene.add(style)
        #expect(scene.top == 343)
        tabs.selectedIndex = 1
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        tabs.selectedIndex = 0
        stage.settle()
        // 509 points less the 83 of the tab bar, which the keyboard covers.
        #expect(scene.top == 90)
    }
}
