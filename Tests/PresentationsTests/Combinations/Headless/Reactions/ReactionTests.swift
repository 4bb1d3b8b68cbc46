import KitTestSupport
import Presentations
import StyleSamples
import Testing
import UIKit

/// An app may do anything in any callback: afterwards the presentation is at rest or gone, and the app takes touches.
///
/// In separate processes, several at a time, since it takes a while.
@MainActor
struct ReactionTests {
    /// A gesture on a kind of presentation.
    typealias Case = (gesture: ReactionRun.Gesture, kind: ReactionRun.Kind)

    nonisolated static let cases: [Case] =
        ReactionRun.Gesture.allCases.map { ($0, .halfSheet) }
        + ([ReactionRun.Kind.card, .popup] + StyleSample.ofEachStyle.map { .sample($0) }).flatMap { kind in
            [ReactionRun.Gesture.pulled, .flung, .tapped, .caught].map { ($0, kind) }
        }
        + [(.returned, .edgeCard), (.returnedInVain, .edgeCard)]

    nonisolated static let blocks = Shard.longestSweeps.processes(2)

    @Test("Whatever an app does in whatever callback, the presentation comes to rest or goes", arguments: blocks)
    func reactions(block: Int) async {
        await #expect(processExitsWith: .success) { [block = block as Int] in
            letOtherTestsGoFirst()
            await MainActor.run {
                let count = ReactionTests.blocks.count
                for (number, one) in ReactionTests.cases.enumerated()
                where number % count == block && Shard.longestSweeps.includes(number / count) {
                    ReactionTests.sweep(one.gesture, one.kind)
                }
            }
        }
    }

    /// Tests every reaction in every callback of the gesture.
    private static func sweep(_ gesture: ReactionRun.Gesture, _ kind: ReactionRun.Kind) {
        for callback in ReactionRun.callbacks(of: gesture, kind) {
            for reaction in Reaction.allCases {
                let faults = ReactionRun.faults(gesture, kind, callback, reaction)
                #expect(faults.isEmpty, "\(gesture) \(kind), \(reaction) in \(callback): \(faults)")
            }
        }
    }

    @Test("The gestures reach the callbacks that they are about")
    func coverage() {
        #expect(
            ReactionRun.callbacks(of: .pulled, .halfSheet) == [
                .should, .will, .moved, .willAppear, .didAppear, .willDisappear, .laidOut, .scrolled, .alongside,
                .alongsideEnd, .interactionChanged,
            ])
        #expect(ReactionRun.callbacks(of: .opened, .halfSheet).contains(.selected))
        #expect(ReactionRun.callbacks(of: .flung, .halfSheet).contains(.did))
        #expect(ReactionRun.callbacks(of: .tapped, .card).contains(.did))
        #expect(ReactionRun.callbacks(of: .escaped, .halfSheet).contains(.did))
        #expect(ReactionRun.callbacks(of: .returned, .edgeCard).contains(.did))
        #expect(ReactionRun.callbacks(of: .returnedInVain, .edgeCard).contains(.interactionChanged))
    }
}
