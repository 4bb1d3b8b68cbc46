import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of the library of animations: where the views are on the way, on a phone of 393 by 852 points.
@MainActor @Suite struct AnimationLibraryExampleTests {
    private let stage = Stage(.iPhone15)
    private let root = UIViewController()
    private let page = UIViewController()
    private let navigationController: UINavigationController
    private let first = UIViewController()
    private let second = UIViewController()
    private let tabBarController = UITabBarController()
    private let home = Home()

    init() {
        navigationController = UINavigationController(rootViewController: root)
        tabBarController.viewControllers = [first, second]
    }

    private func frame(of content: UIViewController) -> CGRect {
        stage.visibleFrame(of: content.view) ?? .null
    }

    private func opacity(of content: UIViewController) -> Float? {
        content.view.layer.presentation()?.opacity
    }

    private func isTurned(_ content: UIViewController) -> Bool {
        content.view.layer.presentation().map { $0.transform.m34 != 0 } ?? false
    }

    private func push() {
        stage.show(navigationController)
        navigationController.pushViewController(page, animated: true)
    }

    private func selectSecondTab() {
        stage.show(tabBarController)
        tabBarController.selectedIndex = 1
    }

    // MARK: From an edge

    @Test func aPoppedPageUncoversTheOneThatReturns() {
        let slide = TransitionAnimation.slide(from: .trailing, timing: .curve(.easeInOut, duration: 0.25))
        navigationController.use(NavigationTransition(pop: slide))
        push()
        stage.settle()
        navigationController.popViewController(animated: true)
        stage.advance(by: 0.125)
        #expect(abs(frame(of: page).minX - 196.5) < 15)
        #expect(frame(of: root).minX == 0)
        stage.advance(by: 0.126)
        #expect(page.view.window == nil)
    }

    @Test func aTabPushesTheOtherOneOut() {
        tabBarController.use(TabTransition(animation: .push(from: .trailing)))
        selectSecondTab()
        stage.advance(by: 0.1)
        #expect(frame(of: second).minX > 0 && frame(of: second).minX < 393)
        #expect(abs(frame(of: first).maxX - frame(of: second).minX) < 0.5)
        stage.settle()
        #expect(first.view.window == nil)
    }

    @Test func theLowerPageMovesAPartOfTheDistance() {
        navigationController.use(
            NavigationTransition(push: .parallax(from: .trailing)))
        push()
        stage.advance(by: 0.1)
        let moved = 393 - frame(of: page).minX
        #expect(moved > 10 && moved < 383)
        #expect(abs(frame(of: root).minX + 0.3 * moved) < 0.5)
    }

    @Test func aPageDropsInAndFliesOff() {
        navigationController.use(NavigationTransition(push: .drop, pop: .fly))
        push()
        stage.advance(by: 0.0001)
        #expect(frame(of: page).maxY < 2)
        stage.advance(by: 0.2)
        // Fast at first: after half of the time it has more than half of the way behind it.
        #expect(frame(of: page).minY > -400)
        stage.settle()
        navigationController.popViewController(animated: true)
        stage.advance(by: 0.2)
        // Slow at first.
        #expect(frame(of: page).minY > -400)
        stage.settle()
        #expect(page.view.window == nil)
    }

    @Test func aQuestionStartsHalfAScreenBelow() {
        stage.show(home)
        home.ask()
        stage.advance(by: 0.0001)
        // At rest its middle is at 438.5.
        #expect(abs(frame(of: home.question).midY - 864.5) < 1)
        stage.advance(by: 1.9)
        #expect(stage.isInMotion)
        stage.settle()
        #expect(abs(frame(of: home.question).midY - 438.5) < 0.4)
    }

    @Test func aPlayerStartsAtTheMiniPlayer() {
        stage.show(home)
        home.expandPlayer()
        stage.advance(by: 0.0001)
        #expect(abs(frame(of: home.player).minY - 700) < 1)
        stage.settle()
        #expect(frame(of: home.player).minY == 578)
    }

    // MARK: In place

