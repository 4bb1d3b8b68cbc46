import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The pointer of a mouse or a trackpad over the grabber. At medium the bar is at 178.5, 397 with 36 by 5 points.
@MainActor
struct GrabberPointerTests {
    private let scene = PresentedStage()

    private func style(of sheet: HalfSheet, at point: CGPoint) throws -> UIPointerStyle? {
        scene.presenter.presentAsHalfSheet(CountingViewController(), style: sheet)
        scene.stage.settle()
        let grabber = try #require(scene.view(named: "presentation.grabber"))
        let interaction = try #require(grabber.interactions.first as? UIPointerInteraction)
        return interaction.style(at: grabber.convert(point, from: nil))
    }

    @Test("Over its zone the pointer becomes a highlight that reaches 8 points beyond the bar")
    func highlight() throws {
        let style = try #require(try style(of: HalfSheet(prefersGrabberVisible: true), at: CGPoint(x: 220, y: 418)))
        guard case .highlight(let preview) = style.effect, case .roundedRect(let rect, let radius)? = style.shape else {
            Issue.record("It is no rounded highlight.")
            return
        }
        #expect(preview.view === scene.view(named: "presentation.grabber"))
        #expect(rect == CGRect(x: 170.5, y: -3, width: 52, height: 21))
        #expect(radius == 10.5)
    }

    @Test("Out of a window it has no style: a targeted preview of it would be an error there")
    func outOfWindow() throws {
        scene.presenter.presentAsHalfSheet(CountingViewController(), style: HalfSheet(prefersGrabberVisible: true))
        scene.stage.settle()
        let grabber = try #require(scene.view(named: "presentation.grabber") as? GrabberView)
        let interaction = try #require(grabber.interactions.first as? UIPointerInteraction)
        let region = UIPointerRegion(rect: grabber.bounds)
        #expect(grabber.pointerInteraction(interaction, styleFor: region) != nil)
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        #expect(grabber.pointerInteraction(interaction, styleFor: region) == nil)
    }

    @Test("Beside the zone, and over a grabber that is not drawn or has one detent only, it stays as it is")
    func none() throws {
        #expect(try style(of: HalfSheet(prefersGrabberVisible: true), at: CGPoint(x: 240, y: 400)) == nil)
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        #expect(try style(of: HalfSheet(), at: CGPoint(x: 196, y: 400)) == nil)
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        let single = HalfSheet(detents: [.medium()], prefersGrabberVisible: true)
        #expect(try style(of: single, at: CGPoint(x: 196, y: 400)) == nil)
    }
}
