import Testing

@testable import Presentations

/// Every state of a presentation with every event: the next state with the dismissal that is kept, and the action, or the
/// name of what is wrong.
struct PresentationPhaseTests {
    private typealias Phase = PresentationPhase

    /// The events in the order of the columns.
    private static let events: [(name: String, event: PresentationPhase.Event)] = [
        ("requested", .requested), ("dropped", .requestDropped),
        ("comes", .presentationBegan(byFinger: false)), ("comes under a finger", .presentationBegan(byFinger: true)),
        ("is there", .presentationEnded(isCompleted: true)), ("is taken back", .presentationEnded(isCompleted: false)),
        ("the time is over", .dismissalAsked(Asked.timeout)), ("the user leaves", .dismissalAsked(Asked.tap)),
        ("UIKit takes it", .dismissalTaken),
        ("goes", .dismissalBegan(byFinger: false)), ("goes under a finger", .dismissalBegan(byFinger: true)),
        ("UIKit forgets", .dismissalForgotten),
        ("has gone", .dismissalEnded(isCompleted: true)), ("stays", .dismissalEnded(isCompleted: false)),
        ("the window has gone", .viewsVanished),
    ]

    private enum Asked {
        static let timeout = PresentationPhase.Dismissal(reason: .timeout)
        static let tap = PresentationPhase.Dismissal(reason: .tapOutside)
        static let swipe = PresentationPhase.Dismissal(reason: .swipe)
        static let withdrawal = PresentationPhase.Dismissal(
            reason: .programmatic, isAnimated: false, includesCover: true)
    }

    /// A state, and the events that lead to it.
    private static let states: [(name: String, events: [PresentationPhase.Event])] = [
        ("made", []),
        ("requested", [.requested]),
        ("requested, timeout kept", [.requested, .dismissalAsked(Asked.timeout)]),
        ("arriving", [.requested, .presentationBegan(byFinger: false)]),
        ("arriving under a finger", [.requested, .presentationBegan(byFinger: true)]),
        (
            "arriving, withdrawal kept",
            [.requested, .presentationBegan(byFinger: false), .dismissalAsked(Asked.withdrawal)]
        ),
        ("resting", rest),
        ("awaiting swipe", rest + [.dismissalAsked(Asked.swipe)]),
        ("awaiting swipe, taken", rest + [.dismissalAsked(Asked.swipe), .dismissalTaken]),
        ("awaiting withdrawal", rest + [.dismissalAsked(Asked.withdrawal)]),
        ("leaving for the app", rest + [.dismissalBegan(byFinger: false)]),
        (
            "leaving for a swipe, under a finger",
            rest + [.dismissalAsked(Asked.swipe), .dismissalBegan(byFinger: true)]
        ),
        (
            "leaving for a swipe, under a finger, timeout kept",
            rest + [.dismissalAsked(Asked.swipe), .dismissalBegan(byFinger: true), .dismissalAsked(Asked.timeout)]
        ),
        ("over before it began", [.requested, .requestDropped]),
        (
            "over",
            rest + [.dismissalAsked(Asked.swipe), .dismissalBegan(byFinger: false), .dismissalEnded(isCompleted: true)]
        ),
    ]

    private static let rest: [PresentationPhase.Event] = [
        .requested, .presentationBegan(byFinger: false), .presentationEnded(isCompleted: true),
    ]

    /// A line for each state, a column for each event. `-` changes nothing.
    private static let table = """
        made: requested | !notRequested | arriving | arriving f | !notBegun | !notBegun | !notRequested | \
        !notRequested | made, keeps withdrawal | !notBegun | !notBegun | !notAwaited | !notLeaving | !notLeaving | \
        !notBegun
        requested: !requestedTwice | over - > report - | arriving | arriving f | !notBegun | !notBegun | requested, \
        keeps timeout > withdraw | requested, keeps tapOutside > withdraw | requested, keeps withdrawal | !notBegun \
        | !notBegun | !notAwaited | !notLeaving | !notLeaving | !notBegun
        requested, timeout kept: !requestedTwice | over - > report - | arriving, keeps timeout | arriving f, keeps \
        timeout | !notBegun | !notBegun | - > withdraw | - > withdraw | - | !notBegun | !notBegun | !notAwaited | \
        !notLeaving | !notLeaving | !notBegun
        arriving: !begunTwice | !begunTwice | !begunTwice | !begunTwice | resting | over programmatic > report \
        programmatic | arriving, keeps timeout | arriving, keeps tapOutside | arriving, keeps withdrawal > end | \
        leaving programmatic | leaving programmatic f | !notAwaited | !notLeaving | !notLeaving | over programmatic \
        > report programmatic
        arriving under a finger: !begunTwice | !begunTwice | !begunTwice | !begunTwice | resting | over swipe > \
        report swipe | arriving f, keeps timeout | arriving f, keeps tapOutside | arriving f, keeps withdrawal > end \
        | leaving programmatic | leaving programmatic f | !notAwaited | !notLeaving | !notLeaving | over \
        programmatic > report programmatic
        arriving, withdrawal kept: !begunTwice | !begunTwice | !begunTwice | !begunTwice | awaiting withdrawal > \
        dismiss withdrawal | over programmatic > report programmatic | - | - | - > end | leaving programmatic, keeps \
        withdrawal | leaving programmatic f, keeps withdrawal | !notAwaited | !notLeaving | !notLeaving | over \
        programmatic > report programmatic
        resting: !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | awaiting \
        timeout > dismiss timeout | awaiting tapOutside > dismiss tapOutside | - | leaving programmatic | leaving \
        programmatic f | !notAwaited | !notLeaving | !notLeaving | over programmatic > report programmatic
        awaiting swipe: !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | - | - | \
        awaiting swipe taken | leaving swipe | leaving swipe f | resting | !notLeaving | !notLeaving | over swipe > \
        report swipe
        awaiting swipe, taken: !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | - \
        | - | - | leaving swipe | leaving swipe f | !notAwaited | !notLeaving | !notLeaving | over swipe > report \
        swipe
        awaiting withdrawal: !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | - | \
        - | awaiting withdrawal taken | leaving withdrawal | leaving withdrawal f | resting | !notLeaving | \
        !notLeaving | over programmatic > report programmatic
        leaving for the app: !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | \
        leaving programmatic, keeps timeout | leaving programmatic, keeps tapOutside | leaving programmatic, keeps \
        withdrawal | !leavesTwice | !leavesTwice | !notAwaited | over programmatic > report programmatic | resting | \
        over programmatic > report programmatic
        leaving for a swipe, under a finger: !begunTwice | !begunTwice | !begunTwice | !begunTwice | !begunTwice | \
        !begunTwice | leaving swipe f, keeps timeout | leaving swipe f, keeps tapOutside | leaving swipe f, keeps \
        withdrawal | !leavesTwice | !leavesTwice | !notAwaited | over swipe > report swipe | resting | over swipe > \
        report swipe
        leaving for a swipe, under a finger, timeout kept: !begunTwice | !begunTwice | !begunTwice | !begunTwice | \
        !begunTwice | !begunTwice | - | - | - | !leavesTwice | !leavesTwice | !notAwaited | over swipe > report \
        swipe | awaiting timeout > dismiss timeout | over swipe > report swipe
        over before it began: !isOver | !isOver | arriving | arriving f | !isOver | !isOver | !isOver | !isOver | \
        !isOver | !isOver | !isOver | !isOver | !isOver | !isOver | !isOver
        over: !isOver | !isOver | arriving | arriving f | !isOver | !isOver | !isOver | !isOver | !isOver | !isOver \
        | !isOver | !isOver | !isOver | !isOver | !isOver
        """

