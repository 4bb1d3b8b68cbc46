import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Cards and popups that are swiped to the edge that they came from.
@MainActor
struct EdgeDragTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let edge: PresentationEdge
        var direction = UITraitEnvironmentLayoutDirection.leftToRight
        /// The direction of the dismissal.
        let out: CGPoint
        /// What 100 points of the finger give outward, and inward, where the room counts.
        let stretch: CGFloat
        let inward: CGFloat

        var testDescription: String { "\(edge), \(direction == .rightToLeft ? "right to left" : "left to right")" }
    }

    nonisolated static let rows = [
        Row(edge: .bottom, out: CGPoint(x: 0, y: 1), stretch: 51.665, inward: 39.645),
        Row(edge: .top, out: CGPoint(x: 0, y: -1), stretch: 51.665, inward: 7.362),
        Row(edge: .leading, out: CGPoint(x: -1, y: 0), stretch: 48.248, inward: 13.5),
        Row(edge: .trailing, out: CGPoint(x: 1, y: 0), stretch: 48.248, inward: 13.5),
        Row(edge: .leading, direction: .rightToLeft, out: CGPoint(x: 1, y: 0), stretch: 48.248, inward: 13.5),
        Row(edge: .trailing, direction: .rightToLeft, out: CGPoint(x: -1, y: 0), stretch: 48.248, inward: 13.5),
        Row(edge: .bottom, direction: .rightToLeft, out: CGPoint(x: 0, y: 1), stretch: 51.665, inward: 39.645),
    ]

    /// A card of 250×250 points.
    @MainActor
    private struct Shown {
        let stage: Stage
        let presenter = CountingViewController()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        let row: Row

        init(_ row: Row, isPopup: Bool = false, dismissal: DismissalGestures = .swipe) {
            self.row = row
            stage = Stage(.iPhone15, layoutDirection: row.direction)
            stage.show(presenter)
            presenter.forgetCalls()
            let size = PresentationSize.fixed(CGSize(width: 250, height: 250))
            if isPopup {
                presenter.presentAsPopup(
                    content, style: Popup(size: size, animation: .slide(from: row.edge), dismissal: dismissal))
            } else {
                presenter.presentAsCard(
                    content, style: Card(size: size, animation: .slide(from: row.edge), dismissal: dismissal))
            }
            content.presentationController?.delegate = delegate
            stage.settle()
        }

        var chrome: UIView? { content.presentationController?.presentedView }
        var isPresented: Bool { presenter.presentedViewController != nil }

        /// Drags outward, or inward.
        func drag(_ way: CGFloat, duration: TimeInterval) throws {
            let center = try #require(chrome).center
            stage.drag(
                from: center, to: CGPoint(x: center.x + row.out.x * way, y: center.y + row.out.y * way),
                duration: duration)
        }

        func moved(from center: CGPoint, by way: CGFloat) throws -> CGFloat {
            let now = try visible(chrome).position
            return hypot(now.x - center.x - row.out.x * way, now.y - center.y - row.out.y * way)
        }
    }

    @Test("It follows the finger outward, less the 10 points of the beginning, and comes back", arguments: rows)
    func follows(row: Row) throws {
        let shown = Shown(row)
        let center = try #require(shown.chrome).center
        try shown.drag(100, duration: 2)
        #expect(try shown.moved(from: center, by: 90) < 0.34)
        shown.stage.settle()
        #expect(shown.isPresented)
        #expect(shown.chrome?.center == center)
        #expect(shown.content.calls == ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
        #expect(shown.delegate.calls == ["should", "will"])
        #expect(shown.presenter.calls == [])
    }

    @Test("Inward it gives like a rubber band, and the delegate is not asked", arguments: rows)
    func stretches(row: Row) throws {
        let shown = Shown(row)
        let center = try #require(shown.chrome).center
        try shown.drag(-110, duration: 0.1)
        #expect(try shown.moved(from: center, by: -row.inward) < 0.34)
        shown.stage.settle()
        #expect(shown.chrome?.center == center)
        #expect(shown.chrome?.bounds.size == CGSize(width: 250, height: 250))
        #expect(shown.delegate.calls == [])
    }

    @Test("Beyond 0.382 of its length it leaves, below it comes back (S10)", arguments: rows)
    func distance(row: Row) throws {
        // 0.382 · 250 = 95.5
        let near = Shown(row)
        try near.drag(105, duration: 3)
        near.stage.settle()
        #expect(near.isPresented)
        let far = Shown(row)
        try far.drag(106.5, duration: 3)
        far.stage.settle()
        #expect(!far.isPresented)
        #expect(far.delegate.calls == ["should", "will", "did"])
        #expect(far.content.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(far.stage.window.subviews == [far.presenter.view])
    }

    @Test("At 920 points a second it leaves, below it comes back (S10)", arguments: rows)
    func velocity(row: Row) throws {
        let slow = Shown(row)
        try slow.drag(80, duration: 80 / 915)
        slow.stage.settle()
        #expect(slow.isPresented)
        let quick = Shown(row)
        try quick.drag(80, duration: 80 / 925)
        let center = try visible(quick.chrome).position
        quick.stage.advance(by: 0.05)
        #expect(try quick.moved(from: center, by: 0) > 30)
        quick.stage.settle()
        #expect(!quick.isPresented)
        #expect(quick.delegate.calls == ["should", "will", "did"])
    }

    @Test("A swipe that goes more across than out moves nothing", arguments: rows)
    func across(row: Row) throws {
        let shown = Shown(row)
        let center = try #require(shown.chrome).center
        shown.stage.drag(
            from: center,
            to: CGPoint(
                x: center.x + 120 * row.out.y + 80 * row.out.x, y: center.y + 120 * row.out.x + 80 * row.out.y),
            duration: 0.1)
        #expect(try shown.moved(from: center, by: 0) == 0)
        shown.stage.settle()
        #expect(shown.isPresented)
        #expect(shown.delegate.calls == [])
    }

    @Test("Popups, too", arguments: rows)
    func popups(row: Row) throws {
        let shown = Shown(row, isPopup: true)
        let center = try #require(shown.chrome).center
        try shown.drag(60, duration: 2)
        #expect(try shown.moved(from: center, by: 50) < 0.34)
        shown.stage.settle()
        #expect(shown.chrome?.center == center)
        try shown.drag(120, duration: 0.1)
        shown.stage.settle()
        #expect(!shown.isPresented)
    }

    @Test("Without .swipe it does not move at all", arguments: [true, false])
    func switchedOff(isPopup: Bool) throws {
        let shown = Shown(Self.rows[0], isPopup: isPopup, dismissal: .tapOutside)
        let center = try #require(shown.chrome).center
        try shown.drag(200, duration: 0.1)
        #expect(try shown.moved(from: center, by: 0) == 0)
        shown.stage.settle()
        #expect(shown.isPresented)
        #expect(shown.delegate.calls == [])
    }

    @Test("A popup is not swiped away unless its style says so; one that comes from no edge goes to the bottom")
    func defaults() {
        let scene = PresentedStage()
        for dismissal in [nil, DismissalGestures.swipe] {
            let content = CountingViewController(CGSize(width: 200, height: 200))
            scene.presenter.presentAsPopup(content, style: dismissal.map { Popup(dismissal: $0) } ?? Popup())
            scene.stage.settle()
            scene.stage.drag(from: CGPoint(x: 196, y: 440), to: CGPoint(x: 196, y: 640), duration: 0.1)
            scene.stage.settle()
            #expect((scene.presenter.presentedViewController == nil) == (dismissal != nil))
            content.dismiss(animated: false)
            scene.stage.settle()
        }
    }

    @Test("What is modal gives like a rubber band, and the delegate hears of the attempt (Q3)", arguments: rows)
    func modal(row: Row) throws {
        let shown = Shown(row)
        shown.content.isModalInPresentation = true
        let center = try #require(shown.chrome).center
        try shown.drag(110, duration: 0.05)
        #expect(try shown.moved(from: center, by: row.stretch) < 0.34)
        shown.stage.settle()
        #expect(shown.isPresented)
        #expect(shown.chrome?.center == center)
        #expect(shown.delegate.calls == ["attempt"])
    }
}
