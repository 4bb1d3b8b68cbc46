import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("Pins, centres, ratios")
struct PinnedLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    @Test("all four edges, with four distances")
    func edges() {
        let view = canvas.box()
        canvas.layOut([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        #expect(view.frame == rect(10, 30, 370, 530))
    }

    @Test("in the centre, and off it")
    func centre() {
        let (middle, off) = (canvas.box(), canvas.box())
        canvas.layOut(
            middle.at(width: 100, height: 50) + off.at(width: 100, height: 50) + [
                middle.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                middle.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                off.centerXAnchor.constraint(equalTo: middle.leftAnchor, constant: -30),
                off.centerYAnchor.constraint(equalTo: middle.bottomAnchor, constant: 5),
            ])
        #expect(middle.frame == rect(150, 275, 100, 50))
        #expect(off.frame == rect(70, 305, 100, 50))
    }

    @Test("a multiplier on a place counts from the superview's origin")
    func multipliedPlace() {
        let view = canvas.box()
        canvas.layOut(
            view.at(width: 100, height: 50) + [
                NSLayoutConstraint(
                    item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
                    multiplier: 0.5, constant: 0),
                NSLayoutConstraint(
                    item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom,
                    multiplier: 0.75, constant: 10),
            ])
        #expect(view.frame == rect(50, 410, 100, 50))
    }

    @Test("from the far edges")
    func farEdges() {
        let view = canvas.box()
        canvas.layOut(
            view.at(width: 80, height: 44) + [
                root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
                root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 30),
            ])
        #expect(view.frame == rect(300, 526, 80, 44))
    }

    @Test("fractions of the superview's size")
    func fractions() {
        let view = canvas.box()
        canvas.layOut(
            view.at(x: 0, y: 0) + [
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: -10),
            ])
        #expect(view.frame == rect(0, 0, 200, 140))
    }

    @Test("16 to 9")
    func ratio() {
        let view = canvas.box()
        canvas.layOut(
            view.at(x: 40, y: 0, width: 320) + [
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16)
            ])
        #expect(view.frame == rect(40, 0, 320, 180))
    }

    @Test("a ratio of 2 to 1, as big as fits, and as small as fills")
    func ratioInBounds() {
        let (fit, fill) = (canvas.box(), canvas.box())
        for view in [fit, fill] {
            canvas.layOut([
                view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                view.widthAnchor.constraint(equalTo: root.widthAnchor).at(750),
                view.heightAnchor.constraint(equalTo: root.heightAnchor).at(750),
            ])
        }
        canvas.layOut([
            fit.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
            fit.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
            fill.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor),
            fill.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor),
        ])
        #expect(fit.frame == rect(0, 200, 400, 200))
        #expect(fill.frame == rect(-400, 0, 1200, 600))
    }

    @Test("three of the same width, 10 between them and around them")
    func equalWidths() {
        let views = [canvas.box(), canvas.box(), canvas.box()]
        canvas.layOut(
            views.flatMap { $0.at(y: 10, height: 20) } + [
                views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 10),
                views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 10),
                root.trailingAnchor.constraint(equalTo: views[2].trailingAnchor, constant: 10),
                views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
                views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
            ])
        #expect(views.map(\.frame) == [rect(10, 10, 120, 20), rect(140, 10, 120, 20), rect(270, 10, 120, 20)])
    }

    @Test("widths as 1 to 2 to 5")
    func weights() {
        let views = [canvas.box(), canvas.box(), canvas.box()]
        canvas.layOut(
            views.flatMap { $0.at(y: 0, height: 20) } + [
                views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
                views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
                views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
                views[2].rightAnchor.constraint(equalTo: root.rightAnchor),
                views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2),
                views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 5),
            ])
        #expect(views.map(\.frame) == [rect(0, 0, 50, 20), rect(50, 0, 100, 20), rect(150, 0, 250, 20)])
    }

    @Test("each below the one before, and the last fills what is left")
    func column() {
        let views = (0..<4).map { _ in canvas.box() }
        var constraints = views.flatMap { $0.edgesAcross(root) }
        constraints.append(views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 8))
        for (upper, lower) in zip(views, views.dropFirst()) {
            constraints.append(lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8))
        }
        constraints += views.dropLast().map { $0.heightAnchor.constraint(equalToConstant: 100) }
        constraints.append(views[3].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8))
        canvas.layOut(constraints)
        #expect(views.map(\.frame.minY) == [8, 116, 224, 332])
        #expect(views[3].frame == rect(0, 332, 400, 260))
    }

    @Test("the distance between two edges is a length like another")
    func distances() {
        let (first, second) = (canvas.box(), canvas.box())
        canvas.layOut(
            first.at(x: 100, y: 0, width: 50, height: 10) + second.at(y: 0, width: 70, height: 10) + [
                second.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
                first.heightAnchor.constraint(equalToConstant: 10),
            ])
        let gap = canvas.box()
        canvas.layOut(
            gap.at(x: 0, y: 50, height: 10) + [
                first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalTo: gap.widthAnchor)
            ])
        #expect(gap.frame == rect(0, 50, 160, 10))
    }

    @Test("edges fall on pixels, each on the nearest one, so that neighbours touch")
    func pixels() {
        let views = (0..<7).map { _ in canvas.box() }
        for (place, view) in views.enumerated() {
            let before = place == 0 ? root.leftAnchor : views[place - 1].rightAnchor
            canvas.layOut(
                view.at(y: 0, height: 10) + [
                    view.leftAnchor.constraint(equalTo: before),
                    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 7),
                ])
        }
        // 400/7 is 57.142857: in thirds 171.43, 342.86, 514.29, …
        #expect(views.map { ($0.frame.maxX * 3).rounded() } == [171, 343, 514, 686, 857, 1029, 1200])
        #expect(zip(views, views.dropFirst()).allSatisfy { abs($0.frame.maxX - $1.frame.minX) < 1e-9 })
    }
}

extension UIView {
    /// From side to side.
    fileprivate func edgesAcross(_ other: UIView) -> [NSLayoutConstraint] {
        [leftAnchor.constraint(equalTo: other.leftAnchor), rightAnchor.constraint(equalTo: other.rightAnchor)]
    }
}
