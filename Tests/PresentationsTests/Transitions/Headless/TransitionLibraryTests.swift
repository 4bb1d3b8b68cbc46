import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The positions and the looks of both views at a fraction of a transition that a finger drives, so that no timing
/// curve applies.
@MainActor
struct TransitionLibraryTests {
    /// The visible state of one view.
    struct Look: Equatable, CustomStringConvertible {
        var x: CGFloat = 196.5
        var y: CGFloat = 426
        var width: CGFloat = 1
        var height: CGFloat = 1
        var alpha: CGFloat = 1

        init(x: CGFloat = 196.5, y: CGFloat = 426, width: CGFloat = 1, height: CGFloat = 1, alpha: CGFloat = 1) {
            (self.x, self.y, self.width, self.height, self.alpha) = (x, y, width, height, alpha)
        }

        @MainActor
        init(_ view: UIView) {
            let layer = view.layer.presentation() ?? view.layer
            let transform = layer.affineTransform()
            self.init(
                x: layer.position.x, y: layer.position.y, width: transform.a, height: transform.d,
                alpha: CGFloat(layer.opacity))
        }

        func isNear(_ other: Look) -> Bool {
            abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 && abs(width - other.width) < 0.001
                && abs(height - other.height) < 0.001 && abs(alpha - other.alpha) < 0.001
        }

        var description: String { "(\(x), \(y)) × (\(width), \(height)), alpha \(alpha)" }
    }

