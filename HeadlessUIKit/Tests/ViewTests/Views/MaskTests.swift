import Testing
import UIKit

@testable import TestSupport

/// A mask is in no hierarchy, and animates while its view is in a window.
@MainActor
struct MaskTests {
    private let phone = Phone()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    private let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        phone.root.view.addSubview(view)
        view.mask = mask
        MainLoop.current.settle()
    }

    @Test("The mask is its layer's mask, and no subview")
    func hierarchy() {
        #expect(view.layer.mask === mask.layer)
        #expect(mask.superview == nil && mask.window == nil)
        #expect(view.subviews.isEmpty)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test("It animates while the view is in a window, and not any more when it has left")
    func animation() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            mask.center.x = 75
            mask.layer.cornerRadius = 10
        }
        MainLoop.current.advance(by: 0.5)
        #expect(mask.layer.presentation()?.position.x == 50)
        #expect(mask.layer.presentation()?.cornerRadius == 5)
        view.removeFromSuperview()
        #expect(mask.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) { mask.center.x = 0 }
        #expect(mask.layer.animationKeys() == nil)
    }

    @Test("A mask that is replaced stops, and the new one animates")
    func replaced() {
        UIView.animate(withDuration: 1) { mask.center.x = 75 }
        let other = UIView()
        view.mask = other
        #expect(mask.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) { other.center.x = 75 }
        #expect(other.layer.animationKeys() != nil)
        view.mask = nil
    }

    @Test("A touch does not notice it, as nothing that is only drawn")
    func touches() {
        #expect(view.hitTest(CGPoint(x: 90, y: 190), with: nil) === view)
    }
}
