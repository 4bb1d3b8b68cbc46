import UIKit

/// The last table of detents with its inputs, so that the detents of a presentation are resolved only once for a room
/// and a content.
@MainActor
final class DetentTables {
    private var last: (detents: [HalfSheet.Detent], room: DetentTable.Room, content: LayoutEnvironment.Content.State)?
    private var table: DetentTable?
    private var faults: [DetentTable.Fault] = []

    nonisolated init() {}

    /// Returns the table of detents in a room.
    func table(
        _ detents: [HalfSheet.Detent], in room: DetentTable.Room, content: LayoutEnvironment.Content
    ) -> DetentTable {
        if let table, let last, last.room == room, last.content == content.state, last.detents == detents {
            return table
        }
        let new = DetentTable(detents, in: room, content: content)
        last = (detents, room, content.state)
        table = new
        faults += new.faults
        return new
    }

    /// Resolves the detents again when they are needed.
    func invalidate() {
        table = nil
    }

    /// Returns the heights that could not be used since the last call.
    func takeFaults() -> [DetentTable.Fault] {
        guard !faults.isEmpty else { return [] }
        defer { faults = [] }
        return faults
    }
}
