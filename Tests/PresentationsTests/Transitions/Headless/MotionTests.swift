import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Timings of one's own for changes and for a released view. A straight curve of one second is easy to follow.
@MainActor
struct MotionTests {
    private let scene = PresentedStage()
    private let content = CountingViewController(CGSize(width: 0, height: 340))
    private let second = TransitionTiming.curve(.linear, duration: 1)

    private func top() throws -> CGFloat { try visible(scene.chrome).frame.minY }

    private func present(_ style: some PresentationStyle) {
        scene.presenter.present(content, as: style)
        scene.stage.settle()
    }

    @Test("A change of the detent takes the time that the style says, and so does a tap on the grabber")
    func change() throws {
        present(
            HalfSheet {
                $0.prefersGrabberVisible = true
                $0.motion = PresentationMotion(change: second)
            })
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        scene.stage.advance(by: 0.5)
        #expect(abs(try top() - 230.5) < 0.01)
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 196, y: 76))
        scene.stage.advance(by: 0.25)
        #expect(abs(try top() - 149.75) < 0.01)
        scene.stage.settle()
        #expect(try top() == 392)
    }

    @Test("A released sheet settles in the time that the style says, and so does one that leaves")
    func settling() throws {
        present(HalfSheet { $0.motion = PresentationMotion(settling: second) })
        scene.stage.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 300), duration: 0.5)
        let start = try top()
        #expect(start == 292)
        scene.stage.advance(by: 0.5)
        #expect(abs(try top() - (292 + 69) / 2) < 0.01)
        scene.stage.settle()
        content.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier = .medium
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 720), duration: 0.5)
        #expect(try top() == 692)
        scene.stage.advance(by: 0.5)
        let reach = try #require(scene.chrome as? ChromeView).shadowOutset
        #expect(abs(try top() - (692 + 852 + reach) / 2) < 0.01)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A soft spring overshoots its rest, and no gap opens at the bottom")
    func overshoot() throws {
        let spring = TransitionTiming.spring(dampingRatio: 0.5, response: 0.4)
        present(HalfSheet { $0.motion = PresentationMotion(settling: spring) })
        scene.stage.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 250), duration: 0.5)
        var tops: [CGFloat] = []
        for _ in 0..<60 {
            tops.append(try top())
            let chrome = try visible(scene.chrome).frame
            #expect(abs(chrome.maxY - 852) < 0.01)
            scene.stage.advance(by: 1.0 / 120)
        }
        #expect(tops.contains { $0 < 50 })
        scene.stage.settle()
        #expect(try top() == 69)
    }

    @Test("Cards, popups and drawers change in the time that they say")
    func others() throws {
        let motion = PresentationMotion(change: second)
        present(Card { $0.motion = motion })
        let before = try top()
        content.cardPresentationController?.animateChanges { $0.margins.bottom = 74 }
        scene.stage.advance(by: 0.5)
        #expect(abs(try top() - (before - 20)) < 0.01)
        scene.stage.settle()
        #expect(try top() == before - 40)
        #expect(Popup { $0.motion = motion }.motion == motion)
        #expect(Drawer { $0.motion = motion }.motion == motion)
        #expect(PresentationOptions().motion == PresentationMotion())
    }
}
