import Testing
import UIKit

@testable import TestSupport

/// Auto Layout puts edges on pixels. Outside of a window a point has 3 here.
@MainActor
struct PixelLayoutTests {
    private let canvas = LayoutCanvas()

    @Test("A size of whole pixels is the same to the last bit wherever the view lies")
    func wholeSizeKeepsItself() {
        let view = canvas.box()
        let constraints = view.at(x: 0, y: 0, width: 155 / 3, height: 688 / 3)
        canvas.layOut(constraints)
        let size = view.bounds.size
        expectClose(size.height, 688 / 3)
        // Sixths of a pixel, with the rounding errors of sums of doubles, on both sides of 0.
        for step in -60...60 {
            constraints[0].constant = CGFloat(step) * 1.1 / 18
            constraints[1].constant = CGFloat(step) / 18
            canvas.root.layoutIfNeeded()
            #expect(view.bounds.size == size, "\(step)")
        }
    }

    @Test("A size that fills no whole pixels ends at the pixel that is nearest to its far edge")
    func edgesAreRounded() {
        let view = canvas.box()
        let constraints = view.at(x: 0, y: 0, width: 105.6, height: 229.5)
        canvas.layOut(constraints)
        expectClose(view.frame, rect(0, 0, 317.0 / 3, 689.0 / 3))
        constraints[0].constant = 107.2
        constraints[1].constant = 100.25
        canvas.root.layoutIfNeeded()
        expectClose(view.frame, rect(322.0 / 3, 301.0 / 3, 316.0 / 3, 688.0 / 3))
    }

    @Test("An edge in the middle of two pixels goes to the right and down, also before 0")
    func tiesGoUp() {
        let view = canvas.box()
        let constraints = view.at(x: 0.5, y: -0.5, width: 10, height: 10)
        canvas.layOut(constraints)
        expectClose(view.frame, rect(2.0 / 3, -1.0 / 3, 10, 10))
    }

    @Test("Zero has no sign in frames and fitting sizes")
    func zeroHasNoSign() {
        let box = canvas.box()
        let inner = canvas.box(in: box)
        canvas.layOut(
            box.at(x: -0.1, y: -0.0, width: 100, height: -0.0)
                + inner.at(x: 0, y: 0) + [
                    inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -0.0),
                    inner.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: -1),
                    inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                ])
        for view in [box, inner] {
            #expect(view.frame.origin.x.sign == .plus)
            #expect(view.frame.origin.y.sign == .plus)
            #expect(view.bounds.height.sign == .plus)
        }
        for size in [
            UILabel().intrinsicContentSize, UILabel().sizeThatFits(.zero), UILabel().systemLayoutSizeFitting(.zero),
            UIStackView(arrangedSubviews: [UILabel()]).systemLayoutSizeFitting(.zero), UIButton().sizeThatFits(.zero),
            UITextField().systemLayoutSizeFitting(.zero), UIImageView().sizeThatFits(.zero),
            box.systemLayoutSizeFitting(.zero), inner.systemLayoutSizeFitting(CGSize(width: -0.0, height: -0.0)),
            UIView().systemLayoutSizeFitting(CGSize(width: -0.0, height: -0.0)),
        ] {
            #expect(size.width.sign == .plus)
            #expect(size.height.sign == .plus)
        }
    }
}
