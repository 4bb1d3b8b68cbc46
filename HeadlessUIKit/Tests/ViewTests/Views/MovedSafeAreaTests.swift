import Testing
import UIKit

@testable import TestSupport

/// A view that moves under the insets of a phone, under both assumptions.
@MainActor @Suite struct MovedSafeAreaTests {
    private let phone: Phone
    private let mover = Mover()

    init() {
        phone = Phone(root: mover)
        MainLoop.current.settle()
    }

    @Test("A view hears of its new safe area in the layout pass in which it has moved (Q-8)")
    func samePass() {
        Assumptions.assuming {
            $0.movedSafeArea = .same
        } during: {
            mover.move(to: 400)
            MainLoop.current.settle()
            #expect(mover.journal.take() == ["placed", "child 0.0", "laid out with 0.0"])
        }
    }

    /// Two moves under the assumption: the first one gives the view its first position.
    private func bringToTop() {
        mover.move(to: 20)
        MainLoop.current.settle()
        mover.move(to: 0)
        MainLoop.current.settle()
        _ = mover.journal.take()
    }

    @Test("Or one pass later: it is laid out with the old one first, and then again (Q-8)")
    func nextPass() {
        Assumptions.assuming {
            $0.movedSafeArea = .next
        } during: {
            bringToTop()
            mover.move(to: 400)
            MainLoop.current.turn()
            #expect(
                mover.journal.take() == ["placed", "laid out with 59.0", "child 0.0", "laid out with 0.0"])
            #expect(mover.childController.view.safeAreaInsets.top == 0)
        }
    }

    @Test("Until that pass it reads the old one, and what is in it has that, too (Q-8)")
    func reads() {
        Assumptions.assuming {
            $0.movedSafeArea = .next
        } during: {
            bringToTop()
            let view: UIView = mover.childController.view
            let inner = UIView(frame: view.bounds)
            view.addSubview(inner)
            MainLoop.current.settle()
            view.frame.origin.y = 20
            #expect(view.safeAreaInsets.top == 59)
            #expect(inner.safeAreaInsets.top == 59)
            MainLoop.current.settle()
            #expect(view.safeAreaInsets.top == 39)
            #expect(inner.safeAreaInsets.top == 39)
        }
    }

    @Test("A view that moves there and back gets no call (Q-8)")
    func thereAndBack() {
        Assumptions.assuming {
            $0.movedSafeArea = .next
        } during: {
            bringToTop()
            mover.childController.view.frame.origin.y = 400
            mover.childController.view.frame.origin.y = 0
            MainLoop.current.settle()
            #expect(!mover.journal.take().contains { $0.hasPrefix("child") })
        }
    }
}

/// Moves the view of its child to a given position when it lays out.
private final class Mover: UIViewController {
    let journal = Journal()
    let childController = MovedController()
    private var y: CGFloat = 0

    override func viewDidLoad() {
        childController.journal = journal
        addChild(childController)
        view.addSubview(childController.view)
    }

    func move(to y: CGFloat) {
        self.y = y
        _ = journal.take()
        view.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
        let frame = CGRect(x: 0, y: y, width: 393, height: 300)
        guard childController.view.frame != frame else { return }
        journal.note("placed")
        childController.view.frame = frame
        childController.view.setNeedsLayout()
    }
}

private final class MovedController: UIViewController {
    var journal: Journal?

    override func viewSafeAreaInsetsDidChange() { journal?.note("child \(view.safeAreaInsets.top)") }
    override func viewDidLayoutSubviews() { journal?.note("laid out with \(view.safeAreaInsets.top)") }
}
