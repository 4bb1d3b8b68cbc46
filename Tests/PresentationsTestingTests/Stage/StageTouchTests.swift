import PresentationsTesting
import Testing
import UIKit

#if !canImport(ObjectiveC)
    @MainActor @Suite struct StageTouchTests {
        private let stage = Stage(.iPhone15)
        private let root = UIViewController()

        init() {
            stage.show(root)
        }

        @Test("a tap presses a button")
        func tap() {
            var presses = 0
            let button = UIButton(type: .system, primaryAction: UIAction { _ in presses += 1 })
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
            root.view.addSubview(button)
            stage.tap(at: CGPoint(x: 150, y: 120))
            stage.tap(at: CGPoint(x: 150, y: 200))
            #expect(presses == 1)
        }

        @Test("a drag moves a pan at the speed that it is made with, and time passes")
        func drag() {
            let pan = ProbePan()
            root.view.addGestureRecognizer(pan)
            stage.settle()
            stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.2)
            #expect(pan.seen.first == CGPoint(x: 200, y: 300))
            #expect(pan.seen.last == CGPoint(x: 200, y: 500))
            #expect(pan.seen.count == 25)
            #expect(abs(pan.velocity - 1000) < 0.01)
        }

        @Test("an older screen makes half as many events of the same drag, at the same speed")
        func olderScreen() {
            let pan = ProbePan()
            root.view.addGestureRecognizer(pan)
            stage.settle()
            stage.drag(
                from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.2, eventsPerSecond: 60)
            #expect(pan.seen.last == CGPoint(x: 200, y: 500))
            #expect(pan.seen.count == 13)
            #expect(abs(pan.velocity - 1000) < 0.01)
        }

        @Test("a finger can be moved by hand")
        func byHand() {
            let pan = ProbePan()
            root.view.addGestureRecognizer(pan)
            stage.touchDown(at: CGPoint(x: 200, y: 300))
            stage.touchMoved(to: CGPoint(x: 200, y: 340))
            #expect(pan.state == .began)
            #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
            stage.touchUp()
            #expect(pan.state == .possible)
        }

        @Test("two fingers pinch, each by its number")
        func twoFingers() {
            let pinch = UIPinchGestureRecognizer()
            root.view.addGestureRecognizer(pinch)
            stage.touchDown(at: CGPoint(x: 150, y: 400))
            stage.touchDown(at: CGPoint(x: 250, y: 400), finger: 1)
            stage.touchMoved(to: CGPoint(x: 270, y: 400), finger: 1)
            stage.touchMoved(to: CGPoint(x: 130, y: 400))
            #expect(pinch.numberOfTouches == 2)
            let scale = pinch.scale
            stage.touchMoved(to: CGPoint(x: 340, y: 400), finger: 1)
            // The fingers were 140 points apart, and are 210.
            #expect(abs(pinch.scale / scale - 1.5) < 0.001)
            stage.touchUp(finger: 1)
            stage.touchUp()
            #expect(pinch.state == .possible)
        }

        @Test("a cancelled finger presses no button")
        func cancelled() {
            var presses = 0
            let button = UIButton(type: .system, primaryAction: UIAction { _ in presses += 1 })
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
            root.view.addSubview(button)
            stage.touchDown(at: CGPoint(x: 150, y: 120), finger: 2)
            stage.touchCancelled(finger: 2)
            stage.advance(by: 0.1)
            #expect(presses == 0)
            #expect(!button.isHighlighted)
        }
    }

    private final class ProbePan: UIPanGestureRecognizer {
        private(set) var seen: [CGPoint] = []
        private(set) var velocity: CGFloat = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            seen += touches.map { $0.location(in: nil) }
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            seen += touches.map { $0.location(in: nil) }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            velocity = velocity(in: nil).y
        }
    }
#endif
