import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// View controllers that are presented one after the other.
@MainActor
struct PresentationQueueTests {
    private let scene = PresentedStage()
    private let record = Record()

    private final class Record {
        var endings: [String] = []
    }

    private var presenter: CountingViewController { scene.presenter }
    private var stage: Stage { scene.stage }

    private func makeContent(_ name: String) -> CountingViewController {
        let content = CountingViewController(CGSize(width: 0, height: 200))
        content.title = name
        return content
    }

    @discardableResult
    private func enqueue(
        _ name: String, in queue: PresentationQueue, as style: some PresentationStyle = Card()
    ) -> CountingViewController {
        let content = makeContent(name)
        queue.enqueue(content, as: style, onDismiss: { [record] in record.endings.append("\(name) \($0)") })
        return content
    }

    private var shown: String? { presenter.presentedViewController?.title }

    /// Lets the queue look around, and what it presents arrive.
    private func wait() {
        stage.advance(by: 0.5)
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
        enqueue("note", in: queue, as: Popup(isModal: false, dismissesAfter: 1))
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

    // MARK: The presenter

    @Test("A presenter that is busy with an alert of the app's is waited for")
    func busy() {
        let alert = UIViewController()
        alert.title = "alert"
        presenter.present(alert, animated: true)
        let queue = PresentationQueue(presenter: presenter)
        enqueue("first", in: queue)
        wait()
        #expect(shown == "alert")
        #expect(queue.waiting.count == 1)
        presenter.dismiss(animated: true)
        wait()
        #expect(shown == "first")
        #expect(record.endings == [])
    }

    @Test("An alert that the app presents in the same moment is waited for, too (Q-2)")
    func faster() {
        let queue = PresentationQueue(presenter: presenter)
        let first = makeContent("first")
        let alert = UIViewController()
        _ = reports {
            presenter.presentAsCard(makeContent("card"))
            queue.enqueue(first, as: Card())
            stage.settle()
        }
        #expect(shown == "card")
        presenter.dismiss(animated: true)
        presenter.present(alert, animated: false)
        wait()
        wait()
        // UIKit may have dropped the alert.
        if presenter.presentedViewController === alert { presenter.dismiss(animated: false) }
        wait()
        #expect(shown == "first")
    }

    @Test("A presenter outside of a window is waited for")
    func outside() {
        let other = CountingViewController()
        let queue = PresentationQueue(presenter: other)
        enqueue("first", in: queue)
        wait()
        #expect(queue.waiting.count == 1)
        stage.show(other)
        wait()
        #expect(other.presentedViewController?.title == "first")
    }

    @Test("A presenter that leaves the window between two is waited for")
    func leaves() {
        let queue = PresentationQueue(presenter: presenter)
        enqueue("first", in: queue)
        enqueue("second", in: queue)
        stage.settle()
        presenter.dismiss(animated: false)
        stage.show(UIViewController())
        wait()
        #expect(record.endings == ["first programmatic"])
        #expect(queue.current == nil)
        #expect(queue.waiting.map(\.title) == ["second"])
        stage.show(presenter)
        wait()
        #expect(shown == "second")
    }

    @Test("When the presenter is released, what waits is released with the queue")
    func released() {
        var probe = LeakProbe()
        do {
            let other = CountingViewController()
            let queue = PresentationQueue(presenter: other)
            let content = enqueue("first", in: queue)
            probe.add(other, as: "presenter")
            probe.add(queue, as: "queue")
            probe.add(content, as: "content")
            stage.advance(by: 1)
        }
        stage.advance(by: 1)
        #expect(probe.names == [])
        #expect(record.endings == [])
    }

    @Test("A window that is released takes the presented one and what waits along")
    func window() {
        var probe = LeakProbe()
        do {
            let other = PresentedStage()
            let queue = PresentationQueue(presenter: other.presenter)
            probe.add(enqueue("first", in: queue), as: "first")
            probe.add(enqueue("second", in: queue), as: "second")
            probe.add(queue, as: "queue")
            other.stage.settle()
            #expect(queue.current?.title == "first")
        }
        wait()
        #expect(record.endings == ["first programmatic"])
        #expect(probe.names == [])
    }

    // MARK: The queue

    @Test("A queue that nobody holds lives as long as it has something to do")
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
}
