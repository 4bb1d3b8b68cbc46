import Testing
import UIKit

@testable import TestSupport

/// Pulls move the content by less than 40 points or by more than 200, since the threshold of a refresh is not known.
@MainActor @Suite struct RefreshControlTests {
    private let table = GestureTable()
    /// Fills the screen, 393×852, with content of 393×3000.
    private let scroll: UIScrollView
    private let refresh = UIRefreshControl()
    private let listener: ScrollListener
    private let events = Counter()

    private final class Counter {
        var count = 0
        var insets: [CGFloat] = []
    }

    init() {
        scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        listener = ScrollListener(table.journal)
        table.back.addSubview(scroll)
        scroll.refreshControl = refresh
        MainLoop.current.settle()
        scroll.delegate = listener
        refresh.addAction(UIAction { [events] _ in events.count += 1 }, for: .valueChanged)
    }

    /// Content resists more and more: a finger's 110 points move it by 51.66, and 760 by 276.
    private func pull(by distance: CGFloat = 760) {
        table.fingers.down(at: CGPoint(x: 196, y: 50))
        table.fingers.drag(to: CGPoint(x: 196, y: 50 + distance), duration: 0.5)
    }

    @Test("It is 60 points high, as wide as the content, the first subview, and hidden at rest (V9, RF1)")
    func place() {
        #expect(refresh.frame == CGRect(x: 0, y: 0, width: 393, height: 60))
        #expect(refresh.isHidden)
        #expect(scroll.subviews.first === refresh)
        #expect(!refresh.isRefreshing)
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("It can be made with its action, and keeps its height (RF1)")
    func primaryAction() {
        var refreshes = 0
        let other = UIRefreshControl(
            frame: CGRect(x: 0, y: 0, width: 100, height: 10), primaryAction: UIAction { _ in refreshes += 1 })
        #expect(other.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        other.sendActions(for: .primaryActionTriggered)
        #expect(refreshes == 1)
    }

    @Test("It follows the content down, and is seen (V9, RF1)")
    func follows() {
        pull(by: 70)
        #expect(scroll.contentOffset.y < -20)
        #expect(refresh.frame.minY == scroll.contentOffset.y)
        #expect(!refresh.isHidden)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(refresh.frame.minY == 0)
        #expect(refresh.isHidden)
    }

    @Test("A short pull begins nothing, and the content comes back (V10, RF2)")
    func shortPull() {
        pull(by: 70)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(events.count == 0)
        #expect(scroll.contentOffset == .zero)
    }

    @Test(
        "A long pull tells once while the finger is down; let go, the content rests 60 lower until the end (V10, RF2, V12, RF4)"
    )
    func longPull() {
        pull()
        #expect(scroll.contentOffset.y < -200)
        #expect(events.count == 1)
        #expect(refresh.isRefreshing)
        let offset = scroll.contentOffset
        table.fingers.up()
        #expect(scroll.contentOffset == offset)
        #expect(scroll.adjustedContentInset.top == 60)
        #expect(scroll.contentInset == .zero)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == -60)
        #expect(refresh.frame.minY == -60)
        #expect(!refresh.isHidden)
        #expect(events.count == 1)

        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        #expect(scroll.adjustedContentInset.top == 0)
        #expect(scroll.contentOffset.y == -60)
        MainLoop.current.settle()
        #expect(scroll.contentOffset == .zero)
        #expect(refresh.isHidden)
    }

    @Test("The next pull begins another refresh, and one pull only one (V10, RF2)")
    func again() {
        refresh.addAction(UIAction { [refresh] _ in refresh.endRefreshing() }, for: .valueChanged)
        pull()
        table.fingers.drag(to: CGPoint(x: 196, y: 60), duration: 0.2)
        table.fingers.drag(to: CGPoint(x: 196, y: 810), duration: 0.2)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(events.count == 1)
        pull()
        table.fingers.up()
        MainLoop.current.settle()
        #expect(events.count == 2)
        #expect(scroll.contentOffset == .zero)
    }

    @Test("The end of a refresh leaves content to the finger that has it (V10, RF2)")
    func endsUnderAFinger() {
        pull()
        table.fingers.up()
        MainLoop.current.settle()
        pull(by: 60)
        let offset = scroll.contentOffset.y
        #expect(offset < -60)
        refresh.endRefreshing()
        #expect(scroll.contentOffset.y == offset)
        table.wait(0.5)
        #expect(scroll.contentOffset.y == offset)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset == .zero)
    }

    @Test("A refresh that code begins does not scroll and sends no action; there is room above (V11, RF3, V12, RF4)")
    func fromCode() {
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        #expect(events.count == 0)
        #expect(scroll.contentOffset == .zero)
        #expect(scroll.adjustedContentInset.top == 60)
        MainLoop.current.settle()
        #expect(scroll.contentOffset == .zero)
        scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == -60)
        scroll.bounds.size.height = 600
        #expect(scroll.contentOffset.y == -60)
    }

    @Test("Outside of a window it ignores that (V11, RF3)")
    func withoutWindow() {
        let lone = UIRefreshControl()
        lone.beginRefreshing()
        #expect(!lone.isRefreshing)
    }

    @Test("Content that does not bounce cannot be pulled")
    func withoutBouncing() {
        scroll.bounces = false
        pull()
        #expect(scroll.contentOffset == .zero)
        #expect(events.count == 0)
        table.fingers.up()
    }

    @Test("Another one takes its place, and what it has added goes with it")
    func exchange() {
        refresh.beginRefreshing()
        let other = UIRefreshControl()
        scroll.refreshControl = other
        #expect(refresh.superview == nil)
        #expect(scroll.subviews.first === other)
        #expect(scroll.adjustedContentInset.top == 0)
        scroll.refreshControl = nil
        #expect(other.superview == nil)
    }

    @Test("Its title and tint are shown")
    func look() {
        refresh.attributedTitle = NSAttributedString(string: "Checking")
        refresh.layoutIfNeeded()
        let label = refresh.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "Checking")
        refresh.tintColor = .red
        #expect(refresh.tintColor == .red)
    }
}