    private func expect(
        _ animation: TransitionAnimation, at share: CGFloat, incoming: Look, outgoing: Look = Look(),
        scrim: CGFloat? = nil, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ location: SourceLocation = #_sourceLocation
    ) {
        // Forwards, and backwards at the same point of the way with exchanged roles.
        for operation in [TransitionTheatre.Operation.push, .pop, .tabForward, .tabBack, .dismissFullScreen] {
            let theatre = TransitionTheatre(operation, animation, direction: direction)
            let interaction = theatre.drive(to: operation.isForward ? share : 1 - share)
            let (lead, other) =
                operation.isForward
                ? (theatre.second.view, theatre.first.view) : (theatre.first.view, theatre.second.view)
            if let lead, let other {
                let looks = (Look(lead), Look(other))
                #expect(looks.0.isNear(incoming), "\(operation): incoming \(looks.0)", sourceLocation: location)
                #expect(looks.1.isNear(outgoing), "\(operation): outgoing \(looks.1)", sourceLocation: location)
                let order = lead.superview?.subviews ?? []
                let upper = animation.frontmost == .incoming ? lead : other
                #expect(order.last === upper, "\(operation): the wrong view is above", sourceLocation: location)
            }
            let veil = theatre.stage.window.firstView(named: "presentation.scrim")
            let density = veil.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) }
            #expect((density == nil) == (scrim == nil), "\(operation): scrim", sourceLocation: location)
            if let density, let scrim {
                #expect(abs(density - scrim) < 0.001, "\(operation): scrim \(density)", sourceLocation: location)
            }
            interaction.cancel()
            theatre.stage.settle()
        }
    }

    @Test("Slides move the one that comes, and leave the other where it is")
    func slide() {
        expect(.slide(from: .trailing), at: 0.25, incoming: Look(x: 491.25))
        expect(.slide(from: .trailing), at: 0.25, incoming: Look(x: -98.25), direction: .rightToLeft)
        expect(.slide(from: .leading), at: 0.5, incoming: Look(x: 0))
        expect(.slide(from: .bottom), at: 0.5, incoming: Look(y: 852))
        expect(.slide(from: .top), at: 0.75, incoming: Look(y: 213))
    }

    @Test("Uncover slides to the trailing side, in a quarter of a second (S1)")
    func uncover() {
        expect(.uncover, at: 0.5, incoming: Look(x: 393))
        #expect(TransitionAnimation.uncover.timing == .curve(.easeInOut, duration: 0.25))
    }

    @Test("A push moves both by the whole width, a parallax the lower one by 0.3, in a light shade")
    func push() {
        expect(.push(from: .trailing), at: 0.5, incoming: Look(x: 393), outgoing: Look(x: 0))
        expect(.push(from: .bottom), at: 0.5, incoming: Look(y: 852), outgoing: Look(y: 0))
        expect(
            .push(from: .trailing), at: 0.25, incoming: Look(x: -98.25), outgoing: Look(x: 294.75),
            direction: .rightToLeft)
        expect(.parallax(from: .trailing), at: 0.5, incoming: Look(x: 393), outgoing: Look(x: 137.55), scrim: 0.05)
    }

    @Test("What drops in comes from above, what flies leaves upwards, above the other view both ways; 0.4 seconds (S5)")
    func drop() {
        expect(.drop, at: 0.5, incoming: Look(y: 0))
        expect(.fly, at: 0.5, incoming: Look(y: 0))
        #expect(TransitionAnimation.drop.timing == .curve(.easeOut, duration: 0.4))
        #expect(TransitionAnimation.fly.timing == .curve(.easeIn, duration: 0.4))
    }

    @Test("The half-way spring starts half a screen below and fades in; damping ratio 0.6, two seconds (S7)")
    func halfwaySpring() {
        expect(.halfwaySpring, at: 0, incoming: Look(y: 852, alpha: 0))
        expect(.halfwaySpring, at: 0.5, incoming: Look(y: 639, alpha: 0.5))
        #expect(TransitionAnimation.halfwaySpring.timing == .spring(dampingRatio: 0.6, duration: 2))
    }

    @Test("A cross dissolve fades the upper one, and moves nothing (S8)")
    func crossDissolve() {
        expect(.crossDissolve, at: 0.25, incoming: Look(alpha: 0.25))
    }

    @Test("A scale grows from 0.8")
    func scale() {
        expect(.scale, at: 0.5, incoming: Look(width: 0.9, height: 0.9, alpha: 0.5))
    }

    @Test("Through a scrim the one fades away before the other appears (S16)")
    func fadeThrough() {
        expect(.fadeThrough(), at: 0.25, incoming: Look(alpha: 0), scrim: 0.5)
        expect(.fadeThrough(), at: 0.5, incoming: Look(alpha: 0), scrim: 1)
        expect(.fadeThrough(), at: 0.75, incoming: Look(alpha: 0.5), scrim: 1)
    }

    @Test("One of your own: who is above, and when each changes, is its own affair")
    func own() {
        let animation = TransitionAnimation(
            incoming: .init(scale: 0.5, relativeTiming: 0.5...1),
            outgoing: .init(displacement: .toward(.top, share: 0.5), alpha: 0, relativeTiming: 0...0.5),
            frontmost: .outgoing,
            timing: .curve(.linear, duration: 1))
        expect(animation, at: 0.25, incoming: Look(width: 0.5, height: 0.5), outgoing: Look(y: 213, alpha: 0.5))
        expect(animation, at: 0.75, incoming: Look(width: 0.75, height: 0.75), outgoing: Look(y: 0, alpha: 0))
    }

    @Test(
        "A zoom grows out of the view that it was given, as large as it has to be to cover that")
    func zoom() {
        let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 78.6, height: 213))
        let theatre = TransitionTheatre(.push, .zoom(from: thumbnail))
        theatre.first.view.addSubview(thumbnail)
        let interaction = theatre.drive(to: 0)
        // A quarter of the height is 213; of the width it is more than 78.6.
        #expect(Look(theatre.second.view).isNear(Look(x: 59.3, y: 206.5, width: 0.25, height: 0.25, alpha: 0)))
        interaction.update(0.5)
        // It may be seen with the next commit.
        theatre.stage.advance(by: 0)
        #expect(Look(theatre.second.view).isNear(Look(x: 127.9, y: 316.25, width: 0.625, height: 0.625, alpha: 0.5)))
        interaction.finish()
        theatre.stage.settle()
        #expect(theatre.faults(completed: true) == [])
        #expect(thumbnail.frame == CGRect(x: 20, y: 100, width: 78.6, height: 213))
    }

    @Test("Alone in a presentation that keeps its presenter a view does not wait for the other one")
    func alone() {
        let theatre = TransitionTheatre(.present, .flip)
        let interaction = theatre.drive(to: 0.5)
        // An eighth of a turn is left.
        #expect(Look(theatre.second.view).isNear(Look(width: 0.70710678)))
        interaction.cancel()
        theatre.stage.settle()
    }

    @Test("A presenter that UIKit keeps to itself is not touched, whatever the outgoing view would do (B2)")
    func presenter() {
        let theatre = TransitionTheatre(.present, .parallax(from: .trailing))
        let interaction = theatre.drive(to: 0.5)
        #expect(Look(theatre.first.view).isNear(Look()))
        #expect(Look(theatre.second.view).isNear(Look(x: 393)))
        interaction.finish()
        theatre.stage.settle()
    }

    @Test("A scrim covers only what is covered at last: for what covers the container, not for a card")
    func scrimOfCard() {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(animation: .fadeThrough()))
        scene.stage.advance(by: 0.25)
        #expect(scene.view(named: "presentation.scrim") == nil)
        let whole = PresentedStage()
        whole.presenter.present(CountingViewController(), as: WholeStyle(animation: .fadeThrough()))
        whole.stage.advance(by: 0.25)
        #expect(whole.view(named: "presentation.scrim")?.layer.presentation()?.opacity == 1)
        whole.stage.settle()
        #expect(whole.view(named: "presentation.scrim") == nil)
    }

    @Test("With Reduce Motion everything that would move dissolves, but not under a finger")
    func reduceMotion() {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        let alone = TransitionTheatre(.push, .push(from: .trailing))
        alone.request()
        alone.stage.advance(by: 0.125)
        #expect(Look(alone.second.view).isNear(Look(alpha: 0.5)))
        #expect(Look(alone.first.view).isNear(Look()))
        alone.stage.settle()
        #expect(alone.faults(completed: true) == [])

        let led = TransitionTheatre(.push, .push(from: .trailing))
        let interaction = led.drive(to: 0.5)
        #expect(Look(led.second.view).isNear(Look(x: 393)))
        interaction.cancel()
        led.stage.settle()
        #expect(led.faults(completed: false) == [])
    }
}
