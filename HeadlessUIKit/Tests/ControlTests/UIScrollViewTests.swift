import Testing

@testable import TestSupport
@testable import UIKit

@MainActor @Suite struct UIScrollViewTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var offsets: [CGPoint] = []
        var ends = 0
        var insetChanges = 0

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
    }

    private let delegate = Delegate()

    /// On a phone of 393×852 with insets of 59 and 34.
    private func scrollView(contentHeight: CGFloat, in phone: Phone) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.delegate = delegate
        scrollView.frame = phone.window.bounds
        scrollView.contentSize = CGSize(width: 393, height: contentHeight)
        phone.root.view.addSubview(scrollView)
        MainLoop.current.turn()
        return scrollView
    }

    @Test("The content offset is the bounds' origin (V5)")
    func offsetIsTheOriginOfTheBounds() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentOffset = CGPoint(x: 0, y: 40)
        #expect(scrollView.bounds == CGRect(x: 0, y: 40, width: 100, height: 100))
        scrollView.bounds.origin.y = 50
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    }

    @Test func tellsOfEveryChangeOfTheOffsetOnly() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 300)
        scrollView.delegate = delegate
        scrollView.contentOffset = CGPoint(x: 0, y: 40)
        scrollView.contentOffset = CGPoint(x: 0, y: 40)
        scrollView.bounds.size.height = 50
        #expect(delegate.offsets == [CGPoint(x: 0, y: 40)])
    }

    @Test("The safe area is added where the content scrolls, and content stays at the top (V5)")
    func safeAreaIsAddedOnScrollableAxes() {
        let phone = Phone(root: UIViewController())
        let scrollView = scrollView(contentHeight: 2000, in: phone)
        let safeArea = phone.root.view.safeAreaInsets
        #expect(safeArea.top > 0)
        #expect(scrollView.adjustedContentInset.top == safeArea.top)
        #expect(scrollView.adjustedContentInset.bottom == safeArea.bottom)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -safeArea.top))
        #expect(delegate.insetChanges == 1)
    }

    @Test("Content that fits gets no safe area unless the behaviour is always (V5)")
    func contentThatFitsGetsNoSafeArea() {
        let phone = Phone(root: UIViewController())
        let scrollView = scrollView(contentHeight: 100, in: phone)
        scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.top == 1 + phone.root.view.safeAreaInsets.top)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset.top == 1)
    }

    @Test("An animated offset moves with the clock and reports its end (V7)")
    func animatedOffset() {
        let phone = Phone(root: UIViewController())
        let scrollView = scrollView(contentHeight: 4000, in: phone)
        scrollView.contentInsetAdjustmentBehavior = .never
        delegate.offsets = []
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        #expect(scrollView.contentOffset.y == 0)
        MainLoop.current.advance(by: 0.15)
        #expect(abs(scrollView.contentOffset.y - 500) < 0.001)
        #expect(delegate.ends == 0)
        MainLoop.current.advance(by: 0.15)
        #expect(scrollView.contentOffset.y == 1000)
        #expect(delegate.offsets.count == 18)
        #expect(delegate.ends == 1)
    }

    @Test("Insets are room to scroll on each side (V5)")
    func insetsAreRoom() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 400)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 30, right: 40)
        #expect(scroll.scrollLimits.x == -2...240)
        #expect(scroll.scrollLimits.y == -1...330)
    }

    @Test("Setting the offset stops the animation, and its end is not reported (V7)")
    func settingTheOffsetStopsTheAnimation() {
        let phone = Phone(root: UIViewController())
        let scrollView = scrollView(contentHeight: 4000, in: phone)
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        MainLoop.current.advance(by: 0.1)
        scrollView.contentOffset = CGPoint(x: 0, y: 7)
        MainLoop.current.settle()
        #expect(scrollView.contentOffset.y == 7)
        #expect(delegate.ends == 0)
    }

    @Test func scrollsTheShortestWayToARect() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 100, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 250)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 280, width: 100, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 250)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 100, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 200)
    }
}
