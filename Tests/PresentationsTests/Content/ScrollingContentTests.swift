import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Scrolling content decides the size of a presentation.
@MainActor
@Suite("Content decides: scroll views")
struct ScrollingContentTests {
    private let scene = PresentedStage()

    private func present(_ content: UIViewController, detents: [HalfSheet.Detent] = [.fitting()]) throws -> UIView {
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: detents))
        scene.stage.settle()
        return try #require(scene.chrome)
    }

    @Test(
        "A sheet is as high as its list, and follows it without a call",
        arguments: ListLikeViewController.Place.allCases)
    func list(place: ListLikeViewController.Place) throws {
        let content = ListLikeViewController(place, height: 300)
        let chrome = try present(content)
        let more = content.additionalHeight
        // 34 is the inset at the bottom.
        #expect(chrome.frame.height == 334 + more)
        #expect(content.scrollView.frame == CGRect(x: 0, y: more, width: 393, height: 334))
        content.scrollView.contentSize.height = 450
        scene.stage.settle()
        #expect(chrome.frame.height == 484 + more)
        #expect(content.scrollView.frame.height == 484)
        content.scrollView.contentSize.height = 120
        scene.stage.settle()
        #expect(chrome.frame.height == 154 + more)
        content.scrollView.contentSize.height = 5000
        scene.stage.settle()
        #expect(chrome.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    @Test("The same in a navigation stack, with its bar", arguments: ListLikeViewController.Place.allCases)
    func stack(place: ListLikeViewController.Place) throws {
        let content = ListLikeViewController(place, height: 300)
        let chrome = try present(UINavigationController(rootViewController: content))
        #expect(chrome.frame.height == 398 + content.additionalHeight)
        content.scrollView.contentSize.height = 450
        scene.stage.settle()
        #expect(chrome.frame.height == 548 + content.additionalHeight)
    }

    @Test("A card and a popup around a list do the same")
    func cards() throws {
        let list = ListLikeViewController(.pinned, height: 300)
        scene.presenter.presentAsCard(list)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 518, width: 369, height: 300))
        list.scrollView.contentSize.height = 400
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 418, width: 369, height: 400))
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        scene.presenter.presentAsPopup(ListLikeViewController(.content, height: 200))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 200)
    }

    @Test("Content that constraints give its size in the scroll view needs no constraint of the app's")
    func constrained() throws {
        let content = UIViewController()
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = .never
        let box = UIView()
        content.loadViewIfNeeded()
        content.view.addPinned(scrollView)
        scrollView.addPinned(box)
        let height = box.heightAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([
            height, box.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        let chrome = try present(content)
        #expect(chrome.frame.height == 434)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 393, height: 400))
        height.constant = 250
        scene.stage.settle()
        #expect(chrome.frame.height == 284)
        #expect(scrollView.contentSize == CGSize(width: 393, height: 250))
    }

    @Test("Its own insets count, those for the safe area and for a keyboard do not")
    func insets() throws {
        let content = ListLikeViewController(.pinned, height: 300)
        content.scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        content.scrollView.contentInsetAdjustmentBehavior = .always
        #expect(try present(content).frame.height == 364)
    }

    @Test("A height that the app has given a scroll view counts, and pages have none")
    func exceptions() throws {
        let content = ListLikeViewController(.pinned, height: 300)
        content.loadViewIfNeeded()
        let own = content.scrollView.heightAnchor.constraint(equalToConstant: 120)
        own.priority = .defaultHigh
        own.isActive = true
        #expect(try present(content).frame.height == 154)
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        let pages = ListLikeViewController(.content, height: 300)
        pages.scrollView.isPagingEnabled = true
        #expect(try present(pages).frame.height == 783)
    }

    @Test("A list in another list is left to that")
    func nested() throws {
        let content = ListLikeViewController(.content, height: 300)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        content.scrollView.addSubview(inner)
        let chrome = try present(content)
        inner.contentSize.height = 900
        scene.stage.settle()
        #expect(chrome.frame.height == 334)
    }

    @Test("Nothing is left in the scroll view when the sheet is gone")
    func leavesNothing() throws {
        let content = ListLikeViewController(.pinned, height: 300)
        content.loadViewIfNeeded()
        let before = content.scrollView.constraints.count
        _ = try present(content)
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        #expect(content.scrollView.constraints.count == before)
        content.scrollView.contentSize.height = 500
        scene.stage.settle()
    }

    @Test("A list that is replaced by another one is left, and the other one followed")
    func replaced() throws {
        let content = ListLikeViewController(.pinned, height: 300)
        let chrome = try present(content)
        content.scrollView.removeFromSuperview()
        let other = UIScrollView()
        other.contentSize.height = 200
        content.view.addPinned(other)
        content.reportContentChange()
        scene.stage.settle()
        #expect(chrome.frame.height == 234)
        content.scrollView.contentSize.height = 600
        scene.stage.settle()
        #expect(chrome.frame.height == 234)
        other.contentSize.height = 220
        scene.stage.settle()
        #expect(chrome.frame.height == 254)
    }
}
