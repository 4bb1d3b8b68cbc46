import Presentations
import PresentationsTesting
import Testing
import UIKit

/// At rest nothing of the kit runs: no display link and no timer, in any style.
@MainActor
struct RestTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let anchor = UIButton(frame: CGRect(x: 100, y: 300, width: 80, height: 44))

    init() {
        stage.show(home)
        home.view.addSubview(anchor)
        stage.settle()
    }

    enum Form: CaseIterable {
        case card, notice, sheet, popup, anchored, drawer, adaptive
    }

    private func style(_ form: Form) -> any PresentationStyle {
        switch form {
        case .card: Card()
        case .notice:
            Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
            }
        case .sheet: HalfSheet()
        case .popup: Popup()
        case .anchored: Popup(position: .anchored(to: PresentationAnchor(anchor)))
        case .drawer: Drawer()
        case .adaptive: Adaptive(compact: HalfSheet(), regular: Popup())
        }
    }

    private func present(_ style: some PresentationStyle, _ content: UIViewController) {
        home.present(content, as: style)
    }

    @Test("A presentation at rest has no display link and no timer, whoever follows it", arguments: Form.allCases)
    func styles(form: Form) {
        let before = MainLoop.current.scheduledCount
        let content = UINavigationController(rootViewController: UIViewController())
        content.preferredContentSize = CGSize(width: 300, height: 300)
        let follower = Follower()
        present(style(form), content)
        content.presentationController?.delegate = follower
        stage.advance(by: 0.1)
        #expect(MainLoop.current.scheduledCount > before)
        stage.settle()
        #expect(MainLoop.current.scheduledCount == before)
        stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 580), duration: 0.1)
        stage.settle()
        #expect(MainLoop.current.scheduledCount == before)
        content.dismiss(animated: true)
        stage.settle()
        #expect(MainLoop.current.scheduledCount == before)
    }

    private final class Follower: NSObject, PresentationProgressDelegate {
        func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress) {}
    }

    @Test("An added sheet at rest has none either")
    func addedSheet() {
        let before = MainLoop.current.scheduledCount
        home.addHalfSheet(UIViewController())
        stage.settle()
        #expect(MainLoop.current.scheduledCount == before)
    }

    @Test("A time of its own is one timer, and a queue that waits is none")
    func timers() {
        let before = MainLoop.current.scheduledCount
        let notice = UIViewController()
        notice.preferredContentSize = CGSize(width: 300, height: 50)
        home.presentAsCard(
            notice,
            style: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 60
            })
        stage.settle()
        #expect(MainLoop.current.scheduledCount == before + 1)
        let queue = PresentationQueue(presenter: home)
        home.presentAsCard(UIViewController())
        queue.enqueue(UIViewController(), as: Card())
        stage.settle()
        #expect(queue.waiting.count == 1)
        #expect(MainLoop.current.scheduledCount == before)
    }
}
