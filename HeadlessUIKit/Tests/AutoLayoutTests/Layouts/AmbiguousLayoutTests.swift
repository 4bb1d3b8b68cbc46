import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("Ambiguous layouts")
struct AmbiguousLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    @Test("a view with all that it needs is not ambiguous")
    func complete() {
        let view = canvas.box()
        canvas.layOut(view.at(x: 0, y: 0, width: 10, height: 10))
        #expect(!view.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout)
    }

    @Test("any one of the four missing is ambiguous", arguments: 0..<4)
    func incomplete(missing: Int) {
        let view = canvas.box()
        var constraints = view.at(x: 10, y: 20, width: 30, height: 40)
        constraints.remove(at: missing)
        canvas.layOut(constraints)
        #expect(view.hasAmbiguousLayout)
        var frame = rect(10, 20, 30, 40)
        if missing == 0 { frame.origin.x = 0 }
        if missing == 1 { frame.origin.y = 0 }
        if missing == 2 { frame.size.width = 0 }
        if missing == 3 { frame.size.height = 0 }
        #expect(view.frame == frame)
    }

    @Test("content makes up for a missing size")
    func content() {
        let view = canvas.content(30, 40)
        canvas.layOut(view.at(x: 0, y: 0))
        #expect(!view.hasAmbiguousLayout)
    }

    @Test("two of equal priority that want the same room are ambiguous until one of them wants it more")
    func equalHugging() {
        let (first, second) = (canvas.content(100, 20), canvas.content(100, 20))
        canvas.layOut(
            first.at(x: 0, y: 0) + second.at(y: 0) + [
                second.leftAnchor.constraint(equalTo: first.rightAnchor),
                second.rightAnchor.constraint(equalTo: root.rightAnchor),
            ])
        #expect(first.hasAmbiguousLayout)
        #expect(second.hasAmbiguousLayout)
        #expect(first.frame.width + second.frame.width == 400)
        second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(!first.hasAmbiguousLayout)
        root.layoutIfNeeded()
        #expect(second.frame == rect(100, 0, 300, 20))
    }

    @Test("an inequality alone leaves it open, two that meet do not")
    func inequality() {
        let view = canvas.box()
        canvas.layOut(
            view.at(x: 0, y: 0, height: 10) + [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)])
        #expect(view.frame.width == 50)
        #expect(view.hasAmbiguousLayout)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
        #expect(!view.hasAmbiguousLayout)
    }

    @Test("a neighbour of what is ambiguous is ambiguous, too; another is not")
    func neighbours() {
        let (open, after, apart) = (canvas.box(), canvas.box(), canvas.box())
        canvas.layOut(
            open.at(x: 0, y: 0, height: 10) + after.at(y: 0, width: 10, height: 10)
                + apart.at(x: 50, y: 50, width: 10, height: 10) + [
                    after.leftAnchor.constraint(equalTo: open.rightAnchor)
                ])
        #expect(open.hasAmbiguousLayout)
        #expect(after.hasAmbiguousLayout)
        #expect(!apart.hasAmbiguousLayout)
    }

    @Test("a guide can be ambiguous")
    func guide() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        canvas.layOut([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 10),
        ])
        #expect(guide.hasAmbiguousLayout)
        guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(!guide.hasAmbiguousLayout)
    }
}
