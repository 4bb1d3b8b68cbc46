import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A view that has grown out of another one, and is swiped away: it returns to that view.
@MainActor
struct ZoomReturnTests {
    enum Kind: CaseIterable {
        case card, topCard, halfSheet, popup, drawer

        @MainActor
        func style(_ animation: TransitionAnimation, presenter: PresenterAppearance) -> any PresentationStyle {
            let size = PresentationSize.fixed(CGSize(width: 300, height: 340))
            return switch self {
            case .card: Card(size: size, presenter: presenter, animation: animation)
            case .topCard: Card(size: size, edge: .top, presenter: presenter, animation: animation)
            case .halfSheet: HalfSheet(presenter: presenter, animation: animation)
            case .popup: Popup(size: size, animation: animation, dismissal: .swipe)
            case .drawer: Drawer(presenter: presenter, animation: animation)
            }
        }
    }

    /// A presentation out of a square thumbnail.
    @MainActor
    private struct Zoomed {
        let scene: PresentedStage
        let content = CountingViewController(CGSize(width: 300, height: 340))
        let thumbnail = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
        let delegate = RecordingDelegate()

        init(
            _ kind: Kind = .card, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
            presenter: PresenterAppearance = .unchanged
        ) {
            scene = PresentedStage(direction: direction)
            scene.presenter.view.addSubview(thumbnail)
            scene.presenter.present(content, as: kind.style(.zoom(from: thumbnail), presenter: presenter))
            content.presentationController?.delegate = delegate
            scene.stage.settle()
            content.forgetCalls()
        }

        var stage: Stage { scene.stage }
        var controller: PresentationController? { content.presentationController as? PresentationController }

        /// The visible part of the view.
        func seen(_ chrome: UIView?) throws -> CGRect { try #require(chrome).clippedOnScreen }

        /// Drags the view outward by that distance, in steps of 10 points.
        func pull(_ way: CGFloat, resting: Bool) throws {
            let chrome = try #require(scene.chrome)
            let axis = try #require(controller?.path?.axis)
            let start = ViewGeometry(onScreen: chrome).center
            stage.touchDown(at: start)
            for step in 1...Int(way / 10) {
                stage.advance(by: 1.0 / 120)
                let vector = axis.vector(CGFloat(step) * 10)
                stage.touchMoved(to: CGPoint(x: start.x + vector.x, y: start.y + vector.y))
            }
            if resting { stage.advance(by: 0.3) }
        }

        /// Returns the visible part of the view in each 120th of a second, until it has gone.
        func frames() throws -> [CGRect] {
            let chrome = try #require(scene.chrome)
            var frames = [try seen(chrome)]
            while frames.count < 240 {
                stage.advance(by: 1.0 / 120)
                guard chrome.window != nil else { break }
                frames.append(try seen(chrome))
            }
            stage.settle()
            return frames
        }

        /// Everything is as it was before.
        func expectGone(at location: SourceLocation = #_sourceLocation) {
            #expect(scene.presenter.presentedViewController == nil, sourceLocation: location)
            #expect(stage.window.subviews == [scene.presenter.view], sourceLocation: location)
            #expect(scene.presenter.view.transform == .identity, sourceLocation: location)
            #expect(content.view.transform == .identity && content.view.alpha == 1, sourceLocation: location)
            #expect(thumbnail.frame == CGRect(x: 40, y: 120, width: 80, height: 80), sourceLocation: location)
            #expect(content.calls == ["willDisappear", "didDisappear"], sourceLocation: location)
            #expect(delegate.calls == ["should", "will", "did"], sourceLocation: location)
        }
    }

