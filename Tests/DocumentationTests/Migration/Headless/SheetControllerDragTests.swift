import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on `UISheetPresentationController` says of the user and the delegate.
@MainActor @Suite struct SheetControllerDragTests {
    private final class Listener: NSObject, HalfSheetPresentationControllerDelegate {
        var didDismiss = 0

        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
            didDismiss += 1
        }
    }

    private let stage = Stage(.iPhone15)
    private let listener = Listener()

    @Test("The delegate hears of a detent that the user has selected, once")
    func selection() {
        let map = SheetControllerMigration.After()
        stage.show(map)
        map.showPlaces()
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 120), duration: 0.5, resting: 0.2)
        stage.settle()
        #expect(map.covered == [true])
        stage.drag(from: CGPoint(x: 196, y: 75), to: CGPoint(x: 196, y: 380), duration: 0.5, resting: 0.2)
        stage.settle()
        #expect(map.covered == [true, false])
    }

    @Test("The delegate hears of the user's dismissal only, onDismiss of each", arguments: [true, false])
    func end(byUser: Bool) {
        let home = UIViewController()
        let content = UIViewController()
        var reasons: [DismissalReason] = []
        stage.show(home)
        home.presentAsHalfSheet(content, onDismiss: { reasons.append($0) })
        content.presentationController?.delegate = listener
        stage.settle()
        if byUser {
            stage.tap(at: CGPoint(x: 196, y: 100))
        } else {
            home.dismiss(animated: true)
        }
        stage.settle()
        #expect(listener.didDismiss == (byUser ? 1 : 0))
        #expect(reasons == [byUser ? .tapOutside : .programmatic])
    }

    @Test("The keyboard expands the sheet, unless its policy says otherwise")
    func keyboard() {
        let home = UIViewController()
        let content = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        content.view.addSubview(field)
        stage.show(home)
        home.presentAsHalfSheet(content)
        stage.settle()
        field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(content.presentationController?.presentedView?.frame.minY == 69)
        content.halfSheetPresentationController?.halfSheet.keyboard = .none
        stage.settle()
        #expect(content.presentationController?.presentedView?.frame.minY == 392)
    }
}
