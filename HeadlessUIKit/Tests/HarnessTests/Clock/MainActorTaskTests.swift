import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Tasks of the main actor run while the virtual clock goes on.
@MainActor
struct MainActorTaskTests {
    private let loop = MainLoop.current
    private let journal = Journal()
    /// The time at which the test itself began: others may run between its creation and that.
    private let stopwatch = Stopwatch()
    @TaskLocal private static var name = "none"

    private func note(_ name: String) {
        journal.note("\(name) \(stopwatch.seconds)")
    }

    @Test("A task of the main actor begins in the next turn (Z20)")
    func begins() {
        stopwatch.start()
        Task { note("task") }
        DispatchQueue.main.async { note("block") }
        #expect(journal.take() == [])
        loop.turn()
        #expect(journal.take() == ["task 0.0", "block 0.0"])
    }

    @Test("A task goes on in the turn after its continuation was resumed (Z20)")
    func continuation() {
        stopwatch.start()
        var waiting: CheckedContinuation<Int, Never>?
        Task {
            note("got \(await withCheckedContinuation { waiting = $0 })")
        }
        loop.settle()
        #expect(waiting != nil)
        loop.schedule(after: 0.3) { waiting?.resume(returning: 7) }
        loop.settle()
        #expect(journal.take() == ["got 7 0.3"])
    }

    @Test("A task waits for the end of a transition (Z20)")
    func presentation() {
        stopwatch.start()
        let phone = Phone()
        Task {
            await withCheckedContinuation { done in
                phone.root.present(UIViewController(), animated: true) { done.resume() }
            }
            note("presented")
            await withCheckedContinuation { done in phone.root.dismiss(animated: false) { done.resume() } }
            note("dismissed \(phone.root.presentedViewController == nil)")
        }
        loop.settle()
        #expect(journal.take().map { String($0.prefix(9)) } == ["presented", "dismissed"])
    }

    @Test("Tasks yield and sleep on the virtual clock (Z20)")
    func sleep() {
        stopwatch.start()
        Task {
            await Task.yield()
            note("yielded")
            try? await Task.sleep(nanoseconds: 300_000_000)
            note("slept")
            try? await Task.sleep(for: .milliseconds(450))
            note("slept again")
        }
        loop.settle()
        #expect(journal.take() == ["yielded 0.0", "slept 0.3", "slept again 0.75"])
    }

    @Test("A sleeping task that is cancelled goes on at once (Z20)")
    func cancelledSleep() {
        stopwatch.start()
        let task = Task {
            do { try await Task.sleep(for: .seconds(5)) } catch { note("cancelled \(Task.isCancelled)") }
        }
        loop.advance(by: 1)
        task.cancel()
        loop.turn()
        loop.turn()
        loop.advance(by: 0)
        #expect(journal.take() == ["cancelled true 1.0"])
    }

    @Test("Code that is not isolated runs in between (Z20)")
    func nonisolated() {
        stopwatch.start()
        Task {
            note("\(await Self.double(21))")
        }
        loop.settle()
        #expect(journal.take() == ["42 0.0"])
    }

    private nonisolated static func double(_ number: Int) async -> Int { number * 2 }

    @Test("Children of a task belong to the clock, too (Z20)")
    func children() {
        stopwatch.start()
        Task {
            async let one = number(1, after: 0.2)
            async let two = number(2, after: 0.1)
            note("\(await one + two)")
            await withTaskGroup(of: Void.self) { group in
                for number in 3...4 { group.addTask { _ = await self.number(number, after: 0.25) } }
            }
            note("all")
        }
        loop.settle()
        #expect(
            journal.take() == ["number 2 0.1", "number 1 0.2", "3 0.2", "number 3 0.45", "number 4 0.45", "all 0.45"])
    }

    @Test("Tasks that a task makes belong to the clock, too (Z20)")
    func inner() {
        stopwatch.start()
        Task {
            let one = Task { await number(1, after: 0.2) }
            let two = Task { await number(2, after: 0.1) }
            note("\(await one.value + two.value)")
        }
        loop.settle()
        #expect(journal.take() == ["number 2 0.1", "number 1 0.2", "3 0.2"])
    }

    private func number(_ number: Int, after seconds: Double) async -> Int {
        try? await Task.sleep(for: .seconds(seconds))
        note("number \(number)")
        return number
    }

    @Test("Running a task changes nothing of the one in which time passes (Z20)")
    func surroundings() async {
        stopwatch.start()
        let own = withUnsafeCurrentTask { $0?.hashValue }
        Self.$name.withValue("test") {
            Self.$name.withValue("made") {
                _ = Task {
                    note("\(Self.name) \(withUnsafeCurrentTask { $0?.hashValue } == own)")
                }
            }
            loop.turn()
            #expect(Self.name == "test")
        }
        #expect(journal.take() == ["made false 0.0"])
        #expect(withUnsafeCurrentTask { $0?.hashValue } == own)
        #expect(!Task.isCancelled)
        MainActor.assertIsolated()
    }

    @Test("While no test drives the clock, blocks and tasks run as they would without it (Z20)")
    func suspended() async {
        stopwatch.start()
        let task = Task {
            await Task.yield(); return 7
        }
        #expect(await task.value == 7)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        await withCheckedContinuation { done in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { done.resume() }
        }
        let sleeping = Task {
            try? await Task.sleep(for: .milliseconds(10)); return 8
        }
        #expect(await sleeping.value == 8)
    }

    @Test("A task that yields again and again does not keep time from passing (Z20)")
    func yields() {
        stopwatch.start()
        var isDone = false
        let task = Task {
            while !isDone, !Task.isCancelled { await Task.yield() }
            note("done")
        }
        loop.schedule(after: 0.2) { isDone = true }
        loop.settle()
        task.cancel()
        loop.settle()
        #expect(journal.take() == ["done 0.2"])
    }

    @Test("A test never runs inside another one that lets time pass (Z20)", arguments: 0..<20)
    func separate(number: Int) async {
        stopwatch.start()
        let depth = Nesting.depth
        #expect(depth == 0)
        for _ in 0..<20 {
            Nesting.depth += 1
            loop.advance(by: 0.01)
            Nesting.depth -= 1
            await Task.yield()
            #expect(Nesting.depth == 0)
        }
    }
}

@MainActor
private enum Nesting {
    static var depth = 0
}
