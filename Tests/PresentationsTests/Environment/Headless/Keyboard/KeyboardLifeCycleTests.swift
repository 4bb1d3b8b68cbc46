import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Keyboards that appear and disappear together with presentations.
@MainActor
struct KeyboardLifeCycleTests {
    private let scene = PresentedStage()
    private var stage: Stage { scene.stage }

    /// Presents a form of 340 points' height and starts typing into it.
    private func presentForm(_ style: Card = Card()) -> FormViewController {
        let form = FormViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(form, style: style)
        stage.settle()
        form.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        return form
    }

    private func frame(of controller: UIViewController) throws -> CGRect {
        try #require(controller.presentationController?.presentedView).frame
    }

    @Test("Dismissed while it is typed into, the content gets its calls once and editing ends (R9)")
    func dismissal() {
        let form = presentForm()
        #expect(form.field.isEditing)
        form.forgetCalls()
        scene.presenter.dismiss(animated: true)
        stage.settle()
        #expect(form.calls == ["willDisappear", "didDisappear"])
        #expect(!form.field.isEditing)
        #expect(stage.window.screen.keyboard.frame == nil)
        #expect(scene.presenter.calls == [])
    }

    @Test("Swiped away while it is typed into, the content gets its calls once and the delegate hears of it (R9)")
    func swipe() throws {
        let form = presentForm()
        let delegate = RecordingDelegate()
        form.presentationController?.delegate = delegate
        form.forgetCalls()
        stage.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 700), duration: 0.15)
        stage.settle()
        #expect(form.calls == ["willDisappear", "didDisappear"])
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(!form.field.isEditing)
        #expect(stage.window.screen.keyboard.frame == nil)
    }

    @Test("A lifted card that is dragged and let go returns to above the keyboard")
    func dragged() throws {
        let form = presentForm()
        stage.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 340), duration: 0.5)
        stage.settle()
        #expect(try frame(of: form) == CGRect(x: 12, y: 164, width: 369, height: 340))
        #expect(form.field.isEditing)
    }

    @Test("A keyboard that leaves while a finger holds the card takes nothing out of hand; let go, the card goes down")
    func leavesWhileHeld() throws {
        let form = presentForm()
        stage.touchDown(at: CGPoint(x: 196, y: 300))
        stage.touchMoved(to: CGPoint(x: 196, y: 320))
        let held = try frame(of: form).minY
        stage.hideKeyboard()
        stage.advance(by: 0.4)
        #expect(try frame(of: form).minY == held)
        stage.touchUp()
        stage.settle()
        #expect(try frame(of: form) == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("A field that asks for the keyboard as it appears has its card above it in the end")
    func duringPresentation() throws {
        stage.showKeyboard(height: 336)
        stage.hideKeyboard()
        stage.settle()
        let form = FormViewController(CGSize(width: 0, height: 340))
        form.asksForKeyboard = true
        scene.presenter.presentAsCard(form)
        stage.settle()
        #expect(form.field.isEditing)
        #expect(try frame(of: form) == CGRect(x: 12, y: 164, width: 369, height: 340))
    }

    @Test("Keyboards that come and go in the middle of a presentation", arguments: [0.05, 0.2, 0.45])
    func amidPresentation(moment: TimeInterval) throws {
        let content = scene.presentCard()
        stage.advance(by: moment)
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try visible(scene.chrome).frame == CGRect(x: 12, y: 164, width: 369, height: 340))
        scene.presenter.dismiss(animated: false)
        stage.settle()
        scene.presenter.presentAsCard(content)
        stage.advance(by: moment)
        stage.hideKeyboard()
        stage.settle()
        #expect(try visible(scene.chrome).frame == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("Inside a navigation controller the field moves the sheet all the same, and pushing ends it")
    func navigation() throws {
        let form = FormViewController()
        let navigation = UINavigationController(rootViewController: form)
        scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(keyboard: .lift))
        stage.settle()
        form.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame(of: navigation) == CGRect(x: 0, y: 90, width: 393, height: 426))
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(!form.field.isEditing)
        #expect(try frame(of: navigation) == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("Rotated with the keyboard up, the sheet is where a fresh one is, and above the next keyboard (R14)")
    func rotation() throws {
        let content = CountingViewController()
        let style = HalfSheet(prefersEdgeAttachedInCompactHeight: true, keyboard: .lift)
        scene.presenter.presentAsHalfSheet(content, style: style)
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(try frame(of: content) == CGRect(x: 59, y: 10, width: 734, height: 383))
        stage.showKeyboard(height: 200)
        stage.settle()
        #expect(try frame(of: content) == CGRect(x: 59, y: 10, width: 734, height: 183))
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(try frame(of: content) == CGRect(x: 0, y: 392, width: 393, height: 460))
        stage.showKeyboard(height: 336)
        stage.settle()
        stage.hideKeyboard()
        stage.settle()
        #expect(try frame(of: content) == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A keyboard that comes for what is presented on top leaves the card below where it is")
    func stacked() throws {
        let below = scene.presentCard()
        stage.settle()
        let form = FormViewController(CGSize(width: 281, height: 235))
        below.presentAsPopup(form)
        stage.settle()
        form.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame(of: below) == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(try frame(of: form) == CGRect(x: 56, y: 158, width: 281, height: 235))
        below.dismiss(animated: true)
        stage.settle()
        #expect(stage.window.screen.keyboard.frame == nil)
        #expect(try frame(of: below) == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("What is presented over a lifted card takes its keyboard away, and the card goes down beneath it (K5)")
    func keyboardTakenAway() throws {
        let form = presentForm()
        form.presentAsPopup(CountingViewController(CGSize(width: 281, height: 235)))
        stage.settle()
        #expect(!form.field.isEditing)
        #expect(try frame(of: form) == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("Nothing is left of a presentation whose content was typed into (R12)", arguments: PresentationKind.allCases)
    func leaks(style: PresentationKind) throws {
        stage.showKeyboard(height: 336)
        weak var form: FormViewController?
        weak var controller: PresentationController?
        weak var keyboard: KeyboardObserver?
        try autoreleasing {
            let content = FormViewController(CGSize(width: 281, height: 235))
            style.present(content, from: scene.presenter, animated: true)
            stage.settle()
            content.field.becomeFirstResponder()
            stage.settle()
            form = content
            controller = content.presentationController as? PresentationController
            keyboard = controller?.presentation.components?.keyboard
            try #require(keyboard != nil)
            scene.presenter.dismiss(animated: true)
            stage.settle()
        }
        #expect(form == nil)
        #expect(controller == nil)
        #expect(keyboard == nil)
        // Nothing observes it any more.
        stage.showKeyboard(height: 300)
        stage.settle()
    }

    /// Releases what `body` retains before it returns.
    private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

    @Test("The keyboard's frame from before a rotation does not count until UIKit reports a new one")
    func turned() throws {
        let scene = PresentedStage(orientation: .landscapeLeft)
        let content = FormViewController(CGSize(width: 281, height: 160))
        scene.presenter.presentAsPopup(content)
        scene.stage.settle()
        content.field.becomeFirstResponder()
        scene.stage.showKeyboard(frame: CGRect(x: 0, y: 193, width: 852, height: 200))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.maxY <= 193)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.isClose(to: CGRect(x: 56, y: 1076.0 / 3, width: 281, height: 160)))
    }

    @Test("A keyboard that is still leaving when the device is turned does not expand the sheet")
    func leavingInRotation() {
        let stage = Stage(.iPhoneSE, orientation: .landscapeRight)
        let presenter = UIViewController()
        stage.show(presenter)
        let content = UIViewController()
        presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.height(120), .large()]))
        stage.settle()
        stage.showKeyboard(height: 286)
        stage.settle()
        // UIKit announces the end of the movement after the rotation, with a frame of the old screen.
        stage.hideKeyboard()
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(content.presentationController?.presentedView?.frame == CGRect(x: 0, y: 547, width: 375, height: 120))
    }
}
