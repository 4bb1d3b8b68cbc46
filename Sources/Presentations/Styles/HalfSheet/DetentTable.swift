import UIKit

/// The active detents of a half-sheet with their heights, smallest first.
struct DetentTable: Equatable, Sendable {
    /// The inputs of the heights apart from the detents and the content. A cached table is valid for one room.
    struct Room: Equatable, Sendable {
        /// The height of the container, in points.
        var container: CGFloat
        /// The width of the sheet, for which the content is measured, in points.
        var width: CGFloat
        var safeTop: CGFloat
        var safeBottom: CGFloat
        /// The distance of the largest height from the top safe area.
        var topClearance: CGFloat
        var traits: LayoutTraits

        init(
            _ environment: LayoutEnvironment, width: CGFloat,
            topClearance: CGFloat = PresentationDefaults.HalfSheet.topClearance
        ) {
            self.width = width
            self.topClearance = topClearance
            container = environment.container.height
            safeTop = environment.safeArea.top
            safeBottom = environment.safeArea.bottom
            traits = environment.traits
        }

        /// The largest height inside the bottom safe area.
        var maximum: CGFloat {
            max(0, container - safeTop - topClearance - safeBottom)
        }
    }

    /// An active detent with its height.
    struct Row: Equatable, Sendable {
        let identifier: HalfSheet.Detent.Identifier
        /// The height inside the bottom safe area, in points.
        let height: CGFloat
    }

    /// The active detents, smallest first. Never empty.
    let rows: [Row]
    /// The heights that cannot be used, and the heights used instead.
    let faults: [Fault]

    /// A height that cannot be used: zero, negative, NaN or infinite.
    struct Fault: Equatable, Sendable {
        let identifier: HalfSheet.Detent.Identifier
        let asked: CGFloat
        let height: CGFloat

        var sentence: String {
            "The detent \"\(identifier.rawValue)\" asks for a height of \(asked) points; \(height) is used instead."
        }
    }

    /// Resolves the detents. Measures the content at most once, and only if a detent needs its height.
    @MainActor
    init(_ detents: [HalfSheet.Detent], in room: Room, content: LayoutEnvironment.Content) {
        var faults: [Fault] = []
        var measured: CGFloat?
        func contentHeight() -> CGFloat {
            let height = measured ?? content.fittingSize(width: room.width).height.usableLength ?? room.maximum
            measured = height
            return height
        }
        var rows: [Row] = []
        rows.reserveCapacity(detents.count)
        for detent in detents {
            guard let asked = detent.askedHeight(in: room, content: contentHeight) else { continue }
            let height = Self.usable(asked, maximum: room.maximum)
            // Without any room, as before there is a container, every height is zero and none is reported.
            if asked.usableLength == nil, room.maximum > 0 {
                faults.append(Fault(identifier: detent.identifier, asked: asked, height: height))
            }
            Self.place(Row(identifier: detent.identifier, height: height), in: &rows)
        }
        // If every detent is inactive, the sheet rests at the largest height.
        if rows.isEmpty { rows = [Row(identifier: .large, height: room.maximum)] }
        self.rows = rows
        self.faults = faults
    }

    /// Inserts a row in order: smallest first, and rows of the same height as listed. Most apps list them in this
    /// order.
    private static func place(_ row: Row, in rows: inout [Row]) {
        guard let last = rows.last, last.height > row.height else { return rows.append(row) }
        var (first, end) = (0, rows.count - 1)
        while first < end {
            let middle = (first + end) / 2
            if rows[middle].height > row.height { end = middle } else { first = middle + 1 }
        }
        rows.insert(row, at: first)
    }

    /// Returns the row of a detent, or that of the smallest one if no active detent has the identifier.
    func row(of identifier: HalfSheet.Detent.Identifier?) -> Int {
        rows.firstIndex { $0.identifier == identifier } ?? 0
    }

    /// Returns the height of a detent, or that of the smallest one if no active detent has the identifier.
    func height(of identifier: HalfSheet.Detent.Identifier?) -> CGFloat {
        rows[row(of: identifier)].height
    }

    /// Returns a height that can be shown and touched: at least 44 points, but never more than the room's maximum. NaN
    /// becomes the maximum.
    private static func usable(_ asked: CGFloat, maximum: CGFloat) -> CGFloat {
        asked.isNaN ? maximum : min(max(asked, PresentationDefaults.minimumLength), maximum)
    }
}

extension HalfSheet.Detent {
    /// Returns the height that the detent asks for, in points; `nil` if it is inactive.
    @MainActor
    fileprivate func askedHeight(in room: DetentTable.Room, content: () -> CGFloat) -> CGFloat? {
        switch height {
        case .medium:
            guard room.traits.verticalSizeClass != .compact else { return nil }
            return room.container * PresentationDefaults.HalfSheet.mediumFraction
        case .large: return room.maximum
        case .fitting: return content()
        case .points(let points): return points
        case .fraction(let fraction): return fraction * room.container
        case .insetFromTop(let inset): return room.container - room.safeTop - inset - room.safeBottom
        case .resolver(let resolver):
            return resolver.resolve(
                Context(maximumDetentValue: room.maximum, traits: room.traits, contentHeight: content()))
        }
    }
}

/// The last table of detents with its inputs, so that the detents of a presentation are resolved only once for a room
/// and a content.
@MainActor
final class DetentTables {
    private var last: (detents: [HalfSheet.Detent], room: DetentTable.Room, content: LayoutEnvironment.Content.State)?
    private var table: DetentTable?
    private var faults: [DetentTable.Fault] = []

    /// The detents of the ``HalfSheetContent`` on top; `nil` if those of the style apply.
    var own: [HalfSheet.Detent]?

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
