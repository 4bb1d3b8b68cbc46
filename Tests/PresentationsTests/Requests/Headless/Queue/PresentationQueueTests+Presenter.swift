import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A presenter that is busy, away or gone.
extension PresentationQueueTests {
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
            queue.enqueue(makeContent("second"), as: Card())
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
        #expect(queue.waiting.map(\.title) == ["second"])
    }

    @Test("One that cannot be presented yet keeps its place before the others")
    func keepsItsPlace() {
        let other = PresentedStage()
        other.presenter.presentAsCard(UIViewController())
        let queue = PresentationQueue(presenter: presenter)
        enqueue("zero", in: queue)
        let (first, second) = (enqueue("first", in: queue), enqueue("second", in: queue))
        stage.settle()
        other.stage.settle()
        // It is going to be presented elsewhere, as soon as that is free.
        other.presenter.dismiss(animated: true)
        other.stage.advance(by: 0.05)
        other.presenter.presentAsCard(first)
        let told = reports {
            presenter.dismiss(animated: false)
            stage.advance(by: 0.05)
        }
        #expect(told.count == 1)
        #expect(queue.waiting == [first, second])
        other.stage.settle()
        wait()
        #expect(first.presentingViewController === other.presenter)
        #expect(shown == "second")
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

    @Test("A presenter outside of a window is waited for: nothing is tried, and nothing reported")
    func outOfWindow() {
        let away = CountingViewController()
        let queue = PresentationQueue(presenter: away)
        let told = reports {
            enqueue("late", in: queue)
            stage.advance(by: 2)
        }
        #expect(told == [])
        #expect(queue.waiting.count == 1)
        stage.show(away)
        wait()
        #expect(away.presentedViewController?.title == "late")
    }

    @Test("A presenter that is on its way out presents nothing any more")
    func presenterLeaves() {
        let leaving = CountingViewController(CGSize(width: 0, height: 300))
        presenter.presentAsCard(leaving)
        stage.settle()
        let queue = PresentationQueue(presenter: leaving)
        presenter.dismiss(animated: true)
        stage.advance(by: 0.1)
        let content = enqueue("late", in: queue)
        stage.advance(by: 0.1)
        #expect(leaving.presentedViewController == nil)
        wait()
        #expect(content.calls == [])
        #expect(queue.waiting == [content])
    }

    @Test("One that is appearing is dismissed when it is cancelled, and the next one comes", arguments: [0, 0.1, 0.3])
    func cancelledWhileAppearing(moment: TimeInterval) {
        let queue = PresentationQueue(presenter: presenter)
        let first = enqueue("first", in: queue, as: Popup())
        enqueue("second", in: queue)
        if moment > 0 { stage.advance(by: moment) }
        #expect(queue.cancel(first))
        #expect(!queue.cancel(first))
        stage.settle()
        #expect(record.endings == ["first programmatic"])
        #expect(shown == "second")
        queue.cancelAll()
        stage.settle()
        #expect(shown == "second")
    }

    @Test("All that wait can be cancelled with the one that is appearing", arguments: [0, 0.1, 0.3])
    func allCancelledWhileAppearing(moment: TimeInterval) {
        let queue = PresentationQueue(presenter: presenter)
        for name in ["first", "second"] { enqueue(name, in: queue, as: HalfSheet()) }
        if moment > 0 { stage.advance(by: moment) }
        queue.cancelAll()
        wait()
        #expect(record.endings == ["first programmatic"])
        #expect(shown == nil)
        #expect(queue.current == nil)
        #expect(queue.waiting == [])
    }

    @Test("One that is cancelled before its presentation can begin never appears, and does not come back")
    func cancelledBeforeItBegins() {
        presenter.presentAsCard(makeContent("other"))
        stage.settle()
        presenter.dismiss(animated: true)
        stage.advance(by: 0.05)
        let queue = PresentationQueue(presenter: presenter)
        let first = enqueue("first", in: queue)
        #expect(queue.cancel(first))
        wait()
        #expect(record.endings == [])
        #expect(first.calls == [])
        #expect(queue.current == nil)
        #expect(queue.waiting == [])
    }
}
