import Testing
import UIKit

@testable import TestSupport

/// What happens in presentations: github.com/software-mansion/react-native-screens, the written scenarios of its manual
/// tests at 0a771608, d619c804 and 0b2899e7 (iOS 18.6 and 26.5, iPadOS 26.5) and its pull requests 4409 and 4016;
/// github.com/lodev09/react-native-true-sheet, pull request 265; github.com/Microsoft/WinObjC, UIViewControllerTests at
/// 4995b3cc. `SheetDimmingTests` has the taps on the dimming.
@MainActor @Suite struct RecordedBehaviourTests {
    private let journal = Journal()
    private let phone: Phone
    private let delegate = DismissalJournal()

    init() {
        phone = Phone(root: JournalViewController("presenter", journal))
        _ = journal.take()
    }

    private func makeSheet(_ name: String) -> JournalViewController {
        let sheet = JournalViewController(name, journal)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.delegate = delegate
        return sheet
    }

    private func present(_ controller: UIViewController, on presenter: UIViewController) {
        presenter.present(controller, animated: true)
        MainLoop.current.settle()
    }

    @Test("A sheet appears and disappears, and the app's own dismissal is not reported (C28, Q4)")
    func lifecycle() {
        let sheet = makeSheet("sheet")
        present(sheet, on: phone.root)
        #expect(
            journal.take() == [
                "sheet.viewDidLoad", "sheet.viewWillAppear(true)", "sheet.viewIsAppearing(true)",
                "sheet.viewDidAppear(true)",
            ])
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(journal.take() == ["sheet.viewWillDisappear(true)", "sheet.viewDidDisappear(true)"])
        #expect(delegate.journal.take() == [])
    }

    @Test("A full screen above a sheet makes the sheet disappear (C27)")
    func covered() {
        let sheet = makeSheet("sheet")
        present(sheet, on: phone.root)
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        _ = journal.take()
        present(full, on: sheet)
        #expect(journal.take() == ["sheet.viewWillDisappear(true)", "sheet.viewDidDisappear(true)"])
    }

    @Test("Dismissing the lowest of three sheets takes all with it; those above are not reported (C60)")
    func stack() {
        let sheets = ["lower", "middle", "upper"].map(makeSheet)
        var presenter = phone.root
        for sheet in sheets {
            present(sheet, on: presenter)
            presenter = sheet
        }
        let lowest = sheets[0].sheetPresentationController
        lowest?.selectedDetentIdentifier = .large
        _ = journal.take()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        let calls = journal.take()
        for name in ["lower", "middle", "upper"] {
            #expect(calls.contains { $0.hasPrefix("\(name).viewDidDisappear") })
        }
        #expect(delegate.journal.take() == [])
        #expect(lowest?.selectedDetentIdentifier == .large)
    }

    @Test("Rotated to compact height it fills the screen, and has its old detent after that (F12)")
    func rotation() {
        let sheet = makeSheet("sheet")
        sheet.sheetPresentationController?.detents = [.custom { _ in 343 }, .large()]
        present(sheet, on: phone.root)
        let frame = sheet.presentationController?.presentedView?.frame
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(sheet.presentationController?.presentedView?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        phone.resize(.compact)
        MainLoop.current.settle()
        #expect(sheet.presentationController?.presentedView?.frame == frame)
    }

    @Test("With another undimmed detent the presenter is touched at once (F14)")
    func undimmed() {
        let sheet = makeSheet("sheet")
        present(sheet, on: phone.root)
        let beside = CGPoint(x: 196, y: 60)
        #expect(phone.window.hitTest(beside, with: nil) !== phone.root.view)
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        MainLoop.current.settle()
        #expect(phone.window.hitTest(beside, with: nil) === phone.root.view)
    }

    @Test("In viewDidDisappear it is being dismissed and has no presenter; a completed presentation is over")
    func flags() {
        let noter = FlagNoter()
        phone.root.present(noter, animated: true) { noter.atCompletion = noter.isBeingPresented }
        MainLoop.current.settle()
        #expect(noter.atCompletion == false)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(noter.wasBeingDismissed == true)
        #expect(noter.hadPresenter == false)
    }

    @Test("Who covers the screen: the presenter goes, the presented comes, and the same at the end (C26)")
    func fullScreen() {
        let presented = JournalViewController("presented", journal)
        presented.modalPresentationStyle = .fullScreen
        present(presented, on: phone.root)
        let calls = journal.take().filter { !$0.contains("IsAppearing") && !$0.contains("DidLoad") }
        #expect(
            calls == [
                "presenter.viewWillDisappear(true)", "presented.viewWillAppear(true)",
                "presented.viewDidAppear(true)", "presenter.viewDidDisappear(true)",
            ])
    }
}

private final class FlagNoter: UIViewController {
    var atCompletion: Bool?
    private(set) var wasBeingDismissed: Bool?
    private(set) var hadPresenter: Bool?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        wasBeingDismissed = isBeingDismissed
        hadPresenter = presentingViewController != nil
    }
}
