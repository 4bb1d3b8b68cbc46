/// What comes into a hierarchy, and what leaves it.
extension LayoutEngine {
    /// Adds the constraints of a subtree.
    func enter(_ subtree: UIView) {
        var constraints: [NSLayoutConstraint] = []
        subtree.forEachInSubtree { view in
            guard let state = view.layoutState else { return }
            if !state.translatesMask || (looksForFittingSize && view === root) { join(view) }
            constraints += state.constraints
        }
        // In the order in which they would have been added one by one, whichever view holds them.
        constraints.sorted { $0.activation < $1.activation }.forEach(add)
    }

    /// Removes everything in a subtree that leaves.
    func leave(_ subtree: UIView) {
        var leaving: [any LayoutItem] = []
        subtree.forEachInSubtree { view in
            view.layoutState?.constraints.forEach(remove)
            leaving += view.layoutGuides
            leaving.append(view)
        }
        // A view whose mask stretches it depends on its superview, which comes first.
        for case let record? in leaving.map({ records[ObjectIdentifier($0)] }) { release(record) }
        leaving.forEach(forget)
    }

    /// Adds a view that constraints place: all of its quantities are here, whether a constraint mentions them or not.
    func join(_ view: UIView) {
        for quantity in [LayoutQuantity.x, .y, .width, .height] { _ = variable(quantity, of: view) }
        guard let record = records[ObjectIdentifier(view)] else { return }
        checkContent(of: record)
    }

    /// Removes and adds an item again, because its position is now defined differently.
    func rejoin(_ view: UIView) {
        guard let record = records[ObjectIdentifier(view)] else {
            if view.layoutState?.translatesMask == false { join(view) }
            return
        }
        release(record)
        wrapping.removeAll { $0 === record }
        record.quantities.forEach { hold($0, of: record) }
        if view.layoutState?.translatesMask == false { join(view) }
        brokenMayFit = true
        unsettle()
    }

    func forget(_ item: any LayoutItem) {
        guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
        release(record)
        for quantity in record.quantities {
            guard let variable = record[quantity] else { continue }
            owners[variable] = nil
            solver.removeVariable(variable)
        }
        wrapping.removeAll { $0 === record }
        keyboardGuides.removeAll { $0 === record }
        brokenMayFit = true
        unsettle()
    }

    /// Removes what keeps an item without a constraint.
    private func release(_ record: LayoutRecord) {
        record.handles.forEach(solver.remove)
        (record.pins, record.floors, record.content) = ([], [], [nil, nil])
    }
}
