import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Repetitions that would take a quarter of an hour in real time. In a separate process, because all layers are
/// counted, and finished suites release theirs at any time, on any thread.
struct ThousandTimesTests {
    @Test(
        "1,000 presentations and dismissals leave the window's views and the number of objects as they were",
        .enabled(if: Shard.sweeps.includes(5)))
    func thousandTimes() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let scene = PresentedStage()
                let views = scene.stage.window.subviews
                let layers = LiveObjects.layers
                var all: [LeakProbe] = []
                for round in 0..<1000 {
                    let style = PresentationKind.allCases[round % PresentationKind.allCases.count]
                    all.append(try LeakProbe(of: style, in: scene, animated: round % 3 != 0))
                }
                #expect(scene.stage.window.subviews == views)
                #expect(scene.presenter.view.subviews == [])
                #expect(all.flatMap(\.names) == [])
                #expect(LiveObjects.layers == layers)
                #expect(scene.presenter.presentedViewController == nil)
            }
        }
    }
}
