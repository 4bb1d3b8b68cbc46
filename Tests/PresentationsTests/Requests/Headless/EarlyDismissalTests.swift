import KitTestSupport
import Presentations
import PresentationsTesting
import StyleSamples
import Testing
import UIKit

/// Dismissals in the app's code while the view is on its way in, or under a finger.
///
/// UIKit asks for the animation of such a dismissal, and drops it (C15).
@MainActor
struct EarlyDismissalTests {
    private let scene = PresentedStage()
    private let log = Log()

    private final class Log {
        var entries: [String] = []
    }

    private var stage: Stage { scene.stage }

    private func present(_ content: UIViewController, _ style: any PresentationStyle, animated: Bool = true) {
        scene.presenter.present(
            content, as: style, animated: animated, completion: { [log] in log.entries.append("shown") },
            onDismiss: { [log] in log.entries.append("\($0)") })
    }

    private func dismiss(_ controller: UIViewController, animated: Bool = true) {
        controller.dismiss(animated: animated) { [log] in log.entries.append("gone") }
    }

    private func makeContent() -> CountingViewController { CountingViewController(CGSize(width: 280, height: 200)) }

    private func expectGone(_ content: CountingViewController, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(scene.presenter.presentedViewController == nil, sourceLocation: sourceLocation)
        #expect(stage.window.subviews == [scene.presenter.view], sourceLocation: sourceLocation)
        #expect(
            content.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"],
            sourceLocation: sourceLocation)
    }

    @Test(
        "In every style it ends the arrival and happens, with its completion", arguments: StyleSample.all,
        [0.02, 0.15])
    func onTheWayIn(sample: StyleSample, moment: TimeInterval) {
        for isPresenter in [false, true] {
            log.entries = []
            let content = makeContent()
            present(content, sample.style)
            stage.advance(by: moment)
            #expect(content.isBeingPresented)
            dismiss(isPresenter ? scene.presenter : content)
            stage.settle()
            #expect(log.entries == ["shown", "gone", "programmatic"])
            expectGone(content)
        }
    }

    @Test("The view turns back where it is: it never comes to its place")
    func turnsBack() throws {
        let content = makeContent()
        present(content, Card(animation: .slide(from: .bottom, timing: .curve(.linear, duration: 0.5))))
        stage.advance(by: 0.1)
        dismiss(content)
        var top: CGFloat = 852
        while scene.presenter.presentedViewController != nil {
            if let view = scene.chrome { top = min(top, try #require(stage.visibleFrame(of: view)).minY) }
            stage.advance(by: 1 / 60)
        }
        #expect(top > 700)
    }

    @Test("In the same moment as the request it is kept until the view has arrived", arguments: [true, false])
    func atOnce(animated: Bool) {
        let content = makeContent()
        present(content, Popup(), animated: animated)
        dismiss(content, animated: animated)
        stage.settle()
        #expect(log.entries == ["shown", "programmatic"])
        expectGone(content)
    }

    private final class Hasty: UIViewController {
        let call: String
        var isDismissed = false

        init(_ call: String) {
            self.call = call
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        private func dismiss(in call: String) {
            guard call == self.call, !isDismissed else { return }
            isDismissed = true
            dismiss(animated: true)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            dismiss(in: "viewWillAppear")
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            dismiss(in: "viewIsAppearing")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            dismiss(in: "viewDidLayoutSubviews")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            dismiss(in: "viewDidAppear")
        }
    }

    @Test(
        "Content that dismisses itself in a call of its appearance goes",
        arguments: ["viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear"])
    func hasty(call: String) {
        present(Hasty(call), HalfSheet())
        stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(log.entries == ["shown", "programmatic"])
        #expect(stage.window.subviews == [scene.presenter.view])
    }

    @Test("The screen of a stack dismisses its stack", arguments: [Device.iPhone15, .iPad11])
    func stack(device: Device) {
        let scene = PresentedStage(device)
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(UINavigationController(rootViewController: content))
        scene.stage.advance(by: 0.1)
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(content.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test("What comes over another presentation goes alone, and from below both go", arguments: [false, true])
    func overAnother(fromBelow: Bool) {
        let (lower, content) = (makeContent(), makeContent())
        scene.presenter.presentAsHalfSheet(lower)
        stage.settle()
        lower.presentAsPopup(content)
        stage.advance(by: 0.15)
        (fromBelow ? scene.presenter : content).dismiss(animated: true)
        stage.settle()
        #expect(lower.presentingViewController === (fromBelow ? nil : scene.presenter))
        #expect(content.presentingViewController == nil)
    }

    // MARK: Under a finger

    @Test("While a finger presents from an edge it waits for the release", arguments: [true, false])
    func edge(completes: Bool) {
        let content = CountingViewController()
        scene.presenter.use(
            EdgePresentation(
                from: .leading, style: Drawer(), content: { content },
                onDismiss: { [log] in log.entries.append("\($0)") }))
        stage.settle()
        stage.touchDown(at: CGPoint(x: 2, y: 400))
        for x in stride(from: 10 as CGFloat, through: 250, by: 10) {
            stage.touchMoved(to: CGPoint(x: x, y: 400))
            stage.advance(by: 1 / 60)
        }
        content.dismiss(animated: true)
        stage.advance(by: 0.5)
        #expect(content.view.window != nil)
        if !completes {
            for x in stride(from: 250 as CGFloat, through: 10, by: -10) {
                stage.touchMoved(to: CGPoint(x: x, y: 400))
                stage.advance(by: 1 / 60)
            }
        }
        stage.touchUp()
        stage.settle()
        #expect(log.entries == [completes ? "programmatic" : "swipe"])
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("While a finger takes a sheet out it waits for the release", arguments: [40 as CGFloat, 250])
    func held(distance: CGFloat) {
        let content = CountingViewController()
        present(content, HalfSheet())
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 450))
        for step in 1...20 {
            stage.touchMoved(to: CGPoint(x: 196, y: 450 + distance * CGFloat(step) / 20))
            stage.advance(by: 1 / 60)
        }
        content.dismiss(animated: true)
        stage.advance(by: 0.5)
        #expect(content.view.window != nil)
        stage.touchUp()
        stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(log.entries.count == 2)
        #expect(stage.window.subviews == [scene.presenter.view])
    }

    @Test("A view that a dismissal came too early for can still be caught")
    func caught() throws {
        let content = makeContent()
        present(content, Card())
        stage.settle()
        content.dismiss(animated: true)
        stage.advance(by: 0.05)
        content.dismiss(animated: true)
        let frame = try #require(scene.chrome.flatMap { stage.visibleFrame(of: $0) })
        stage.touchDown(at: CGPoint(x: frame.midX, y: frame.minY + 30))
        stage.touchMoved(to: CGPoint(x: frame.midX, y: frame.minY + 10))
        let caught = try #require(scene.chrome.flatMap { stage.visibleFrame(of: $0) })
        stage.advance(by: 0.2)
        #expect(scene.chrome.flatMap { stage.visibleFrame(of: $0) } == caught)
        stage.touchUp()
        stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }
}
