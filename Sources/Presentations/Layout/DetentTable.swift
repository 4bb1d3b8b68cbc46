import UIKit

/// The active detents of a half-sheet with their heights, smallest first.
struct DetentTable: Equatable, Sendable {
    /// What the heights depend on, besides the detents and the content. A table that is kept is for one room.
    struct Room: Equatable, Sendable {
        var container: CGFloat
        /// The sheet's, in which the content is measured.
        var width: CGFloat
        var safeTop: CGFloat
        var safeBottom: CGFloat
        var traits: LayoutTraits

        init(_ environment: LayoutEnvironment, width: CGFloat) {
            self.width = width
            container = environment.container.height
            safeTop = environment.safeArea.top
            safeBottom = environment.safeArea.bottom
            traits = environment.traits
        }

        /// The largest height inside the bottom safe area.
        var maximum: CGFloat {
            max(0, container - safeTop - PresentationDefaults.HalfSheet.topClearance - safeBottom)
        }
    }

    struct Row: Equatable, Sendable {
        let identifier: HalfSheet.Detent.Identifier
        /// Points inside the bottom safe area.
        let height: CGFloat
    }

    /// Smallest first, never empty.
    let rows: [Row]
    /// The heights that could not be used as they were.
    let faults: [Fault]

    struct Fault: Equatable, Sendable {
        let identifier: HalfSheet.Detent.Identifier
        let wish: CGFloat
        let height: CGFloat

        var sentence: String {
            "The detent \"\(identifier.rawValue)\" asks for a height of \(wish) points; \(height) is used instead."
        }
    }

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
        for detent in detents {
            guard let wish = detent.wish(in: room, content: contentHeight) else { continue }
            let height = Self.usable(wish, maximum: room.maximum)
            // In no room at all, as before there is a container, nobody can ask for more than nothing.
            if wish.usableLength == nil, room.maximum > 0 {
                faults.append(Fault(identifier: detent.identifier, wish: wish, height: height))
            }
            rows.append(Row(identifier: detent.identifier, height: height))
        }
        // Where every detent is inactive the sheet still has to be somewhere.
        if rows.isEmpty { rows = [Row(identifier: .large, height: room.maximum)] }
        self.rows = Self.ascending(rows)
        self.faults = faults
    }

    /// The smallest first; equal ones stay in their order. Bound to no actor: each comparison would ask for it.
    private static func ascending(_ rows: [Row]) -> [Row] {
        rows.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
    }

    /// The row of the named detent; the smallest's when there is no active one of that name.
    func row(of identifier: HalfSheet.Detent.Identifier?) -> Int {
        rows.firstIndex { $0.identifier == identifier } ?? 0
    }

    /// The height of the named detent; of the smallest when there is no active one of that name.
    func height(of identifier: HalfSheet.Detent.Identifier?) -> CGFloat {
        rows[row(of: identifier)].height
    }

    /// A height that can be shown and touched: at least the kit's minimum and at most the room's maximum, which is what a wish
    /// that is not a number becomes, too.
    private static func usable(_ wish: CGFloat, maximum: CGFloat) -> CGFloat {
        wish.isNaN ? maximum : min(max(wish, PresentationDefaults.minimumLength), maximum)
    }
}

extension HalfSheet.Detent {
    /// The height that the detent asks for, `nil` where it is inactive.
    @MainActor
    fileprivate func wish(in room: DetentTable.Room, content: () -> CGFloat) -> CGFloat? {
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
