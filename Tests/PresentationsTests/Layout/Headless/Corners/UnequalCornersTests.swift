import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Views with a radius for each corner, and the material behind their content.
@MainActor
struct UnequalCornersTests {
    private let scene = PresentedStage(.iPhone15)

    private func clips() -> [UIView] {
        var clips: [UIView] = []
        var view = scene.view(named: "presentation.clip")
        while let clip = view {
            clips.append(clip)
            view = clip.subviews.first { $0.clipsToBounds && $0.layer.cornerCurve == .continuous }
        }
        return clips
    }

    @Test("Equal radii need one clip, and the same layers as before")
    func equal() {
        _ = scene.presentCard(Card { $0.corners = .fixed(24) })
        scene.stage.settle()
        let clips = clips()
        #expect(clips.count == 1)
        #expect(clips.first?.layer.cornerRadius == 24)
        #expect(clips.first?.layer.maskedCorners == .allCorners)
    }

    @Test("Two pairs of radii need two clips, four radii four; all fill the card and curve continuously")
    func several() throws {
        let content = scene.presentCard(Card { $0.corners = Corners(top: 10, bottom: 30) })
        scene.stage.settle()
        #expect(clips().map(\.layer.cornerRadius) == [10, 30])
        #expect(clips().map(\.layer.maskedCorners) == [.topCorners, .bottomCorners])
        let shadow = try #require(scene.chrome?.layer.shadowPath)
        #expect(shadow.boundingBoxOfPath == scene.chrome?.bounds)
        // 3.5 points from a corner on the diagonal: outside of a radius of 30, inside of one of 10.
        #expect(shadow.contains(CGPoint(x: 3.5, y: 3.5)))
        #expect(!shadow.contains(CGPoint(x: 3.5, y: 336.5)))
        content.cardPresentationController?.animateChanges {
            $0.corners = Corners(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)
        }
        scene.stage.settle()
        #expect(clips().map(\.layer.cornerRadius) == [1, 2, 3, 4])
        #expect(clips().allSatisfy { $0.bounds.size == scene.chrome?.bounds.size })
        content.cardPresentationController?.animateChanges { $0.corners = nil }
        scene.stage.settle()
        #expect(clips().map(\.layer.cornerRadius) == [24, 24, 24, 24])
        #expect(content.view.isDescendant(of: try #require(clips().last)))
        #expect(content.calls.filter { $0.contains("Disappear") }.isEmpty)
    }

    @Test("A change to other radii is animated from the old ones")
    func animated() throws {
        let content = scene.presentCard()
        scene.stage.settle()
        content.cardPresentationController?.animateChanges { $0.corners = Corners(top: 24, bottom: 64) }
        scene.stage.advance(by: 0.1)
        let lower = try #require(clips().last)
        let radius = try visible(lower).cornerRadius
        #expect(radius > 26 && radius < 62)
        scene.stage.settle()
        #expect(clips().map(\.layer.cornerRadius) == [24, 64])
    }

    @Test("A card is dragged and dismissed with them, and costs in a step what it costs without")
    func dragged() throws {
        _ = scene.presentCard(Card { $0.corners = Corners(top: 10, bottom: 30) })
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 650))
        scene.stage.advance(by: 1.0 / 60)
        let work = WorkCounter.counting { scene.stage.touchMoved(to: CGPoint(x: 196, y: 670)) }
        #expect(work.writes(.position, to: chrome.layer) == 1)
        #expect(work.writes(.bounds) == 0)
        #expect(work.writes(.cornerRadius) == 0)
        #expect(work.paths == 0)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 840))
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A card that is pushed back has its own corners where they are round enough")
    func pushedBack() {
        let content = scene.presentCard(Card { $0.corners = Corners(top: 4, bottom: 30) })
        scene.stage.settle()
        let upper = CountingViewController(CGSize(width: 0, height: 200))
        content.presentAsCard(upper, style: Card(presenter: .pushedBack()))
        scene.stage.settle()
        #expect(clips().map(\.layer.cornerRadius) == [12, 30])
        upper.dismiss(animated: true)
        scene.stage.settle()
        #expect(clips().map(\.layer.cornerRadius) == [4, 30])
    }

    @Test("With Increase Contrast each corner has its border, and the innermost clip the background")
    func border() throws {
        let scene = Stage(.iPhone15, accessibilityContrast: .high)
        let presenter = CountingViewController()
        scene.show(presenter)
        presenter.presentAsCard(
            CountingViewController(CGSize(width: 0, height: 340)),
            style: Card {
                $0.backgroundColor = .systemRed
                $0.corners = Corners(top: 10, bottom: 30)
            })
        scene.settle()
        let outer = try #require(scene.window.firstView(named: "presentation.clip"))
        let inner = try #require(outer.subviews.first)
        #expect(outer.backgroundColor == nil && inner.backgroundColor != nil)
        let border = try #require(scene.window.firstView(named: "presentation.border"))
        #expect(border.subviews.map { $0.subviews[0].layer.cornerRadius } == [10, 10, 30, 30])
        #expect(border.subviews.map { $0.subviews[0].layer.borderWidth } == [1, 1, 1, 1])
    }

    @Test("A material is behind the content, fills the card, and moves into the innermost clip")
    func material() throws {
        let content = scene.presentCard(Card { $0.material = .glass(fallback: .systemThinMaterial) })
        scene.stage.settle()
        let material = try #require(scene.view(named: "presentation.material") as? UIVisualEffectView)
        #expect((material.effect as? UIBlurEffect)?.style == .systemThinMaterial)
        #expect(material.frame == scene.chrome?.bounds)
        content.cardPresentationController?.animateChanges { $0.corners = Corners(top: 10, bottom: 30) }
        scene.stage.settle()
        #expect(material.superview === clips().last)
        #expect(material.superview?.subviews.first === material)
        content.cardPresentationController?.card.material = nil
        scene.stage.settle()
        #expect(scene.view(named: "presentation.material") == nil)
    }
}
