/// Replaces an observer of the main run loop before and after the layout of a turn. It ends when it is released.
@MainActor
package final class TurnObservation {
    let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }
}

/// The observers of the turns.
@MainActor
struct TurnObservations {
    private var entries: [Entry] = []

    private struct Entry {
        weak var observation: TurnObservation?
    }

    mutating func add(_ observation: TurnObservation) {
        entries.removeAll { $0.observation == nil }
        entries.append(Entry(observation: observation))
    }

    func tell() {
        entries.forEach { $0.observation?.handler() }
    }
}
