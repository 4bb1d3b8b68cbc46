import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct UISliderTests {
    private let table = GestureTable()
    /// (50, 400, 241, 34) on the screen: the thumb's middle goes from 70.5 to 270.5.
    private let slider = UISlider(frame: CGRect(x: 50, y: 400, width: 241, height: 34))

    init() {
        table.back.addSubview(slider)
        MainLoop.current.settle()
        let journal = table.journal
        slider.addAction(
            UIAction { [weak slider] _ in journal.note("\(((slider?.value ?? -1) * 100).rounded() / 100)") },
            for: .valueChanged)
    }

    private func point(_ value: CGFloat) -> CGPoint { CGPoint(x: 70.5 + 200 * value, y: 417) }

    @Test("A slider begins at 0 between 0 and 1, reports every step and is 34 high (CO2)")
    func defaults() {
        #expect(slider.value == 0)
        #expect(slider.minimumValue == 0)
        #expect(slider.maximumValue == 1)
        #expect(slider.isContinuous)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    }

    @Test("the value stays between the limits, whichever is set, and code sends no action (CO7)")
    func limits() {
        slider.value = 2
        #expect(slider.value == 1)
        slider.maximumValue = 0.5
        #expect(slider.value == 0.5)
        slider.minimumValue = 0.75
        #expect(slider.maximumValue == 0.75)
        #expect(slider.value == 0.75)
        slider.maximumValue = 0.25
        #expect(slider.minimumValue == 0.25)
        #expect(table.journal.take().isEmpty)
    }

    @Test("a finger takes the thumb along from where it found it")
    func drag() {
        slider.value = 0.5
        table.fingers.down(at: point(0.5).moved(5, 0))
        table.fingers.move(to: point(0.75).moved(5, 0))
        #expect(slider.value == 0.75)
        table.fingers.move(to: point(2))
        table.fingers.up()
        #expect(table.journal.take() == ["0.75", "1.0", "1.0"])
    }

    @Test("a slider that is not continuous reports the end only")
    func notContinuous() {
        slider.isContinuous = false
        table.fingers.down(at: point(0))
        table.fingers.move(to: point(0.5))
        #expect(slider.value == 0.5)
        table.fingers.move(to: point(0.25))
        table.fingers.up()
        #expect(table.journal.take() == ["0.25"])
    }

    @Test("a finger beside the thumb moves nothing")
    func besideTheThumb() {
        table.fingers.down(at: point(0.5))
        table.fingers.move(to: point(0.75))
        table.fingers.up()
        #expect(slider.value == 0)
        #expect(table.journal.take().isEmpty)
    }

    @Test("from right to left, right is little")
    func rightToLeft() {
        slider.semanticContentAttribute = .forceRightToLeft
        table.fingers.down(at: point(1))
        table.fingers.move(to: point(0.75))
        table.fingers.up()
        #expect(slider.value == 0.25)
    }

    @Test(
        "the thumb's finger makes no pan of a view around it, along the slider; across it does",
        arguments: [(CGFloat(60), CGFloat(0), false), (0, 60, true), (60, 20, false), (20, 60, true)])
    func pansAround(dx: CGFloat, dy: CGFloat, begins: Bool) {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: point(0))
        table.fingers.drag(to: point(0).moved(dx, dy), duration: 0.1)
        #expect((pan.state == .changed) == begins)
        table.fingers.up()
    }

    @Test("a swipe along the slider that starts in the thumb is none", arguments: [true, false])
    func swipesAround(startsInThumb: Bool) {
        table.add(UISwipeGestureRecognizer(), "swipe")
        let start = point(startsInThumb ? 0 : 0.3)
        table.fingers.down(at: start)
        table.fingers.drag(to: start.moved(100, 0), duration: 0.1)
        table.fingers.up()
        #expect(table.journal.take().contains("swipe.ended") == !startsInThumb)
    }

    @Test("a pan beside the thumb, and one of the slider's own, begin")
    func otherPans() {
        let around = table.add(UIPanGestureRecognizer(), "around")
        table.fingers.down(at: point(0.5))
        table.fingers.drag(to: point(1), duration: 0.1)
        #expect(around.state == .changed)
        table.fingers.up()
        let own = table.add(UIPanGestureRecognizer(), "own", to: slider)
        table.fingers.down(at: point(0))
        table.fingers.drag(to: point(0.5), duration: 0.1)
        #expect(own.state == .changed)
        #expect(around.state != .changed)
        table.fingers.up()
    }

    @Test("in a scroll view the thumb moves and the content does not, however soon the finger goes")
    func inScrollView() {
        let scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentSize = CGSize(width: 2000, height: 800)
        table.back.addSubview(scroll)
        scroll.addSubview(slider)
        MainLoop.current.settle()
        table.fingers.down(at: point(0))
        table.fingers.drag(to: point(0.5), duration: 0.1)
        table.wait(0.2)
        table.fingers.drag(to: point(0.6), duration: 0.1)
        #expect(scroll.contentOffset == .zero)
        table.fingers.up()
        #expect(abs(slider.value - 0.6) < 0.001)
    }

    @Test("set with animation, the thumb is on its way")
    func animated() throws {
        slider.setValue(1, animated: true)
        let thumb = try #require(slider.subviews.last)
        let seen = try #require(thumb.layer.presentation())
        #expect(seen.position.x == 20.5)
        MainLoop.current.settle()
        #expect(thumb.center.x == 220.5)
        #expect(thumb.layer.presentation()?.position.x == 220.5)
    }

    @Test("The thumb is 37×24, the track 6 high, and the fill ends under the thumb's middle (CO2)")
    func geometry() {
        slider.value = 0.5
        slider.layoutIfNeeded()
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
        #expect(track.height == 6)
        #expect(thumb == CGRect(x: 102, y: 5, width: 37, height: 24))
        #expect(slider.subviews.last?.frame == thumb)
        #expect(slider.subviews.contains { $0.frame.height == 6 && $0.frame.maxX == 120.5 })
    }

    @Test("The track leaves room for value images, which change sides from right to left")
    func valueImages() throws {
        let image = try #require(UIImage(systemName: "sun.min"))
        slider.minimumValueImage = image
        let bounds = slider.bounds
        #expect(slider.minimumValueImageRect(forBounds: bounds).minX == 0)
        #expect(slider.trackRect(forBounds: bounds).minX == image.size.width + 8)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: bounds).maxX == 241)
        #expect(slider.trackRect(forBounds: bounds).minX == 2)
    }

    @Test("VoiceOver moves it by a tenth, with an action; a disabled slider is dim and stays (CO7)")
    func accessibility() {
        slider.value = 0.5
        #expect(slider.accessibilityValue == "50%")
        slider.accessibilityIncrement()
        #expect(slider.accessibilityValue == "60%")
        #expect(table.journal.take() == ["0.6"])
        slider.isEnabled = false
        slider.accessibilityDecrement()
        table.fingers.down(at: point(0.6))
        table.fingers.move(to: point(1))
        table.fingers.up()
        #expect(table.journal.take().isEmpty)
        #expect(slider.subviews.allSatisfy { $0.alpha == 0.5 })
    }
}
