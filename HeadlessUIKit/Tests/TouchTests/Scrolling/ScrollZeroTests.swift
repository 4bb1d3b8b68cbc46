import Testing
import UIKit

@testable import TestSupport

/// An offset of zero has no sign, wherever it comes from.
@MainActor
struct ScrollZeroTests {
    private let phone = Phone()
    private let scroll = UIScrollView()

    init() {
        scroll.frame = phone.root.view.bounds
        scroll.contentSize = CGSize(width: 393, height: 2000)
        phone.root.view.addSubview(scroll)
        MainLoop.current.settle()
    }

    private func expectPositive(_ point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(point.x.sign == .plus, sourceLocation: sourceLocation)
        #expect(point.y.sign == .plus, sourceLocation: sourceLocation)
    }

    @Test("Code that takes the negative of an inset of zero sets an offset of zero")
    func set() {
        scroll.contentOffset = CGPoint(x: -0.0, y: -0.0)
        expectPositive(scroll.contentOffset)
        expectPositive(scroll.bounds.origin)
        scroll.contentOffset.y = 10
        scroll.setContentOffset(CGPoint(x: -0.0, y: -0.0), animated: true)
        MainLoop.current.settle()
        expectPositive(scroll.contentOffset)
        scroll.bounds = CGRect(x: -0.0, y: -0.0, width: 393, height: 500)
        expectPositive(scroll.contentOffset)
    }

    @Test("An inset that goes leaves an offset of zero")
    func inset() {
        #expect(scroll.contentOffset.y == -59)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.contentOffset == .zero)
        expectPositive(scroll.contentOffset)
    }

    @Test("A subclass and the delegate see no other zero either")
    func seen() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var offsets: [CGPoint] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        }
        let listener = Listener()
        scroll.delegate = listener
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset.y = 100
        scroll.contentOffset = CGPoint(x: -0.0, y: -0.0)
        #expect(listener.offsets.map(\.y) == [0, 100, 0])
        listener.offsets.forEach { expectPositive($0) }
    }
}
