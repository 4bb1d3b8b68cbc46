/// The row or the column of a group: items one after the other.
struct GroupLine {
    let item: CompositionalItem
    let axis: NSLayoutConstraint.Axis
    let items: [CompositionalItem]
    let repetition: CompositionalGroup.Repetition
    let spacing: CompositionalSpacing
    let container: CGSize
    let pixels: PixelRounding

    /// Lays out one item.
    ///
    /// - Parameters:
    ///   - room: The size that its fractions refer to.
    ///   - cell: The index of its first cell in the group.
    ///   - siblings: The indices of the cells that are as large as this one.
    typealias Solve = (
        _ item: CompositionalItem, _ room: CGSize, _ cell: Int, _ siblings: [Int]
    ) -> SolvedGroup

    private struct Slot {
        let item: CompositionalItem
        let solved: SolvedGroup
    }

    /// Allows for rounding errors, so that items that fill a line exactly fit.
    private static let tolerance: CGFloat = 1e-6

    private var isEstimatedAlong: Bool { item.size[axis].isMeasured }

    private var inner: CGSize { item.size.resolved(in: container, pixels).reduced(by: item.effectiveInsets) }

    func solved(_ solve: Solve) -> SolvedGroup {
        let slots = slots(solve)
        var size = item.size.resolved(in: container, pixels)
        if isEstimatedAlong { size[axis] = used(by: slots) }
        if item.size[axis.other].isMeasured { size[axis.other] = thickness(of: slots) }
        return placed(slots, in: size)
    }

    // MARK: Filling

    /// Returns the number of items, which decides the spacing that is subtracted before fractions are computed (CC4).
    ///
    /// Items whose size across is a fraction of the line's length are counted without spacing first, others with it.
    private func plannedCount(_ solve: Solve) -> Int {
        switch repetition {
        case .times(let count), .shares(let count): return count
        case .untilFull: break
        }
        guard !isEstimatedAlong, !items.isEmpty else { return items.count }
        var count = fittingCount(inner, spacing: 0, solve)
        let isCountedWithSpacing = items.allSatisfy { !$0.size[axis.other].isFraction(of: axis) }
        guard isCountedWithSpacing else { return max(1, count) }
        while count > 1, fittingCount(room(forCount: count), spacing: spacing.minimum, solve) < count { count -= 1 }
        // The first item may still fit because it measures itself.
        return max(1, count)
    }

    /// - Parameter room: The size that fractions refer to. Items fill the whole line.
    private func fittingCount(_ room: CGSize, spacing: CGFloat, _ solve: Solve) -> Int {
        let lengths = items.map { item in
            let isMeasuredGroup = item.group != nil && item.size[axis].isMeasured
            let length = isMeasuredGroup ? solve(item, room, 0, []).size[axis] : item.size[axis].exact(in: room)
            return length + item.edges.minimum(axis)
        }
        var used: CGFloat = 0
        var count = 0
        // A list without any extent is not repeated.
        while count < items.count || used > 0 {
            used += lengths[count % items.count] + (count > 0 ? spacing : 0)
            guard used <= inner[axis] + Self.tolerance else { break }
            count += 1
        }
        return count
    }

    private func slots(_ solve: Solve) -> [Slot] {
        let planned = plannedCount(solve)
        guard planned > 0 else { return [] }
        let room = room(forCount: planned)
        let siblings = (0..<planned).filter { items[$0 % items.count].isUniform }
        var slots: [Slot] = []
        var cells = 0
        /// In points from the line's start, not rounded.
        var end: CGFloat = 0
        let isLimited = isFilledUntilFull
        while isLimited ? slots.count < items.count || end > 0 : slots.count < planned {
            let item = sized(items[slots.count % items.count], in: room)
            let slot = Slot(item: item, solved: solve(item, room, cells, siblings))
            end += (slots.isEmpty ? 0 : spacing.minimum) + length(of: slot, in: room) + item.edges.minimum(axis)
            // A self-sizing item is shown even if it is too long for the line.
            let isFirstOfMeasured = slots.isEmpty && item.size[axis].isMeasured
            if isLimited, end > inner[axis] + Self.tolerance, !isFirstOfMeasured { break }
            slots.append(slot)
            cells += slot.solved.cells.count
        }
        return slots
    }

    private var isFilledUntilFull: Bool {
        guard case .untilFull = repetition else { return false }
        return !isEstimatedAlong
    }

    /// Returns the size that fractions refer to: the inner size less the spacing between that number of items.
    private func room(forCount count: Int) -> CGSize {
        var room = inner
        room[axis] = max(0, room[axis] - CGFloat(count - 1) * spacing.minimum)
        return room
    }

    private func sized(_ item: CompositionalItem, in room: CGSize) -> CompositionalItem {
        guard case .shares(let count) = repetition else { return item }
        var item = item
        item.size[axis] = .absolute(pixels.down(room[axis] / CGFloat(count)))
        return item
    }

    /// A fraction that is rounded down does not make room for another item.
    private func length(of slot: Slot, in room: CGSize) -> CGFloat {
        slot.item.size[axis].isMeasured ? slot.solved.size[axis] : slot.item.size[axis].exact(in: room)
    }

    // MARK: Placing

    private func used(by slots: [Slot]) -> CGFloat {
        guard !slots.isEmpty else { return 0 }
        let lengths = slots.reduce(0) { $0 + $1.solved.size[axis] + $1.item.edges.minimum(axis) }
        return lengths + CGFloat(slots.count - 1) * spacing.minimum
    }

    private func thickness(of slots: [Slot]) -> CGFloat {
        slots.map { $0.solved.size[axis.other] + $0.item.edges.minimum(axis.other) }.max() ?? 0
    }

    /// Returns the space that each flexible spacing gets beyond its minimum: negative in a line that is too full.
    private func share(of slots: [Slot], in length: CGFloat) -> CGFloat {
        let gaps = spacing.isFlexible ? slots.count - 1 : 0
        let flexible = slots.reduce(gaps) { $0 + $1.item.edges.flexibleCount(axis) }
        return flexible > 0 ? (length - used(by: slots)) / CGFloat(flexible) : 0
    }

    private func placed(_ slots: [Slot], in size: CGSize) -> SolvedGroup {
        let inner = CGRect(origin: .zero, size: size).reduced(by: item.effectiveInsets)
        let share = share(of: slots, in: inner.size[axis])
        var group = SolvedGroup(size: size, inner: inner)
        var position = inner.origin[axis]
        for slot in slots {
            let edges = slot.item.edges
            var origin = inner.origin
            origin[axis] = position + edges.start(axis).length(share: share)
            origin[axis.other] += edges.offset(of: slot.solved.size[axis.other], in: inner.size[axis.other], axis.other)
            group.append(slot.solved, at: origin)
            position = origin[axis] + slot.solved.size[axis] + edges.end(axis).length(share: share)
            position += spacing.length(share: share)
        }
        return group
    }
}
