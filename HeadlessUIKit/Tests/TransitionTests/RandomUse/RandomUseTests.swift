import Testing
import UIKit

@testable import TestSupport

/// Whatever an app does at any time: afterwards everything is in its place.
@MainActor
struct RandomUseTests {
    @Test("Any sequence of requests comes to a sound rest", arguments: 0..<60)
    func soundRest(seed: Int) {
        guard !run(seed, steps: 25).faults.isEmpty else { return }
        for steps in 1...25 {
            let (faults, log) = run(seed, steps: steps)
            guard faults.isEmpty else {
                #expect(faults == [], "\(log.joined(separator: "\n"))")
                return
            }
        }
    }

    private func run(_ seed: Int, steps: Int) -> (faults: [String], log: [String]) {
        MainLoop.current.settle()
        let app = RandomApp(seed: seed)
        for _ in 0..<steps {
            app.act()
            app.pass()
        }
        app.rest()
        var faults = app.faults
        if faults.isEmpty {
            app.dismissEverything()
            faults = app.faults
            if app.phone.window.subviews != [app.tabs.view] { faults.append("window: \(app.phone.window.subviews)") }
            let expected = app.tabs.children.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
            if app.alive.count != expected.count { faults.append("\(app.alive.count) alive, not \(expected.count)") }
        }
        return (faults, app.log)
    }
}
