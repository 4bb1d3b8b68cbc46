import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The visible part of views that rotate in three dimensions, at a fraction of a transition that a finger drives.
@MainActor
struct TransitionDepthTests {
    /// A view, relative to the container's top left corner: the rectangle around its visible part, and the cosine of
    /// its rotation.
    private struct Seen {
        let frame: CGRect
        let cosine: CGFloat
        /// True if the right edge, or the bottom one, is behind the plane.
        let isFarAway: Bool

        @MainActor
        init(_ view: UIView) {
            let layer = view.layer.presentation() ?? view.layer
            frame = layer.frame
            cosine = min(layer.transform.m11, layer.transform.m22) / layer.transform.m44
            isFarAway = layer.transform.m13 < 0 || layer.transform.m23 < 0
        }
    }

    private nonisolated static let operations: [TransitionTheatre.Operation] = [
        .push, .pop, .tabForward, .tabBack, .presentFullScreen, .dismissFullScreen,
    ]

    /// Returns both views at a fraction of the forward way, in either direction.
    private func look(
        _ animation: TransitionAnimation, at share: CGFloat, _ operation: TransitionTheatre.Operation,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ check: (_ incoming: Seen, _ outgoing: Seen) -> Void
    ) {
        let theatre = TransitionTheatre(operation, animation, direction: direction)
        let interaction = theatre.drive(to: operation.isForward ? share : 1 - share)
        let (first, second): (UIView, UIView) = (theatre.first.view, theatre.second.view)
        check(Seen(operation.isForward ? second : first), Seen(operation.isForward ? first : second))
        interaction.cancel()
        theatre.stage.settle()
        let faults = theatre.faults(completed: false)
        #expect(faults.isEmpty, "\(operation): \(faults)")
    }

