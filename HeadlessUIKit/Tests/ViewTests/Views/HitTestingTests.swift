import Testing
import UIKit

/// The view that is hit at a point (G15).
@MainActor
struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let point = CGPoint(x: 10, y: 10)

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    @Test("The view in front is asked first; a touch outside hits none (G15)")
    func frontFirst() {
        #expect(root.hitTest(point, with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    }

    @Test("Hidden, disabled and transparent views are passed over, with all that is in them (G15)")
    func passedOver() {
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === back)
        front.isUserInteractionEnabled = true
        front.addSubview(UIView(frame: front.bounds))
        front.alpha = 0.005
        #expect(root.hitTest(point, with: nil) === back)
    }

    @Test(
        "An alpha of exactly 0.01 is below the threshold, because it is a 32-bit float (G15)",
        arguments: [
            (0.01, false), (0.011, true), (0.02, true), (0.009, false),
        ] as [(CGFloat, Bool)])
    func alphaThreshold(alpha: CGFloat, isHit: Bool) {
        front.alpha = alpha
        #expect((root.hitTest(point, with: nil) === front) == isHit)
    }

    @Test("Alphas are not multiplied down the tree (G15)")
    func alphaPerLevel() {
        let inner = UIView(frame: front.bounds)
        front.addSubview(inner)
        front.alpha = 0.05
        inner.alpha = 0.05
        #expect(root.hitTest(point, with: nil) === inner)
    }

    @Test("Bounds are half-open (G15)")
    func halfOpen() {
        #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 49.99, y: 10), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 50, y: 10), with: nil) === root)
        #expect(!front.point(inside: CGPoint(x: -0.01, y: 0), with: nil))
    }

    @Test("A view that sticks out of its parent is not hit there, clipped or not (G15)")
    func outsideOfParent() {
        let outside = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 40))
        front.addSubview(outside)
        #expect(root.hitTest(CGPoint(x: 45, y: 10), with: nil) === outside)
        #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === root)
    }

    @Test("A transformed view is hit where it is seen (G15)")
    func transformed() {
        front.transform = CGAffineTransform(translationX: 50, y: 0)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === front)
        front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(root.hitTest(CGPoint(x: 10, y: 25), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 13, y: 25), with: nil) === front)
    }

    @Test("Being switched off comes before the view's own shape is asked (G15)")
    func checksBeforeShape() {
        let view = AskedView(frame: root.bounds)
        root.addSubview(view)
        view.isUserInteractionEnabled = false
        _ = root.hitTest(point, with: nil)
        #expect(view.asked == 0)
        view.isUserInteractionEnabled = true
        _ = root.hitTest(point, with: nil)
        #expect(view.asked == 1)
    }

    @Test("Labels and image views let touches through by default (G15)")
    func defaults() {
        #expect(!UILabel().isUserInteractionEnabled)
        #expect(!UIImageView().isUserInteractionEnabled)
        #expect(UIView().isUserInteractionEnabled)
    }
}

private final class AskedView: UIView {
    private(set) var asked = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked += 1
        return false
    }
}
