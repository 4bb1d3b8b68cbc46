import Testing
import UIKit

@testable import TestSupport

/// Views that leave their frame to constraints, but have none.
@MainActor
struct UnconstrainedLayoutTests {
    private let canvas = LayoutCanvas()

    @Test("A view without constraints keeps the frame that it was given (Z22)")
    func frameIsKept() {
        let (free, bound) = (canvas.box(), canvas.box())
        free.frame = rect(10, 20, 30.4, 40)
        canvas.layOut(bound.at(x: 0, y: 0, width: 10, height: 10))
        #expect(free.frame == rect(10, 20, 30.4, 40))
        free.frame.origin.x = 50
        free.transform = CGAffineTransform(scaleX: 2, y: 2)
        canvas.root.setNeedsLayout()
        canvas.root.layoutIfNeeded()
        #expect(free.bounds.size == CGSize(width: 30.4, height: 40))
        #expect(free.center.x == 65.2)
    }

    @Test("Its frame is that of the constraints as soon as there is one, and stays there without (Z22)")
    func constraintsTakeOver() {
        let view = canvas.box()
        view.frame = rect(10, 20, 30, 40)
        let constraints = view.at(x: 100, y: 100, width: 50, height: 50)
        canvas.layOut(constraints)
        #expect(view.frame == rect(100, 100, 50, 50))
        NSLayoutConstraint.deactivate(constraints)
        canvas.root.layoutIfNeeded()
        #expect(view.frame == rect(100, 100, 50, 50))
        canvas.layOut([constraints[3]])
        #expect(view.frame == rect(0, 0, 0, 50))
    }

    @Test("Its subviews are laid out in the frame that the view has (Z22)")
    func contentFollows() {
        let free = canvas.box()
        let inner = UIView(frame: rect(0, 0, 10, 10))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        free.frame = rect(10, 20, 30, 40)
        free.addSubview(inner)
        free.bounds.size.width = 50
        canvas.layOut()
        #expect(inner.frame == rect(0, 0, 30, 10))
    }

    @Test("Content asks for its size, which is a constraint (Z22)")
    func content() {
        let view = canvas.content(30, 40)
        view.frame = rect(1, 2, 3, 4)
        canvas.layOut()
        #expect(view.frame == rect(0, 0, 30, 40))
    }
}
