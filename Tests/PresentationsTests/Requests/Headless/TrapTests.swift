import KitTestSupport
import Presentations
import Testing
import UIKit

/// Programmers' errors, which end the process with a sentence. Exit tests exist on desktop systems only.
@Suite(.enabled(if: Shard.sweeps.includes(6)))
struct TrapTests {
    @Test("No detents at all is a programmer's error")
    func emptyDetents() async {
        await #expect(processExitsWith: .failure) { _ = HalfSheet(detents: []) }
        await #expect(processExitsWith: .failure) {
            var sheet = HalfSheet()
            sheet.detents = []
        }
    }

    @Test("Two detents of one identifier are a programmer's error")
    func duplicateDetents() async {
        await #expect(processExitsWith: .failure) { _ = HalfSheet(detents: [.height(100), .height(100)]) }
        await #expect(processExitsWith: .failure) {
            _ = HalfSheet(detents: [.medium(), .height(100, identifier: .medium)])
        }
    }
}
