import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("Layouts across a hierarchy")
struct HierarchyLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    @Test("a box within a box within a box")
    func nested() {
        let outer = canvas.box()
        let middle = canvas.box(in: outer)
        let inner = canvas.box(in: middle)
        canvas.layOut(
            outer.edges(of: root, inset: 10) + middle.edges(of: outer, inset: 20) + inner.edges(of: middle, inset: 30))
        #expect(outer.frame == rect(10, 10, 380, 580))
        #expect(middle.frame == rect(20, 20, 340, 540))
        #expect(inner.frame == rect(30, 30, 280, 480))
    }

    @Test("a box is as big as what is in it, and its neighbour comes after it")
    func wrapping() {
        let (box, below) = (canvas.box(), canvas.content(20, 20))
        let content = canvas.content(100, 40, in: box)
        canvas.layOut(
            box.at(x: 10, y: 10) + content.edges(of: box, inset: 16) + below.at(x: 0) + [
                below.topAnchor.constraint(equalTo: box.bottomAnchor)
            ])
        #expect(box.frame == rect(10, 10, 132, 72))
        #expect(content.frame == rect(16, 16, 100, 40))
        #expect(below.frame == rect(0, 82, 20, 20))
        content.content.height = 100
        root.layoutIfNeeded()
        #expect(box.frame.height == 132)
        #expect(below.frame.minY == 142)
    }

    @Test("cousins in different boxes are aligned")
    func cousins() {
        let (left, right) = (canvas.box(), canvas.box())
        let (first, second) = (canvas.box(in: left), canvas.box(in: right))
        canvas.layOut(
            left.at(x: 0, y: 0, width: 200, height: 600) + right.at(x: 200, y: 50, width: 200, height: 300)
                + first.at(x: 10, y: 100, width: 20, height: 40) + second.at(x: 10, width: 20) + [
                    second.topAnchor.constraint(equalTo: first.topAnchor),
                    second.bottomAnchor.constraint(equalTo: first.bottomAnchor),
                ])
        #expect(second.frame == rect(10, 50, 20, 40))
    }

    @Test("a frame among constraints is where it was set, and pushes others when it is set anew")
    func frameAmongConstraints() {
        let fixed = UIView(frame: rect(50, 60, 100, 100))
        root.addSubview(fixed)
        let view = canvas.box()
        canvas.layOut(
            view.at(width: 30, height: 30) + [
                view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 10),
                view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
            ])
        #expect(view.frame == rect(160, 95, 30, 30))
        fixed.frame = rect(0, 0, 200, 50)
        root.layoutIfNeeded()
        #expect(view.frame == rect(210, 10, 30, 30))
    }

    @Test("an autoresizing mask goes on working in a box that constraints resize")
    func autoresizing() {
        let box = canvas.box()
        let height = box.heightAnchor.constraint(equalToConstant: 100)
        canvas.layOut(box.at(x: 0, y: 0, width: 100) + [height])
        let fixed = UIView(frame: rect(10, 10, 80, 80))
        fixed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let corner = UIView(frame: rect(90, 90, 10, 10))
        corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        box.addSubview(fixed)
        box.addSubview(corner)
        let inner = canvas.box(in: fixed)
        canvas.layOut(inner.edges(of: fixed, inset: 5))
        #expect(inner.frame == rect(5, 5, 70, 70))
        height.constant = 200
        root.layoutIfNeeded()
        #expect(fixed.frame == rect(10, 10, 80, 180))
        #expect(corner.frame == rect(90, 190, 10, 10))
        #expect(inner.frame == rect(5, 5, 70, 170))
    }

    @Test("a hidden view keeps its place")
    func hidden() {
        let (first, second) = (canvas.content(50, 30), canvas.content(50, 30))
        canvas.layOut(
            first.at(x: 0, y: 0) + second.at(x: 0) + [second.topAnchor.constraint(equalTo: first.bottomAnchor)])
        first.isHidden = true
        root.layoutIfNeeded()
        #expect(first.frame == rect(0, 0, 50, 30))
        #expect(second.frame == rect(0, 30, 50, 30))
    }

    @Test("a removed view takes along its constraints; what is left goes by the rest")
    func removed() {
        let (first, second) = (canvas.content(50, 30), canvas.content(50, 30))
        let between = second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10)
        canvas.layOut(
            first.at(x: 0, y: 0) + second.at(x: 0) + [
                between, second.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).at(500),
            ])
        #expect(second.frame.minY == 40)
        first.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(!between.isActive)
        #expect(second.frame.minY == 5)
    }

    @Test("a view that comes back has kept what it holds itself, and lost what held it")
    func cameBack() {
        let box = canvas.box()
        let inner = canvas.box(in: box)
        canvas.layOut(box.at(x: 10, y: 20, width: 100, height: 100) + inner.edges(of: box, inset: 10))
        box.removeFromSuperview()
        #expect(box.constraints.count == 6)
        root.addSubview(box)
        canvas.layOut(box.at(x: 200, y: 0))
        #expect(box.frame == rect(200, 0, 100, 100))
        #expect(inner.frame == rect(10, 10, 80, 80))
    }

    @Test("a subtree with constraints may be built before it comes into a window's hierarchy")
    func builtOutside() {
        let box = UIView(frame: rect(0, 0, 200, 100))
        let inner = canvas.box(in: box)
        NSLayoutConstraint.activate(inner.edges(of: box, inset: 10))
        box.layoutIfNeeded()
        #expect(inner.frame == rect(10, 10, 180, 80))
        root.addSubview(box)
        box.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(inner.frame == rect(10, 10, 280, 80))
    }

    @Test("a transform changes what is seen, not what is laid out")
    func transform() {
        let (turned, beside) = (canvas.box(), canvas.box())
        turned.transform = CGAffineTransform(scaleX: 2, y: 2)
        canvas.layOut(
            turned.at(x: 100, y: 100, width: 50, height: 50) + beside.at(y: 0, width: 10, height: 10) + [
                beside.leftAnchor.constraint(equalTo: turned.rightAnchor)
            ])
        #expect(turned.bounds.size == CGSize(width: 50, height: 50))
        #expect(turned.center == CGPoint(x: 125, y: 125))
        #expect(turned.frame == rect(75, 75, 100, 100))
        #expect(beside.frame.minX == 150)
    }

    @Test("what a subview lays out by hand in layoutSubviews sees its final bounds")
    func handMade() {
        final class Halved: UIView {
            let half = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let view = canvas.add(Halved())
        view.addSubview(view.half)
        canvas.layOut(view.edges(of: root, inset: 50))
        #expect(view.half.frame == rect(0, 0, 150, 500))
    }

    @Test("constraints that layoutSubviews makes hold in the same layout")
    func madeWhileLayingOut() {
        final class Late: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                if inner.superview == nil {
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(inner)
                    NSLayoutConstraint.activate(inner.edges(of: self, inset: 10))
                }
                super.layoutSubviews()
            }
        }
        let view = canvas.add(Late())
        canvas.layOut(view.at(x: 0, y: 0, width: 100, height: 100))
        #expect(view.inner.frame == rect(10, 10, 80, 80))
    }
}