    @Test("Each event in each state leads where the table says: 225 rows")
    func everyEventInEveryState() throws {
        let lines = Self.table.split(separator: "\n").map(String.init)
        #expect(lines.count == Self.states.count)
        var rows = 0
        for (line, state) in zip(lines, Self.states) {
            let head = state.name + ": "
            #expect(line.hasPrefix(head), "the line of \(state.name)")
            let answers = line.dropFirst(head.count).split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            try #require(answers.count == Self.events.count, "\(state.name) has \(answers.count) answers")
            for (answer, event) in zip(answers, Self.events) {
                rows += 1
                #expect(
                    try Self.outcome(of: event.event, after: state.events) == answer, "\(state.name), \(event.name)")
            }
        }
        #expect(rows == 225)
    }

    @Test("An event that cannot happen changes nothing")
    func illegal() throws {
        var phase = Phase()
        _ = try phase.handle(.requested)
        let before = phase
        #expect(throws: Phase.Illegal.notLeaving) { try phase.handle(.dismissalEnded(isCompleted: true)) }
        #expect(phase == before)
    }

    @Test("The questions: whether it has begun, leaves, is over, or may be dismissed")
    func questions() throws {
        let answers = try Self.states.map { state in
            let phase = try Self.phase(after: state.events)
            return [phase.hasBegun, phase.isLeaving, phase.isOver, phase.mayBeDismissed].map { $0 ? "x" : "-" }.joined()
        }
        #expect(
            answers == [
                "----", "----", "----", "x---", "x---", "x---", "x--x", "x---", "x---", "x---", "xx--", "xx--", "xx--",
                "--x-",
                "x-x-",
            ])
    }

    // MARK: Reading

    private static func phase(after events: [PresentationPhase.Event]) throws -> PresentationPhase {
        var phase = PresentationPhase()
        for event in events { _ = try phase.handle(event) }
        return phase
    }

    private static func outcome(
        of event: PresentationPhase.Event, after events: [PresentationPhase.Event]
    ) throws -> String {
        var phase = try phase(after: events)
        let before = phase
        do {
            let action = try phase.handle(event).map(text)
            let next = phase == before ? "-" : text(phase)
            return action.map { next + " > " + $0 } ?? next
        } catch {
            return "!\(error)"
        }
    }

    private static func text(_ phase: PresentationPhase) -> String {
        let state =
            switch phase.state {
            case .made: "made"
            case .requested: "requested"
            case .arriving(let byFinger): "arriving" + (byFinger ? " f" : "")
            case .resting: "resting"
            case .awaiting(let dismissal, let isTaken): "awaiting " + text(dismissal) + (isTaken ? " taken" : "")
            case .leaving(let dismissal, let byFinger): "leaving " + text(dismissal) + (byFinger ? " f" : "")
            case .over(let reason): "over " + text(reason)
            }
        return phase.kept.map { state + ", keeps " + text($0) } ?? state
    }

    private static func text(_ dismissal: PresentationPhase.Dismissal) -> String {
        dismissal.includesCover ? "withdrawal" : text(dismissal.reason)
    }

    private static func text(_ reason: DismissalReason?) -> String { reason.map { "\($0)" } ?? "-" }

    private static func text(_ action: PresentationPhase.Action) -> String {
        switch action {
        case .withdrawRequest: "withdraw"
        case .dismiss(let dismissal): "dismiss " + text(dismissal)
        case .endArrival: "end"
        case .report(let reason): "report " + text(reason)
        }
    }
}
