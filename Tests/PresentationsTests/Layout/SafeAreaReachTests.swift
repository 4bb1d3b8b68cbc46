import KitTestSupport
import Testing
import UIKit

@testable import Presentations

/// The part of a container's safe area that reaches into a view. The container is 393×852 with insets 59 and 34.
struct SafeAreaReachTests {
    private let environment = LayoutEnvironment.phone()

    @Test(
        "Per edge what the view does not stay away from, and at most the whole inset (SA1, SA2)",
        arguments: [
            (CGRect(x: 0, y: 400, width: 393, height: 452), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
            (CGRect(x: 0, y: 600, width: 393, height: 452), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
            (CGRect(x: 0, y: 900, width: 393, height: 452), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
            (CGRect(x: 12, y: 500, width: 369, height: 344), UIEdgeInsets(top: 0, left: 0, bottom: 26, right: 0)),
            (CGRect(x: 12, y: 478, width: 369, height: 340), .zero),
            (CGRect(x: 0, y: 20, width: 393, height: 100), UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0)),
            (CGRect(x: 0, y: -20, width: 393, height: 872), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        ])
    func reach(frame: CGRect, expected: UIEdgeInsets) {
        #expect(environment.safeArea.reaching(into: frame, in: environment.container) == expected)
    }

    @Test(
        "Content is shielded on the edges on which it has no inset at rest, by the whole inset of the container",
        arguments: [
            (CGRect(x: 12, y: 478, width: 369, height: 340), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
            (CGRect(x: 0, y: 392, width: 393, height: 460), UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)),
            (CGRect(x: 0, y: 0, width: 393, height: 159), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
            (CGRect(x: 0, y: 0, width: 393, height: 852), .zero),
            // A third of a point is rounding.
            (CGRect(x: 12, y: 478.2, width: 369, height: 340), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        ])
    func shield(frame: CGRect, expected: UIEdgeInsets) {
        #expect(environment.suppressedSafeArea(of: frame) == expected)
    }
}
