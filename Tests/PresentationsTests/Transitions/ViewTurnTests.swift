import Testing
import UIKit

@testable import Presentations

/// A rotation of a view in three dimensions, and the order in which views cover one another meanwhile.
struct ViewTurnTests {
    private typealias Rotation = TransitionAnimation.Rotation

    private func turn(
        _ rotation: Rotation, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> ViewTurn? {
        ViewTurn(rotation, of: CGSize(width: 400, height: 800), direction: direction)
    }

    @Test("The edge turns away; leading and trailing follow the layout direction")
    func edges() {
        #expect(turn(Rotation(.trailing))?.angle == .pi / 2)
        #expect(turn(Rotation(.leading))?.angle == -.pi / 2)
        #expect(turn(Rotation(.trailing), .rightToLeft)?.angle == -.pi / 2)
        #expect(turn(Rotation(.top))?.angle == .pi / 2)
        #expect(turn(Rotation(.bottom))?.angle == -.pi / 2)
        #expect(turn(Rotation(.trailing))?.isHorizontal == false)
        #expect(turn(Rotation(.top))?.isHorizontal == true)
    }

    @Test(
        "Every edge goes behind the plane, and the opposite one comes before it", arguments: PresentationEdge.allCases)
    func depth(edge: PresentationEdge) {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let matrix = turn(Rotation(edge, angle: 0.3), direction)?.transform(isHidden: true, after: .identity)
            let axis = DragAxis(edge, direction: direction)
            let sign: CGFloat = axis.isFar ? 1 : -1
            // The depth of a point on the edge: 1 in that direction.
            let z = (axis.isVertical ? matrix?.m23 : matrix?.m13).map { $0 * sign }
            #expect(z.map { abs($0 + 0.29552) < 0.00001 } == true, "\(edge), \(String(describing: z))")
        }
    }

    @Test("The axis of a hinge is the opposite edge, that of a cube half the width behind the face")
    func axes() {
        #expect(turn(Rotation(.trailing))?.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(turn(Rotation(.trailing, axis: .hinge))?.anchorPoint == CGPoint(x: 0, y: 0.5))
        #expect(turn(Rotation(.trailing, axis: .hinge), .rightToLeft)?.anchorPoint == CGPoint(x: 1, y: 0.5))
        #expect(turn(Rotation(.top, axis: .hinge))?.anchorPoint == CGPoint(x: 0.5, y: 1))
        #expect(turn(Rotation(.bottom, axis: .hinge))?.aboutMiddle.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(turn(Rotation(.trailing, axis: .behind(0.5)))?.depth == 200)
        #expect(turn(Rotation(.top, axis: .behind(0.5)))?.depth == 400)
        #expect(turn(Rotation(.trailing, axis: .behind(-0.5)))?.depth == -200)
        #expect(turn(Rotation(.trailing, axis: .behind(.nan)))?.depth == 0)
        #expect(turn(Rotation(.trailing, axis: .behind(0.5)))?.aboutMiddle.depth == 0)
    }

    @Test("The eye is as far away as twice the length across the axis")
    func eye() {
        #expect(turn(Rotation(.trailing))?.eyeDistance == 800)
        #expect(turn(Rotation(.top))?.eyeDistance == 1600)
        #expect(turn(Rotation(.trailing, eyeDistance: 3))?.eyeDistance == 1200)
        #expect(turn(Rotation(.trailing, eyeDistance: 0))?.eyeDistance == 500)
        #expect(turn(Rotation(.trailing, eyeDistance: .nan))?.eyeDistance == 800)
    }

    @Test("No angle reaches a half turn, and none that is no number counts")
    func angles() {
        let (most, least) = (turn(Rotation(.trailing, angle: .pi)), turn(Rotation(.trailing, angle: -10)))
        #expect(most.map { abs($0.angle - 3.1405926) < 1e-6 } == true)
        #expect(least.map { abs($0.angle + 3.1405926) < 1e-6 } == true)
        #expect(turn(Rotation(.trailing, angle: .infinity))?.angle == 0)
        #expect(ViewTurn(Rotation(.trailing), of: .zero, direction: .leftToRight) == nil)
    }

    @Test("At rest a face of a cube is where it is without one")
    func cubeAtRest() {
        let matrix = turn(Rotation(.trailing, axis: .behind(0.5)))?.transform(isHidden: false, after: .identity)
        // The face is 200 points in front of its anchor point.
        let depth = (matrix?.m34 ?? 0) * 200 + (matrix?.m44 ?? 0)
        #expect(abs(depth - 1) < 1e-12)
        #expect(matrix?.m11 == 1)
    }

    @Test("The front view stays in front, with all of its rotation before the view below")
    func order() {
        let size = CGSize(width: 400, height: 800)
        let flip = TransitionAnimation.flip.depths(in: size)
        #expect((flip.incoming, flip.scrim, flip.outgoing) == (4800, 3200, 1600))
        let door = TransitionAnimation.door.depths(in: size)
        #expect((door.incoming, door.scrim, door.outgoing) == (3200, 0, 0))
        let alone = TransitionAnimation.flip.depths(in: size, hasOutgoing: false)
        #expect((alone.incoming, alone.scrim, alone.outgoing) == (3200, 0, 0))
        let gone = TransitionAnimation.door.depths(in: size, hasIncoming: false)
        #expect((gone.incoming, gone.scrim, gone.outgoing) == (0, 0, 0))
        let fall = TransitionAnimation(
            incoming: .init(), outgoing: .init(rotation: .init(.top)), frontmost: .outgoing, timing: .spring)
        #expect((fall.depths(in: size).incoming, fall.depths(in: size).outgoing) == (0, 3200))
        let slide = TransitionAnimation.push(from: .trailing).depths(in: size)
        #expect((slide.incoming, slide.scrim, slide.outgoing) == (0, 0, 0))
    }

    @Test("With Reduce Motion what turns dissolves")
    func reduceMotion() {
        for animation in [TransitionAnimation.flip, .cube, .door] {
            #expect(animation.played(reduceMotion: true) == .crossDissolve)
            #expect(animation.played(reduceMotion: false) == animation)
        }
    }
}

extension TransitionTiming {
    fileprivate static let spring = TransitionTiming.spring(dampingRatio: 1, duration: 0.5)
}
