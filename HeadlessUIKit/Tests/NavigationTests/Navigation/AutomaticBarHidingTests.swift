import Testing

@testable import TestSupport
@testable import UIKit

/// Bars that swipes, taps, the keyboard and compact height hide and show.
@Suite @MainActor struct AutomaticBarHidingTests {
    private let child = UIViewController()
    private let scroll = UIScrollView()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
        navigation = UINavigationController(rootViewController: child)
        navigation.isToolbarHidden = false
        scroll.frame = child.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        child.view.addSubview(scroll)
        phone = Phone(root: navigation)
        MainLoop.current.settle()
    }

    private var areHidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

    private func drag(from start: CGFloat, to end: CGFloat) {
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 200, y: start))
        fingers.drag(to: CGPoint(x: 200, y: end), duration: 0.2)
        fingers.up()
        MainLoop.current.settle()
    }

    @Test("A swipe up hides both bars, one down shows them, and the content scrolls along")
    func swipes() {
        drag(from: 500, to: 300)
        #expect(areHidden == [false, false])
        scroll.contentOffset.y = -113
        navigation.hidesBarsOnSwipe = true
        drag(from: 500, to: 300)
        #expect(areHidden == [true, true])
        #expect(scroll.contentOffset.y > 0)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        drag(from: 300, to: 400)
        #expect(areHidden == [false, false])
        #expect(child.view.safeAreaInsets.top == 113)
    }

    @Test("A swipe to the side hides nothing")
    func sideways() {
        navigation.hidesBarsOnSwipe = true
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 300, y: 500))
        fingers.drag(to: CGPoint(x: 100, y: 470), duration: 0.2)
        fingers.up()
        MainLoop.current.settle()
        #expect(areHidden == [false, false])
    }

    @Test("A tap hides both bars and brings them back; a toolbar that was hidden stays so")
    func taps() {
        #expect(!navigation.barHideOnTapGestureRecognizer.isEnabled)
        navigation.hidesBarsOnTap = true
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 400))
        MainLoop.current.settle()
        #expect(areHidden == [true, true])
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 400))
        MainLoop.current.settle()
        #expect(areHidden == [false, false])
        navigation.isToolbarHidden = true
        for _ in 0..<2 {
            Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 400))
            MainLoop.current.settle()
        }
        #expect(areHidden == [false, true])
    }

    @Test("One swipe decides once, whichever way the finger goes then")
    func oneDecision() {
        navigation.hidesBarsOnSwipe = true
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 200, y: 400))
        fingers.drag(to: CGPoint(x: 200, y: 340), duration: 0.2)
        MainLoop.current.advance(by: 1)
        #expect(areHidden == [true, true])
        fingers.drag(to: CGPoint(x: 200, y: 500), duration: 0.3)
        MainLoop.current.advance(by: 1)
        #expect(areHidden == [true, true])
        fingers.up()
        MainLoop.current.settle()
        drag(from: 300, to: 400)
        #expect(areHidden == [false, false])
    }

    @Test("A stack that is in no window leaves its bars alone when a keyboard appears")
    func keyboardElsewhere() {
        let other = UINavigationController(rootViewController: UIViewController())
        other.loadViewIfNeeded()
        other.hidesBarsWhenKeyboardAppears = true
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 516, width: 393, height: 336))
        MainLoop.current.settle()
        #expect(!other.isNavigationBarHidden)
        #expect(areHidden == [false, false])
    }

    @Test("A tap on a control or on a bar belongs to that")
    func handledTaps() {
        navigation.hidesBarsOnTap = true
        let button = UIButton(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
        child.view.addSubview(button)
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 400))
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 80))
        MainLoop.current.settle()
        #expect(areHidden == [false, false])
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 796))
        MainLoop.current.settle()
        #expect(areHidden == [false, false])
    }

    @Test("The keyboard hides the bars; they do not come back with its end")
    func keyboard() {
        navigation.hidesBarsWhenKeyboardAppears = true
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 516, width: 393, height: 336))
        MainLoop.current.settle()
        #expect(areHidden == [true, true])
        phone.screen.keyboard.hide()
        MainLoop.current.settle()
        #expect(areHidden == [true, true])
    }

    @Test("Compact height hides the bars, a tap shows them there, and regular height shows them again")
    func compactHeight() {
        navigation.hidesBarsWhenVerticallyCompact = true
        MainLoop.current.settle()
        #expect(areHidden == [false, false])
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(areHidden == [true, true])
        Touchscreen(phone.window).tap(at: CGPoint(x: 400, y: 200))
        MainLoop.current.settle()
        #expect(areHidden == [false, false])
        Touchscreen(phone.window).tap(at: CGPoint(x: 400, y: 200))
        MainLoop.current.settle()
        #expect(areHidden == [false, false])
    }
}
