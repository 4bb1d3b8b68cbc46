import KitTestSupport
import Testing
import UIKit

@testable import Presentations

/// Ten thousand random drags. A failure names the seed, and `DragModelSweep(seed:)` repeats it.
@Suite struct DragModelRandomTests {
    nonisolated static let hundreds = 0..<100
    private static func seeds(_ hundred: Int) -> [Int] {
        Shard.sweeps.part(of: hundred * 100..<hundred * 100 + 100)
    }

    @Test("A view is never nowhere, and never further than a rubber band reaches", arguments: hundreds)
    func finite(hundred: Int) {
        for seed in Self.seeds(hundred) {
            let sweep = DragModelSweep(seed: seed)
            let drag = sweep.recording(sweep.ways)
            #expect(drag.steps.allSatisfy { $0.position.isFinite && sweep.range.contains($0.position) }, "seed \(seed)")
            #expect(
                drag.steps.map { $0.contentDistance ?? 0 }.allSatisfy {
                    $0.isFinite && $0 >= min(0, sweep.model.start.contentDistance ?? 0)
                },
                "seed \(seed)")
        }
    }

    @Test(
        "In no step does the view go further than the finger, nor the content and the view together",
        arguments: hundreds)
    func steps(hundred: Int) {
        for seed in Self.seeds(hundred) {
            let sweep = DragModelSweep(seed: seed)
            let drag = sweep.recording(sweep.ways)
            var last = (way: CGFloat(0), place: sweep.start, distance: sweep.model.start.contentDistance ?? 0)
            for (index, way) in sweep.ways.enumerated() {
                let (place, distance) = (drag.steps[index].position, drag.steps[index].contentDistance ?? 0)
                let step = abs(way - last.way) + sweep.pixel
                // Beyond its end the content has its own rubber band.
                let isWithin = max(distance, last.distance) <= sweep.limit
                let content = isWithin ? abs(distance - last.distance) : 0
                #expect(abs(place - last.place) + content <= step, "seed \(seed), step \(index)")
                last = (way, place, distance)
            }
        }
    }

    @Test(
        "The place depends on the whole way only: out and back is back, and steps do not matter (G9)",
        arguments: hundreds)
    func pathIndependence(hundred: Int) {
        for seed in Self.seeds(hundred) {
            let sweep = DragModelSweep(seed: seed)
            // Scrolled content that reaches its end moves less than the finger, which is not the model's concern.
            guard sweep.model.start.contentDistance == nil else { continue }
            let whole = sweep.recording(sweep.ways)
            let fewer = sweep.ways.enumerated().filter { $0.offset % 3 == 0 }
            var twice: [CGFloat] = []
            for way in sweep.ways { twice += [((twice.last ?? 0) + way) / 2, way] }
            for (index, way) in fewer {
                // Within half a pixel of the outermost resting position the model has not asked yet if the view may be
                // dismissed.
                let again = sweep.recording(sweep.ways + [way]).steps.last?.position ?? .nan
                #expect(abs(again - whole.steps[index].position) <= sweep.pixel / 2, "seed \(seed)")
            }
            #expect(sweep.recording(twice).steps.last?.position == whole.steps.last?.position, "seed \(seed)")
            let back = sweep.recording(sweep.ways + [0]).steps.last?.position
            #expect(abs((back ?? .nan) - sweep.start) < 0.000_001, "seed \(seed)")
        }
    }

    @Test(
        "A dismissal is asked for once, begins once, and goes on only when it has begun; there is one end",
        arguments: hundreds)
    func order(hundred: Int) {
        for seed in Self.seeds(hundred) {
            let sweep = DragModelSweep(seed: seed)
            let drag = sweep.recording(sweep.ways)
            var begun = 0
            for step in drag.steps {
                if step.beginsDismissal {
                    begun += 1
                    #expect(sweep.mayLeave && step.dismissalProgress != nil, "seed \(seed)")
                } else if step.dismissalProgress != nil {
                    #expect(begun == 1, "seed \(seed)")
                } else {
                    #expect(begun == 0 || step.isScrolling, "seed \(seed)")
                }
            }
            #expect(begun <= 1 && drag.questions <= 1, "seed \(seed)")
            #expect(begun == 0 || drag.questions == 1, "seed \(seed)")
            switch drag.end {
            case .settle(let rest, _):
                #expect(begun == 0 && sweep.positions.positions.indices.contains(rest), "seed \(seed)")
            case .refuseDismissal(let rest, _):
                #expect(!sweep.mayLeave && drag.questions == 1, "seed \(seed)")
                #expect(rest == sweep.positions.positions.count - 1, "seed \(seed)")
            case .cancelDismissal(let rest, _):
                #expect(begun == 1 && sweep.positions.positions.indices.contains(rest), "seed \(seed)")
            case .finishDismissal: #expect(begun == 1, "seed \(seed)")
            case nil: Issue.record("seed \(seed): no end")
            }
        }
    }

    @Test("Half of the drags do something: the sweep is not about nothing")
    func isAboutSomething() {
        let drags = (0..<1000).map { seed in
            let sweep = DragModelSweep(seed: seed)
            return sweep.recording(sweep.ways)
        }
        func share(_ condition: (DragModelSweep.Recording) -> Bool) -> Int { drags.filter(condition).count }
        #expect(share { $0.steps.contains(where: \.isScrolling) } > 150)
        #expect(share { $0.steps.contains { $0.dismissalProgress != nil && !$0.beginsDismissal } } > 150)
        #expect(share { if case .finishDismissal = $0.end { true } else { false } } > 100)
        #expect(share { if case .cancelDismissal = $0.end { true } else { false } } > 50)
        #expect(share { if case .refuseDismissal = $0.end { true } else { false } } > 50)
    }
}
