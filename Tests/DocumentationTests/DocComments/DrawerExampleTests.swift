import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of drawers, on a phone of 393 by 852 points.
@MainActor @Suite struct DrawerExampleTests {
    @Test func aMenuAndAFilterAreAtOppositeEdges() {
        final class Screen: SequentialPresenter {
            let (menu, filter) = (UIViewController(), SizedViewController(width: 280))

            func show() {
                presentAsDrawer(menu)
                presentAsDrawer(filter, style: Drawer(edge: .trailing, presenter: .faded()))
            }
        }
        let screen = Screen()
        var alphas: [CGFloat] = []
        screen.atRest = { _ in alphas.append(screen.home.view.alpha) }
        screen.show()
        #expect(
            screen.frames == [
                CGRect(x: 0, y: 0, width: 320, height: 852), CGRect(x: 113, y: 0, width: 280, height: 852),
            ])
        #expect(alphas == [1, 0.5])
        #expect(screen.home.view.alpha == 1)
    }

    @Test func aFilterIsAtTheTrailingEdge() {
        let screen = Home()
        let stage = Stage(.iPhone15)
        stage.show(screen)
        screen.showFilter()
        stage.settle()
        #expect(frame(of: screen.filter) == CGRect(x: 113, y: 0, width: 280, height: 852))
        screen.dismiss(animated: false)
        stage.layoutDirection = .rightToLeft
        screen.showFilter()
        stage.settle()
        #expect(frame(of: screen.filter) == CGRect(x: 0, y: 0, width: 280, height: 852))
    }

    @Test func aMenuTakesSevenTenthsOfTheScreen() {
        let screen = Home()
        let phone = Stage(.iPhone15)
        phone.show(screen)
        screen.showWideMenu()
        phone.settle()
        // 275.1 points, on the pixel grid.
        #expect(frame(of: screen.menu) == CGRect(x: 0, y: 0, width: 275, height: 852))
        screen.dismiss(animated: false)
        phone.settle()

        let tablet = Stage(.iPad11)
        tablet.show(screen)
        screen.showWideMenu()
        tablet.settle()
        #expect(frame(of: screen.menu) == CGRect(x: 0, y: 0, width: 400, height: 1180))
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    private final class Home: UIViewController {
        let (menu, filter) = (UIViewController(), SizedViewController(width: 280))

        func showFilter() {
            presentAsDrawer(filter, style: Drawer(edge: .trailing))
        }

        func showWideMenu() {
            presentAsDrawer(
                menu, style: Drawer(width: .fraction(0.7), maximumWidth: 400))
        }
    }
}