    @Test func aCardFadesInWithoutMoving() {
        stage.show(home)
        home.dissolve()
        stage.advance(by: 0.125)
        let presented = home.detail.presentationController?.presentedView
        #expect(presented?.layer.presentation().map { abs($0.opacity - 0.5) < 0.01 } == true)
        #expect(frame(of: home.detail).minY == 578)
        stage.advance(by: 0.126)
        #expect(!stage.isInMotion)
    }

    @Test func aTabFadesThroughBlack() {
        tabBarController.use(TabTransition(animation: .fadeThrough()))
        selectSecondTab()
        stage.advance(by: 0.24)
        let scrims = ViewTree.views(in: tabBarController.view).filter { $0.backgroundColor == .black }
        #expect(scrims.count == 1)
        #expect(scrims.first?.layer.presentation().map { $0.opacity > 0.9 } == true)
        #expect(opacity(of: second) == 0)
        stage.advance(by: 0.2)
        #expect(opacity(of: second).map { $0 > 0 && $0 < 1 } == true)
        stage.settle()
        #expect(opacity(of: second) == 1)
    }

    @Test func aCardGrowsFromEightTenths() {
        stage.show(home)
        home.scale()
        stage.advance(by: 0.0001)
        #expect(abs(frame(of: home.detail).width - 218.4) < 1)
        stage.settle()
        #expect(frame(of: home.detail).width == 273)
    }

    @Test func oneAfterTheOtherTurnsLikeAPlayingCard() {
        navigationController.use(NavigationTransition(push: .flip))
        push()
        stage.advance(by: 0.2)
        #expect(isTurned(root))
        #expect(frame(of: root).width < 393)
        stage.advance(by: 0.2)
        #expect(isTurned(page))
        stage.settle()
        #expect(frame(of: page) == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func twoTabsAreFacesOfACube() {
        tabBarController.use(TabTransition(animation: .cube))
        selectSecondTab()
        stage.advance(by: 0.25)
        #expect(isTurned(first) && isTurned(second))
        // The faces share an edge.
        #expect(abs(frame(of: first).maxX - frame(of: second).minX) < 2)
        stage.settle()
        #expect(!isTurned(second))
    }

    @Test func aPageSwingsShutInFrontOfTheOther() {
        navigationController.use(NavigationTransition(push: .door))
        push()
        stage.advance(by: 0.25)
        #expect(isTurned(page) && !isTurned(root))
        // The hinge is at the leading edge.
        #expect(abs(frame(of: page).minX) < 0.5)
        stage.settle()
        #expect(!isTurned(page))
    }

    @Test func aPhotoGrowsOutOfItsThumbnail() {
        stage.show(home)
        home.zoom()
        stage.advance(by: 0.0001)
        let image = stage.visibleFrame(of: home.photo.imageView) ?? .null
        #expect(abs(image.midX - 80) < 1 && abs(image.midY - 360) < 1 && abs(image.width - 80) < 1)
        stage.settle()
        #expect(home.thumbnail.alpha == 0)
        home.dismiss(animated: true)
        stage.settle()
        #expect(home.thumbnail.alpha == 1)
    }
}

extension AnimationLibraryExampleTests {
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
        let player = SizedViewController()
        let detail = SizedViewController()
        let photo = Photo()
        let miniPlayer = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 60))
        let thumbnail = UIView(frame: CGRect(x: 40, y: 320, width: 80, height: 80))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(miniPlayer)
            view.addSubview(thumbnail)
        }

        func ask() {
            presentAsPopup(question, style: Popup(animation: .halfwaySpring))
        }

        func expandPlayer() {
            present(player, as: Card(animation: .expand(from: miniPlayer)))
        }

        func dissolve() {
            presentAsCard(detail, style: Card(animation: .crossDissolve))
        }

        func scale() {
            presentAsCard(detail, style: Card(animation: .scale))
        }

        func zoom() {
            present(
                photo, as: Card(animation: .zoom(from: thumbnail, to: photo.imageView)))
        }
    }
}
