import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Every animation in every operation, with every ending.
@MainActor
struct TransitionSweepTests {
    static func animations() -> [(name: String, animation: TransitionAnimation)] {
        let source = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 120))
        return PresentationEdge.allCases.flatMap { edge in
            [
                ("slide(from: .\(edge))", TransitionAnimation.slide(from: edge)),
                ("push(from: .\(edge))", .push(from: edge)), ("parallax(from: .\(edge))", .parallax(from: edge)),
            ]
        } + [
            ("uncover", .uncover), ("drop", .drop), ("fly", .fly), ("crossDissolve", .crossDissolve),
            ("halfwaySpring", .halfwaySpring), ("scale", .scale), ("flip", .flip), ("cube", .cube),
            ("door", .door), ("flip(from: .top)", .flip(from: .top)), ("cube(from: .bottom)", .cube(from: .bottom)),
            ("door(hinge: .trailing)", .door(hinge: .trailing)), ("fall", fall), ("fadeThrough", .fadeThrough()),
            ("zoom", .zoom(from: source)), ("own", own),
        ]
    }

    /// Unlike the library's animations: the outgoing view is in front, and rotates.
    private static let own = TransitionAnimation(
        incoming: .init(scale: 1.2, alpha: 0.5, relativeTiming: 0.2...0.9),
        outgoing: .init(
            displacement: .fraction(x: 0.1, y: 0.8), transform: CGAffineTransform(rotationAngle: 1), alpha: 0.2),
        frontmost: .outgoing, scrim: .init(color: .white, alpha: 0.7, relativeTiming: 0.1...0.3),
        timing: .spring(dampingRatio: 0.5, response: 0.3))

    /// The outgoing view is in front, and rotates about a hinge; a scrim is behind it.
    private static let fall = TransitionAnimation(
        incoming: .init(),
        outgoing: .init(alpha: 0.5, alphaTiming: 0.5...1, rotation: .init(.top, angle: -1, axis: .hinge)),
        frontmost: .outgoing, scrim: .init(), timing: .spring(dampingRatio: 0.5, response: 0.3))

    private func sweep(
        _ operation: TransitionTheatre.Operation, completed: Bool, _ run: (TransitionTheatre) -> Void
    ) {
        for (name, animation) in Shard.sweeps.part(of: Self.animations()) {
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                let theatre = TransitionTheatre(operation, animation, direction: direction)
                run(theatre)
                theatre.stage.settle()
                let side = direction == .rightToLeft ? "from right to left" : "from left to right"
                let faults = theatre.faults(completed: completed)
                #expect(faults.isEmpty, "\(name), \(operation), \(side): \(faults)")
            }
        }
    }

    @Test(
        "Completed: everything is where it belongs, and nothing is left",
        arguments: TransitionTheatre.Operation.allCases)
    func completed(_ operation: TransitionTheatre.Operation) {
        sweep(operation, completed: true) { $0.request() }
    }

    @Test("Led by a finger and completed", arguments: TransitionTheatre.Operation.allCases)
    func led(_ operation: TransitionTheatre.Operation) {
        sweep(operation, completed: true) { theatre in
            let interaction = theatre.drive(to: 0.3)
            interaction.update(0.6)
            theatre.stage.advance(by: 0.1)
            interaction.finish(velocity: 500, over: 393)
        }
    }

    @Test("Led by a finger and cancelled: as if nothing had been", arguments: TransitionTheatre.Operation.allCases)
    func cancelled(_ operation: TransitionTheatre.Operation) {
        sweep(operation, completed: false) { theatre in
            let interaction = theatre.drive(to: 0.7)
            interaction.update(0.4)
            theatre.stage.advance(by: 0.1)
            interaction.cancel(velocity: -200, over: 393)
        }
    }

    @Test("Interrupted and reversed", arguments: TransitionTheatre.Operation.allCases)
    func reversed(_ operation: TransitionTheatre.Operation) {
        sweep(operation, completed: false) { theatre in
            let interaction = interrupt(theatre)
            interaction.cancel(velocity: 0, over: 393)
        }
    }

    @Test("Interrupted and completed after all", arguments: TransitionTheatre.Operation.allCases)
    func interrupted(_ operation: TransitionTheatre.Operation) {
        sweep(operation, completed: true) { theatre in
            let interaction = interrupt(theatre)
            interaction.finish()
        }
    }

    @Test(
        "A finger that lifts before the transition has begun (T11)", arguments: TransitionTheatre.Operation.allCases,
        [true, false])
    func early(_ operation: TransitionTheatre.Operation, completes: Bool) {
        sweep(operation, completed: completes) { theatre in
            let interaction = TransitionInteraction()
            theatre.conductor.interaction = interaction
            theatre.request()
            interaction.update(0.5)
            if completes {
                interaction.finish(velocity: 1000, over: 393)
            } else {
                interaction.cancel(velocity: 0, over: 393)
            }
        }
    }

    /// Takes control of a running transition half-way.
    private func interrupt(_ theatre: TransitionTheatre) -> TransitionInteraction {
        let interaction = TransitionInteraction()
        interaction.wantsInteractiveStart = false
        theatre.conductor.interaction = interaction
        theatre.request()
        theatre.stage.advance(by: 0.1)
        interaction.pause()
        theatre.stage.advance(by: 0.1)
        interaction.update(0.3)
        return interaction
    }
}
