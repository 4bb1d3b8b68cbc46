import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of presentations that a finger begins or ends, on a phone of 393 × 852 points. A pan absorbs the first
/// ten points of a movement.
@MainActor @Suite struct PresentingGestureExampleTests {
    private let stage = Stage(.iPhone15)

    private func drag(from start: CGPoint, by way: CGVector) {
        stage.drag(
            from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: 0.3, resting: 0.2)
        stage.settle()
    }

    private final class HintingViewController: UIViewController {
        private(set) var hints = 0

        private func showHint() { hints += 1 }

        func show(_ detail: UIViewController) {
            presentAsCard(
                detail, style: Card(cornerRadius: 28),
                onDismiss: { [weak self] reason in
                    if reason == .tapOutside { self?.showHint() }
                })
        }
    }

    @Test func aHintFollowsATapOutside() throws {
        let (home, detail) = (HintingViewController(), UIViewController())
        detail.preferredContentSize.height = 300
        stage.show(home)
        home.show(detail)
        stage.settle()
        #expect(detail.cardPresentationController?.presentedView?.frame.minY == 518)
        detail.dismiss(animated: true)
        stage.settle()
        #expect(home.hints == 0)
        home.show(detail)
        stage.settle()
        stage.tap(at: CGPoint(x: 196, y: 200))
        stage.settle()
        #expect(home.hints == 1)
        #expect(home.presentedViewController == nil)
    }

    private final class MenuViewController: UIViewController {}

    private final class EdgeViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            use(
                EdgePresentation(from: .leading, style: Drawer()) {
                    MenuViewController()
                })
        }

        func removeMenu() {
            removePresentation(from: .leading)
        }
    }

    @Test func aMenuComesFromTheEdgeUntilItIsRemoved() {
        let home = EdgeViewController()
        stage.show(home)
        let edge = CGPoint(x: 2, y: 500)
        drag(from: edge, by: CGVector(dx: 250, dy: 0))
        #expect(home.presentedViewController is MenuViewController)
        home.removeMenu()
        // The presented menu stays, and the user can still swipe it back.
        #expect(home.presentedViewController is MenuViewController)
        drag(from: CGPoint(x: 280, y: 500), by: CGVector(dx: -250, dy: 0))
        #expect(home.presentedViewController == nil)
        drag(from: edge, by: CGVector(dx: 250, dy: 0))
        #expect(home.presentedViewController == nil)
    }

    private final class PlayerViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize.height = 500
        }
    }

    private final class MusicViewController: UIViewController {
        let miniPlayer = UIView(frame: CGRect(x: 8, y: 668, width: 377, height: 64))

        override func loadView() {
            super.loadView()
            view.addSubview(miniPlayer)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            use(
                ExpandingPresentation(from: miniPlayer, style: Card()) {
                    PlayerViewController()
                })
        }

        func removePlayer() {
            removePresentation(from: miniPlayer)
        }
    }

    @Test func aPlayerIsDraggedOutOfItsBarUntilItIsRemoved() {
        let home = MusicViewController()
        stage.show(home)
        let bar = CGPoint(x: 196, y: 700)
        drag(from: bar, by: CGVector(dx: 0, dy: -250))
        let player = home.presentedViewController as? PlayerViewController
        let frame = player?.presentationController?.presentedView?.frame
        #expect(frame == CGRect(x: 12, y: 318, width: 369, height: 500))
        home.dismiss(animated: true)
        stage.settle()
        home.removePlayer()
        drag(from: bar, by: CGVector(dx: 0, dy: -250))
        #expect(home.presentedViewController == nil)
    }

    private struct PlayerScreen: PresentationStyle {
        var options = PresentationOptions()
    }

    @Test func aPlayerFillsTheScreenAboveTabs() {
        let (tabs, miniPlayer) = (UITabBarController(), UIView(frame: CGRect(x: 8, y: 668, width: 377, height: 64)))
        tabs.viewControllers = [UIViewController(), UIViewController()]
        stage.show(tabs)
        tabs.view.addSubview(miniPlayer)
        tabs.use(
            ExpandingPresentation(from: miniPlayer, style: PlayerScreen()) {
                PlayerViewController()
            })
        stage.tap(at: CGPoint(x: 196, y: 700))
        stage.settle()
        #expect(tabs.presentedViewController == nil)
        drag(from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -400))
        let player = tabs.presentedViewController as? PlayerViewController
        let frame = player?.presentationController?.presentedView?.frame
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func aQueueForgetsWhatIsCancelled() {
        let (home, saved, rating) = (UIViewController(), UIViewController(), UIViewController())
        saved.preferredContentSize = CGSize(width: 200, height: 100)
        stage.show(home)
        let messages = PresentationQueue(presenter: home)
        messages.enqueue(
            saved,
            as: Popup {
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 3
            })
        messages.enqueue(rating, as: Card())
        messages.cancel(rating)
        stage.settle()
        #expect(messages.current === saved)
        #expect(messages.waiting == [])
        stage.advance(by: 4)
        stage.settle()
        #expect(messages.current == nil)
        #expect(home.presentedViewController == nil)
    }
}
