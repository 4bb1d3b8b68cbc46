import Testing
import UIKit

@testable import TestSupport

@MainActor
struct MainLoopTests {
    private let loop = MainLoop.current
    private let journal = Journal()

    @Test("A turn has its phases in order: calls, layout, after commit, layout again")
    func phases() {
        let phone = Phone()
        let view = NotingView(journal)
        phone.root.view.addSubview(view)
        loop.settle()
        _ = journal.take()

        loop.performAfterCommit { [journal] in
            journal.note("after commit")
            view.setNeedsLayout()
        }
        loop.perform { [journal] in
            journal.note("call")
            view.setNeedsLayout()
        }
        loop.turn()
        #expect(journal.take() == ["call", "layout", "after commit", "layout"])
    }

    @Test("A block that is queued by a queued block waits for the next turn")
    func queuedByQueued() {
        loop.perform { [journal, loop] in
            journal.note("first")
            loop.perform { journal.note("second") }
        }
        loop.turn()
        #expect(journal.take() == ["first"])
        loop.turn()
        #expect(journal.take() == ["second"])
    }

    @Test("Timers run at their own moments, those of one moment in the order of scheduling")
    func timersInOrder() {
        let start = loop.now
        func note(_ name: String) -> () -> Void {
            { [journal, loop] in journal.note("\(name) \(loop.now.seconds(since: start))") }
        }
        loop.schedule(after: 0.5, note("c"))
        loop.schedule(after: 0.25, note("a"))
        loop.schedule(after: 0.25, note("b"))
        loop.schedule(after: 0.75, note("d"))
        loop.advance(by: 0.5)
        #expect(journal.take() == ["a 0.25", "b 0.25", "c 0.5"])
        loop.advance(by: 0.25)
        #expect(journal.take() == ["d 0.75"])
    }

    @Test("A timer that is due between two moments runs before a later one that was there first")
    func timerFromTimer() {
        loop.schedule(after: 1) { [journal] in journal.note("late") }
        loop.schedule(after: 0.25) { [journal, loop] in
            journal.note("early")
            loop.schedule(after: 0.25) { journal.note("between") }
        }
        loop.advance(by: 2)
        #expect(journal.take() == ["early", "between", "late"])
    }

    @Test("A cancelled timer does not run")
    func cancelled() {
        let token = loop.schedule(after: 0.25) { [journal] in journal.note("ran") }
        token.cancel()
        loop.advance(by: 1)
        #expect(journal.take() == [])
    }

    @Test("Advancing lands exactly on the moment asked for, with and without timers on the way")
    func exactLanding() {
        let start = loop.now
        loop.advance(by: 0.1)
        #expect(loop.now.seconds(since: start) == 0.1)
        loop.schedule(after: 0.03) {}
        loop.advance(by: 0.1)
        #expect(loop.now.seconds(since: start) == 0.2)
    }

    @Test("A timer that is due one nanosecond later does not run yet")
    func notYetDue() {
        loop.schedule(after: 0.25) { [journal] in journal.note("ran") }
        loop.advance(by: 0.249_999_999)
        #expect(journal.take() == [])
        loop.advance(by: 0.000_000_001)
        #expect(journal.take() == ["ran"])
    }

    @Test("Settling runs until nothing is queued, and lets only the time pass that this takes")
    func settle() {
        let start = loop.now
        loop.perform { [journal, loop] in
            journal.note("call")
            loop.schedule(after: 0.5) {
                journal.note("timer")
                loop.performAfterCommit { journal.note("after commit") }
            }
        }
        loop.settle()
        #expect(journal.take() == ["call", "timer", "after commit"])
        #expect(loop.now.seconds(since: start) == 0.5)
        #expect(loop.isAtRest)
    }

    @Test("A turn lets no time pass")
    func turnTakesNoTime() {
        let start = loop.now
        loop.schedule(after: 0) { [journal] in journal.note("timer") }
        loop.turn()
        #expect(loop.now == start)
        #expect(journal.take() == [])
        loop.advance(by: 0)
        #expect(journal.take() == ["timer"])
    }

    @Test("The loop does not keep a window alive, and lays out no hidden one")
    func windows() {
        weak var gone: UIWindow?
        do {
            let phone = Phone()
            gone = phone.window
            let view = NotingView(journal)
            phone.root.view.addSubview(view)
            loop.settle()
            _ = journal.take()
            phone.window.isHidden = true
            view.setNeedsLayout()
            loop.turn()
            #expect(journal.take() == [])
            phone.window.isHidden = false
            loop.turn()
            #expect(journal.take() == ["layout"])
        }
        loop.settle()
        #expect(gone == nil)
    }

    @Test("Windows are laid out in the order in which they have become visible")
    func order() {
        let (one, other) = (Phone(), Phone())
        let (view, otherView) = (NotingView(journal, "one"), NotingView(journal, "other"))
        one.root.view.addSubview(view)
        other.root.view.addSubview(otherView)
        loop.settle()
        _ = journal.take()
        otherView.setNeedsLayout()
        view.setNeedsLayout()
        loop.turn()
        #expect(journal.take() == ["one", "other"])
        one.window.isHidden = true
        one.window.isHidden = false
        loop.settle()
        _ = journal.take()
        view.setNeedsLayout()
        otherView.setNeedsLayout()
        loop.turn()
        #expect(journal.take() == ["other", "one"])
    }
}

private final class NotingView: UIView {
    private let journal: Journal
    private let entry: String

    init(_ journal: Journal, _ entry: String = "layout") {
        self.journal = journal
        self.entry = entry
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func layoutSubviews() { journal.note(entry) }
}
