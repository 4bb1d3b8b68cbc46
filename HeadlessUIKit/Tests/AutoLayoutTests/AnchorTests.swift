import Testing
import UIKit

@testable import TestSupport

@MainActor
struct AnchorTests {
    private let canvas = LayoutCanvas()

    @Test("Anchors are equal when they are the same attribute of the same item (Z17)")
    func equality() {
        let (a, b) = (canvas.box(), canvas.box())
        #expect(a.topAnchor == a.topAnchor)
        #expect(a.topAnchor.isEqual(a.topAnchor))
        #expect(a.topAnchor.hash == a.topAnchor.hash)
        #expect(a.topAnchor != b.topAnchor)
        #expect(a.topAnchor != a.bottomAnchor)
        #expect(a.leadingAnchor != a.leftAnchor)
        #expect(!a.topAnchor.isEqual(a))
        #expect(a.safeAreaLayoutGuide.topAnchor == a.safeAreaLayoutGuide.topAnchor)
        #expect(a.safeAreaLayoutGuide.topAnchor != a.topAnchor)
        #expect(Set([a.widthAnchor, a.widthAnchor, a.heightAnchor]).count == 2)
    }

    @Test("A distance between two anchors is equal to the same distance (Z17)")
    func distances() {
        let (a, b) = (canvas.box(), canvas.box())
        #expect(a.topAnchor.anchorWithOffset(to: b.topAnchor) == a.topAnchor.anchorWithOffset(to: b.topAnchor))
        #expect(a.topAnchor.anchorWithOffset(to: b.topAnchor) != b.topAnchor.anchorWithOffset(to: a.topAnchor))
        #expect(a.topAnchor.anchorWithOffset(to: b.topAnchor) != a.heightAnchor)
    }

    @Test("A constraint's anchors are equal to those that it was made of (Z17)")
    func anchorsOfConstraints() {
        let (a, b) = (canvas.box(), canvas.box())
        let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor)
        #expect(constraint.firstAnchor == a.topAnchor)
        #expect(constraint.secondAnchor == b.bottomAnchor)
        #expect(constraint.firstAnchor != a.bottomAnchor)
        #expect(constraint.secondAnchor != a.bottomAnchor)
        let written = NSLayoutConstraint(
            item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: 0)
        #expect(written.firstAnchor == constraint.firstAnchor)
        #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }

    @Test("The anchors of a constraint are of the kind that they were made of (Z34)")
    func kindsOfAnchors() {
        let (a, b) = (canvas.box(), canvas.box())
        func anchors(_ constraint: NSLayoutConstraint) -> [Any] {
            [constraint.firstAnchor, constraint.secondAnchor ?? constraint.firstAnchor]
        }
        for anchor in anchors(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)) {
            #expect(anchor is NSLayoutAnchor<NSLayoutDimension>)
            #expect(!(anchor is NSLayoutAnchor<NSLayoutXAxisAnchor>))
        }
        for anchor in anchors(a.leadingAnchor.constraint(equalTo: b.centerXAnchor)) {
            #expect(anchor is NSLayoutAnchor<NSLayoutXAxisAnchor>)
        }
        for anchor in anchors(a.topAnchor.constraint(equalTo: b.lastBaselineAnchor)) {
            #expect(anchor is NSLayoutYAxisAnchor)
        }
        let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 5)
        #expect(distance.firstAnchor as Any is NSLayoutDimension)
    }

    @Test("A multiplier of 0 leaves a constraint to a constant: no second item, multiplier 1 (Z16)")
    func noMultiplier() {
        let (a, b) = (canvas.box(), canvas.box())
        let constraints = [
            a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0),
            a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0, constant: 30),
            NSLayoutConstraint(
                item: a, attribute: .height, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 0,
                constant: 30),
        ]
        for constraint in constraints {
            #expect(constraint.secondItem == nil)
            #expect(constraint.secondAttribute == .notAnAttribute)
            #expect(constraint.secondAnchor == nil)
            #expect(constraint.multiplier == 1)
        }
        #expect(constraints.map(\.constant) == [0, 30, 30])
        // With nothing but a constant, it does not need the other view.
        b.removeFromSuperview()
        canvas.layOut(a.at(x: 0, y: 0, width: 10) + [constraints[1]])
        #expect(a.frame == rect(0, 0, 10, 30))
        #expect(a.constraints.contains(constraints[1]))
    }

    @Test("A place cannot be a constant: with a multiplier of 0 it traps (Z16)")
    func noMultiplierOfPlace() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (parent, child) = (UIView(), UIView())
                parent.addSubview(child)
                NSLayoutConstraint(
                    item: child, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .bottom, multiplier: 0,
                    constant: 0
                ).isActive = true
            }
        }
    }
}
