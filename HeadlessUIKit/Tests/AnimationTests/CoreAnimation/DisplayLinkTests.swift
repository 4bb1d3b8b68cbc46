import Foundation
import Testing
import UIKit

@testable import TestSupport

@MainActor
struct DisplayLinkTests {
    private let ticks = Ticks()

    private func makeLink() -> CADisplayLink {
        MainLoop.current.settle()
        let link = CADisplayLink(target: ticks, selector: Selector(("main")))
        ticks.link = link
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test("A display link is called for every frame, at whole sixtieths from when the first one began")
    func everyFrame() {
        MainLoop.current.advance(by: 0.001)
        let link = makeLink()
        let start = CACurrentMediaTime()
        MainLoop.current.advance(by: 1)
        link.invalidate()
        #expect(ticks.moments.count == 60)
        let frames = ticks.moments.map { ($0 - start) * 60 }
        #expect(frames.allSatisfy { abs($0.rounded() - $0) < 1e-6 })
        #expect(ticks.timestamps == ticks.moments)
        expectClose(link.targetTimestamp - link.timestamp, 1.0 / 60)
        #expect(link.duration == 1.0 / 60)
    }

    @Test("Paused it is not called; resumed it is again")
    func paused() {
        let link = makeLink()
        link.isPaused = true
        MainLoop.current.advance(by: 1)
        #expect(ticks.moments == [])
        link.isPaused = false
        MainLoop.current.advance(by: 0.5)
        #expect(ticks.moments.count == 30)
        link.invalidate()
    }

    @Test("It ticks until it is removed from the last mode that it was added for")
    func modes() {
        let link = makeLink()
        link.add(to: .main, forMode: .default)
        link.remove(from: .main, forMode: .common)
        MainLoop.current.advance(by: 0.5)
        #expect(ticks.moments.count == 30)
        link.remove(from: .main, forMode: .default)
        MainLoop.current.advance(by: 0.5)
        #expect(ticks.moments.count == 30)
    }

    @Test("It can ask for fewer frames")
    func fewerFrames() {
        let link = makeLink()
        link.preferredFramesPerSecond = 30
        MainLoop.current.advance(by: 1)
        #expect(ticks.moments.count == 30)
        link.preferredFramesPerSecond = 0
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
        MainLoop.current.advance(by: 1)
        #expect(ticks.moments.count == 50)
        link.invalidate()
    }

    @Test("Invalidated, also from inside, it is not called any more and lets its target go")
    func invalidated() {
        weak var target: Ticks?
        do {
            let ticks = Ticks()
            ticks.stopsAfter = 3
            let link = CADisplayLink(target: ticks, selector: Selector(("main")))
            ticks.link = link
            link.add(to: .main, forMode: .common)
            target = ticks
        }
        MainLoop.current.advance(by: 0.02)
        #expect(target != nil)
        MainLoop.current.settle()
        #expect(target == nil)
        #expect(MainLoop.current.isAtRest)
    }
}

private final class Ticks: Operation, @unchecked Sendable {
    // Unchecked because it is used on the main thread only.
    var moments: [Double] = []
    var timestamps: [Double] = []
    var stopsAfter = Int.max
    weak var link: CADisplayLink?

    override func main() {
        moments.append(CACurrentMediaTime())
        timestamps.append(link?.timestamp ?? 0)
        if moments.count >= stopsAfter { link?.invalidate() }
    }
}
