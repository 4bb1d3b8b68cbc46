import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// View controllers that are presented one after the other.
@MainActor
struct PresentationQueueTests {
    let scene = PresentedStage()
    let record = Record()

    final class Record {
        var endings: [String] = []
    }

    var presenter: CountingViewController { scene.presenter }
    var stage: Stage { scene.stage }

    func makeContent(_ name: String) -> CountingViewController {
        let content = CountingViewController(CGSize(width: 0, height: 200))
        content.title = name
        return content
    }

    @discardableResult
    func enqueue(
        _ name: String, in queue: PresentationQueue, as style: some PresentationStyle = Card()
    ) -> CountingViewController {
        let content = makeContent(name)
        queue.enqueue(content, as: style, onDismiss: { [record] in record.endings.append("\(name) \($0)") })
        return content
    }

    var shown: String? { presenter.presentedViewController?.title }

    /// Lets the queue look around after half a second of another transition, and what it presents arrive.
    func wait() {
        stage.advance(by: 1)
        stage.settle()
    }

    @Test("The first is presented at once, and each of the others when the one before has gone")
    func inTurn() {
        let queue = PresentationQueue(presenter: presenter)
        for name in ["first", "second", "third"] { enqueue(name, in: queue) }
        stage.settle()
        #expect(shown == "first")
        #expect(queue.current?.title == "first")
        #expect(queue.waiting.map(\.title) == ["second", "third"])
        stage.tap(at: CGPoint(x: 196, y: 60))
        stage.settle()
        #expect(shown == "second")
        presenter.dismiss(animated: false)
        stage.settle()
        #expect(shown == "third")
        presenter.dismiss(animated: true)
        stage.settle()
        #expect(record.endings == ["first tapOutside", "second programmatic", "third programmatic"])
        #expect(queue.current == nil)
        #expect(queue.waiting == [])
    }

    @Test("Different styles, one of them gone by itself and one not modal")
    func styles() {
        let queue = PresentationQueue(presenter: presenter)
        enqueue(
            "note", in: queue,
            as: Popup {
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 1
            })
        enqueue("sheet", in: queue, as: HalfSheet())
        stage.settle()
        #expect(shown == "note")
        stage.advance(by: 2)
        stage.settle()
        #expect(record.endings == ["note timeout"])
        #expect(shown == "sheet")
        #expect(presenter.presentedViewController?.halfSheetPresentationController != nil)
    }

    @Test("What waits can be cancelled, what is presented stays")
    func cancelled() {
        let queue = PresentationQueue(presenter: presenter)
        let contents = ["first", "second", "third"].map { enqueue($0, in: queue) }
        stage.settle()
        #expect(!queue.cancel(contents[0]))
        #expect(queue.cancel(contents[1]))
        #expect(!queue.cancel(contents[1]))
        presenter.dismiss(animated: false)
        stage.settle()
        #expect(shown == "third")
        enqueue("fourth", in: queue)
        queue.cancelAll()
        presenter.dismiss(animated: false)
        wait()
        #expect(presenter.presentedViewController == nil)
        #expect(record.endings == ["first programmatic", "third programmatic"])
        #expect(contents[1].calls == [])
    }

    @Test("The same view controller waits once")
    func twice() {
        let queue = PresentationQueue(presenter: presenter)
        let first = enqueue("first", in: queue)
        let second = makeContent("second")
        for content in [first, second, second] { queue.enqueue(content, as: Card()) }
        #expect(queue.waiting == [second])
    }

    @Test("A queue that is not retained lives as long as it has work")
    func unheld() {
        var probe = LeakProbe()
        do {
            let queue = PresentationQueue(presenter: presenter)
            probe.add(queue, as: "queue")
            enqueue("first", in: queue)
            enqueue("second", in: queue)
        }
        stage.settle()
        #expect(probe.names == ["queue"])
        presenter.dismiss(animated: false)
        stage.settle()
        #expect(shown == "second")
        presenter.dismiss(animated: false)
        stage.settle()
        #expect(record.endings == ["first programmatic", "second programmatic"])
        #expect(probe.names == [])
    }

    @Test("Two queues of one presenter take turns")
    func twoQueues() {
        let queues = (0..<2).map { _ in PresentationQueue(presenter: presenter) }
        enqueue("first", in: queues[0])
        enqueue("second", in: queues[1])
        stage.settle()
        #expect(shown == "first")
        presenter.dismiss(animated: false)
        wait()
        #expect(shown == "second")
    }

    @Test("One that is presented elsewhere before its turn is dropped")
    func takenAway() {
        let queue = PresentationQueue(presenter: presenter)
        enqueue("first", in: queue)
        let second = enqueue("second", in: queue)
        enqueue("third", in: queue)
        stage.settle()
        presenter.presentedViewController?.addChild(second)
        presenter.dismiss(animated: false)
        stage.settle()
        #expect(shown == "third")
        #expect(record.endings == ["first programmatic"])
    }

    @Test("The next can be enqueued in the call of the one before")
    func fromCallback() {
        let queue = PresentationQueue(presenter: presenter)
        let second = makeContent("second")
        queue.enqueue(makeContent("first"), as: Card(), onDismiss: { _ in queue.enqueue(second, as: Popup()) })
        stage.settle()
        presenter.dismiss(animated: true)
        stage.settle()
        #expect(shown == "second")
    }

    @Test("Under each answer about a request during a dismissal they come in turn (Q-2)", arguments: [true, false])
    func answers(isQueued: Bool) {
        Assumptions.assuming({ $0.presentingDuringDismissal = isQueued ? .queued : .dropped }) {
            let queue = PresentationQueue(presenter: presenter)
            presenter.presentAsCard(makeContent("other"))
            stage.settle()
            presenter.dismiss(animated: true)
            for name in ["first", "second"] { enqueue(name, in: queue) }
            wait()
            #expect(shown == "first")
            presenter.dismiss(animated: true)
            stage.settle()
            #expect(shown == "second")
        }
    }

    @Test("It waits without anybody who holds it")
    func heldByNobody() {
        let other = CountingViewController()
        presenter.presentAsCard(other)
        stage.settle()
        do {
            let queue = PresentationQueue(presenter: presenter)
            enqueue("late", in: queue)
        }
        stage.advance(by: 1)
        #expect(shown == nil)
        presenter.dismiss(animated: false)
        wait()
        #expect(shown == "late")
    }
}
