import Testing
import UIKit

@testable import TestSupport

/// A phone of 393×852 points, 34 of them below the safe area.
@MainActor @Suite struct KeyboardLayoutGuideTests {
    private let phone = Phone()
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
    private let floating = CGRect(x: 20, y: 400, width: 320, height: 260)

    private var view: UIView { phone.root.view }
    private var keyboard: Keyboard { phone.screen.keyboard }

    @Test("Without a keyboard the guide begins where the safe area ends, or at the view's bottom if set so (K4)")
    func away() {
        MainLoop.current.settle()
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
    }

    @Test("It begins at a docked keyboard's top, in the view's coordinates, and is back when that has gone (K4)")
    func shown() {
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 752))
        view.addSubview(inner)
        MainLoop.current.settle()
        keyboard.show(at: docked)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
        #expect(inner.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 416, width: 393, height: 336))
        keyboard.hide()
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == 818)
    }

    @Test("A keyboard that floats is followed only where that is wanted (K4)")
    func undocked() {
        MainLoop.current.settle()
        keyboard.show(at: floating)
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == 818)
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        #expect(view.keyboardLayoutGuide.layoutFrame == floating)
    }

    @Test("A view has one guide, which belongs to it")
    func one() {
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        #expect(view.keyboardLayoutGuide.owningView === view)
    }
}
