import Testing
import UIKit

@testable import Presentations

/// Numbers that no layout of a style shows.
@MainActor
struct NumbersTests {
    @Test("Two hidden notices show twenty points")
    func notices() {
        let hidden = ["Saved", "Sent"]
        let visible = CGFloat(hidden.count) * StackedNotice.gap
        #expect(visible == 20)
    }

    @Test("The grabber's zone is 45 points high")
    func grabber() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 10))
        header.frame.size.height = GrabberView.touchZone.height
        #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 45))
    }

    @Test("A shadow of twice the default opacity")
    func shadow() {
        let deeper = Shadow(opacity: Shadow().opacity * 2)
        #expect(deeper == Shadow(opacity: 0.4, radius: 12, offset: CGSize(width: 0, height: 8)))
    }

    @Test("The presenting view is pushed back to 0.92")
    func pushedBack() throws {
        guard case .pushedBack(let standard) = PresenterAppearance.pushedBack() else {
            throw CancellationError()
        }
        let scale = standard - 0.05
        #expect(abs(scale - 0.87) < 0.0001)
    }

    @Test("A sheet is dismissed beyond half of its height")
    func threshold() {
        let heavy = SwipeThreshold(distance: SwipeThreshold.sheet.distance, velocity: .infinity)
        #expect(heavy.distance == 0.5)
        #expect(heavy.velocity == .infinity)
    }

    @Test("A released view glides half of its velocity")
    func glide() {
        let velocity = CGPoint(x: 0, y: 1000)
        let glide = velocity.y * SwipeThreshold.projection
        #expect(glide == 499)
    }

    @Test("A zoomed view shrinks to half")
    func zoom() {
        let size = CGSize(width: 300, height: 400)
        let smallest = size.width * ZoomDrag.minimumScale
        #expect(smallest == 150)
    }
}
