import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct TapAndPressTests {
    private let table = GestureTable()

    private func entries() -> [String] { table.journal.take().filter { $0.contains(".") } }

    @Test("A finger that hardly moves taps, one that moves far does not (G14)", arguments: [(4.0, true), (61, false)])
    func tolerance(distance: Double, isTap: Bool) {
        table.add(UITapGestureRecognizer(), "tap")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(CGFloat(distance), 0))
        table.fingers.up()
        #expect(entries() == (isTap ? ["tap.ended"] : []))
    }

    @Test("One tap of one finger by default (G14)")
    func tapDefaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1)
        #expect(tap.numberOfTouchesRequired == 1)
        #expect(tap.buttonMaskRequired == .primary)
    }

    @Test("A second finger makes it no tap of one (G14)")
    func tooManyFingers() {
        table.add(UITapGestureRecognizer(), "tap")
        table.fingers.down(at: .middle)
        table.fingers.down(at: .middle.moved(40, 0), finger: 1)
        table.fingers.up()
        table.fingers.up(finger: 1)
        #expect(entries() == [])
    }

    @Test("A tap of two fingers is where their middle is (G14)")
    func twoFingers() {
        let tap = table.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        var place: [CGPoint] = []
        table.onAction(of: tap) {
            place = [tap.location(in: nil), tap.location(ofTouch: 1, in: nil)]
            #expect(tap.numberOfTouches == 2)
        }
        table.fingers.down(at: .middle)
        table.fingers.down(at: .middle.moved(40, 20), finger: 1)
        table.fingers.up()
        table.fingers.up(finger: 1)
        #expect(entries() == ["tap.ended"])
        #expect(place == [.middle.moved(20, 10), .middle.moved(40, 20)])
        table.fingers.tap(at: .middle)
        #expect(entries() == [])
    }

    @Test("Two taps in quick succession at one place are a double tap, found where the first was (G14)")
    func doubleTap() {
        let double = table.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        var place = CGPoint.zero
        table.onAction(of: double) { place = double.location(in: nil) }
        table.fingers.tap(at: .middle)
        table.wait(0.1)
        table.fingers.tap(at: .middle.moved(3, 0))
        #expect(entries() == ["double.ended"])
        #expect(place == .middle)
        table.fingers.tap(at: .middle)
        table.wait(2)
        table.fingers.tap(at: .middle)
        #expect(entries() == [])
        table.wait(2)
        table.fingers.tap(at: .middle)
        table.wait(0.1)
        table.fingers.tap(at: .middle.moved(0, 200))
        #expect(entries() == [])
        table.wait(2)
    }

    @Test("A single tap without requirements does not keep a double tap from being recognised (G14)")
    func singleAndDouble() {
        table.add(UITapGestureRecognizer(), "single")
        let double = table.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        table.fingers.tap(at: .middle)
        #expect(entries() == ["single.ended"])
        table.wait(0.1)
        table.fingers.tap(at: .middle)
        #expect(entries().contains("double.ended"))
    }

    @Test("A press is recognised after half a second, with the finger still down (G14)")
    func press() {
        let press = table.add(UILongPressGestureRecognizer(), "press")
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        table.fingers.down(at: .middle)
        table.wait(0.49)
        #expect(press.state == .possible)
        table.wait(0.01)
        #expect(press.state == .began)
        table.fingers.up()
        #expect(entries() == ["press.began", "press.ended"])
    }

    @Test("A press may move by 10 points before it is recognised, and freely afterwards (G14)")
    func pressMoves() {
        let press = table.add(UILongPressGestureRecognizer(), "press")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(10, 0))
        #expect(press.state == .possible)
        table.wait(0.5)
        table.fingers.move(to: .middle.moved(100, 0))
        table.fingers.up()
        #expect(entries() == ["press.began", "press.changed", "press.ended"])
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(10.5, 0))
        #expect(press.state == .failed)
        table.wait(1)
        table.fingers.up()
        #expect(entries() == [])
    }

    @Test("A second finger makes it no press of one (G14)")
    func pressOfTwo() {
        table.add(UILongPressGestureRecognizer(), "press")
        table.fingers.down(at: .middle)
        table.wait(0.3)
        table.fingers.down(at: .middle.moved(50, 0), finger: 1)
        table.wait(1)
        table.fingers.send([0: .up, 1: .up])
        #expect(entries() == [])
    }

    @Test("A press that is too short is none, and its clock stops (G14)")
    func shortPress() {
        table.add(UILongPressGestureRecognizer(), "press")
        table.fingers.down(at: .middle)
        table.wait(0.4)
        table.fingers.up()
        table.wait(1)
        #expect(entries() == [])
    }

    @Test("A press after a tap (G14)")
    func tapAndPress() {
        let press = table.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTapsRequired = 1
        table.fingers.down(at: .middle)
        table.wait(1)
        table.fingers.up()
        #expect(entries() == [])
        table.fingers.tap(at: .middle)
        table.wait(0.1)
        table.fingers.down(at: .middle)
        table.wait(0.5)
        #expect(entries() == ["press.began"])
        table.fingers.up()
    }

    @Test("a swipe is a quick stroke in its direction, recognised before the finger is lifted")
    func swipe() {
        let swipe = table.add(UISwipeGestureRecognizer(), "swipe")
        #expect(swipe.direction == .right)
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(150, 5), duration: 0.1)
        #expect(entries() == ["swipe.ended"])
        table.fingers.up()
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(-150, 5), duration: 0.1)
        table.fingers.up()
        table.fingers.down(at: .middle)
        // 18.75 points in half a second, in which 26.5 would be enough (Z31).
        table.fingers.drag(to: .middle.moved(150, 5), duration: 4)
        table.fingers.up()
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(100, 250), duration: 0.1)
        table.fingers.up()
        #expect(entries() == [])
        swipe.direction = [.left, .up]
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, -150), duration: 0.1)
        table.fingers.up()
        #expect(entries() == ["swipe.ended"])
    }
}
