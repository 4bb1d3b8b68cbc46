import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Alerts in front of the kit's presentations.
@MainActor
struct AlertOverSheetTests {
    private let scene = PresentedStage()

    private func makeAlert(
        _ title: String = "Delete", onChoice: @escaping () -> Void = {}
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: "It is gone for good.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in onChoice() })
        return alert
    }

    private func present(_ kind: PresentationKind) -> LaidOutViewController {
        let content = LaidOutViewController(CGSize(width: 300, height: 340))
        kind.present(content, from: scene.presenter, animated: true)
        scene.stage.settle()
        return content
    }

    /// The only action of an alert with two lines of text.
    private func tapAction(of alert: UIAlertController) {
        let card = alert.view.convert(alert.view.bounds, to: nil)
        scene.stage.tap(at: CGPoint(x: card.midX, y: card.maxY - 40))
        scene.stage.settle()
    }

    @Test(
        "A sheet stays in its place, is not laid out anew and hears of no appearance (AL5)",
        arguments: PresentationKind.allCases)
    func staysInPlace(kind: PresentationKind) throws {
        let content = present(kind)
        let frame = try #require(scene.chrome).frame
        content.forgetCalls()
        content.forgetLayouts()
        let alert = makeAlert()
        content.present(alert, animated: true)
        scene.stage.settle()
        #expect(content.presentedViewController === alert)
        #expect(alert.presentingViewController === content)
        #expect(content.presentationController?.presentedView?.frame == frame)
        #expect(content.calls == [])
        #expect(content.layouts == 0)
        #expect(alert.presentationController?.containerView !== content.presentationController?.containerView)
        tapAction(of: alert)
        #expect(content.presentedViewController == nil)
        #expect(scene.presenter.presentedViewController === content)
        #expect(content.calls == [])
    }

    @Test("dismiss on the sheet takes the alert first, and then the sheet (AL5)", arguments: PresentationKind.allCases)
    func dismissalOrder(kind: PresentationKind) {
        let content = present(kind)
        let alert = makeAlert()
        content.present(alert, animated: true)
        scene.stage.settle()
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(content.presentedViewController == nil)
        #expect(scene.presenter.presentedViewController === content)
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("The presenter's dismiss takes sheet and alert together")
    func both() {
        let content = present(.halfSheet)
        content.present(makeAlert(), animated: true)
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews.count == 1)
    }

    @Test("An alert can be presented from a sheet's onDismiss")
    func afterDismissal() {
        let content = CountingViewController()
        let alert = makeAlert()
        scene.presenter.presentAsHalfSheet(
            content, onDismiss: { _ in scene.presenter.present(alert, animated: true) })
        scene.stage.settle()
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === alert)
        #expect(alert.view.window != nil)
    }

    @Test("A handler can dismiss the sheet, present the next alert, and present a sheet (AL6)")
    func handlers() {
        let content = present(.card)
        let next = makeAlert("Next") { content.dismiss(animated: true) }
        let first = makeAlert { content.present(next, animated: true) }
        content.present(first, animated: true)
        scene.stage.settle()
        tapAction(of: first)
        #expect(content.presentedViewController === next)
        tapAction(of: next)
        #expect(scene.presenter.presentedViewController == nil)
        let sheet = CountingViewController(CGSize(width: 0, height: 200))
        let last = makeAlert { scene.presenter.presentAsHalfSheet(sheet) }
        scene.presenter.present(last, animated: true)
        scene.stage.settle()
        tapAction(of: last)
        #expect(scene.presenter.presentedViewController === sheet)
    }

    @Test("Fingers beside the card reach neither the sheet nor its dimming")
    func modality() throws {
        let content = present(.halfSheet)
        let frame = try #require(scene.chrome).frame
        content.present(makeAlert(), animated: true)
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 20, y: 100))
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        scene.stage.moveFinger(from: 700, to: 800)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
        #expect(content.presentationController?.presentedView?.frame == frame)
    }

    @Test("A sheet that is being dragged springs back below an alert, and can be dragged away afterwards")
    func overDraggedSheet() throws {
        let content = present(.halfSheet)
        let frame = try #require(scene.chrome).frame
        scene.stage.touchDown(at: CGPoint(x: 196, y: frame.minY + 30))
        scene.stage.moveFinger(from: frame.minY + 30, to: frame.minY + 70)
        let alert = makeAlert()
        content.present(alert, animated: true)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(content.presentedViewController === alert)
        tapAction(of: alert)
        #expect(scene.presenter.presentedViewController === content)
        #expect(content.presentationController?.presentedView?.frame == frame)
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A field of the alert takes the keyboard, and the sheet below keeps its place")
    func keyboard() throws {
        let content = present(.card)
        let frame = try #require(scene.chrome).frame
        let alert = makeAlert()
        alert.addTextField()
        content.present(alert, animated: true)
        scene.stage.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        #expect(content.presentationController?.presentedView?.frame == frame)
        tapAction(of: alert)
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("Escape cancels the alert and leaves the sheet, with a cancel action and without")
    func escape() {
        let content = present(.card)
        let alert = makeAlert()
        content.present(alert, animated: true)
        scene.stage.settle()
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(content.presentedViewController === alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(content.presentedViewController == nil)
        #expect(scene.presenter.presentedViewController === content)
    }
}
