/// The constraints of a view hierarchy, translated for the solver, and the solution translated back.
///
/// The hierarchy's topmost view has one as long as it lives. A request for a fitting size uses an engine of its own, in
/// which the size of the view is open.
@MainActor
final class LayoutEngine {
    let solver = LayoutSolver()
    /// The top of the hierarchy. Its size is given, except for a fitting size.
    private(set) weak var root: UIView?
    let looksForFittingSize: Bool

    var records: [ObjectIdentifier: LayoutRecord] = [:]
    var owners: [LayoutVariable: LayoutRecord] = [:]
    private var rows: [ObjectIdentifier: LayoutRow] = [:]
    var rowsByHandle: [LayoutSolver.Handle: LayoutRow] = [:]

    private var isUnsettled = true
    private var pinsToCheck: [LayoutRecord] = []
    private var contentToCheck: [LayoutRecord] = []
    private var directionsMayDiffer = false
    private var baselinesMayDiffer = false
    var brokenMayFit = false
    var broken: [LayoutRow] = []
    /// Text whose height depends on its width.
    var wrapping: [LayoutRecord] = []
    private var baselineRows: [LayoutRow] = []
    /// Guides that follow the keyboard, which no view of the hierarchy reports.
    var keyboardGuides: [LayoutRecord] = []
    var followsKeyboard: Bool { !keyboardGuides.isEmpty }
    /// The keyboard's frame at the last look.
    private var wasKeyboardAway = true

    init(root: UIView, looksForFittingSize: Bool = false) {
        self.root = root
        self.looksForFittingSize = looksForFittingSize
        enter(root)
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard rows[ObjectIdentifier(constraint)] == nil else { return }
        let row = LayoutRow(constraint)
        rows[ObjectIdentifier(constraint)] = row
        if constraint.points.contains(where: { $0.attribute.isBaseline }) { baselineRows.append(row) }
        install(row)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        uninstall(row)
        broken.removeAll { $0 === row }
        baselineRows.removeAll { $0 === row }
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let row = rows[ObjectIdentifier(constraint)] else { return }
        brokenMayFit = true
        unsettle()
        guard let handle = row.handle, let restriction = restriction(for: row) else { return }
        set(restriction.expression.constant, of: handle, row: row)
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let row = rows[ObjectIdentifier(constraint)] else { return }
        uninstall(row)
        broken.removeAll { $0 === row }
        install(row)
    }

    private func install(_ row: LayoutRow) {
        unsettle()
        guard let restriction = restriction(for: row) else { return }
        hold(restriction, by: row)
    }

    private func uninstall(_ row: LayoutRow) {
        guard let handle = row.handle else { return }
        rowsByHandle[handle] = nil
        row.handle = nil
        solver.remove(handle)
        brokenMayFit = true
        unsettle()
    }

    // MARK: Variables

    func record(of item: any LayoutItem) -> LayoutRecord? { records[ObjectIdentifier(item)] }

    func variable(_ quantity: LayoutQuantity, of item: any LayoutItem) -> LayoutVariable {
        let id = ObjectIdentifier(item)
        let record = records[id] ?? LayoutRecord(item)
        if records.updateValue(record, forKey: id) == nil, item is UIKeyboardLayoutGuide {
            keyboardGuides.append(record)
        }
        if let variable = record[quantity] { return variable }
        let variable = solver.makeVariable()
        record[quantity] = variable
        owners[variable] = record
        hold(quantity, of: record)
        return variable
    }

    /// Keeps a quantity without a constraint.
    func hold(_ quantity: LayoutQuantity, of record: LayoutRecord) {
        if let pin = pin(quantity, of: record) {
            if let handle = hold(pin) { record.pins.append((quantity, handle)) }
            record.view?.layoutStateMade.isPinned = true
        } else if quantity.isLength, let variable = record[quantity],
            let handle = hold(LayoutRestriction(LinearExpression(variable), .greaterThanOrEqual))
        {
            record.floors.append(handle)
        }
    }

