import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
@Suite("Conflicting layouts")
struct ConflictingLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    @Test("of two required widths the smaller one holds; the report names both, and which is broken (Z29)")
    func twoWidths() {
        Console.clear()
        let view = canvas.box()
        view.accessibilityIdentifier = "box"
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.identifier = "wide"
        canvas.layOut(view.at(x: 0, y: 0, width: 100, height: 10) + [second])
        #expect(view.frame == rect(0, 0, 100, 10))
        #expect(second.isActive)
        #expect(
            Console.messages == [
                """
                Unable to simultaneously satisfy constraints.
                    <NSLayoutConstraint UIView:box.width == 100.0>
                    <NSLayoutConstraint 'wide' UIView:box.width == 200.0>
                Will attempt to recover by breaking constraint <NSLayoutConstraint 'wide' UIView:box.width == 200.0>
                """
            ])
    }

    @Test("what is optional gives way without a word")
    func optional() {
        Console.clear()
        let view = canvas.box()
        canvas.layOut(
            view.at(x: 0, y: 0, width: 100, height: 10) + [view.widthAnchor.constraint(equalToConstant: 200).at(999)])
        #expect(view.frame.width == 100)
        #expect(Console.messages.isEmpty)
    }

    @Test("a width between pins that leave less: the width is broken, and only what takes part is named (Z29)")
    func pins() {
        Console.clear()
        let view = canvas.box()
        let far = view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)
        canvas.layOut(view.at(x: 10, y: 0, width: 500, height: 10) + [far])
        #expect(view.frame == rect(10, 0, 380, 10))
        let report = Console.messages.first ?? ""
        #expect(Console.messages.count == 1)
        #expect(report.contains("width == 500.0"))
        #expect(!report.contains("height"))
        #expect(report.contains("that follow from frames and content"))
    }

    @Test("a constraint that was broken while the direction turned holds once it fits, and leaves nothing when it goes")
    func turned() {
        let view = canvas.box()
        let first = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let second = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50)
        canvas.layOut(view.at(y: 0, width: 100, height: 10) + [first, second])
        #expect(view.frame == rect(10, 0, 100, 10))
        root.semanticContentAttribute = .forceRightToLeft
        canvas.layOut()
        #expect(view.frame == rect(290, 0, 100, 10))
        first.isActive = false
        canvas.layOut()
        #expect(view.frame == rect(250, 0, 100, 10))
        second.isActive = false
        canvas.layOut([view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100)])
        #expect(view.frame == rect(200, 0, 100, 10))
    }

    @Test("a broken constraint holds again once it fits, and is not reported twice")
    func recovery() {
        Console.clear()
        let view = canvas.box()
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        canvas.layOut(view.at(x: 0, y: 0, height: 10) + [first, second])
        #expect(view.frame.width == 100)
        first.constant = 200
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
        first.isActive = false
        second.constant = 70
        root.layoutIfNeeded()
        #expect(view.frame.width == 70)
        #expect(Console.messages.count == 1)
    }

    @Test("a constant that leads into a conflict breaks one, and layout goes on; it is reported the first time")
    func constant() {
        Console.clear()
        let (outer, inner) = (canvas.box(), canvas.box())
        let width = inner.widthAnchor.constraint(equalToConstant: 50)
        canvas.layOut(
            outer.at(x: 0, y: 0, width: 100, height: 10) + inner.at(y: 0, height: 10) + [
                inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
                inner.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor), width,
            ])
        width.constant = 150
        root.layoutIfNeeded()
        #expect(Console.messages.count == 1)
        #expect(outer.frame.width == 100)
        #expect(inner.frame.maxX <= 100 || inner.frame.width == 150)
        width.constant = 60
        root.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 60, 10))
        #expect(Console.messages.count == 1)
        width.constant = 150
        root.layoutIfNeeded()
        #expect(Console.messages.count == 1)
    }

    @Test("negative lengths conflict with what they follow from")
    func negativeLength() {
        Console.clear()
        let view = canvas.box()
        canvas.layOut(
            view.at(y: 0, height: 10) + [
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 300),
                view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200),
            ])
        #expect(view.frame == rect(300, 0, 0, 10))
        #expect(Console.messages.count == 1)
    }

    @Test("a superview that becomes too small breaks one, and mends it when it grows again")
    func shrinking() {
        Console.clear()
        let view = canvas.box()
        canvas.layOut(
            view.edges(of: root, inset: 20) + [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300)])
        #expect(view.frame == rect(20, 20, 360, 560))
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(Console.messages.count == 1)
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(view.frame == rect(20, 20, 460, 560))
        #expect(Console.messages.count == 1)
    }

    @Test("one conflict does not disturb the rest of the layout")
    func apart() {
        Console.clear()
        let (bad, good) = (canvas.box(), canvas.box())
        canvas.layOut(
            bad.at(x: 0, y: 0, width: 10, height: 10) + bad.at(width: 20, height: 20) + good.edges(of: root, inset: 5))
        #expect(bad.frame == rect(0, 0, 10, 10))
        #expect(good.frame == rect(5, 5, 390, 590))
        #expect(Console.messages.count == 2)
    }
}
