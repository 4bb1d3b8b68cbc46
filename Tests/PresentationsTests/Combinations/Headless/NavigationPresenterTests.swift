import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// After a presentation, the navigation controller that presents is unchanged.
@MainActor
struct NavigationPresenterTests {
    @Test(
        "After rounds of presenting, cancelling and dismissing the window is as before, and the swipe back works (R18)",
        arguments: PresentationKind.allCases)
    func rounds(style: PresentationKind) throws {
        let stage = Stage(.iPhone15)
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        let detail = UIViewController()
        navigation.pushViewController(detail, animated: true)
        stage.settle()
        let recognizer = try #require(navigation.interactivePopGestureRecognizer)
        let delegate = recognizer.delegate
        let subviews = stage.window.subviews
        for _ in 0..<5 {
            let content = CountingViewController(CGSize(width: 281, height: 235))
            style.present(content, from: detail, animated: true)
            stage.settle()
            // Down by less than the threshold, and up again: a popup does not follow.
            let start = CGPoint(x: 196, y: try #require(content.presentationController?.presentedView).frame.midY)
            stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 40), duration: 1)
            stage.settle()
            #expect(content.presentingViewController === navigation)
            detail.dismiss(animated: true)
            stage.settle()
        }
        #expect(recognizer.isEnabled)
        #expect(recognizer.delegate === delegate)
        #expect(stage.window.subviews == subviews)
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
    }
}
