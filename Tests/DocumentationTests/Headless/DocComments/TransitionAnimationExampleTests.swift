import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of animations of your own: the first frame, a frame on the way, and the state at the end.
@MainActor @Suite struct TransitionAnimationExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = Home()
    private let root = UIViewController()
    private let page = UIViewController()
    private let navigationController: UINavigationController
    private let tabBarController = UITabBarController()

    init() {
        navigationController = UINavigationController(rootViewController: root)
        tabBarController.viewControllers = [UIViewController(), UIViewController()]
    }

    private func frame(of content: UIViewController?) -> CGRect {
        content.flatMap { stage.visibleFrame(of: $0.view) } ?? .null
    }

    /// Shows the home screen, and the first frame of what it presents.
    private func showFirstFrame(_ present: () -> Void) {
        stage.show(home)
        present()
        stage.advance(by: 0.0001)
    }

    private func push() {
        stage.show(navigationController)
        navigationController.pushViewController(page, animated: true)
    }

    @Test func oneValueServesPresentationsStacksAndTabs() {
        final class Screen: SequentialPresenter {
            let detail = SizedViewController()
            let question = SizedViewController()
            let navigationController = UINavigationController()
            let tabBarController = UITabBarController()

            func use() {
                presentAsCard(detail, style: Card(animation: .slide(from: .top)))
                navigationController.use(NavigationTransition(push: .drop, pop: .fly))
                tabBarController.use(TabTransition(animation: .crossDissolve))
                presentAsPopup(
                    question,
                    style: Popup(
                        animation: TransitionAnimation(
                            incoming: .init(scale: 1.1, alpha: 0),
                            timing: .curve(.easeOut, duration: 0.2))))
            }
        }
        let screen = Screen()
        var starts: [CGRect] = []
        screen.onTheWay = { [stage = screen.stage] content in
            stage.advance(by: 0.0001)
            starts.append(stage.visibleFrame(of: content.view) ?? .null)
        }
        screen.use()
        #expect(screen.frames.first == CGRect(x: 60, y: 578, width: 273, height: 240))
        #expect(screen.frames.last.map { abs($0.midY - 438.5) < 0.4 } == true)
        // The card is above the screen, and the popup is a tenth wider than 273 points.
        #expect(starts.first.map { $0.maxY <= 1 } == true)
        #expect(starts.last.map { abs($0.width - 300.3) < 1 } == true)
        #expect(screen.navigationController.navigationTransition?.push == .drop)
        #expect(screen.navigationController.navigationTransition?.pop == .fly)
        #expect(screen.tabBarController.tabTransition?.animation == .crossDissolve)
    }

    @Test func theOutgoingTabUncoversTheIncomingOne() {
        let reveal = TransitionAnimation(
            incoming: .init(), outgoing: .init(displacement: .beyond(.leading)),
            frontmost: .outgoing,
            timing: .curve(.easeInOut, duration: 0.3))
        tabBarController.use(TabTransition(animation: reveal))
        stage.show(tabBarController)
        let tabs = tabBarController.viewControllers
        tabBarController.selectedIndex = 1
        stage.advance(by: 0.15)
        #expect(abs(frame(of: tabs?.first).minX + 196.5) < 15)
        #expect(frame(of: tabs?.last).minX == 0)
        stage.settle()
        #expect(tabs?.first?.view.window == nil)
        #expect(frame(of: tabs?.last) == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func aScrimDarkensTheViewBehind() {
        let settings = TransitionAnimation(
            incoming: .init(displacement: .beyond(.bottom)),
            scrim: .init(alpha: 0.6),
            timing: .curve(.easeOut, duration: 0.3))
        navigationController.use(NavigationTransition(push: settings))
        push()
        func scrims() -> [CALayer] {
            ViewTree.views(in: navigationController.view).filter { $0.backgroundColor == .black }
                .map { $0.layer.presentation() ?? $0.layer }
        }
        stage.advance(by: 0.0001)
        #expect(frame(of: page).minY > 840)
        stage.advance(by: 0.29)
        #expect(scrims().count == 1)
        #expect(scrims().first.map { abs($0.opacity - 0.6) < 0.02 } == true)
        stage.settle()
        #expect(scrims().isEmpty)
        #expect(frame(of: page) == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func aQuestionRisesAndGrows() {
        showFirstFrame(home.ask)
        // At rest its middle is at 438.5; a fifth of 852 points is 170.4.
        let start = frame(of: home.question)
        #expect(abs(start.midY - 608.9) < 1)
        #expect(abs(start.width - 259.35) < 1)
        let presented = home.question.presentationController?.presentedView
        #expect(presented?.layer.presentation().map { $0.opacity < 0.01 } == true)
        stage.settle()
        #expect(abs(frame(of: home.question).midY - 438.5) < 0.4)
    }

    @Test func aCardComesFromTheCorner() {
        showFirstFrame(home.showFromTheCorner)
        let start = frame(of: home.detail)
        #expect(abs(start.minX - 453) < 1 && abs(start.minY - 1430) < 1)
        stage.settle()
        #expect(frame(of: home.detail) == CGRect(x: 60, y: 578, width: 273, height: 240))
    }

    @Test func theReplacedPageFallsOver() throws {
        // The view that is replaced falls over backwards, about its bottom edge.
        let fall = TransitionAnimation(
            incoming: .init(), outgoing: .init(rotation: .init(.top, axis: .hinge)),
            frontmost: .outgoing,
            timing: .curve(.easeIn, duration: 0.4))
        navigationController.use(NavigationTransition(push: fall))
        push()
        stage.advance(by: 0.3)
        let falling = frame(of: root)
        #expect(abs(falling.maxY - 852) < 1)
        #expect(falling.minY > 100)
        #expect(frame(of: page) == CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.settle()
        #expect(root.view.window == nil)
    }

    @Test func axesOfARotation() {
        let swing = TransitionAnimation.Rotation(.trailing, axis: .hinge)
        let drum = TransitionAnimation.Rotation(.trailing, axis: .behind(1))
        let cases: [(TransitionAnimation.Rotation, leadingEdge: ClosedRange<CGFloat>)] = [
            (swing, -1...1),  // about the page's leading edge, which stays
            (drum, 100...393),  // about an axis as far behind the page as the page is wide
        ]
        for (rotation, leadingEdge) in cases {
            let turn = TransitionAnimation(incoming: .init(rotation: rotation), timing: .curve(.linear, duration: 0.4))
            let (page, stack) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
            stack.use(NavigationTransition(push: turn))
            stage.show(stack)
            stack.pushViewController(page, animated: true)
            stage.advance(by: 0.2)
            #expect(leadingEdge.contains(frame(of: page).minX))
            stage.settle()
            #expect(frame(of: page).minX == 0)
        }
    }

    @Test func theImageCoversTheThumbnail() {
        showFirstFrame(home.showPhoto)
        let image = stage.visibleFrame(of: home.photo.imageView) ?? .null
        #expect(abs(image.midX - 80) < 1 && abs(image.midY - 360) < 1 && abs(image.width - 80) < 1)
        stage.settle()
        #expect(home.thumbnail.alpha == 0)
        home.dismiss(animated: true)
        stage.settle()
        #expect(home.thumbnail.alpha == 1)
    }

    @Test func aQuestionBouncesFromNineTenths() throws {
        showFirstFrame(home.askBouncing)
        #expect(abs(frame(of: home.question).width - 245.7) < 1)
        // ln(1000 · 0.7 / √0.51) / 0.7 · 0.4 / 2π
        let timing = try #require(home.question.popupPresentationController?.popup.animation.timing)
        #expect(abs(timing.duration - 0.6264) < 0.0001)
        let widest = (1...12).map { _ in
            stage.advance(by: 0.05)
            return frame(of: home.question).width
        }.max()
        #expect(widest.map { $0 > 273.5 } == true)
        stage.settle()
        #expect(abs(frame(of: home.question).width - 273) < 0.001)
    }
}

