import Testing
import UIKit

@testable import Presentations

/// An app may do anything in any callback: afterwards the presentation is at rest or gone, and the app takes touches.
@MainActor
struct ReactionTests {
    /// Every reaction in every callback that comes in the gesture.
    private func sweep(_ gesture: ReactionRun.Gesture, _ kind: ReactionRun.Kind) {
        for callback in ReactionRun.callbacks(of: gesture, kind) {
            for reaction in Reaction.allCases {
                let faults = ReactionRun.faults(gesture, kind, callback, reaction)
                #expect(faults.isEmpty, "\(reaction) in \(callback): \(faults)")
            }
        }
    }

    @Test("A half-sheet under a finger, a tap and an escape", arguments: ReactionRun.Gesture.allCases)
    func halfSheet(gesture: ReactionRun.Gesture) { sweep(gesture, .halfSheet) }

    @Test(
        "Cards, popups and drawers", arguments: [ReactionRun.Kind.card, .popup, .drawer],
        [ReactionRun.Gesture.pulled, .flung, .tapped, .caught])
    func others(kind: ReactionRun.Kind, gesture: ReactionRun.Gesture) { sweep(gesture, kind) }

    @Test("A card from an edge", arguments: [ReactionRun.Gesture.returned, .returnedInVain])
    func edge(gesture: ReactionRun.Gesture) { sweep(gesture, .edgeCard) }

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
