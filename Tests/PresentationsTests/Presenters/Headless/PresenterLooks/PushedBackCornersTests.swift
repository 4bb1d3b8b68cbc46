import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A sheet that covers a landscape phone has no round corners; pushed back it has those of every pushed-back view.
@MainActor
struct PushedBackCornersTests {
    private let scene = PresentedStage(orientation: .landscapeLeft)
    private let lower = CountingViewController()

    private func clip() throws -> CALayer { try #require(scene.view(named: "presentation.clip")).layer }

    private func show(_ style: HalfSheet = HalfSheet()) {
        scene.presenter.presentAsHalfSheet(lower, style: style)
        scene.stage.settle()
    }

    private func cover(scale: CGFloat = 0.92) {
        let upper = CountingViewController(CGSize(width: 300, height: 200))
        let animation = TransitionAnimation.slide(from: .bottom, timing: .curve(.linear, duration: 0.5))
        lower.presentAsCard(upper, style: Card(presenter: .pushedBack(scale: scale), animation: animation))
    }

    @Test("All four come with it, and are gone with it")
    func comeAndGo() throws {
        show()
        let clip = try clip()
        let before = WindowDump(scene.stage.window)
        #expect(clip.cornerRadius == 0)
        cover()
        scene.stage.advance(by: 0.25)
        #expect(abs(try #require(clip.presentation()).cornerRadius - 6) < 0.01)
        #expect(clip.maskedCorners == .allCorners)
        scene.stage.settle()
        #expect(clip.cornerRadius == 12)
        #expect(clip.maskedCorners == .allCorners)
        lower.dismiss(animated: true)
        scene.stage.advance(by: 0.25)
        #expect(abs(try #require(clip.presentation()).cornerRadius - 6) < 0.01)
        #expect(clip.maskedCorners == .allCorners)
        scene.stage.settle()
        #expect(clip.cornerRadius == 0)
        #expect(clip.maskedCorners == .topCorners)
        #expect(WindowDump(scene.stage.window).differences(from: before) == [])
    }

    @Test("They follow the finger that takes out what is in front, and come back with it")
    func finger() throws {
        show()
        cover()
        scene.stage.settle()
        let clip = try clip()
        let card = try #require(lower.presentedViewController?.presentationController?.presentedView)
        let top = card.frame.minY
        scene.stage.touchDown(at: CGPoint(x: card.center.x, y: top + 20))
        scene.stage.touchMoved(to: CGPoint(x: card.center.x, y: top + 30))
        let way = 393 - top
        for share in [0.25, 0.5, 0.25] as [CGFloat] {
            scene.stage.touchMoved(to: CGPoint(x: card.center.x, y: top + 30 + way * share))
            scene.stage.advance(by: 1 / 60)
            #expect(abs(try #require(clip.presentation()).cornerRadius - 12 * (1 - share)) < 0.2, "\(share)")
        }
        scene.stage.touchMoved(to: CGPoint(x: card.center.x, y: top + 35))
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(lower.presentedViewController != nil)
        #expect(clip.cornerRadius == 12)
    }

    @Test("Caught on its way, they stay as they are seen", arguments: [0.1, 0.3, 0.4], [true, false])
    func caught(moment: TimeInterval, comes: Bool) throws {
        show()
        cover()
        if !comes {
            scene.stage.settle()
            lower.dismiss(animated: true)
        }
        scene.stage.advance(by: moment)
        let clip = try clip()
        let card = try visible(lower.presentedViewController?.presentationController?.presentedView).frame
        let seen = try #require(clip.presentation()).cornerRadius
        let y = min(370, card.minY + 20)
        scene.stage.touchDown(at: CGPoint(x: card.midX, y: y))
        scene.stage.touchMoved(to: CGPoint(x: card.midX, y: y + 10))
        scene.stage.touchMoved(to: CGPoint(x: card.midX, y: y + 11))
        // A frame shows a commit.
        scene.stage.advance(by: 0)
        #expect(abs(try #require(clip.presentation()).cornerRadius - seen) < 0.3)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(clip.cornerRadius == (lower.presentedViewController == nil ? 0 : 12))
        if lower.presentedViewController != nil { lower.dismiss(animated: true) }
        scene.stage.settle()
        #expect(clip.cornerRadius == 0)
        #expect(clip.maskedCorners == .topCorners)
    }

    @Test("Given back at once on their way, and caught then, none of them stay", arguments: [1, 0.8] as [CGFloat])
    func givenBackAtOnce(scale: CGFloat) throws {
        show()
        cover(scale: scale)
        scene.stage.advance(by: 0.2)
        lower.presentedViewController?.cardPresentationController?.card.presenter = .unchanged
        scene.stage.advance(by: 0.1)
        let card = try visible(lower.presentedViewController?.presentationController?.presentedView).frame
        scene.stage.touchDown(at: CGPoint(x: card.midX, y: card.minY + 20))
        scene.stage.touchMoved(to: CGPoint(x: card.midX, y: card.minY + 31))
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(try clip().cornerRadius == 0)
        #expect(try clip().maskedCorners == .topCorners)
    }

    @Test("Turned meanwhile, the corners are those of the new layout")
    func turned() throws {
        show()
        cover()
        scene.stage.settle()
        let clip = try clip()
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(clip.cornerRadius == 12)
        #expect(clip.maskedCorners == .topCorners)
        scene.stage.rotate(to: .landscapeRight)
        scene.stage.settle()
        #expect(clip.cornerRadius == 12)
        #expect(clip.maskedCorners == .allCorners)
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(clip.cornerRadius == 0)
        #expect(clip.maskedCorners == .topCorners)
    }

    @Test("Another style of the lower one, and another look, show in its corners")
    func changed() throws {
        show()
        cover()
        scene.stage.settle()
        let clip = try clip()
        let sheet = try #require(lower.presentationController as? HalfSheetPresentationController)
        sheet.animateChanges {
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.preferredCornerRadius = 20
        }
        scene.stage.settle()
        #expect(clip.cornerRadius == 20)
        #expect(clip.maskedCorners == .topCorners)
        sheet.animateChanges { $0.prefersEdgeAttachedInCompactHeight = false }
        scene.stage.settle()
        #expect(clip.cornerRadius == 12)
        #expect(clip.maskedCorners == .allCorners)
        let upper = try #require(lower.presentedViewController?.cardPresentationController)
        upper.animateChanges { $0.presenter = .unchanged }
        scene.stage.settle()
        #expect(clip.cornerRadius == 0)
        #expect(clip.maskedCorners == .topCorners)
    }

    @Test("A view with round corners of its own keeps them", arguments: [12, 24] as [CGFloat])
    func own(radius: CGFloat) throws {
        let scene = PresentedStage()
        let lower = CountingViewController()
        scene.presenter.presentAsHalfSheet(lower, style: HalfSheet(preferredCornerRadius: radius))
        scene.stage.settle()
        let upper = CountingViewController(CGSize(width: 300, height: 200))
        lower.presentAsCard(upper, style: Card(presenter: .pushedBack()))
        let clip = try #require(scene.view(named: "presentation.clip")).layer
        for _ in 0..<8 {
            scene.stage.advance(by: 0.07)
            #expect(try #require(clip.presentation()).cornerRadius == radius)
            #expect(clip.maskedCorners == .topCorners)
        }
    }
}