    private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
        abs(frame.minX - other.minX) < 0.01 && abs(frame.minY - other.minY) < 0.01
            && abs(frame.width - other.width) < 0.01 && abs(frame.height - other.height) < 0.01
    }

    private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

    @Test("A flip turns one view to its edge, and the other from there (S2)", arguments: operations)
    func flip(_ operation: TransitionTheatre.Operation) {
        look(.flip, at: 0, operation) { incoming, outgoing in
            #expect(abs(incoming.cosine) < 1e-6)
            #expect(isNear(outgoing.frame, Self.screen))
        }
        // Rotated by 45°, seen from 786 points away: the edge in front is 168.79 points from the axis, the other one
        // 118.08.
        look(.flip, at: 0.25, operation) { incoming, outgoing in
            #expect(abs(incoming.cosine) < 1e-6)
            #expect(!outgoing.isFarAway)
            #expect(isNear(outgoing.frame, CGRect(x: 78.426, y: -91.478, width: 286.857, height: 1034.956)))
        }
        look(.flip, at: 0.5, operation) { incoming, outgoing in
            #expect(incoming.frame.width < 0.01)
            #expect(outgoing.frame.width < 0.01)
        }
        look(.flip, at: 0.75, operation) { incoming, outgoing in
            #expect(abs(outgoing.cosine) < 1e-6)
            #expect(incoming.isFarAway)
            #expect(isNear(incoming.frame, CGRect(x: 27.717, y: -91.478, width: 286.857, height: 1034.956)))
        }
        look(.flip, at: 1, operation) { incoming, outgoing in
            #expect(isNear(incoming.frame, Self.screen))
            #expect(abs(outgoing.cosine) < 1e-6)
        }
    }

    @Test("From right to left a flip turns the other way", arguments: operations)
    func mirroredFlip(_ operation: TransitionTheatre.Operation) {
        look(.flip, at: 0.25, operation, .rightToLeft) { _, outgoing in
            #expect(outgoing.isFarAway)
            #expect(isNear(outgoing.frame, CGRect(x: 27.717, y: -91.478, width: 286.857, height: 1034.956)))
        }
        look(.flip(from: .leading), at: 0.25, operation, .rightToLeft) { _, outgoing in
            #expect(!outgoing.isFarAway)
        }
    }

    @Test("The faces of a cube meet at its edge", arguments: operations)
    func cube(_ operation: TransitionTheatre.Operation) {
        look(.cube, at: 0.5, operation) { incoming, outgoing in
            #expect(abs(incoming.frame.minX - 196.5) < 0.01)
            #expect(abs(incoming.frame.maxX - 418.82) < 0.01)
            #expect(abs(outgoing.frame.maxX - 196.5) < 0.01)
            #expect(abs(outgoing.frame.minX - -25.82) < 0.01)
        }
        look(.cube, at: 0.5, operation, .rightToLeft) { incoming, _ in
            #expect(abs(incoming.frame.maxX - 196.5) < 0.01)
        }
        look(.cube(from: .bottom), at: 0.5, operation) { incoming, outgoing in
            #expect(abs(incoming.frame.minY - 426) < 0.01)
            #expect(abs(outgoing.frame.maxY - 426) < 0.01)
        }
    }

    @Test("A door stays at its hinge, and its other edge moves away", arguments: operations)
    func door(_ operation: TransitionTheatre.Operation) {
        look(.door, at: 0.5, operation) { incoming, outgoing in
            #expect(isNear(incoming.frame, CGRect(x: 0, y: 0, width: 205.31, height: 852)))
            #expect(isNear(outgoing.frame, Self.screen))
        }
        look(.door, at: 0.5, operation, .rightToLeft) { incoming, _ in
            #expect(isNear(incoming.frame, CGRect(x: 187.69, y: 0, width: 205.31, height: 852)))
        }
        look(.door(hinge: .top), at: 0, operation) { incoming, _ in
            #expect(incoming.frame.height < 0.01)
        }
    }

    @Test("While it turns, the back is hidden, and nothing that is below cuts through it")
    func layers() {
        let theatre = TransitionTheatre(.present, .door)
        let interaction = theatre.drive(to: 0.5)
        let layer: CALayer = theatre.second.view.layer
        #expect(!layer.isDoubleSided)
        #expect(layer.zPosition == 3408)
        #expect(layer.anchorPoint == CGPoint(x: 0, y: 0.5))
        interaction.finish()
        theatre.stage.settle()
        #expect(theatre.faults(completed: true) == [])
    }

    @Test("A layer that was different before is so again")
    func own() {
        let theatre = TransitionTheatre(.push, .door)
        let layer: CALayer = theatre.second.view.layer
        layer.zPosition = 3
        layer.isDoubleSided = false
        theatre.drive(to: 0.5).finish()
        theatre.stage.settle()
        #expect(layer.zPosition == 3)
        #expect(!layer.isDoubleSided)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(theatre.second.view.frame == Self.screen)
    }

    @Test("A layout pass in the middle leaves a door at its hinge")
    func layout() {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 400))
        scene.presenter.presentAsCard(content, style: Card(animation: .door))
        scene.stage.advance(by: 0.25)
        guard let chrome = content.cardPresentationController?.presentedView else { return }
        let before = Seen(chrome).frame
        content.cardPresentationController?.containerView?.setNeedsLayout()
        content.cardPresentationController?.containerView?.layoutIfNeeded()
        #expect(isNear(Seen(chrome).frame, before))
        scene.stage.settle()
        #expect(CATransform3DIsIdentity(chrome.transform3D))
        #expect(chrome.layer.zPosition == 0)
        #expect(chrome.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }

    @Test(
        "A card that is caught while it turns stays as it is seen, and straightens out",
        arguments: [TransitionAnimation.flip, .cube, .door])
    func caught(animation: TransitionAnimation) {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 400))
        scene.presenter.presentAsCard(content, style: Card(animation: animation))
        scene.stage.advance(by: 0.35)
        guard let chrome = content.cardPresentationController?.presentedView else { return }
        let seen = Seen(chrome).frame
        scene.stage.touchDown(at: CGPoint(x: seen.midX, y: 700))
        scene.stage.touchMoved(to: CGPoint(x: seen.midX, y: 715))
        #expect(abs(Seen(chrome).frame.minX - seen.minX) < 2)
        #expect(chrome.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
        #expect(CATransform3DIsIdentity(chrome.transform3D))
        #expect(chrome.layer.zPosition == 0)
        #expect(chrome.layer.isDoubleSided)
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(
            WindowDump(scene.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [])
    }

    @Test(
        "A swipe dismisses a card whose animation turns it", arguments: [TransitionAnimation.flip, .cube, .door])
    func swiped(animation: TransitionAnimation) {
        for distance in [40.0, 400] {
            let scene = PresentedStage()
            let content = CountingViewController(CGSize(width: 0, height: 400))
            scene.presenter.presentAsCard(content, style: Card(animation: animation))
            scene.stage.settle()
            guard let chrome = content.cardPresentationController?.presentedView else { return }
            let rest = WindowDump(scene.stage.window)
            scene.stage.drag(
                from: CGPoint(x: 196, y: 440), to: CGPoint(x: 196, y: 440 + distance), duration: 0.4, resting: 0.2)
            scene.stage.settle()
            #expect((scene.presenter.presentedViewController == nil) == (distance > 100))
            #expect(CATransform3DIsIdentity(chrome.transform3D))
            #expect(chrome.layer.zPosition == 0)
            if distance < 100 { #expect(WindowDump(scene.stage.window).differences(from: rest) == []) }
        }
    }
}
