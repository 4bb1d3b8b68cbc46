import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A card that grows out of a view of the presenter, and is dragged along both axes.
@MainActor
struct ZoomPresentationTests {
    @MainActor
    private struct Zoomed {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 300, height: 340))
        let source = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
        let target = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        /// In the middle, on the grid of three pixels a point.
        static let rest = CGRect(x: 140.0 / 3, y: 478, width: 300, height: 340)

        init(animated: Bool = true, style: Card = Card(size: .fixed(CGSize(width: 300, height: 340)))) {
            scene.presenter.view.addSubview(source)
            content.view.addSubview(target)
            var style = style
            style.animation = .zoom(from: source, to: target)
            scene.presenter.presentAsCard(content, style: style, animated: animated)
        }

        var stage: Stage { scene.stage }
        var chrome: UIView? { scene.chrome }

        /// The visible part of the card, apart from the target.
        var opacityBesideTarget: CGFloat { chrome?.mask?.layer.presentation()?.backgroundColor?.alpha ?? 1 }

        /// Presented, at rest.
        static func shown(animated: Bool = true) -> Zoomed {
            let zoomed = Zoomed(animated: animated)
            zoomed.stage.settle()
            return zoomed
        }

        /// Moves a finger that is down from one point to another in steps of a 120th of a second.
        func move(from start: CGPoint, by way: CGPoint, steps: Int = 20) {
            for step in 1...steps {
                stage.advance(by: 1.0 / 120)
                let share = CGFloat(step) / CGFloat(steps)
                stage.touchMoved(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
            }
        }

        func expectShown(_ location: SourceLocation = #_sourceLocation) {
            #expect(scene.presenter.presentedViewController === content, sourceLocation: location)
            #expect(chrome?.frame.isNear(Self.rest) == true, sourceLocation: location)
            #expect(chrome?.transform == .identity && chrome?.alpha == 1, sourceLocation: location)
            #expect(chrome?.mask == nil, sourceLocation: location)
            #expect(chrome?.layer.animationKeys()?.isEmpty != false, sourceLocation: location)
        }

        func expectGone(_ location: SourceLocation = #_sourceLocation) {
            #expect(scene.presenter.presentedViewController == nil, sourceLocation: location)
            #expect(stage.window.subviews == [scene.presenter.view], sourceLocation: location)
            #expect(source.alpha == 1 && !source.isHidden, sourceLocation: location)
            #expect(source.frame == CGRect(x: 40, y: 120, width: 80, height: 80), sourceLocation: location)
            #expect(content.view.transform == .identity && content.view.mask == nil, sourceLocation: location)
        }
    }

    @Test("It comes out of the source, which is invisible as long as the card is there")
    func presentation() throws {
        let zoomed = Zoomed()
        zoomed.stage.advance(by: 0.001)
        let chrome = try #require(zoomed.chrome)
        #expect(chrome.clippedOnScreen.isNear(CGRect(x: 40, y: 120, width: 80, height: 80), within: 0.1))
        #expect(zoomed.target.onScreen().isNear(CGRect(x: 20, y: 120, width: 120, height: 80), within: 0.1))
        #expect(zoomed.source.alpha == 0)
        zoomed.stage.settle()
        zoomed.expectShown()
        #expect(zoomed.source.alpha == 0)
        zoomed.scene.presenter.dismiss(animated: true)
        var last = CGRect.zero
        while chrome.window != nil {
            #expect(zoomed.source.opacityOnScreen == 0)
            last = chrome.clippedOnScreen
            zoomed.stage.advance(by: 1.0 / 120)
        }
        #expect(last.isNear(CGRect(x: 40, y: 120, width: 80, height: 80), within: 1), "\(last)")
        zoomed.expectGone()
    }

    @Test("However it goes, the source is seen again", arguments: [0, 1, 2, 3])
    func restored(way: Int) {
        let zoomed = Zoomed()
        switch way {
        case 0:
            zoomed.stage.settle()
            zoomed.scene.presenter.dismiss(animated: false)
        case 1:
            zoomed.stage.settle()
            zoomed.source.alpha = 1
            zoomed.scene.presenter.dismiss(animated: true)
            zoomed.stage.advance(by: 0.1)
            #expect(zoomed.source.alpha == 0)
        case 2:
            zoomed.stage.settle()
            zoomed.content.cardPresentationController?.card.animation = .crossDissolve
            zoomed.scene.presenter.dismiss(animated: true)
        default:
            zoomed.stage.settle()
            UIAccessibility.settings.isReduceMotionEnabled = true
            zoomed.scene.presenter.dismiss(animated: true)
        }
        zoomed.stage.settle()
        UIAccessibility.settings.isReduceMotionEnabled = false
        zoomed.expectGone()
    }

    @Test("With another source it returns to that, and both are seen again")
    func otherSource() throws {
        let zoomed = Zoomed.shown()
        let other = UIView(frame: CGRect(x: 250, y: 300, width: 50, height: 50))
        zoomed.scene.presenter.view.addSubview(other)
        zoomed.content.cardPresentationController?.card.animation = .zoom(from: other, to: zoomed.target)
        zoomed.scene.presenter.dismiss(animated: true)
        zoomed.stage.advance(by: 0.45)
        #expect(zoomed.source.alpha == 1 && other.alpha == 0)
        let clipped = try #require(zoomed.chrome).clippedOnScreen
        #expect(clipped.isNear(other.frame, within: 3), "\(clipped)")
        zoomed.stage.settle()
        zoomed.expectGone()
        #expect(other.alpha == 1)
    }

    // MARK: Under a finger

    @Test(
        "The point that was grabbed follows the finger in both axes, and the card shrinks",
        arguments: [CGPoint(x: 196, y: 636), CGPoint(x: 60, y: 480)])
    func follows(start: CGPoint) throws {
        let zoomed = Zoomed.shown()
        let chrome = try #require(zoomed.chrome)
        zoomed.stage.touchDown(at: start)
        zoomed.move(from: start, by: CGPoint(x: 0, y: 110))
        zoomed.move(from: CGPoint(x: start.x, y: start.y + 110), by: CGPoint(x: -90, y: 100))
        // The pan absorbs the first ten points, and takes the view where it is then.
        let scale = 1 - 0.5 * 200 / 852 as CGFloat
        #expect(abs(chrome.transform.a - scale) < 1e-6 && abs(chrome.transform.d - scale) < 1e-6)
        let grabbed = chrome.onScreen(
            CGRect(x: start.x - Zoomed.rest.minX, y: start.y + 10 - Zoomed.rest.minY, width: 0, height: 0))
        #expect(abs(grabbed.minX - start.x + 90) < 0.01, "\(grabbed)")
        #expect(abs(grabbed.minY - start.y - 210) < 0.01, "\(grabbed)")
        #expect(zoomed.source.alpha == 0)
        zoomed.stage.touchUp()
        zoomed.stage.settle()
    }

    @Test(
        "Let go it returns into the source, without a jump, whichever way it was thrown",
        arguments: [
            CGPoint(x: 150, y: 250), CGPoint(x: -150, y: 250), CGPoint(x: 0, y: 320),
        ])
    func returns(way: CGPoint) throws {
        let zoomed = Zoomed.shown()
        let chrome = try #require(zoomed.chrome)
        let start = CGPoint(x: 196, y: 600)
        zoomed.stage.touchDown(at: start)
        zoomed.move(from: start, by: way)
        zoomed.stage.touchUp()
        var (last, step) = (zoomed.target.onScreen(), CGFloat(0))
        while chrome.window != nil {
            zoomed.stage.advance(by: 1.0 / 120)
            guard chrome.window != nil else { break }
            let now = zoomed.target.onScreen()
            step = max(step, abs(now.midX - last.midX), abs(now.midY - last.midY), abs(now.width - last.width))
            last = now
        }
        #expect(step < 45, "\(step)")
        #expect(last.isNear(CGRect(x: 20, y: 120, width: 120, height: 80), within: 1), "\(last)")
        zoomed.stage.settle()
        zoomed.expectGone()
    }

    @Test("Let go before the threshold it goes back to its place, as before", arguments: [true, false])
    func cancelled(animated: Bool) throws {
        let zoomed = Zoomed.shown(animated: animated)
        let before = WindowDump(zoomed.stage.window)
        let start = CGPoint(x: 100, y: 600)
        zoomed.stage.touchDown(at: start)
        zoomed.move(from: start, by: CGPoint(x: 60, y: 80))
        zoomed.stage.advance(by: 0.3)
        #expect(zoomed.source.alpha == 0)
        zoomed.stage.touchUp()
        zoomed.stage.settle()
        zoomed.expectShown()
        // Presented without animation, it hides the source from the first drag on.
        if animated { #expect(before.differences(from: WindowDump(zoomed.stage.window)) == []) }
        zoomed.scene.presenter.dismiss(animated: false)
        zoomed.stage.settle()
        zoomed.expectGone()
    }

    @Test(
        "Caught on its way out of the source or back it stays under the finger, and is presented",
        arguments: [0.1, 0.2])
    func caught(moment: TimeInterval) throws {
        for isDismissal in [false, true] {
            let zoomed = isDismissal ? Zoomed.shown() : Zoomed()
            if isDismissal { zoomed.scene.presenter.dismiss(animated: true) }
            zoomed.stage.advance(by: moment)
            let chrome = try #require(zoomed.chrome)
            let before = chrome.clippedOnScreen
            let faded = zoomed.opacityBesideTarget
            let start = CGPoint(x: before.midX, y: before.midY)
            zoomed.stage.touchDown(at: start)
            zoomed.stage.touchMoved(to: CGPoint(x: start.x, y: start.y + 12))
            let after = chrome.clippedOnScreen
            #expect(abs(after.midX - before.midX) < 4 && abs(after.midY - before.midY) < 8, "\(before) \(after)")
            #expect(abs(after.width - before.width) < 4, "\(before) \(after)")
            #expect(faded < 0.95)
            #expect(abs(zoomed.opacityBesideTarget - faded) < 0.02, "\(faded) \(zoomed.opacityBesideTarget)")
            zoomed.stage.advance(by: 0.3)
            zoomed.stage.touchUp()
            zoomed.stage.settle()
            zoomed.expectShown()
            #expect(zoomed.source.alpha == 0)
            zoomed.scene.presenter.dismiss(animated: true)
            zoomed.stage.settle()
            zoomed.expectGone()
        }
    }

    @Test("Dismissed by code under a finger it returns into the source from where it is")
    func dismissedByCode() throws {
        let zoomed = Zoomed.shown()
        let chrome = try #require(zoomed.chrome)
        let start = CGPoint(x: 196, y: 600)
        zoomed.stage.touchDown(at: start)
        // Not far enough for a dismissal to have begun: the finger pulls it inward.
        zoomed.move(from: start, by: CGPoint(x: 0, y: -60))
        zoomed.scene.presenter.dismiss(animated: true)
        var last = CGRect.zero
        for _ in 0..<120 where chrome.window != nil {
            last = chrome.clippedOnScreen
            zoomed.stage.advance(by: 1.0 / 120)
        }
        #expect(last.isNear(CGRect(x: 40, y: 120, width: 80, height: 80), within: 1), "\(last)")
        zoomed.stage.touchUp()
        zoomed.stage.settle()
        zoomed.expectGone()
    }

    @Test("A source that goes under the finger lets the card leave by its edge")
    func lostMeanwhile() throws {
        let zoomed = Zoomed.shown()
        let chrome = try #require(zoomed.chrome)
        let start = CGPoint(x: 196, y: 600)
        zoomed.stage.touchDown(at: start)
        zoomed.move(from: start, by: CGPoint(x: 40, y: 200))
        zoomed.source.removeFromSuperview()
        zoomed.stage.touchUp()
        var last = chrome.onScreen()
        while chrome.window != nil {
            let now = chrome.onScreen()
            #expect(now.minY >= last.minY - 0.01)
            last = now
            zoomed.stage.advance(by: 1.0 / 120)
        }
        #expect(last.minY > 845, "\(last)")
        zoomed.stage.settle()
        #expect(zoomed.scene.presenter.presentedViewController == nil)
        #expect(zoomed.source.alpha == 1)
    }

    @Test("A card that refuses to go springs back, unclipped")
    func refused() throws {
        let zoomed = Zoomed.shown()
        zoomed.content.isModalInPresentation = true
        let start = CGPoint(x: 196, y: 600)
        zoomed.stage.touchDown(at: start)
        zoomed.move(from: start, by: CGPoint(x: 30, y: 240))
        zoomed.stage.touchUp()
        zoomed.stage.settle()
        zoomed.expectShown()
    }

    @Test("A screen that is square at rest gets round corners under the finger, and is square again after it")
    func corners() throws {
        let scene = PresentedStage()
        let source = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
        scene.presenter.view.addSubview(source)
        let content = CountingViewController()
        scene.presenter.present(content, as: WholeStyle(animation: .zoom(from: source)))
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        #expect(content.view.safeAreaInsets == insets)
        let start = CGPoint(x: 196, y: 300)
        scene.stage.touchDown(at: start)
        for step in 1...10 {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 300 + 11 * CGFloat(step)))
            // Its content is not laid out again.
            #expect(content.view.safeAreaInsets == insets)
        }
        let mask = try #require(chrome.mask)
        #expect(mask.layer.cornerRadius == 24)
        #expect(mask.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(chrome.mask == nil)
        #expect(chrome.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
}
