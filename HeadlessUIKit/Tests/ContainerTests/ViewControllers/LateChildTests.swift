import Testing
import UIKit

@testable import TestSupport

/// Children that are added or removed while their parent appears.
@MainActor
struct LateChildTests {
    private let journal = Journal()

    /// The moments at which a parent adds its child.
    nonisolated enum Moment: CaseIterable, Sendable {
        case loaded, willAppear, isAppearing, willLayOut, didLayOut, didAppear
    }

    /// Adds a child at one moment, and may remove it at another.
    private final class ParentViewController: UIViewController {
        private let child: UIViewController
        private var arrival: Moment?
        private var departure: Moment?

        init(_ child: UIViewController, at arrival: Moment, until departure: Moment? = nil) {
            self.child = child
            self.arrival = arrival
            self.departure = departure
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }

        private func pass(_ moment: Moment) {
            if moment == arrival {
                arrival = nil
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
            if moment == departure, child.parent === self {
                departure = nil
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }

        override func viewDidLoad() { pass(.loaded) }
        override func viewWillAppear(_ animated: Bool) { pass(.willAppear) }
        override func viewIsAppearing(_ animated: Bool) { pass(.isAppearing) }
        override func viewWillLayoutSubviews() { pass(.willLayOut) }
        override func viewDidLayoutSubviews() { pass(.didLayOut) }
        override func viewDidAppear(_ animated: Bool) { pass(.didAppear) }
    }

    private func make(_ arrival: Moment, until departure: Moment? = nil) -> UIViewController {
        ParentViewController(JournalViewController("child", journal), at: arrival, until: departure)
    }

    @Test("A child that is added while its parent appears hears of each step once", arguments: Moment.allCases)
    func inWindow(moment: Moment) {
        let phone = Phone(root: make(moment))
        MainLoop.current.settle()
        #expect(
            journal.take() == [
                "child.viewDidLoad", "child.viewWillAppear(false)", "child.viewIsAppearing(false)",
                "child.viewDidAppear(false)",
            ])
        phone.window.rootViewController = UIViewController()
        MainLoop.current.settle()
        #expect(journal.take() == ["child.viewWillDisappear(false)", "child.viewDidDisappear(false)"])
    }

    @Test(
        "In an animated presentation it appears with its parent: animated, and its did-call comes at the end",
        arguments: [Moment.willAppear, .isAppearing, .willLayOut, .didLayOut])
    func presented(moment: Moment) {
        let phone = Phone()
        let presented = make(moment)
        presented.modalPresentationStyle = .fullScreen
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(
            journal.take() == ["child.viewDidLoad", "child.viewWillAppear(true)", "child.viewIsAppearing(true)"])
        MainLoop.current.settle()
        #expect(journal.take() == ["child.viewDidAppear(true)"])
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(journal.take() == ["child.viewWillDisappear(true)", "child.viewDidDisappear(true)"])
    }

    @Test("A child that is taken out again before its parent has appeared disappears at once, and stays so")
    func takenOut() {
        let phone = Phone()
        let presented = make(.willAppear, until: .didLayOut)
        presented.modalPresentationStyle = .fullScreen
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(journal.take().suffix(2) == ["child.viewWillDisappear(false)", "child.viewDidDisappear(false)"])
        MainLoop.current.settle()
        #expect(journal.take() == [])
    }

    @Test("A child that is taken out while its parent disappears has disappeared")
    func takenOutOnTheWay() {
        let phone = Phone()
        let presented = UIViewController()
        let child = JournalViewController("child", journal)
        presented.addChild(child)
        presented.view.addSubview(child.view)
        child.didMove(toParent: presented)
        presented.modalPresentationStyle = .fullScreen
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(journal.take().last == "child.viewWillDisappear(true)")
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(journal.take() == ["child.viewDidDisappear(true)"])
        MainLoop.current.settle()
        #expect(journal.take() == [])
    }
}
