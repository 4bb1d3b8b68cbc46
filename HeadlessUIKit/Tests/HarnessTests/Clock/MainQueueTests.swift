import Foundation
import Testing
import UIKit

@testable import TestSupport

/// The system's work for the main queue runs while the virtual clock goes on.
@MainActor
struct MainQueueTests {
    private let loop = MainLoop.current
    private let journal = Journal()
    /// The time at which the test itself began: others may run between its creation and that.
    private let stopwatch = Stopwatch()

    private func note(_ name: String) {
        journal.note("\(name) \(stopwatch.seconds)")
    }

    private func noting(_ name: String) -> @Sendable () -> Void { calling { note(name) } }

    /// Passes values of the main actor through a closure that may be called anywhere.
    private func calling(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        { MainActor.assumeIsolated { body() } }
    }

    @Test("Blocks of the main queue run in the next turn, in their order (Z20)")
    func blocks() {
        stopwatch.start()
        DispatchQueue.main.async { note("plain") }
        DispatchQueue.main.async(execute: DispatchWorkItem(block: noting("item")))
        DispatchQueue.main.async(qos: .userInitiated, execute: noting("qos"))
        DispatchQueue.main.async(group: DispatchGroup(), execute: noting("group"))
        DispatchQueue.main.async(flags: .barrier, execute: noting("barrier"))
        #expect(journal.take() == [])
        loop.turn()
        #expect(journal.take() == ["plain 0.0", "item 0.0", "qos 0.0", "group 0.0", "barrier 0.0"])
    }

    @Test("A cancelled item does not run (Z20)")
    func cancelledItem() {
        stopwatch.start()
        let item = DispatchWorkItem(block: noting("item"))
        DispatchQueue.main.async(execute: item)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
        item.cancel()
        loop.settle()
        #expect(journal.take() == [])
    }

    @Test("A delayed block runs at its exact moment, between what else is due (Z20)")
    func delayed() {
        stopwatch.start()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: noting("0.3"))
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150), execute: noting("0.15"))
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25, execute: noting("0.25"))
        loop.schedule(after: 0.2) { note("timer") }
        loop.advance(by: 0.149_999_99)
        #expect(journal.take() == [])
        loop.advance(by: 0.000_000_01)
        #expect(journal.take() == ["0.15 0.15"])
        loop.settle()
        #expect(journal.take() == ["timer 0.2", "0.25 0.25", "0.3 0.3"])
        #expect(stopwatch.seconds == 0.3)
    }

    @Test("How long the machine takes between reading a clock and asking for a moment makes no difference (Z20)")
    func slowMachine() {
        stopwatch.start()
        let (uptime, wall, date) = (DispatchTime.now(), DispatchWallTime.now(), Date())
        // Real time, which the virtual clock must not see.
        usleep(5000)
        DispatchQueue.main.asyncAfter(deadline: uptime + 0.1, execute: noting("uptime"))
        DispatchQueue.main.asyncAfter(wallDeadline: wall + 0.2, execute: noting("wall"))
        let block = noting("timer")
        RunLoop.main.add(Timer(fire: date + 0.3, interval: 0, repeats: false) { _ in block() }, forMode: .common)
        loop.settle()
        #expect(journal.take() == ["uptime 0.1", "wall 0.2", "timer 0.3"])
    }

    @Test("A moment that was asked for before time passed counts from then (Z20)")
    func earlierMoment() {
        stopwatch.start()
        let moment = DispatchTime.now()
        loop.advance(by: 0.2)
        DispatchQueue.main.asyncAfter(deadline: moment + 0.5, execute: noting("block"))
        loop.settle()
        #expect(journal.take() == ["block 0.5"])
    }

    @Test("A block from another thread runs in a turn (Z20)")
    func otherThread() {
        stopwatch.start()
        let arrived = DispatchSemaphore(value: 0)
        let block = noting("block")
        DispatchQueue.global().async {
            DispatchQueue.main.async(execute: block)
            arrived.signal()
        }
        arrived.wait()
        loop.turn()
        #expect(journal.take() == ["block 0.0"])
    }

    @Test("Settling waits for a chain of blocks, and not for what is due in hours (Z20)")
    func settling() {
        stopwatch.start()
        DispatchQueue.main.async {
            note("first")
            let second = calling {
                note("second")
                DispatchQueue.main.async { note("third") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: second)
        }
        let late = DispatchWorkItem(block: noting("late"))
        DispatchQueue.main.asyncAfter(deadline: .now() + 7200, execute: late)
        loop.settle()
        #expect(journal.take() == ["first 0.0", "second 1.0", "third 1.0"])
        loop.advance(by: 7199)
        #expect(journal.take() == ["late 7200.0"])
    }

    @Test("A block during a transition runs at its moment of it (Z20)")
    func duringTransition() {
        stopwatch.start()
        let phone = Phone()
        let controller = UIViewController()
        phone.root.present(controller, animated: true) { note("presented") }
        let block = calling { note("on the way \(controller.isBeingPresented)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: block)
        loop.settle()
        #expect(journal.take().first == "on the way true 0.1")
    }

    // MARK: Timers

    @Test("A timer fires at its moment, and settling waits for it (Z20)")
    func timer() {
        stopwatch.start()
        let block = noting("timer")
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in block() }
        loop.advance(by: 0.499)
        #expect(journal.take() == [])
        loop.settle()
        #expect(journal.take() == ["timer 0.5"])
        #expect(!timer.isValid)
    }

    @Test("A timer that repeats fires at every moment until it is invalidated, and is not waited for (Z20)")
    func repeating() {
        stopwatch.start()
        let block = noting("tick")
        let timer = Timer(timeInterval: 0.25, repeats: true) { _ in block() }
        RunLoop.main.add(timer, forMode: .common)
        loop.settle()
        #expect(journal.take() == [])
        loop.advance(by: 0.75)
        #expect(journal.take() == ["tick 0.25", "tick 0.5", "tick 0.75"])
        loop.schedule(after: 0.5) {}
        loop.settle()
        #expect(journal.take() == ["tick 1.0", "tick 1.25"])
        timer.invalidate()
        loop.advance(by: 1)
        #expect(journal.take() == [])
    }

    @Test("An invalidated timer does not fire, and settle() does not wait for it (Z20)")
    func invalidated() {
        stopwatch.start()
        let block = noting("timer")
        let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in block() }
        loop.turn()
        timer.invalidate()
        loop.settle()
        #expect(journal.take() == [])
        #expect(stopwatch.seconds == 0)
    }
}
