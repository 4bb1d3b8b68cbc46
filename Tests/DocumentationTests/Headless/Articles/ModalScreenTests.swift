import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The articles on `isModalInPresentation`: it counts on the presented view controller and on the screen that it shows.
@MainActor @Suite
struct ModalScreenTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let screen = UIViewController()

    init() {
        stage.show(home)
    }

    private func tapOutside() {
        stage.tap(at: CGPoint(x: 196, y: 80))
        stage.settle()
    }

    @Test("The screen on top of a presented stack keeps the presentation, and one that is pushed over it does not")
    func stack() {
        let navigation = UINavigationController(rootViewController: screen)
        home.presentAsHalfSheet(navigation)
        stage.settle()
        screen.isModalInPresentation = true
        tapOutside()
        #expect(home.presentedViewController === navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        tapOutside()
        #expect(home.presentedViewController == nil)
    }

    @Test("So does the screen of the selected tab, also in a stack")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen), UIViewController()]
        screen.isModalInPresentation = true
        home.presentAsHalfSheet(tabs)
        stage.settle()
        tapOutside()
        #expect(home.presentedViewController === tabs)
        tabs.selectedIndex = 1
        stage.settle()
        tapOutside()
        #expect(home.presentedViewController == nil)
    }

    @Test("A container with replaceable content asks a stack in it")
    func replaceable() {
        screen.isModalInPresentation = true
        let container = ReplaceableContentViewController(UINavigationController(rootViewController: screen))
        home.presentAsHalfSheet(container)
        stage.settle()
        tapOutside()
        #expect(home.presentedViewController === container)
        container.replaceContent(with: UIViewController())
        stage.settle()
        tapOutside()
        #expect(home.presentedViewController == nil)
    }
}
