import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Presenting, cancelling and dismissing, again and again (R18).
@MainActor
struct RoundsTests {
    enum Way: CaseIterable {
        case card, halfSheet, popup, drawer, edge
    }

    private let stage = Stage(.iPhone15)
    private let navigation = UINavigationController(rootViewController: CountingViewController())

    @Test(
        "After ten rounds of present, cancel and dismiss the window and the stack are what they were, and the swipe back works (R18)",
        arguments: Way.allCases, [true, false])
    func rounds(way: Way, usesTransition: Bool) throws {
        let presenter = CountingViewController()
        navigation.pushViewController(presenter, animated: false)
        if usesTransition { navigation.use(NavigationTransition()) }
        if way == .edge {
            presenter.use(
                EdgePresentation(from: .trailing, style: Drawer(edge: .trailing)) { CountingViewController() })
        }
        stage.show(navigation)
        stage.settle()
        let subviews = stage.window.subviews
        let recognizers = try #require(navigation.view.gestureRecognizers)
        let pop = try #require(navigation.interactivePopGestureRecognizer)
        let delegate = try #require(pop.delegate)
        for round in 1...10 {
            present(way, from: presenter)
            #expect(presenter.presentedViewController != nil, "round \(round)")
            cancelDismissal(way)
            #expect(presenter.presentedViewController != nil, "round \(round)")
            presenter.dismiss(animated: round.isMultiple(of: 2))
            stage.settle()
            #expect(stage.window.subviews == subviews, "round \(round)")
            #expect(navigation.view.gestureRecognizers == recognizers, "round \(round)")
            #expect(pop.delegate === delegate)
            #expect(pop.isEnabled == !usesTransition)
            #expect(presenter.view.transform == .identity && presenter.view.alpha == 1)
        }
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
        navigation.removeTransition()
        #expect(pop.isEnabled)
        #expect(pop.delegate === delegate)
    }

    /// Presents, for an edge after a cancelled swipe.
    private func present(_ way: Way, from presenter: UIViewController) {
        let content = CountingViewController(CGSize(width: 280, height: 300))
        switch way {
        case .card: presenter.presentAsCard(content, style: Card(presenter: .pushedBack()))
        case .halfSheet: presenter.presentAsHalfSheet(content)
        case .popup: presenter.presentAsPopup(content, style: Popup(dismissal: [.tapOutside, .swipe]))
        case .drawer: presenter.presentAsDrawer(content)
        case .edge:
            stage.drag(from: CGPoint(x: 391, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.4)
            stage.settle()
            #expect(presenter.presentedViewController == nil)
            stage.drag(from: CGPoint(x: 391, y: 400), to: CGPoint(x: 80, y: 400), duration: 0.3)
        }
        stage.settle()
    }

    /// A swipe outward that ends too early.
    private func cancelDismissal(_ way: Way) {
        let (start, end): (CGPoint, CGPoint) =
            switch way {
            case .card: (CGPoint(x: 196, y: 700), CGPoint(x: 196, y: 760))
            case .halfSheet: (CGPoint(x: 196, y: 410), CGPoint(x: 196, y: 500))
            case .popup: (CGPoint(x: 196, y: 426), CGPoint(x: 196, y: 480))
            case .drawer: (CGPoint(x: 200, y: 426), CGPoint(x: 140, y: 426))
            case .edge: (CGPoint(x: 200, y: 426), CGPoint(x: 260, y: 426))
            }
        stage.drag(from: start, to: end, duration: 0.5)
        stage.settle()
    }
}