extension TransitionAnimationExampleTests {
    private final class Photo: UIViewController {
        let imageView = UIView(frame: CGRect(x: 0, y: 20, width: 273, height: 273))

        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 273, height: 400)
            view.addSubview(imageView)
        }
    }

    private final class Home: UIViewController {
        let question = SizedViewController()
        let detail = SizedViewController()
        let photo = Photo()
        let thumbnail = UIView(frame: CGRect(x: 40, y: 320, width: 80, height: 80))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(thumbnail)
        }

        func ask() {
            let rise = TransitionAnimation(
                incoming: .init(
                    displacement: .toward(.bottom, share: 0.2), scale: 0.95, alpha: 0),
                timing: .spring(dampingRatio: 0.9, response: 0.35))
            presentAsPopup(question, style: Popup(animation: rise))
        }

        func showFromTheCorner() {
            let fromCorner = TransitionAnimation(
                incoming: .init(displacement: .fraction(x: 1, y: 1)),
                timing: .curve(.easeOut, duration: 0.3))
            presentAsCard(detail, style: Card(animation: fromCorner))
        }

        func showPhoto() {
            let source = TransitionAnimation.ZoomSource(thumbnail, to: photo.imageView)
            let zoom = TransitionAnimation(
                incoming: .init(displacement: .over(source), alpha: 0),
                timing: .spring(dampingRatio: 0.8, response: 0.4))
            presentAsCard(photo, style: Card(animation: zoom))
        }

        func askBouncing() {
            let bouncy = TransitionTiming.spring(dampingRatio: 0.7, response: 0.4)
            presentAsPopup(
                question, style: Popup(animation: .scale(from: 0.9, timing: bouncy)))
        }
    }
}
