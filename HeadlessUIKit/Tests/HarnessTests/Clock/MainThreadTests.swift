import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Code of the main queue is on the main thread for Foundation, whichever thread of the test process runs it.
///
/// One test at a time, because the process has one main operation queue: an operation waits for the one before it, which
/// may be another test's.
@MainActor
@Suite(.serialized)
struct MainThreadTests {
    private let loop = MainLoop.current
    private let journal = Journal()
    private let name = Notification.Name("MainThreadTests.\(UUID())")

    /// Foundation waits for a queue that is not the current one: a test that posts would then wait for itself, forever.
    private func requireMainQueue() throws {
        try #require(OperationQueue.current === OperationQueue.main)
    }

    /// Records notifications that arrive through the main queue. Foundation keeps the block until the token is removed.
    private func observe(_ text: String) -> any NSObjectProtocol {
        let journal = journal
        return NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { journal.note(text) }
        }
    }

    /// Posts on another thread. The semaphore says when that has returned.
    private func postElsewhere() -> DispatchSemaphore {
        let (name, done) = (name, DispatchSemaphore(value: 0))
        DispatchQueue.global().async {
            NotificationCenter.default.post(name: name, object: nil)
            done.signal()
        }
        return done
    }

    /// Lets the other thread run, in real time, until the main queue has work.
    private func waitForWork() throws {
        for _ in 0..<10_000 where loop.isAtRest { usleep(1000) }
        try #require(!loop.isAtRest, "nothing came")
    }

    @Test("Code of the main actor is on the main thread, and only that (Z20)")
    func mainThread() {
        let journal = journal
        #expect(Thread.isMainThread)
        #expect(Thread.current.isMainThread)
        DispatchQueue.main.async { journal.note("block \(Thread.isMainThread)") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
            MainActor.assumeIsolated { journal.note("timer \(Thread.isMainThread)") }
        }
        Task { journal.note("task \(Thread.isMainThread)") }
        loop.settle()
        #expect(journal.take() == ["block true", "task true", "timer true"])
        let (arrived, elsewhere) = (DispatchSemaphore(value: 0), Flag())
        DispatchQueue.global().async {
            elsewhere.value = !Thread.isMainThread && OperationQueue.current == nil
            arrived.signal()
        }
        arrived.wait()
        #expect(elsewhere.value)
    }

    @Test("A notification for the main queue is there before posting returns (Z20)")
    func post() throws {
        try requireMainQueue()
        let token = observe("received")
        defer { NotificationCenter.default.removeObserver(token) }
        journal.note("before")
        NotificationCenter.default.post(name: name, object: nil)
        journal.note("after")
        #expect(journal.take() == ["before", "received", "after"])
    }

    @Test("It is from a block, an operation and a task of the main queue, too (Z20)")
    func postInTurn() throws {
        try requireMainQueue()
        let token = observe("received")
        defer { NotificationCenter.default.removeObserver(token) }
        let (journal, name) = (journal, name)
        let post: @MainActor @Sendable (String) -> Void = { text in
            guard OperationQueue.current === OperationQueue.main else { return journal.note("\(text) elsewhere") }
            NotificationCenter.default.post(name: name, object: nil)
            journal.note(text)
        }
        DispatchQueue.main.async { post("block") }
        OperationQueue.main.addOperation { MainActor.assumeIsolated { post("operation") } }
        Task { post("task") }
        loop.settle()
        #expect(journal.take() == ["received", "block", "received", "operation", "received", "task"])
    }

    private func add(_ text: String) {
        let journal = journal
        OperationQueue.main.addOperation { MainActor.assumeIsolated { journal.note(text) } }
    }

    @Test("An operation of the main queue runs in the next turn, and others after it in their order (Z20)")
    func operations() {
        for number in 1...3 { add("\(number)") }
        #expect(journal.take() == [])
        loop.turn()
        #expect(journal.entries.first == "1")
        loop.settle()
        #expect(journal.take() == ["1", "2", "3"])
    }

    @Test("An operation runs in its turn among blocks and tasks (Z20)")
    func order() {
        let journal = journal
        let note: @Sendable @MainActor (String) -> Void = { journal.note($0) }
        DispatchQueue.main.async(execute: DispatchWorkItem { MainActor.assumeIsolated { note("item") } })
        add("operation")
        DispatchQueue.main.async { note("block") }
        Task { note("task") }
        loop.turn()
        #expect(journal.take() == ["item", "operation", "block", "task"])
    }

    /// Makes a second loop. The first stage that a test makes gets the test's own loop, so a further one may be needed.
    private func makeOtherLoop() -> MainLoop {
        let new = MainLoop.ofNewStage()
        return new === loop ? .ofNewStage() : new
    }

    @Test("Operations go on with whatever loop turns, also after the end of the one that they come from")
    func operationsOfLoops() {
        var other: MainLoop? = makeOtherLoop()
        other?.enter { add("other") }
        loop.enter { add("own") }
        loop.settle()
        #expect(journal.take() == ["other", "own"])
        other?.enter { add("other") }
        other = nil
        loop.enter { add("own") }
        loop.settle()
        #expect(journal.take() == ["other", "own"])
    }

    @Test("A work item of a loop that is over does not run")
    func itemsOfLoops() {
        let journal = journal
        var other: MainLoop? = makeOtherLoop()
        other?.enter {
            DispatchQueue.main.async(execute: DispatchWorkItem { MainActor.assumeIsolated { journal.note("other") } })
        }
        other = nil
        loop.settle()
        #expect(journal.take() == [])
    }

    @Test("Posting on another thread waits until a turn has delivered the notification (Z20)")
    func postElsewhereDuringTurns() throws {
        let token = observe("received")
        defer { NotificationCenter.default.removeObserver(token) }
        loop.settle()
        let done = postElsewhere()
        try waitForWork()
        #expect(done.wait(timeout: .now()) == .timedOut)
        #expect(journal.take() == [])
        loop.turn()
        #expect(journal.take() == ["received"])
        #expect(done.wait(timeout: .now() + 10) == .success)
    }

    @Test("Posting on another thread goes through while a test awaits something (Z20)", .timeLimit(.minutes(20)))
    func postElsewhereDuringAwait() async {
        let token = observe("received")
        defer { NotificationCenter.default.removeObserver(token) }
        let name = name
        await withCheckedContinuation { posted in
            DispatchQueue.global().async {
                NotificationCenter.default.post(name: name, object: nil)
                posted.resume()
            }
        }
        #expect(journal.take() == ["received"])
    }

    /// Written on one thread before it signals, and read on another after that.
    private final class Flag: @unchecked Sendable {
        var value = false
    }
}