    /// Ends without a jump over the thumbnail, clipped to it.
    private func expectReturn(_ frames: [CGRect], at location: SourceLocation = #_sourceLocation) throws {
        let last = try #require(frames.last)
        #expect(
            last.isNear(CGRect(x: 40, y: 120, width: 80, height: 80), within: 1.5), "\(last)", sourceLocation: location)
        let steps = zip(frames.dropFirst(), frames).map { next, frame in
            max(abs(next.midX - frame.midX), abs(next.midY - frame.midY), abs(next.width - frame.width))
        }
        #expect((steps.max() ?? 0) < 45, "\(steps)", sourceLocation: location)
        // The spring adds at most 333 · 650 · (1/120)² = 15 points to the movement in a frame, and takes a little more
        // off a flick.
        #expect(zip(steps.dropFirst(), steps).allSatisfy { abs($0 - $1) < 20 }, "\(steps)", sourceLocation: location)
    }

    @Test(
        "Flung away it returns to the view that it came from, at the size of that", arguments: Kind.allCases,
        [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func flung(kind: Kind, direction: UITraitEnvironmentLayoutDirection) throws {
        let zoomed = Zoomed(kind, direction)
        try zoomed.pull(150, resting: false)
        zoomed.stage.touchUp()
        try expectReturn(try zoomed.frames())
        zoomed.expectGone()
    }

    @Test("Let go at rest beyond the threshold, too", arguments: Kind.allCases)
    func rested(kind: Kind) throws {
        let zoomed = Zoomed(kind)
        try zoomed.pull(300, resting: true)
        let held = try zoomed.seen(zoomed.scene.chrome)
        zoomed.stage.touchUp()
        let frames = try zoomed.frames()
        #expect(abs(frames[0].midY - held.midY) < 0.01 && abs(frames[0].width - held.width) < 0.01)
        try expectReturn(frames)
        zoomed.expectGone()
    }

    @Test("A finger that is gone before UIKit begins lets it return all the same", arguments: Kind.allCases)
    func flicked(kind: Kind) throws {
        let zoomed = Zoomed(kind, presenter: .pushedBack())
        let axis = try #require(zoomed.controller?.path?.axis)
        let start = try #require(zoomed.scene.chrome).center
        zoomed.stage.touchDown(at: start)
        zoomed.stage.advance(by: 1.0 / 120)
        zoomed.stage.touchMoved(to: CGPoint(x: start.x + axis.vector(40).x, y: start.y + axis.vector(40).y))
        zoomed.stage.touchUp()
        try expectReturn(try zoomed.frames())
        zoomed.expectGone()
    }

    @Test("The dimming goes on fading, whichever way the view goes", arguments: Kind.allCases)
    func dimming(kind: Kind) throws {
        let zoomed = Zoomed(kind)
        try zoomed.pull(150, resting: false)
        zoomed.stage.touchUp()
        let dimming = try #require(zoomed.scene.view(named: "presentation.dimming"))
        var last = try visible(dimming).opacity
        #expect(last > 0.3 && last < 1)
        for _ in 0..<30 {
            zoomed.stage.advance(by: 1.0 / 120)
            let now = try visible(dimming).opacity
            #expect(now < last && last - now < 0.1)
            last = now
        }
        zoomed.stage.settle()
        zoomed.expectGone()
    }

    @Test("It starts with the finger's velocity, and comes back from there")
    func velocity() throws {
        let zoomed = Zoomed()
        try zoomed.pull(100, resting: false)
        zoomed.stage.touchUp()
        let before = try zoomed.seen(zoomed.scene.chrome).midY
        zoomed.stage.advance(by: 0.001)
        // 10 points in each 120th of a second; a thousandth of a second later the spring has taken off little.
        let velocity = (try zoomed.seen(zoomed.scene.chrome).midY - before) / 0.001
        #expect(velocity > 900 && velocity < 1250)
        zoomed.stage.settle()
        zoomed.expectGone()
    }

    @Test(
        "Where the presenting view stands back, it returns to where the source is in the end", arguments: Kind.allCases,
        [true, false])
    func pushedBack(kind: Kind, byFinger: Bool) throws {
        guard kind != .popup else { return }
        let zoomed = Zoomed(kind, presenter: .pushedBack(scale: 0.8))
        if byFinger {
            try zoomed.pull(150, resting: false)
            zoomed.stage.touchUp()
        } else {
            zoomed.scene.presenter.dismiss(animated: true)
            zoomed.stage.advance(by: 1.0 / 60)
        }
        let last = try #require(try zoomed.frames().last)
        #expect(last.isNear(CGRect(x: 40, y: 120, width: 80, height: 80), within: 2), "\(last)")
        #expect(zoomed.stage.window.subviews == [zoomed.scene.presenter.view])
        #expect(zoomed.scene.presenter.view.transform == .identity)
    }

    @Test("Caught on its way back it is presented again, wherever it was", arguments: Kind.allCases, [0.1, 0.2])
    func caught(kind: Kind, moment: TimeInterval) throws {
        let zoomed = Zoomed(kind)
        let rest = try #require(zoomed.scene.chrome).frame
        try zoomed.pull(150, resting: false)
        zoomed.stage.touchUp()
        zoomed.stage.advance(by: moment)
        let before = try zoomed.seen(zoomed.scene.chrome)
        zoomed.stage.touchDown(at: CGPoint(x: before.midX, y: before.midY))
        let way = try #require(zoomed.controller?.path?.axis).vector(-12)
        zoomed.stage.touchMoved(to: CGPoint(x: before.midX + way.x, y: before.midY + way.y))
        let after = try zoomed.seen(zoomed.scene.chrome)
        #expect(abs(after.midX - before.midX) < 4 && abs(after.midY - before.midY) < 4)
        zoomed.stage.touchUp()
        zoomed.stage.settle()
        #expect(zoomed.scene.presenter.presentedViewController === zoomed.content)
        // The nearest of a sheet's detents: above all of them that is the largest.
        let nearest = kind == .halfSheet ? CGRect(x: 0, y: 69, width: 393, height: 783) : rest
        #expect(zoomed.scene.chrome?.frame == nearest)
        #expect(zoomed.scene.chrome?.transform == .identity && zoomed.scene.chrome?.alpha == 1)
        #expect(zoomed.delegate.calls == ["should", "will"])
    }

    @Test("Taken back it is where it was", arguments: Kind.allCases)
    func takenBack(kind: Kind) throws {
        let zoomed = Zoomed(kind)
        let rest = try #require(zoomed.scene.chrome).frame
        try zoomed.pull(60, resting: true)
        zoomed.stage.touchUp()
        zoomed.stage.settle()
        #expect(zoomed.scene.presenter.presentedViewController === zoomed.content)
        #expect(zoomed.scene.chrome?.frame == rest)
        #expect(zoomed.scene.chrome?.transform == .identity && zoomed.scene.chrome?.alpha == 1)
        #expect(zoomed.content.calls == ["willDisappear", "willAppear", "didAppear"])
    }

    @Test("Without its source it leaves by its edge", arguments: Kind.allCases)
    func withoutSource(kind: Kind) throws {
        let zoomed = Zoomed(kind)
        let axis = try #require(zoomed.controller?.path?.axis)
        zoomed.thumbnail.removeFromSuperview()
        try zoomed.pull(150, resting: false)
        zoomed.stage.touchUp()
        let chrome = try #require(zoomed.scene.chrome)
        var last = ViewGeometry(onScreen: chrome).frame
        while chrome.window != nil {
            let place = ViewGeometry(onScreen: chrome).frame
            #expect(axis.position(of: place) >= axis.position(of: last) - 0.01)
            last = place
            zoomed.stage.advance(by: 1.0 / 120)
        }
        #expect(axis.position(of: last) > axis.hidden(in: CGSize(width: 393, height: 852)) - 1)
        zoomed.stage.settle()
        #expect(zoomed.stage.window.subviews == [zoomed.scene.presenter.view])
    }
}
