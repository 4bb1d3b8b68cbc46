import SeededRandom
import Testing
import UIKit

@testable import TestSupport

/// A script gives the same result, to the last digit, whatever the clock shows when it begins.
@MainActor
struct StartingTimeTests {
    /// Irregular times: the seconds by which the clock advances before each run. Together the scripts take a week.
    private static let starts: [TimeInterval] = {
        var generator = SeededGenerator(seed: 5)
        let odd = [0, 1e-8, 1.0 / 3, 1.0 / 7, 0.05, 0.15, 0.3, 3.333_333_3, 12_345.678_901_2]
        return odd + (0..<91).map { _ in TimeInterval(generator.number(0...3)) }
    }()

    @Test(
        "A script is the same whenever it begins, to the last digit (Z2, Z20)", .timeLimit(.minutes(20)),
        arguments: ClockScripts.all)
    func sameAtAnyTime(script: ClockScripts) {
        let first = ClockScript.run(script.body)
        for start in Self.starts {
            MainLoop.current.advance(by: start)
            let beginning = MainLoop.current.now
            let again = ClockScript.run(script.body)
            guard again != first else { continue }
            let difference = zip(first, again).first { $0 != $1 }
            Issue.record(
                "\(script) at \(beginning): \(difference?.1 ?? "\(again.count) lines"), not \(difference?.0 ?? "\(first.count)")"
            )
            return
        }
    }

    @Test("At one instant ends and timers come first, then a touch, then a sample of both")
    func order() {
        let script = ClockScript()
        MainLoop.current.sample(after: 0.15) { script.note("sample \(script.box.frame.minX)") }
        MainLoop.current.schedule(after: 0.15) { script.note("timer") }
        UIView.animate(withDuration: 0.15, animations: { script.box.alpha = 0.5 }) { _ in script.note("end") }
        script.add(UIPanGestureRecognizer()) { pan in
            script.box.frame.origin.x += 1
            return "\(pan.translation(in: nil).y)"
        }
        script.drag(CGPoint(x: 0, y: 40), 0.3)
        script.wait(0.1)
        let ticks = Instant.ticks(of: 0.15)
        // The animation begins with the turn of the touch, after the timer was scheduled.
        #expect(
            script.lines.filter { $0.hasPrefix("\(ticks) ") } == [
                "\(ticks) timer", "\(ticks) end", "\(ticks) UIPanGestureRecognizer changed 10.0",
                "\(ticks) sample 49.0",
            ])
    }

    @Test("Steps of a drag lie at exact parts of its duration", arguments: [60, 100, 120])
    func steps(rate: Int) {
        let script = ClockScript()
        script.addPan()
        script.fingers.down(at: .middle)
        script.fingers.drag(to: .middle.moved(0, 300), duration: 0.3, eventsPerSecond: rate)
        let ticks = script.lines.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
        #expect(ticks.allSatisfy { $0 % (900_000_000 / rate) == 0 })
        #expect(ticks.last == 270_000_000)
        script.fingers.up()
    }

    @Test("100.1 points in 0.2 seconds are 500.5 points a second at any time (G11)")
    func roundVelocity() {
        for _ in 0..<50 {
            MainLoop.current.advance(by: 0.012_345_67)
            let script = ClockScript()
            let pan = script.addPan()
            script.drag(CGPoint(x: 0, y: 100.1), 0.2, lifts: false)
            expectClose(pan.velocity(in: nil).y, 500.5, within: 1e-9)
            script.fingers.up()
        }
    }
}
