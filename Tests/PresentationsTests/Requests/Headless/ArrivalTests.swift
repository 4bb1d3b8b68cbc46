import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Requests that come too early: while the view is still arriving, or while what it replaces is leaving.
@MainActor
struct ArrivalTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()

    init() {
        stage.show(home)
    }

    @Test("A request that waits for a dismissal is dropped with a message if its presenter has left by then")
    func presenterHasGone() {
        home.presentAsCard(UIViewController())
        stage.settle()
        home.dismiss(animated: true)
        stage.advance(by: 0.1)
        var probe = LeakProbe()
        var ends: [DismissalReason] = []
        do {
            let (child, content) = (UIViewController(), UIViewController())
            home.addChild(child)
            home.view.addSubview(child.view)
            child.didMove(toParent: home)
            child.presentAsCard(content, onDismiss: { ends.append($0) })
            #expect(content.transitioningDelegate is PresentationController)
            #expect(home.presentedViewController?.isBeingDismissed == true)
            probe.add(child, as: "presenter")
            probe.add(content, as: "content")
            probe.add(content.transitioningDelegate, as: "controller")
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        let told = reports { stage.settle() }
        #expect(told.count == 1)
        #expect(told.first?.contains("not in a window") == true)
        #expect(probe.names == [])
        #expect(home.presentedViewController == nil)
        #expect(ends == [])
    }

    /// Content with a button that dismisses it.
    private final class Closable: UIViewController {
        var events: [String] = []
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 300, height: 300)
            button.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
            button.addAction(
                UIAction { [weak self] _ in
                    self?.events.append("tap")
                    self?.dismiss(animated: true) { [weak self] in self?.events.append("gone") }
                }, for: .touchUpInside)
            view.addSubview(button)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            events.append("appeared")
        }
    }

    enum Style: CaseIterable {
        case card, sheet, popup, drawer
    }

    private func present(_ content: UIViewController, _ style: Style, onDismiss: ((DismissalReason) -> Void)? = nil) {
        switch style {
        case .card: home.presentAsCard(content, onDismiss: onDismiss)
        case .sheet: home.presentAsHalfSheet(content, onDismiss: onDismiss)
        case .popup: home.presentAsPopup(content, onDismiss: onDismiss)
        case .drawer: home.presentAsDrawer(content, onDismiss: onDismiss)
        }
    }

    @Test("A Close button that is tapped while the view arrives closes it", arguments: Style.allCases, [0.2, 0.3])
    func tap(style: Style, time: TimeInterval) throws {
        let content = Closable()
        var reasons: [DismissalReason] = []
        present(content, style, onDismiss: { reasons.append($0) })
        stage.advance(by: time)
        let shown = try #require(content.presentationController?.presentedView?.layer.presentation())
        stage.tap(at: CGPoint(x: shown.frame.minX + 60, y: shown.frame.minY + 45))
        #expect(content.events.prefix(2) == ["appeared", "tap"])
        stage.settle()
        #expect(content.events == ["appeared", "tap", "gone"])
        #expect(home.presentedViewController == nil)
        #expect(reasons == [.programmatic])
        #expect(stage.window.subviews.count == 1)
    }

    @Test("A touch beside the button stops the view, which then goes on to its place")
    func touchBeside() throws {
        let content = Closable()
        present(content, .card)
        stage.advance(by: 0.2)
        stage.tap(at: CGPoint(x: 300, y: 800))
        #expect(content.events == ["appeared"])
        stage.settle()
        #expect(content.events == ["appeared"])
        #expect(content.presentationController?.presentedView?.frame.minY == 518)
    }

    @Test("A button that does not close can be pressed on the way in, and the view moves on to its place")
    func otherButton() throws {
        let content = Closable()
        content.loadViewIfNeeded()
        var taps = 0
        let other = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
        other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        content.view.addSubview(other)
        present(content, .card)
        stage.advance(by: 0.2)
        let shown = try #require(content.presentationController?.presentedView?.layer.presentation())
        stage.tap(at: CGPoint(x: shown.frame.minX + 60, y: shown.frame.minY + 130))
        #expect(taps == 1)
        let onTheWay = try #require(content.presentationController?.presentedView?.layer.presentation()).frame.minY
        #expect(onTheWay > 518 && onTheWay < 852)
        stage.settle()
        #expect(content.presentationController?.presentedView?.frame.minY == 518)
        #expect(home.presentedViewController === content)
    }

    @Test("A time of zero dismisses a view once it has arrived, and not on the way")
    func timeout() {
        var events: [String] = []
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 300, height: 50)
        home.presentAsCard(
            content,
            style: Card {
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 0
            }, completion: { events.append("shown") },
            onDismiss: { events.append("\($0)") })
        stage.settle()
        stage.advance(by: 1)
        #expect(events == ["shown", "timeout"])
    }

    @Test(
        "The view controller that is leaving can be presented again, and comes when it has gone",
        arguments: Style.allCases)
    func again(style: Style) {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 300, height: 300)
        var reasons: [String] = []
        present(content, style, onDismiss: { reasons.append("first \($0)") })
        stage.settle()
        content.dismiss(animated: true)
        stage.advance(by: 0.1)
        present(content, style, onDismiss: { reasons.append("second \($0)") })
        #expect(content.isBeingDismissed)
        stage.settle()
        #expect(home.presentedViewController === content)
        #expect(content.view.window === stage.window)
        #expect(reasons == ["first programmatic"])
        content.dismiss(animated: true)
        stage.settle()
        #expect(reasons == ["first programmatic", "second programmatic"])
        #expect(stage.window.subviews.count == 1)
    }

    @Test("A task that is cancelled on the way in takes the presentation back, with everything that it presents")
    func cancelled() async {
        let content = UIViewController()
        let task = Task { await home.presentAndWait(content, as: Popup(dismissal: [])) }
        stage.advance(by: 0.1)
        #expect(content.isBeingPresented)
        task.cancel()
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(await task.value == .programmatic)
    }
}
