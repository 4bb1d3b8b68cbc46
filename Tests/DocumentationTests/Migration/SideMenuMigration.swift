import Presentations
import UIKit

/// The screens of the page on SideMenu: a home screen with a menu at its leading edge.
enum SideMenuMigration {
    final class HomeViewController: UIViewController {
        static let menuStyle = Drawer(
            width: .fixed(240),
            animation: .slide(
                from: .leading,
                timing: .spring(dampingRatio: 1, duration: 0.35)))

        override func viewDidLoad() {
            super.viewDidLoad()
            use(
                EdgePresentation(from: .leading, style: Self.menuStyle) {
                    [weak self] in self?.makeMenu()
                })
        }

        func menuButtonTapped() {
            presentAsDrawer(makeMenu(), style: Self.menuStyle)
        }

        func makeMenu() -> MenuViewController {
            let menu = MenuViewController()
            menu.onSelect = { [weak self] screen in
                self?.navigationController?.pushViewController(
                    screen, animated: false)
                self?.dismiss(animated: true)
            }
            return menu
        }

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            if presentedViewController is MenuViewController {
                dismiss(animated: false)
            }
        }
    }

    final class BarViewController: UINavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let style = HomeViewController.menuStyle
            use(
                ExpandingPresentation(from: navigationBar, style: style) {
                    MenuViewController()
                })
        }
    }

    final class MenuViewController: UIViewController {
        var onSelect: (UIViewController) -> Void = { _ in }
    }
}

extension SideMenuMigration.HomeViewController {
    static let beneathStyle = Drawer(
        width: .fixed(240), dimming: .none,
        presenter: .movedAside(scale: 0.9, parallax: 0))
}
