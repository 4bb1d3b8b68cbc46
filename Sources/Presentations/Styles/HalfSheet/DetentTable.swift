import UIKit

/// The active detents of a half-sheet with their heights.
struct DetentTable: Sendable {
    /// The inputs of the heights apart from the detents and the content. A cached table is valid for one room.
    struct Room: Equatable, Sendable {
        let container: CGFloat
        /// The width of the sheet, for which the content is measured, in points.
        let width: CGFloat
        let safeHeight: CGFloat
        /// The largest height inside the bottom safe area, in points.
        let maximum: CGFloat
        /// The height of `.medium()`, in points.
        let medium: CGFloat
        /// The distance from the bottom of the container above which heights are counted, in points.
        let bottomInset: CGFloat
        let traits: LayoutTraits

        /// - Parameters:
        ///   - bottomInset: Defaults to the bottom safe area.
        ///   - isFloating: True for the heights of the floating look.
        init(
            _ environment: LayoutEnvironment, width: CGFloat, bottomInset: CGFloat? = nil, isFloating: Bool = false
        ) {
            typealias Defaults = PresentationDefaults.HalfSheet
            let safeArea = environment.safeArea
            self.width = width
            self.bottomInset = bottomInset ?? safeArea.bottom
            traits = environment.traits
            container = environment.container.height
            safeHeight = container - safeArea.top - safeArea.bottom
            let top =
                isFloating && !(traits.isWide && traits.verticalSizeClass == .regular)
                ? max(Defaults.floatingTop, safeArea.top) : safeArea.top + Defaults.topClearance
            maximum = max(0, container - safeArea.bottom - top)
            medium =
                isFloating
                ? environment.grid.round(maximum * Defaults.floatingMediumFraction)
                : container * Defaults.mediumFraction
        }
    }

    /// The largest detents without dimming, and with the material.
    struct Limits: Equatable, Sendable {
        var undimmed: DetentIdentifier?
        var material: DetentIdentifier?

        func names(_ detent: HalfSheet.Detent) -> Bool { [undimmed, material].contains(detent.identifier) }
    }

    /// An active detent with its height inside the bottom safe area, in points. Tuples take a tenth longer to make.
    struct Row: Equatable, Sendable {
        let identifier: DetentIdentifier
        let height: CGFloat
    }

    /// The active detents, smallest first, and those of the same height as listed. Never empty.
    let rows: [Row]
    /// The levels of the dimming that detents ask for, 0…1. For the others ``undimmedHeight`` decides.
    private let dimmings: [DetentIdentifier: CGFloat]
    /// A detent whose height cannot be used, zero, negative, NaN or infinite, with a sentence.
    typealias Fault = (identifier: DetentIdentifier, sentence: String)

    let faults: [Fault]
    /// The height up to which the presenting view is not dimmed, in points; `nil` if it is at every height.
    fileprivate(set) var undimmedHeight: CGFloat?
    /// The height up to which the material is shown, in points; `nil` if it is at no height.
    fileprivate(set) var materialHeight: CGFloat?
    private let hasMaterialLimit: Bool
    /// The height of the content, in points; `nil` if no detent needs it.
    fileprivate let contentHeight: CGFloat?

    /// Resolves the detents. Measures the content at most once, and only if a detent needs its height.
    ///
    /// - Parameter contentHeight: The height of the content if it is not measured, in points.
    @MainActor
    init(
        _ detents: [HalfSheet.Detent], limits: Limits = Limits(), in room: Room,
        content: LayoutEnvironment.Content, contentHeight known: CGFloat? = nil
    ) {
        var measured = known
        func contentHeight() -> CGFloat {
            let height = measured ?? content.fittingSize(width: room.width).height.usableLength ?? room.maximum
            measured = height
            return height
        }
        var rows: [Row] = []
        var faults: [Fault] = []
        var dimmings: [DetentIdentifier: CGFloat] = [:]
        rows.reserveCapacity(detents.count)
        for detent in detents {
            guard let asked = detent.askedHeight(in: room, content: contentHeight) else { continue }
            // A height that includes the inset becomes one that does not.
            let inset = detent.reference == .container ? room.bottomInset : 0
            let height = Self.usable(asked, maximum: room.maximum + inset) - inset
            // Without any room, as before there is a container, every height is zero and none is reported.
            if asked.usableLength == nil, room.maximum > 0 {
                let name = detent.identifier.rawValue
                let sentence =
                    "The detent \"\(name)\" asks for a height of \(asked) points; \(height + inset) is used instead."
                faults.append((detent.identifier, sentence))
            }
            if let level = detent.dimming { dimmings[detent.identifier] = level }
            Self.place(Row(identifier: detent.identifier, height: height), in: &rows)
        }
        // If every detent is inactive, the sheet rests at the largest height.
        self.rows = rows.isEmpty ? [Row(identifier: .large, height: room.maximum)] : rows
        self.faults = faults
        self.dimmings = dimmings
        self.contentHeight = measured
        hasMaterialLimit = limits.material != nil
        undimmedHeight = height(of: limits.undimmed)
        materialHeight = height(of: limits.material)
    }

