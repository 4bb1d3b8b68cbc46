import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The articles on what is presented above everything, lies beneath the screen, or stays beside it, and the doc comments.
@MainActor @Suite struct AboveAndBeneathTests {
    private let stage = Stage(.iPhone15)

    @MainActor private final class ReachabilityObserver {
        let lost = UIViewController()

        func connectionWasLost(in scene: UIWindowScene) {
            scene.present(
                lost,
                as: Card {
                    $0.edge = .top
                    $0.allowsBackgroundInteraction = true
                    $0.dismissesAfter = 4
                })
        }
    }

    @Test func aLostConnectionIsShownAboveAModalScreen() throws {
        let home = UIViewController()
        stage.show(home)
        home.presentAsHalfSheet(UIViewController())
        stage.settle()
        let observer = ReachabilityObserver()
        observer.lost.preferredContentSize = CGSize(width: 300, height: 60)
        observer.connectionWasLost(in: try #require(stage.window.windowScene))
        stage.settle()
        #expect(observer.lost.view.window !== stage.window)
        #expect(stage.visibleFrame(of: observer.lost.view)?.minY == 59)
        stage.advance(by: 5)
        #expect(observer.lost.view.window == nil)
    }

    private final class LibraryViewController: UIViewController {
        let menu = UIViewController()
        let toast = UIViewController()

        func showMenu() {
            presentAsDrawer(
                menu,
                style: Drawer(presenter: .movedAside(scale: 0.85, parallax: 0.2)))
        }

        func showMenuWithoutDimming() {
            presentAsDrawer(menu, style: Drawer(dimming: .none, presenter: .movedAside(scale: 0.85)))
        }

        func showToast() {
            view.window?.windowScene?.present(
                toast,
                as: Card {
                    $0.edge = .top
                    $0.allowsBackgroundInteraction = true
                    $0.dismissesAfter = 3
                })
        }
    }

    @Test func aMenuIsUncoveredBeneathTheLibrary() throws {
        let library = LibraryViewController()
        library.menu.preferredContentSize = CGSize(width: 280, height: 0)
        stage.show(library)
        for show in [library.showMenu, library.showMenuWithoutDimming] {
            show()
            stage.settle()
            let frame = try #require(stage.visibleFrame(of: library.view))
            #expect(abs(frame.minX - 280) < 0.01)
            #expect(abs(frame.width - 393 * 0.85) < 0.01)
            library.dismiss(animated: true)
            stage.settle()
        }
        library.showToast()
        stage.settle()
        #expect(library.toast.view.window != nil)
    }

    private final class NavigationScreen: UIViewController {
        let route = UIViewController()
        let legend = UIViewController()
        private(set) var hasEnded = false
        private(set) var showsLegendButton = false

        private func endNavigation() { hasEnded = true }

        private func showLegendButton() { showsLegendButton = true }

        func showRoute() {
            addHalfSheet(
                route, isRemovable: true,
                onRemove: { [weak self] reason in
                    if reason == .swipe { self?.endNavigation() }
                })
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            add(
                legend,
                as: Card {
                    $0.edge = .top
                    $0.allowsBackgroundInteraction = true
                },
                isRemovable: true)
        }

        func removeLegend() {
            remove(legend) { [weak self] in self?.showLegendButton() }
        }
    }

    @Test func aRouteIsDraggedAwayAndALegendIsRemoved() {
        let screen = NavigationScreen()
        screen.legend.preferredContentSize = CGSize(width: 300, height: 80)
        stage.show(screen)
        screen.showRoute()
        stage.settle()
        #expect(stage.visibleFrame(of: screen.legend.view)?.minY == 59)
        stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 800), duration: 0.4)
        stage.settle()
        #expect(screen.hasEnded)
        screen.removeLegend()
        stage.settle()
        #expect(screen.showsLegendButton)
        #expect(screen.children.isEmpty)
    }
}
