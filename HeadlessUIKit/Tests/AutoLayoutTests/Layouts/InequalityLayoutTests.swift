import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("Priorities and inequalities")
struct InequalityLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    @Test(
        "a card: 420 wide at most, 24 from the sides at least",
        arguments: [(400, 352), (800, 420)] as [(CGFloat, CGFloat)])
    func card(width: CGFloat, expected: CGFloat) {
        root.frame.size.width = width
        let card = canvas.box()
        canvas.layOut(
            card.at(y: 0, height: 100) + [
                card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                card.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
                card.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 24),
                card.widthAnchor.constraint(equalTo: root.widthAnchor).at(999),
            ])
        #expect(card.frame == rect((width - expected) / 2, 0, expected, 100))
    }

    @Test("a ladder of at-least distances comes to rest at the least, where content pulls it together")
    func ladder() {
        let views = (0..<4).map { _ in canvas.content(50, 20) }
        var constraints = views.flatMap { $0.at(x: 0) }
        constraints.append(views[0].topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10))
        for (upper, lower) in zip(views, views.dropFirst()) {
            constraints.append(lower.topAnchor.constraint(greaterThanOrEqualTo: upper.bottomAnchor, constant: 15))
        }
        constraints += views.map { $0.topAnchor.constraint(equalTo: root.topAnchor).at(200) }
        canvas.layOut(constraints)
        #expect(views.map(\.frame.minY) == [10, 45, 80, 115])
    }

    @Test("text as wide as it wants, up to the button; the button where the text ends")
    func follower() {
        let (text, button) = (canvas.content(150, 20), canvas.content(60, 30))
        canvas.layOut(
            text.at(x: 16, y: 0) + button.at(y: 0) + [
                button.leftAnchor.constraint(equalTo: text.rightAnchor, constant: 8),
                button.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -16),
            ])
        #expect(button.frame == rect(174, 0, 60, 30))
        text.content.width = 1000
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(text.frame == rect(16, 0, 300, 20))
        #expect(button.frame == rect(324, 0, 60, 30))
    }

    @Test(
        "a height between two limits follows the wish between them",
        arguments: [(20, 44), (100, 100), (900, 300)] as [(CGFloat, CGFloat)])
    func limits(wish: CGFloat, expected: CGFloat) {
        let view = canvas.box()
        canvas.layOut(
            view.at(x: 0, y: 0, width: 10) + [
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5),
                view.heightAnchor.constraint(equalToConstant: wish).at(500),
            ])
        #expect(view.frame.height == expected)
    }

    @Test("one wish of 501 beats five of 500")
    func oneAgainstFive() {
        let view = canvas.box()
        let wishes = (0..<5).map { _ in view.widthAnchor.constraint(equalToConstant: 10).at(500) }
        canvas.layOut(
            view.at(x: 0, y: 0, height: 10) + wishes + [view.widthAnchor.constraint(equalToConstant: 300).at(501)])
        #expect(view.frame.width == 300)
    }

    @Test(
        "a tooltip stays inside and points at its place as well as it can",
        arguments: [(10, 0), (200, 140), (390, 280)] as [(CGFloat, CGFloat)])
    func tooltip(place: CGFloat, expected: CGFloat) {
        let tip = canvas.content(120, 30)
        canvas.layOut(
            tip.at(y: 0) + [
                tip.centerXAnchor.constraint(equalTo: root.leftAnchor, constant: place).at(700),
                tip.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
                tip.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
            ])
        #expect(tip.frame == rect(expected, 0, 120, 30))
    }

    @Test("a header that shrinks down to its least height before the content gives way")
    func collapsingHeader() {
        let (header, content) = (canvas.box(), canvas.box())
        let need = content.heightAnchor.constraint(equalToConstant: 450).at(800)
        canvas.layOut(
            header.at(x: 0, y: 0, width: 400) + content.at(x: 0, width: 400) + [
                header.heightAnchor.constraint(equalToConstant: 200).at(700),
                header.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
                content.topAnchor.constraint(equalTo: header.bottomAnchor),
                content.bottomAnchor.constraint(equalTo: root.bottomAnchor), need,
            ])
        #expect(header.frame.height == 150)
        need.constant = 580
        root.layoutIfNeeded()
        #expect(header.frame.height == 60)
        #expect(content.frame == rect(0, 60, 400, 540))
        need.constant = 100
        root.layoutIfNeeded()
        #expect(header.frame.height == 500)
    }

    @Test("lengths are never negative")
    func noNegativeLength() {
        let view = canvas.box()
        canvas.layOut(view.at(x: 0, y: 0, height: 10) + [view.widthAnchor.constraint(equalToConstant: -50).at(900)])
        #expect(view.frame == rect(0, 0, 0, 10))
    }
}
