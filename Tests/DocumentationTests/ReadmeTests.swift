import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The code of the README.
@MainActor @Suite struct ReadmeTests {
    @Test("The first lines present, set transitions and change what is presented")
    func firstLines() {
        let screen = EverythingViewController()
        let stage = Stage(.iPhone15)
        stage.show(screen)
        screen.presentEverything()
        stage.settle()
        // A view controller presents one other at a time: UIKit refuses the second to fourth.
        #expect(screen.presentedViewController === screen.nowPlaying)
        #expect(screen.nowPlaying.cardPresentationController?.card.cornerRadius == 12)
        #expect(screen.stack.navigationTransition?.interactivePop == .anywhere)
        #expect(screen.tabs.tabTransition?.animation == .push(from: .trailing))
    }

    @Test("The landing page's lines present, and change a card and a half-sheet on the screen")
    func landingPage() {
        let screen = OneByOneViewController()
        let stage = Stage(.iPhone15)
        stage.show(screen)
        screen.present()
        stage.settle()
        screen.change()
        #expect(screen.presentedViewController === screen.nowPlaying)
        #expect(screen.nowPlaying.cardPresentationController?.card.cornerRadius == 12)

        screen.dismiss(animated: false)
        stage.settle()
        screen.presentAsHalfSheet(screen.places)
        screen.change()
        stage.settle()
        #expect(screen.places.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .large)
    }
}

/// The landing page's calls, each on a view controller of its own, since UIKit presents one at a time.
private final class OneByOneViewController: UIViewController {
    let nowPlaying = UIViewController()
    let places = UIViewController()
    let question = UIViewController()
    let menu = UIViewController()

    func present() {
        presentAsCard(nowPlaying)
        presentAsHalfSheet(places)
        presentAsPopup(question)
        presentAsDrawer(menu)
    }

    func change() {
        places.halfSheetPresentationController?.animateChanges {
            $0.selectedDetentIdentifier = .large
        }
        nowPlaying.cardPresentationController?.animateChanges {
            $0.cornerRadius = 12
        }
    }
}

/// Calls all that the README begins with.
private final class EverythingViewController: UIViewController {
    let nowPlaying = UIViewController()
    let places = UIViewController()
    let question = UIViewController()
    let menu = UIViewController()
    let home = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()

    func presentEverything() {
        let navigationController = stack
        let tabBarController = tabs

        presentAsCard(nowPlaying)
        presentAsHalfSheet(places, style: HalfSheet(detents: [.height(120), .medium(), .large()]))
        presentAsPopup(question, style: Popup(dimming: .blurred(.systemMaterial)))
        presentAsDrawer(menu)

        navigationController.use(NavigationTransition(push: .drop, pop: .fly))
        tabBarController.use(TabTransition(animation: .push(from: .trailing)))
        home.use(EdgePresentation(from: .leading, style: Drawer()) { MenuViewController() })

        places.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        nowPlaying.cardPresentationController?.animateChanges { $0.cornerRadius = 12 }
    }
}

private final class MenuViewController: UIViewController {}
