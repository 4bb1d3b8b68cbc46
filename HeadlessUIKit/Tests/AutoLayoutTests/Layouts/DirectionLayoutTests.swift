import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("Layouts from right to left")
struct DirectionLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    init() {
        canvas.root.semanticContentAttribute = .forceRightToLeft
    }

    @Test("leading is right, and constants count from there")
    func leading() {
        let view = canvas.box()
        canvas.layOut(
            view.at(y: 0, height: 10) + [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -100),
            ])
        #expect(view.frame == rect(100, 0, 280, 10))
    }

    @Test("left and right stay what they are")
    func left() {
        let view = canvas.box()
        canvas.layOut(
            view.at(y: 0, height: 10) + [
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
                view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -100),
            ])
        #expect(view.frame == rect(20, 0, 280, 10))
    }

    @Test("a distance between leading edges counts from the right")
    func distance() {
        let (first, second) = (canvas.box(), canvas.box())
        canvas.layOut(
            first.at(y: 0, width: 40, height: 10) + second.at(y: 20, width: 40, height: 10) + [
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(equalToConstant: 60),
            ])
        #expect([first.frame, second.frame] == [rect(340, 0, 40, 10), rect(280, 20, 40, 10)])
    }

    @Test("a row runs from the right")
    func row() {
        let views = [canvas.content(40, 40), canvas.content(100, 20), canvas.content(30, 30)]
        canvas.layOut(
            views.flatMap { $0.at(y: 0) } + [
                views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 12),
                views[2].leadingAnchor.constraint(greaterThanOrEqualTo: views[1].trailingAnchor, constant: 8),
                views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            ])
        #expect(views.map(\.frame) == [rect(344, 0, 40, 40), rect(232, 0, 100, 20), rect(16, 0, 30, 30)])
    }

    @Test("leading and trailing margins change sides")
    func margins() {
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10)
        let view = canvas.box()
        canvas.layOut(
            view.at(y: 0, height: 10) + [
                view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            ])
        #expect(view.frame == rect(10, 0, 340, 10))
    }

    @Test("centres have no direction")
    func centre() {
        let view = canvas.box()
        canvas.layOut(
            view.at(y: 0, width: 100, height: 10) + [
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 30)
            ])
        #expect(view.frame == rect(180, 0, 100, 10))
    }

    @Test("a direction that changes at run time turns everything around, and back")
    func turned() {
        let view = canvas.box()
        canvas.layOut(
            view.at(y: 0, width: 100, height: 10) + [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)
            ])
        #expect(view.frame.minX == 270)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 270)
    }
}
