import Foundation
import KitTestSupport
import Testing
import UIKit

@testable import Presentations

/// The drag model runs in every step of a finger, so it must not allocate memory. In separate processes, because the
/// runtime has only one hook for counting.
@Suite(.enabled(if: Shard.sweeps.includes(7)))
struct DragModelAllocationTests {
    @Test("A step of the drag model allocates nothing, whatever it decides")
    func steps() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let content = DragModel.Content(distance: 40, expandsFirst: true)
                var models = [
                    DragModel(from: 392, on: .sheet, pixel: 0.5),
                    DragModel(from: 392, on: .sheet, content: content, pixel: 0.5),
                ]
                let ways = (0..<1000).map { CGFloat(($0 * 37) % 900 - 400) }
                var total: CGFloat = 0
                var steps = models.map(\.start)
                let count = try Allocations.count {
                    for way in ways {
                        for index in models.indices {
                            let distance = steps[index].contentDistance
                            steps[index] = models[index].move(by: way, contentDistance: distance) {
                                way > 0 ? .granted : .refused
                            }
                            total += steps[index].position
                        }
                    }
                    for model in models { total += model.end(velocity: 400) == model.cancel() ? 1 : 0 }
                }
                #expect(count == 0)
                #expect(total.isFinite)
            }
        }
    }

    @Test("The progress of a half-sheet's delegate allocates nothing")
    func progress() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let stops = [(DetentIdentifier.large, CGFloat(69)), (.medium, 392)]
                let detents = stops.map {
                    DetentFrame(identifier: $0.0, frame: CGRect(x: 0, y: $0.1, width: 393, height: 852 - $0.1))
                }
                let path = DragPath(
                    PresentationLayout(frame: detents[0].frame), detentFrames: detents, edges: SwipeEdges(.bottom),
                    in: LayoutEnvironment(container: CGSize(width: 393, height: 852)), threshold: .sheet)
                var total: CGFloat = 0
                let count = try Allocations.count {
                    for position in 0..<1000 {
                        let progress = HalfSheet.Progress(at: CGFloat(position), on: path)
                        total += progress.fraction(from: .medium, to: .large)
                    }
                }
                #expect(count == 0)
                #expect(total > 0)
            }
        }
    }

    @Test("The counter counts")
    func counts() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                var kept: [[Int]] = []
                kept.reserveCapacity(10)
                let count = try Allocations.count {
                    for length in 1...10 { kept.append(Array(repeating: length, count: length)) }
                }
                #expect(count == 10)
            }
        }
    }
}

/// Counts objects that Swift allocates: the runtime has a hook for tools that do.
private enum Allocations {
    private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    // Only one thread runs in a process that counts.
    nonisolated(unsafe) private static var original: Allocate = { _, _, _ in nil }
    nonisolated(unsafe) private static var number = 0

    static func count(_ body: () -> Void) throws -> Int {
        let isHooked = try #require(
            dlsym(nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
        ).assumingMemoryBound(to: Bool.self)
        let hook = try #require(dlsym(nil, "_swift_allocObject")).assumingMemoryBound(to: Allocate.self)
        original = hook.pointee
        number = 0
        hook.pointee = { metadata, size, alignment in
            Allocations.number += 1
            return Allocations.original(metadata, size, alignment)
        }
        isHooked.pointee = true
        body()
        isHooked.pointee = false
        hook.pointee = original
        return number
    }
}
