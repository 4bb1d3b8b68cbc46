import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

/// A presenter whose field is being edited when something is presented.
@MainActor
struct EditedPresenterTests {
    private let scene = PresentedStage()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() {
        scene.presenter.view.addSubview(field)
        scene.stage.showKeyboard(height: 336)
        scene.stage.hideKeyboard()
        field.becomeFirstResponder()
        scene.stage.settle()
    }

    private var keyboard: CGRect? { scene.stage.window.screen.keyboard.frame }

    @Test("The field is edited again after the dismissal, in every style (Z38)", arguments: PresentationKind.allCases)
    func dismissal(kind: PresentationKind) {
        let form = FormViewController()
        kind.present(form, from: scene.presenter, animated: true)
        scene.stage.settle()
        form.field.becomeFirstResponder()
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(field.isFirstResponder)
        #expect(keyboard?.height == 336)
    }
}
