import Testing
import UIKit

@testable import TestSupport

@MainActor
struct ViewGeometryTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))

    @Test("Frame, bounds and centre tell of one another")
    func relations() {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(view.center == CGPoint(x: 60, y: 120))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 200))
        view.bounds = CGRect(x: 5, y: 5, width: 50, height: 50)
        #expect(view.frame == CGRect(x: 75, y: 75, width: 50, height: 50))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test("Under a transform the frame is the box around the view; centre and bounds stay (Y8)")
    func transformedFrame() {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(view.frame == CGRect(x: 35, y: 70, width: 50, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 200))
        #expect(view.center == CGPoint(x: 60, y: 120))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expectClose(view.frame, CGRect(x: -40, y: 70, width: 200, height: 100))
        view.transform = CGAffineTransform(translationX: 7, y: 8)
        #expect(view.frame == CGRect(x: 17, y: 28, width: 100, height: 200))
    }

    @Test("Setting the frame under a transform writes the bounds through its inverse (Y8)")
    func settingTransformedFrame() {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.bounds.size == CGSize(width: 200, height: 200))
        #expect(view.center == CGPoint(x: 50, y: 50))
    }

    @Test("Another anchor point moves the view around its centre")
    func anchorPoint() {
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: 60, y: 120, width: 100, height: 200))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 60, y: 120, width: 200, height: 400))
    }

    @Test("Points and rectangles convert through transforms, bounds origins and common ancestors")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scaled = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        let scrolled = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 30)
        let leaf = UIView(frame: CGRect(x: 10, y: 40, width: 20, height: 20))
        root.addSubview(scaled)
        root.addSubview(scrolled)
        scaled.addSubview(leaf)
        // The scaled view covers 50…250, so its point (10, 40) is at 50 + 2·10, 50 + 2·40.
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 70, y: 130))
        #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 70, y: 130, width: 40, height: 40))
        #expect(root.convert(CGPoint(x: 70, y: 130), to: leaf) == .zero)
        #expect(leaf.convert(CGPoint.zero, to: scrolled) == CGPoint(x: 70, y: 160))
        #expect(scrolled.convert(CGPoint(x: 70, y: 160), to: leaf) == .zero)
        #expect(leaf.convert(CGPoint(x: 70, y: 160), from: scrolled) == .zero)
    }

    @Test("Without a view a point converts to the window")
    func conversionToWindow() {
        let phone = Phone()
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(inner)
        phone.root.view.addSubview(view)
        #expect(inner.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 20, y: 30))
        #expect(inner.convert(CGPoint(x: 20, y: 30), from: nil as UIView?) == .zero)
    }
}

@MainActor
struct AutoresizingTests {
    @Test(
        "Each mask shares a superview's growth from 100 to 200 in its own way",
        arguments: [
            ([], 20, 30), (.flexibleWidth, 20, 130), (.flexibleLeftMargin, 120, 30), (.flexibleRightMargin, 20, 30),
            ([.flexibleLeftMargin, .flexibleWidth], 60, 90), ([.flexibleWidth, .flexibleRightMargin], 20, 67.5),
            ([.flexibleLeftMargin, .flexibleRightMargin], 48.571_428_571_428_57, 30),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func horizontal(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 10))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 100)
        expectClose(child.frame, CGRect(x: x, y: 10, width: width, height: 10))
    }

    @Test(
        "The vertical masks do the same",
        arguments: [
            (.flexibleHeight, 10, 110), (.flexibleTopMargin, 110, 10), (.flexibleBottomMargin, 10, 10),
            ([.flexibleTopMargin, .flexibleBottomMargin], 21.111_111_111_111_11, 10),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func vertical(mask: UIView.AutoresizingMask, y: CGFloat, height: CGFloat) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 10))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 100, height: 200)
        expectClose(child.frame, CGRect(x: 20, y: y, width: 30, height: height))
    }

    @Test("A view that resizes no subviews leaves them as they are")
    func switchedOff() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.autoresizesSubviews = false
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(child.frame.size == CGSize(width: 100, height: 100))
    }

    @Test("A child under a transform is resized in its bounds")
    func transformedChild() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(child.bounds.size == CGSize(width: 200, height: 200))
        #expect(child.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }
}
