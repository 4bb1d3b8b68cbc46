import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The work of one step of a finger, counted.
@MainActor
struct DragWorkTests {
    private let scene = PresentedStage()

    /// Holds a sheet of three detents with 200 rows; 392 is the middle one.
    private func hold(_ style: HalfSheet, rows: Int = 200) throws -> ChromeView {
        scene.presenter.presentAsHalfSheet(ListViewController(rows: rows), style: style)
        scene.stage.settle()
        let chrome = try #require(scene.chrome as? ChromeView)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        return chrome
    }

    private func count(_ way: CGFloat) -> WorkCounter {
        scene.stage.advance(by: 1.0 / 120)
        return WorkCounter.counting { scene.stage.touchMoved(to: CGPoint(x: 196, y: 500 + way)) }
    }

    private func expectOneWrite(_ work: WorkCounter, _ chrome: ChromeView, alphas: Int) {
        #expect(work.writes(.position, to: chrome.layer) == 1)
        #expect(work.writes(.position) == 1)
        #expect(work.writes(.bounds, to: chrome.layer) == 0)
        #expect(work.writes(.transform) == 0)
        #expect(work.writes(.opacity) <= alphas)
        #expect(work.writes(.cornerRadius) == 0)
        #expect(work.writes(.shadowPath) == 0)
        #expect(work.forcedLayouts == 0)
        #expect(work.layouts(of: chrome.layer) == 0)
        #expect(work.fittings == 0)
        #expect(work.paths == 0)
    }

    private let detents: [HalfSheet.Detent] = [.height(200), .medium(), .large()]

    @Test("Between the detents: one geometry, at most one alpha, and one layout for the new height (Z14)")
    func betweenDetents() throws {
        let style = HalfSheet(
            detents: detents, selectedDetentIdentifier: .medium, largestUndimmedDetentIdentifier: .medium)
        let chrome = try hold(style)
        // The first step makes the room that the clip and its shadow then keep.
        _ = count(-20)
        for way in Array(stride(from: CGFloat(-30), through: -300, by: -15)) + [-290, -200, -101, 20, 90] {
            let work = count(way)
            #expect(work.writes(.position, to: chrome.layer) == 1)
            #expect(work.writes(.bounds, to: chrome.layer) == 1)
            #expect(work.writes(.opacity) <= 1)
            #expect(work.layouts(of: chrome.layer) == 1)
            #expect(work.forcedLayouts == 0)
            #expect(work.fittings == 0)
            #expect(work.writes(.transform) == 0)
            #expect(work.writes(.cornerRadius) == 0)
            #expect(work.writes(.shadowPath) == 0)
            #expect(work.paths == 0)
        }
    }

    @Test("Between the detents of content that is laid out at rest: one centre, and at most one alpha")
    func laidOutAtRest() throws {
        let style = HalfSheet {
            $0.detents = detents
            $0.selectedDetentIdentifier = .medium
            $0.largestUndimmedDetentIdentifier = .medium
            $0.resizesContentWhileDragging = false
        }
        let chrome = try hold(style)
        // The first step inward gives the sheet its largest size.
        _ = count(-20)
        for way in stride(from: CGFloat(-30), through: -300, by: -15) {
            expectOneWrite(count(way), chrome, alphas: 1)
        }
        for way in stride(from: CGFloat(-290), through: 90, by: 15) {
            expectOneWrite(count(way), chrome, alphas: 1)
        }
    }

    @Test("Within the rubber band, too")
    func rubberBand() throws {
        let chrome = try hold(HalfSheet(detents: [.medium()]), rows: 0)
        // Until the sheet has left the home indicator, 34 points, its safe area changes: UIKit lays out for that.
        _ = count(-150)
        for way in stride(from: CGFloat(-165), through: -330, by: -15) {
            expectOneWrite(count(way), chrome, alphas: 0)
        }
    }

    @Test("And while it is on its way out")
    func dismissing() throws {
        let chrome = try hold(HalfSheet(detents: [.medium(), .large()]))
        _ = count(20)
        for way in stride(from: CGFloat(35), through: 200, by: 15) {
            expectOneWrite(count(way), chrome, alphas: 1)
        }
    }

    @Test("Cards and popups", arguments: [PresentationKind.card, .popup, .pushedBackCard])
    func cards(style: PresentationKind) throws {
        let content = CountingViewController(CGSize(width: 281, height: 400))
        if style == .popup {
            scene.presenter.presentAsPopup(content, style: Popup(dismissal: .swipe))
        } else {
            style.present(content, from: scene.presenter, animated: true)
        }
        scene.stage.settle()
        let chrome = try #require(scene.chrome as? ChromeView)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        // Until a card has passed the home indicator, 34 points, its safe area changes: UIKit lays out for that.
        _ = count(50)
        for way in stride(from: CGFloat(65), through: 185, by: 15) {
            expectOneWrite(count(way), chrome, alphas: 1)
        }
    }

    @Test("A finger that stays costs nothing")
    func staying() throws {
        _ = try hold(HalfSheet())
        _ = count(-100)
        let work = count(-100)
        #expect(work.writes(.position) == 0)
        #expect(work.writes(.opacity) == 0)
        #expect(work.layoutCount == 0)
    }

    @Test("Content that is laid out at rest is laid out once in a drag inward, and not at all in one outward")
    func layouts() throws {
        let chrome = try hold(HalfSheet { $0.resizesContentWhileDragging = false })
        _ = count(20)
        var layouts = 0
        for way in stride(from: CGFloat(10), through: -250, by: -10) { layouts += count(way).layouts(of: chrome.layer) }
        for way in stride(from: CGFloat(-250), through: 100, by: 10) { layouts += count(way).layouts(of: chrome.layer) }
        #expect(layouts == 1)
    }

    @Test("Detents are resolved once for an invalidation, and not by a drag or what follows it")
    func resolvers() throws {
        let counter = Counter()
        let custom = HalfSheet.Detent.custom(identifier: .init("custom")) { _ in
            counter.count += 1
            return 500
        }
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.height(200), custom, .large()]))
        scene.stage.settle()
        let start = counter.count
        scene.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 400), duration: 0.2)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 500), duration: 0.6)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 560), duration: 0.6)
        scene.stage.settle()
        #expect(counter.count == start)
        content.halfSheetPresentationController?.invalidateDetents()
        scene.stage.settle()
        #expect(counter.count == start + 1)
    }

    private final class Counter: @unchecked Sendable {
        // Only ever used on the main thread; a resolver has to be Sendable.
        var count = 0
    }
}