    func expression(_ quantity: LayoutQuantity, of item: any LayoutItem) -> LinearExpression {
        LinearExpression(variable(quantity, of: item))
    }

    func value(_ quantity: LayoutQuantity, of item: any LayoutItem) -> CGFloat? {
        records[ObjectIdentifier(item)]?[quantity].map { CGFloat(solver.value(of: $0)).withoutSignOfZero }
    }

    // MARK: Changes

    func unsettle() { isUnsettled = true }

    /// Called when a frame, an inset or an offset has changed.
    func pinsChanged(of item: any LayoutItem) {
        guard let record = records[ObjectIdentifier(item)], !record.pins.isEmpty else { return }
        pinsToCheck.append(record)
        unsettle()
    }

    /// Called when the keyboard, or a view with its guide, may have moved. While it is hidden nothing depends on it:
    /// the guides follow the safe area, which reports its own changes.
    func checkKeyboard(isAway: Bool) {
        guard !isAway || !wasKeyboardAway else { return }
        wasKeyboardAway = isAway
        for record in keyboardGuides {
            let hasMoved = record.pins.contains { quantity, handle in
                pin(quantity, of: record)?.expression.constant != solver.restriction(of: handle).expression.constant
            }
            if hasMoved { record.item.map(pinsChanged) }
        }
    }

    func contentChanged(of view: UIView) {
        guard let record = records[ObjectIdentifier(view)] else { return }
        contentToCheck.append(record)
        unsettle()
    }

    func directionChanged() {
        directionsMayDiffer = true
        unsettle()
    }

    /// Called when the text of a view's baseline may be another one. Returns whether anything has to be done.
    func baselinesChanged() -> Bool {
        guard !baselineRows.isEmpty else { return false }
        baselinesMayDiffer = true
        unsettle()
        return true
    }

    // MARK: Solving

    /// Brings everything up to date. Cheap if nothing has changed.
    func settle() {
        guard isUnsettled else { return }
        // A view that is being measured may ask for a layout: it gets the current one.
        isUnsettled = false
        checkPins()
        let checked = contentToCheck.filter(isKnown)
        contentToCheck = []
        checked.forEach(checkContent)
        if !checked.isEmpty || baselinesMayDiffer { checkBaselines() }
        checkDirections()
        retryBroken()
        wrapText()
        solver.solve()
        isUnsettled = false
    }

    /// Returns the items whose values have changed since the last call.
    func takeChangedRecords() -> [LayoutRecord] {
        var seen: Set<ObjectIdentifier> = []
        return solver.takeChangedVariables().compactMap { variable in
            guard let record = owners[variable], seen.insert(record.id).inserted else { return nil }
            return record
        }
    }

    /// A view that has left after its report is skipped.
    private func isKnown(_ record: LayoutRecord) -> Bool { records[record.id] === record }

    private func checkPins() {
        let records = pinsToCheck.filter(isKnown)
        pinsToCheck = []
        for record in records {
            for (quantity, handle) in record.pins {
                guard let pin = pin(quantity, of: record) else { continue }
                set(pin.expression.constant, of: handle)
            }
        }
        if !records.isEmpty { brokenMayFit = !broken.isEmpty }
    }

    private func checkDirections() {
        guard directionsMayDiffer else { return }
        directionsMayDiffer = false
        let turned = rows.values.filter { $0.isMirrored != isMirrored($0.constraint) }.sorted { $0.order < $1.order }
        turned.forEach(uninstall)
        // Broken constraints are tried again here. Otherwise they would have to wait for another change.
        broken.removeAll { row in turned.contains { $0 === row } }
        turned.forEach(install)
    }

    private func checkBaselines() {
        baselinesMayDiffer = false
        for row in baselineRows {
            guard let handle = row.handle, let restriction = restriction(for: row) else { continue }
            if restriction.expression.terms == solver.restriction(of: handle).expression.terms {
                set(restriction.expression.constant, of: handle, row: row)
            } else {
                uninstall(row)
                install(row)
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
