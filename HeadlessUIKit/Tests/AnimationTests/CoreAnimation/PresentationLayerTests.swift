import Testing
import UIKit

@testable import TestSupport

@MainActor
struct PresentationLayerTests {
    private let phone = Phone()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
    }

    @Test("Without an animation the presentation layer has the model's values (P16)")
    func noAnimation() {
        view.alpha = 0.25
        view.layer.cornerRadius = 7
        let copy = view.layer.presentation()
        #expect(copy !== view.layer)
        #expect(copy?.opacity == 0.25)
        #expect(copy?.cornerRadius == 7 as CGFloat)
        #expect(copy?.frame == view.frame)
    }

    @Test("It is a copy of this moment, of the layer's own class (P16)")
    func copyOfMoment() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        MainLoop.current.advance(by: 0.25)
        let early = view.layer.presentation()
        MainLoop.current.advance(by: 0.5)
        #expect(early?.opacity == 0.75)
        #expect(view.layer.presentation()?.opacity == 0.25)
        let gradient: CAGradientLayer? = CAGradientLayer().presentation()
        #expect(gradient != nil)
    }

    @Test("A colour, a corner radius and an opacity are on their way together")
    func values() {
        view.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            view.layer.cornerRadius = 20
            view.alpha = 0.5
        }
        MainLoop.current.advance(by: 0.5)
        let visible = view.layer.presentation()
        expectClose(visible?.backgroundColor?.components?[0], 0.5)
        expectClose(visible?.backgroundColor?.components?[1], 0.25)
        expectClose(visible?.cornerRadius, 10)
        #expect(visible?.opacity == 0.75)
    }

    @Test("A view that fades in from no colour is nearly transparent at first, and of the new colour")
    func fromNoColor() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .white }
        MainLoop.current.advance(by: 0.25)
        expectClose(view.layer.presentation()?.backgroundColor?.components?[3], 0.25)
    }

    @Test("An opacity is a 32-bit float: 0.4 reads back as what that can hold")
    func floatOpacity() {
        view.alpha = 0.4
        #expect(view.alpha == 0.4000000059604645 as CGFloat)
        #expect(view.layer.opacity == 0.4)
        view.alpha = 7
        #expect(view.alpha == 1 as CGFloat)
    }
}
