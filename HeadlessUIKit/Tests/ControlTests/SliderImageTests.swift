import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct SliderImageTests {
    private let table = GestureTable()
    /// (50, 400, 240, 34) on the screen.
    private let slider = UISlider(frame: CGRect(x: 50, y: 400, width: 240, height: 34))

    init() {
        table.back.addSubview(slider)
        MainLoop.current.settle()
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private func thumb(_ value: Float) -> CGRect {
        slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
    }

    @Test("The thumb is as large as its image, and goes from one end of the track to the other")
    func size() {
        slider.setThumbImage(square(20), for: .normal)
        #expect(thumb(0) == CGRect(x: 2, y: 7, width: 20, height: 20))
        #expect(thumb(1) == CGRect(x: 218, y: 7, width: 20, height: 20))
        slider.setThumbImage(nil, for: .normal)
        #expect(thumb(0) == CGRect(x: 2, y: 5, width: 37, height: 24))
    }

    @Test("A state without an image has that of the normal state")
    func states() {
        let (small, large) = (square(10), square(26))
        slider.setThumbImage(small, for: .normal)
        #expect(slider.thumbImage(for: .highlighted) === small)
        slider.setThumbImage(large, for: .highlighted)
        #expect(slider.currentThumbImage === small)
        table.fingers.down(at: CGPoint(x: 57, y: 417))
        #expect(slider.currentThumbImage === large)
        #expect(thumb(0).size == CGSize(width: 26, height: 26))
        table.fingers.up()
        #expect(slider.currentThumbImage === small)
    }

    @Test("The image takes the place of the system's thumb and its shadow")
    func look() throws {
        let image = square(20)
        slider.setThumbImage(image, for: .normal)
        MainLoop.current.settle()
        let shown = try #require(slider.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }.first)
        #expect(shown.image === image)
        #expect(shown.convert(shown.bounds, to: slider) == CGRect(x: 2, y: 7, width: 20, height: 20))
        #expect(shown.superview?.backgroundColor == nil)
        #expect(shown.superview?.layer.shadowOpacity == 0)
    }

    @Test("Another image takes the place of the one before it")
    func replaced() {
        slider.setThumbImage(square(20), for: .normal)
        let image = square(30)
        slider.setThumbImage(image, for: .normal)
        MainLoop.current.settle()
        let shown = slider.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
        #expect(shown.map(\.image) == [image])
        #expect(shown.first?.bounds.size == CGSize(width: 30, height: 30))
    }

    @Test("The images of the track lie on both sides of the thumb, as high as the higher one")
    func track() {
        slider.setThumbImage(square(20), for: .normal)
        slider.setMinimumTrackImage(square(4), for: .normal)
        slider.setMaximumTrackImage(square(8), for: .normal)
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 13, width: 236, height: 8))
        #expect(slider.currentMinimumTrackImage?.size.height == 4)
        #expect(slider.currentMaximumTrackImage?.size.height == 8)
    }
}
