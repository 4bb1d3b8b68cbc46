extension LayoutEngine {
    /// Adds a constraint of the app; if that is impossible, one of the constraints is broken and reported.
    func hold(_ restriction: LayoutRestriction, by row: LayoutRow) {
        while true {
            switch solver.add(restriction) {
            case .success(let handle):
                row.handle = handle
                rowsByHandle[handle] = row
                return
            case .failure(let conflict):
                guard let victim = breakOne(of: conflict, newcomer: row), victim !== row else { return }
            }
        }
    }

    /// Adds a given restriction: a frame, an inset, a length that is not negative.
    @discardableResult
    func hold(_ restriction: LayoutRestriction) -> LayoutSolver.Handle? {
        while true {
            switch solver.add(restriction) {
            case .success(let handle): return handle
            case .failure(let conflict): guard breakOne(of: conflict) != nil else { return nil }
            }
        }
    }

    /// Changes the constant of a restriction, which may break a constraint, also that of `row` itself.
    func set(_ constant: Double, of handle: LayoutSolver.Handle, row: LayoutRow? = nil) {
        while let conflict = solver.setConstant(constant, of: handle) {
            guard let victim = breakOne(of: conflict, newcomer: row), victim !== row else { return }
        }
    }

    /// Breaks one of the contradicting constraints. The system's own restrictions are never broken.
    private func breakOne(of conflict: LayoutSolver.Conflict, newcomer: LayoutRow? = nil) -> LayoutRow? {
        let others = conflict.restrictions.compactMap { rowsByHandle[$0] }
        let involved = (others + [newcomer].compactMap { $0 }).sorted { $0.order < $1.order }
        let ranked = involved.map { (row: $0, rank: BreakingRank(of: $0.constraint)) }
        guard let victim = ranked.max(by: { $0.rank < $1.rank })?.row else { return nil }
        if !victim.wasReported, !looksForFittingSize {
            victim.wasReported = true
            let report = ConflictReport(
                involved: involved.map(\.constraint), heldBySystem: conflict.restrictions.count - others.count,
                victim: victim.constraint)
            Console.warn(report.text)
        }
        if let handle = victim.handle {
            rowsByHandle[handle] = nil
            victim.handle = nil
            solver.remove(handle)
        }
        broken.append(victim)
        return victim
    }

    /// A broken constraint comes back as soon as nothing contradicts it.
    func retryBroken() {
        guard brokenMayFit else { return }
        brokenMayFit = false
        for row in broken {
            guard let restriction = restriction(for: row), case .success(let handle) = solver.add(restriction) else {
                continue
            }
            row.handle = handle
            rowsByHandle[handle] = row
        }
        broken.removeAll { $0.handle != nil }
    }
}
