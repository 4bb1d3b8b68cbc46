import Dispatch
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Stages share one clock. Each test has a process of its own, in which no other test has a stage.
struct StagesOnOneClockTests {
    @MainActor
    private static func shown() -> (stage: Stage, root: UIViewController) {
        let stage = Stage(.iPhone15)
        let root = UIViewController()
        stage.show(root)
        return (stage, root)
    }

    /// The seconds that pass in `block`.
    @MainActor
    private static func seconds(_ block: () -> Void) -> Double {
        let start = MainLoop.main.now
        block()
        return MainLoop.main.now.seconds(since: start)
    }

    @Test("A stage does not wait for what a released one has left in motion")
    func motion() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                do {
                    let (stage, root) = Self.shown()
                    UIView.animate(withDuration: 3) { root.view.alpha = 0 }
                    stage.advance(by: 0.1)
                    root.presentAsCard(UIViewController())
                }
                let (stage, _) = Self.shown()
                #expect(Self.seconds { stage.settle() } == 0)
                #expect(!stage.isInMotion)
            }
        }
    }

    @Test("It does not wait for animations that follow those of a released one")
    func next() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var ends: [String] = []
                do {
                    let (stage, root) = Self.shown()
                    UIView.animate(withDuration: 1) {
                        root.view.alpha = 0
                    } completion: { _ in
                        ends.append("first")
                        UIView.animate(withDuration: 1) {
                            root.view.alpha = 1
                        } completion: { _ in
                            ends.append("second")
                        }
                    }
                    stage.advance(by: 0.25)
                }
                let (stage, _) = Self.shown()
                stage.advance(by: 0.75)
                #expect(ends == ["first"])
                #expect(Self.seconds { stage.settle() } == 0)
                stage.advance(by: 1)
                #expect(ends == ["first", "second"])
            }
        }
    }

    @Test("It does not wait for delayed blocks of a released one, which run at their time")
    func blocks() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var runs = 0
                do {
                    let (stage, _) = Self.shown()
                    stage.settle()
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { runs += 1 }
                }
                let (stage, _) = Self.shown()
                #expect(Self.seconds { stage.settle() } == 0)
                stage.advance(by: 1.9)
                #expect(runs == 0)
                stage.advance(by: 0.1)
                #expect(runs == 1)
            }
        }
    }

    @Test("It waits for its own motion, and for no longer")
    func own() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                do {
                    let (stage, root) = Self.shown()
                    UIView.animate(withDuration: 3) { root.view.alpha = 0 }
                    stage.advance(by: 0.25)
                }
                let (stage, root) = Self.shown()
                UIView.animate(withDuration: 2) { root.view.alpha = 0 }
                #expect(Self.seconds { stage.settle() } == 2)
                #expect(!stage.isInMotion)
            }
        }
    }

    @Test("Of two stages, the one that is left waits for its motion")
    func two() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (stage, root) = Self.shown()
                UIView.animate(withDuration: 2) { root.view.alpha = 0 }
                do {
                    let (second, other) = Self.shown()
                    UIView.animate(withDuration: 1) { other.view.alpha = 0 }
                    second.advance(by: 0.25)
                }
                #expect(Self.seconds { stage.settle() } == 1.75)
                #expect(!stage.isInMotion)
            }
        }
    }
}
