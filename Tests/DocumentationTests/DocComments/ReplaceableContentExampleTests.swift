import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of content that is replaced within its presentation.
@MainActor @Suite struct ReplaceableContentExampleTests {
    private let stage = Stage(.iPhone15)

    private final class PaymentViewController: UIViewController {}

    private final class LoginViewController: UIViewController {
        func didTapNext() {
            replaceableContentViewController?.replaceContent(
                with: PaymentViewController())
        }
    }

    private final class HomeViewController: UIViewController {
        let login = LoginViewController()
        let welcome = UIViewController()

        func showLogin() {
            presentAsHalfSheet(ReplaceableContentViewController(login))
        }

        func didLogIn() {
            login.replaceableContentViewController?.replaceContent(with: welcome)
        }
    }

    @Test func theSheetStaysWhileItsContentIsReplaced() {
        let home = HomeViewController()
        stage.show(home)
        home.showLogin()
        stage.settle()
        let container = home.presentedViewController as? ReplaceableContentViewController
        #expect(container?.contentViewController === home.login)
        home.didLogIn()
        stage.settle()
        #expect(home.presentedViewController === container)
        #expect(container?.contentViewController === home.welcome)
        #expect(home.welcome.view.window === stage.window)
        #expect(home.login.replaceableContentViewController == nil)
    }

    @Test func theContentReplacesItself() {
        let home = HomeViewController()
        stage.show(home)
        home.showLogin()
        stage.settle()
        home.login.didTapNext()
        stage.settle()
        let container = home.presentedViewController as? ReplaceableContentViewController
        #expect(container?.contentViewController is PaymentViewController)
    }
}
