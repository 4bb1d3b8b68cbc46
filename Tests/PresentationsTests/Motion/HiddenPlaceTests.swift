import Testing
import UIKit

@testable import Presentations

struct HiddenPlaceTests {
    private let frame = CGRect(x: 12, y: 478, width: 369, height: 340)
    private let container = CGSize(width: 393, height: 852)

    private func place(
        _ look: TransitionAnimation.HiddenLook, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        overhang: CGFloat = 0
    ) -> HiddenPlace {
        HiddenPlace(look, frame: frame, container: container, direction: direction, overhang: overhang)
    }

    @Test(
        "Beyond an edge means just outside of the container there",
        arguments: [
            (PresentationEdge.bottom, CGPoint(x: 0, y: 374)), (.top, CGPoint(x: 0, y: -818)),
            (.leading, CGPoint(x: -381, y: 0)), (.trailing, CGPoint(x: 381, y: 0)),
        ])
    func beyond(edge: PresentationEdge, offset: CGPoint) {
        #expect(place(.init(displacement: .beyond(edge))).offset == offset)
    }

    @Test("Leading and trailing change sides where the layout runs from right to left")
    func rightToLeft() {
        #expect(place(.init(displacement: .beyond(.leading)), direction: .rightToLeft).offset == CGPoint(x: 381, y: 0))
    }

    @Test("A shadow leaves the container too")
    func overhang() {
        #expect(place(.init(displacement: .beyond(.bottom)), overhang: 26).offset == CGPoint(x: 0, y: 400))
        #expect(place(.init(displacement: .beyond(.top)), overhang: 26).offset == CGPoint(x: 0, y: -844))
    }

    @Test("The half-way spring starts half a screen below")
    func halfway() {
        let hidden = place(TransitionAnimation.halfwaySpring.hidden)
        #expect(hidden.offset == CGPoint(x: 0, y: 426))
        #expect(hidden.alpha == 0)
        #expect(hidden.scale == 1)
    }

    @Test("Scaling and dissolving stay in place")
    func inPlace() {
        #expect(place(TransitionAnimation.scale.hidden).offset == .zero)
        #expect(place(TransitionAnimation.scale.hidden).scale == 0.8)
        #expect(place(TransitionAnimation.crossDissolve.hidden).offset == .zero)
        #expect(place(TransitionAnimation.crossDissolve.hidden).scale == 1)
    }
}
