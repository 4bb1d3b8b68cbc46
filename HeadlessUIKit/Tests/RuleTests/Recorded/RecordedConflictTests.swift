import Testing

@testable import TestSupport
@testable import UIKit

/// Required constraints that contradict each other, recorded on an iOS 26.1 simulator: github.com/Vercantez/openuikit,
/// `golden/layout_break_ios.json` at 6123b1dd with `Tools/oracle2/breakprobe/gen_scenarios.py` at 158d9f9a. The order in
/// which constraints are made and activated decided nothing there, so every system is tried in all orders: with all
/// constraints before the first layout, and one by one with a layout after each.
@MainActor @Suite struct RecordedConflictTests {
    @Test(
        "What the constraints say decides which one is broken, and not their order (Z29)",
        arguments: [
            ConflictScene(
                constraints: ["a: v.width == 100", "b: v.width == 200", "x: v.leading == c.leading + 10"],
                broken: "b", values: ["v.x 10", "v.width 100"]),
            ConflictScene(
                constraints: [
                    "a: v.leading == c.leading + 10", "b: v.trailing == c.leading + 110", "c: v.width == 50",
                ],
                broken: "c", values: ["v.x 10", "v.width 100"]),
            ConflictScene(
                constraints: [
                    "a: v.trailing == c.trailing", "b: v.leading == c.leading + 30", "c: v.centerX == c.centerX",
                ],
                broken: "c", values: ["v.x 30", "v.width 270"]),
            ConflictScene(
                constraints: [
                    "a: v.trailing == c.trailing - 10", "b: v.leading == c.leading + 30",
                    "c: v.centerX == c.centerX + 5",
                ],
                broken: "c", values: ["v.x 30", "v.width 260"]),
            ConflictScene(
                constraints: ["a: v.trailing == c.trailing", "b: v.leading == c.leading + 30", "c: v.width == 200"],
                broken: "c", values: ["v.x 30", "v.width 270"]),
            ConflictScene(
                constraints: [
                    "a: v.width == 100", "b: v.width <= 50", "c: v.width >= 80", "x: v.leading == c.leading",
                ],
                broken: "b", values: ["v.width 100"]),
            ConflictScene(
                constraints: [
                    "a: v.leading == c.leading + 10", "b: w.leading == v.trailing + 10",
                    "c: w.trailing == c.leading + 100", "d: v.width == 60", "e: w.width == 60",
                ],
                broken: "e", values: ["v.x 10", "v.width 60", "w.x 80", "w.width 20"]),
            ConflictScene(
                constraints: ["a: u.width == 100", "b: u.width == v.width", "c: v.width == 200"],
                broken: "a", values: ["u.width 200", "v.width 200"]),
            ConflictScene(
                constraints: ["a: v.leading == v.leading + 10", "b: v.leading == c.leading + 5", "c: v.width == 50"],
                broken: "a", values: ["v.x 5", "v.width 50"]),
            ConflictScene(
                constraints: ["d: v.width == 60", "e: w.width == 60", "f: v.width == w.width + 10"],
                broken: "e", values: ["v.width 60", "w.width 50"], views: "vw"),
            ConflictScene(
                constraints: ["d: v.width == 60", "e: w.width == 60", "f: v.width == w.width + 10"],
                broken: "d", values: ["v.width 70", "w.width 60"], views: "wv"),
            ConflictScene(
                constraints: ["a: v.leading == c.leading + 10", "b: v.leading == c.leading + 20", "x: v.width == 50"],
                broken: "b", values: ["v.x 10"]),
            ConflictScene(
                constraints: ["a: v.leading == c.leading + 20", "b: v.leading == c.leading - 10", "x: v.width == 50"],
                broken: "a", values: ["v.x -10"]),
            ConflictScene(
                constraints: ["a: v.leading == c.leading - 10", "b: v.leading == c.leading - 20", "x: v.width == 50"],
                broken: "a", values: ["v.x -20"]),
            ConflictScene(
                constraints: ["a: v.width == 100", "b: v.width == 50", "x: v.leading == c.leading + 10"],
                broken: "a", values: ["v.width 50"]),
            ConflictScene(
                constraints: ["a: v.width == 100", "b: v.width >= 150", "x: v.leading == c.leading + 10"],
                broken: "b", values: ["v.width 100"]),
            ConflictScene(
                constraints: ["a: v.width == 100", "b: v.width <= 50", "x: v.leading == c.leading + 10"],
                broken: "b", values: ["v.width 100"]),
            ConflictScene(
                constraints: ["a: v.width >= 150", "b: v.width <= 100", "x: v.leading == c.leading + 10"],
                broken: "b", values: ["v.width 150"]),
            ConflictScene(
                constraints: ["a: v.leading == c.leading + 10", "b: c.leading == v.leading - 20", "x: v.width == 50"],
                broken: "b", values: ["v.x 10"]),
            ConflictScene(
                constraints: ["a: v.leading == c.leading + 20", "b: c.leading == v.leading - 10", "x: v.width == 50"],
                broken: "b", values: ["v.x 20"]),
            ConflictScene(
                constraints: [
                    "o: v.top == c.top + 10", "p: v.top == c.top + 10", "q: v.top == c.top + 20",
                    "x: v.leading == c.leading",
                ],
                broken: "q", values: ["v.y 10"]),
        ])
    func broken(scene: ConflictScene) {
        for isLive in [false, true] {
            for order in scene.orders {
                Console.clear()
                let stage = ConflictStage(scene)
                stage.activate(order, isLive: isLive)
                #expect(stage.broken == [scene.broken], "\(isLive ? "live" : "bulk") \(order)")
                #expect(scene.values.map(stage.value) == scene.values, "\(isLive ? "live" : "bulk") \(order)")
                #expect(Console.messages.count == 1)
            }
        }
        Console.clear()
    }

