import KitTestSupport
import Presentations
import PresentationsTesting
import StyleSamples
import Testing
import UIKit

/// The same view controller, presented again while it is being dismissed.
@MainActor
struct PresentedAgainTests {
    private let scene = PresentedStage()
    private let content = CountingViewController(CGSize(width: 280, height: 200))
    private let log = Log()

    private final class Log {
        var entries: [String] = []
    }

    private var stage: Stage { scene.stage }

    private func present(_ name: String, _ style: any PresentationStyle, _ content: UIViewController? = nil) {
        scene.presenter.present(
            content ?? self.content, as: style, completion: { [log] in log.entries.append("\(name) shown") },
            onDismiss: { [log] in log.entries.append("\(name) \($0)") })
    }

    private func dismiss() { content.dismiss(animated: true) }

    @Test("In any other style, at each moment of the dismissal", arguments: StyleSample.all, [0, 0.05, 0.3])
    func otherStyle(sample: StyleSample, moment: TimeInterval) {
        present("1", Card())
        stage.settle()
        dismiss()
        if moment > 0 { stage.advance(by: moment) }
        present("2", sample.style)
        stage.settle()
        #expect(log.entries == ["1 shown", "1 programmatic", "2 shown"])
        #expect(scene.presenter.presentedViewController === content)
        dismiss()
        if moment > 0 { stage.advance(by: moment) }
        present("3", Popup())
        stage.settle()
        #expect(log.entries.suffix(2) == ["2 programmatic", "3 shown"])
        #expect(content.popupPresentationController != nil)
        #expect(content.calls.count == 10)
    }

    @Test(
        "While a dismissal waits for the arrival, the next one comes after it", arguments: [0, 0.1, 0.3], [true, false])
    func hiddenEarly(moment: TimeInterval, isSame: Bool) {
        let next = isSame ? content : CountingViewController()
        present("1", Popup())
        if moment > 0 { stage.advance(by: moment) }
        scene.presenter.dismiss(animated: true)
        let told = reports {
            present("2", HalfSheet(), next)
            stage.settle()
        }
        #expect(told == [])
        #expect(log.entries == ["1 shown", "1 programmatic", "2 shown"])
        #expect(scene.presenter.presentedViewController === next)
        #expect(next.halfSheetPresentationController != nil)
    }

    @Test("Dismissed again before it has come, it does not come", arguments: [0, 0.1, 0.3])
    func hiddenAgain(moment: TimeInterval) {
        present("1", Popup())
        stage.settle()
        dismiss()
        if moment > 0 { stage.advance(by: moment) }
        present("2", Card())
        dismiss()
        stage.settle()
        #expect(log.entries == ["1 shown", "1 programmatic"])
        #expect(scene.presenter.presentedViewController == nil)
        #expect(content.calls.count == 4)
    }

    @Test("Shown and hidden quickly, it ends as the last call says", arguments: 1...6)
    func toggled(calls: Int) {
        for call in 1...calls {
            if call.isMultiple(of: 2) { dismiss() } else { present("\(call)", Card()) }
            stage.advance(by: 0.07)
        }
        stage.settle()
        #expect((scene.presenter.presentedViewController == nil) == calls.isMultiple(of: 2))
        #expect(content.calls.count % 4 == (calls.isMultiple(of: 2) ? 0 : 2))
    }

    @Test("A finger that takes the dismissal back keeps the first presentation whole")
    func takenBack() {
        present("1", HalfSheet())
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 450))
        stage.touchMoved(to: CGPoint(x: 196, y: 470))
        stage.touchMoved(to: CGPoint(x: 196, y: 600))
        let told = reports {
            present("2", Popup())
            stage.touchMoved(to: CGPoint(x: 196, y: 460))
            stage.advance(by: 0.2)
            stage.touchUp()
            stage.settle()
        }
        #expect(told.count == 1)
        #expect(log.entries == ["1 shown"])
        #expect(content.halfSheetPresentationController != nil)
        #expect(content.transitioningDelegate === content.halfSheetPresentationController)
        dismiss()
        stage.advance(by: 0.05)
        #expect(content.presentationController?.presentedView?.layer.animationKeys()?.isEmpty == false)
        stage.settle()
        #expect(log.entries == ["1 shown", "1 programmatic"])
    }

    @Test("In a queue it waits for its turn again")
    func queue() {
        let queue = PresentationQueue(presenter: scene.presenter)
        queue.enqueue(content, as: Card(), onDismiss: { [log] in log.entries.append("1 \($0)") })
        stage.settle()
        dismiss()
        stage.advance(by: 0.1)
        queue.enqueue(content, as: Popup(), onDismiss: { [log] in log.entries.append("2 \($0)") })
        #expect(queue.waiting == [content])
        stage.settle()
        #expect(log.entries == ["1 programmatic"])
        #expect(content.popupPresentationController != nil)
    }
}
