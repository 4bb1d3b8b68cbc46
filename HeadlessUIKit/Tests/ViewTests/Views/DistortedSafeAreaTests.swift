import Testing
import UIKit

@testable import TestSupport

/// Views under a transform, on a phone of 393×852 with insets of 59 and 34. Since iOS 14 a scale or a rotation keeps
/// the safe area unchanged: Apple's answer in its forum, thread 671541.
@MainActor @Suite struct DistortedSafeAreaTests {
    private let phone = Phone()
    private let controller = InsetController()

    init() {
        phone.root.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        phone.root.view.addSubview(controller.view)
        MainLoop.current.settle()
        controller.told = 0
    }

    private var view: UIView { controller.view }

    @Test(
        "A view that is scaled or turned keeps the safe area that it had, and is not told (Z3, SA6)",
        arguments: [
            CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
            CGAffineTransform(scaleX: 0.9, y: 0.9).translatedBy(x: 0, y: 100),
        ])
    func distorted(transform: CGAffineTransform) {
        view.transform = transform
        MainLoop.current.settle()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        phone.root.additionalSafeAreaInsets.top = 20
        MainLoop.current.settle()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(controller.told == 0)
    }

    @Test("A translation changes the safe area, and is reported (Z3, SA6)")
    func translated() {
        view.transform = CGAffineTransform(translationX: 0, y: 20)
        MainLoop.current.settle()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
        #expect(controller.told == 1)
    }

    @Test("Without the transform it is up to date again, and hears about the changes meanwhile (Z3)")
    func undistorted() {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        phone.root.additionalSafeAreaInsets.top = 20
        MainLoop.current.settle()
        view.transform = .identity
        MainLoop.current.settle()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 79, left: 0, bottom: 34, right: 0))
        #expect(controller.told == 1)
    }

    @Test("An animation that ends where it began straightens the view, which hears about the changes meanwhile (Z3)")
    func straightenedByEnd() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        phone.root.additionalSafeAreaInsets.top = 20
        MainLoop.current.advance(by: 0.1)
        animator.isReversed = true
        MainLoop.current.settle()
        #expect(view.transform == .identity)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 79, left: 0, bottom: 34, right: 0))
        #expect(controller.told == 1)
    }

    @Test("An animation that stops moves the view to the place that is seen, with the safe area of that (SA1, P7)")
    func stoppedOnItsWay() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.y += 59 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        animator.stopAnimation(true)
        MainLoop.current.settle()
        #expect(view.frame.minY == 29.5)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 29.5, left: 0, bottom: 34, right: 0))
        #expect(controller.told == 2)
    }

    /// Apple's answer is about the propagated part of the safe area.
    @Test("What its controller adds itself counts while it is scaled, too (Z3, SA4)")
    func additional() {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        MainLoop.current.settle()
        controller.additionalSafeAreaInsets.left = 20
        MainLoop.current.settle()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 0))
        #expect(controller.told == 1)
    }

    @Test("The safe area in a scaled view follows from the place in that view (Z3)")
    func inside() {
        let inner = InsetController()
        controller.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        view.addSubview(inner.view)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        MainLoop.current.settle()
        inner.told = 0
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        inner.view.frame.origin.y = 40
        MainLoop.current.settle()
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 34, right: 0))
        #expect(inner.told == 1)
    }

    /// In the thread, a table view that was flipped when it was loaded had the right insets until the device was
    /// rotated.
    @Test("A view that comes into a window flipped gets its safe area once (Z3)")
    func flippedFirst() {
        let flipped = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        flipped.transform = CGAffineTransform(scaleX: 1, y: -1)
        phone.root.view.addSubview(flipped)
        MainLoop.current.settle()
        #expect(flipped.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(phone.root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(flipped.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        flipped.removeFromSuperview()
        #expect(flipped.safeAreaInsets == .zero)
    }

    @Test("The margins of a scaled view keep what they have of the safe area (Z3, SA5)")
    func margins() {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        phone.root.view.addSubview(plain)
        MainLoop.current.settle()
        plain.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        MainLoop.current.settle()
        #expect(plain.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    }
}

/// Counts the changes of its safe area.
final class InsetController: UIViewController {
    var told = 0

    override func viewSafeAreaInsetsDidChange() { told += 1 }
}