    // MARK: Once it is broken

    private static let widths = ConflictScene(
        constraints: ["a: v.width == 100", "b: v.width == 200"], broken: "b", values: ["v.width 100"])
    private let stage = ConflictStage(Self.widths)
    private var first: NSLayoutConstraint { stage.constraints[0] }
    private var second: NSLayoutConstraint { stage.constraints[1] }

    private func change(_ constraint: NSLayoutConstraint, isActive: Bool) {
        constraint.isActive = isActive
        stage.layOut()
    }

    @Test("A broken constraint comes back when its opponent is deactivated, and is broken again with it (Z29)")
    func comingBack() {
        Console.clear()
        stage.activate([0, 1], isLive: true)
        change(first, isActive: false)
        #expect(stage.value("v.width") == "v.width 200")
        #expect(stage.broken == [])
        change(first, isActive: true)
        #expect(stage.value("v.width") == "v.width 100")
        #expect(stage.broken == ["b"])
        #expect(Console.messages.count == 1)
        Console.clear()
    }

    @Test("A broken constraint that is activated once more is broken and reported once more (Z29)")
    func onceMore() {
        Console.clear()
        stage.activate([0, 1], isLive: true)
        change(second, isActive: false)
        change(second, isActive: true)
        #expect(stage.value("v.width") == "v.width 100")
        #expect(stage.broken == ["b"])
        #expect(Console.messages.count == 2)
        Console.clear()
    }

    @Test("Of two that contradict each other one is deactivated before the first layout: nothing is broken (Z29)")
    func inTime() {
        for (removed, width) in [(0, 200), (1, 100)] {
            Console.clear()
            let stage = ConflictStage(Self.widths)
            NSLayoutConstraint.activate(stage.constraints)
            stage.constraints[removed].isActive = false
            stage.layOut()
            #expect(stage.value("v.width") == "v.width \(width)")
            #expect(Console.messages == [])
        }
    }
}