    /// Returns a height that can be shown and touched: at least 44 points, and at most the maximum, also for NaN.
    private static func usable(_ asked: CGFloat, maximum: CGFloat) -> CGFloat {
        asked.isNaN ? maximum : min(max(asked, PresentationDefaults.minimumLength), maximum)
    }

    /// Inserts a row in order. Most apps list the detents in this order.
    private static func place(_ row: Row, in rows: inout [Row]) {
        guard let last = rows.last, last.height > row.height else { return rows.append(row) }
        var (first, end) = (0, rows.count - 1)
        while first < end {
            let middle = (first + end) / 2
            if rows[middle].height > row.height { end = middle } else { first = middle + 1 }
        }
        rows.insert(row, at: first)
    }

    func dimming(in row: Int) -> CGFloat {
        let asked = dimmings.isEmpty ? nil : dimmings[rows[row].identifier]
        return asked ?? (rows[row].height <= undimmedHeight ?? -1 ? 0 : 1)
    }

    /// Returns the level of the material at a row: 0 or 1.
    func material(in row: Int) -> CGFloat {
        !hasMaterialLimit || rows[row].height <= materialHeight ?? -1 ? 1 : 0
    }

    private func height(of identifier: DetentIdentifier?) -> CGFloat? {
        identifier.flatMap { name in rows.first { $0.identifier == name }?.height }
    }

    func row(of identifier: HalfSheet.Detent.Identifier?) -> Int {
        rows.firstIndex { $0.identifier == identifier } ?? 0
    }
}

extension HalfSheet.Detent {
    /// Returns the height that the detent asks for, in points from its reference; `nil` if it is inactive.
    @MainActor
    fileprivate func askedHeight(in room: DetentTable.Room, content: () -> CGFloat) -> CGFloat? {
        switch height {
        case .medium:
            guard room.traits.verticalSizeClass != .compact else { return nil }
            return room.medium
        case .large: return room.maximum
        case .fitting: return content()
        case .points(let points): return points
        case .fraction(let fraction): return fraction * room.container
        case .insetFromTop(let inset): return (reference == .container ? room.container : room.safeHeight) - inset
        case .resolver(let resolver):
            return resolver.resolve(
                Context(maximumDetentValue: room.maximum, traits: room.traits, contentHeight: content()))
        }
    }
}

/// The detents of a presentation, which are resolved only once for a room and a content.
@MainActor
final class DetentTables {
    private var last:
        (
            detents: [HalfSheet.Detent], limits: DetentTable.Limits, named: [HalfSheet.Detent], room: DetentTable.Room,
            content: (preferred: CGSize, revision: Int), table: DetentTable
        )?
    private var faults: [DetentTable.Fault] = []
    /// The height of the content for which the detents of the style applied last, in points.
    private var contentHeight: CGFloat?

    /// What the ``HalfSheetContent`` on top brings; `nil` if the detents of the style apply.
    var own: ScreenDetents.Own?

    nonisolated init() {}

    /// Returns the table of the content's own detents, or of those of the style. A limit is the height that its name
    /// has in the table. With the content's own detents it has one among the style's as well, and the larger counts.
    func table(
        of style: HalfSheet, in room: DetentTable.Room, content: LayoutEnvironment.Content
    ) -> DetentTable {
        let detents = own?.detents ?? style.detents
        var limits = style.limits
        if let undimmed = own?.undimmed { limits.undimmed = undimmed }
        let named = own == nil ? [] : style.detents.filter { limits.names($0) }
        if let last, last.room == room, last.content == content.state, last.limits == limits, last.named == named,
            last.detents == detents
        {
            return last.table
        }
        var table = DetentTable(detents, limits: limits, in: room, content: content)
        faults += table.faults
        if own == nil { contentHeight = table.contentHeight }
        if !named.isEmpty {
            let ofStyle = DetentTable(named, limits: limits, in: room, content: content, contentHeight: contentHeight)
            for limit in [\DetentTable.undimmedHeight, \.materialHeight] {
                table[keyPath: limit] = [table[keyPath: limit], ofStyle[keyPath: limit]].compactMap(\.self).max()
            }
        }
        last = (detents, limits, named, room, content.state, table)
        return table
    }

    func invalidate() { last = nil }

    func takeFaults() -> [DetentTable.Fault] {
        guard !faults.isEmpty else { return [] }
        defer { faults = [] }
        return faults
    }
}
