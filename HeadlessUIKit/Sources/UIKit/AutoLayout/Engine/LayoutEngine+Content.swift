extension LayoutEngine {
    func checkContent(of record: LayoutRecord) {
        guard let view = record.view, !isSizeGiven(view) else { return }
        let unwrapped = view.contentSize(forLayoutWidth: nil)
        let wraps = unwrapped != nil
        if wraps, !wrapping.contains(where: { $0 === record }) { wrapping.append(record) }
        if !wraps { wrapping.removeAll { $0 === record } }
        // Wrapping text is measured when its width is known.
        if !wraps { wish(view.intrinsicContentSize, of: record) }
    }

    /// Text first gets all the width that it wants, and then the height for the width that it has got.
    func wrapText() {
        let texts = wrapping
        guard !texts.isEmpty else { return }
        for record in texts { wish(record.view?.contentSize(forLayoutWidth: nil), of: record) }
        solver.solve()
        for round in 0..<Self.wrappingRounds {
            var isSettled = true
            for record in texts {
                guard let view = record.view, let width = value(.width, of: view) else { continue }
                // Text with the width of its lines may be wider than those need by now. Only text that is too narrow
                // has to be broken again, so that this terminates.
                let wished = record.content[0]?.length ?? 0
                if round > 0, width > wished - 0.001 { continue }
                wish(view.contentSize(forLayoutWidth: width), of: record)
                isSettled = false
            }
            if isSettled { return }
            solver.solve()
        }
    }

    private static var wrappingRounds: Int { 4 }

    private func wish(_ size: CGSize?, of record: LayoutRecord) {
        guard let size, let view = record.view else { return }
        wish(size.width, along: .horizontal, of: record, view)
        wish(size.height, along: .vertical, of: record, view)
    }

    private func wish(
        _ length: CGFloat, along axis: NSLayoutConstraint.Axis, of record: LayoutRecord, _ view: UIView
    ) {
        let hugging = view.contentHuggingPriority(for: axis)
        let compression = view.contentCompressionResistancePriority(for: axis)
        guard length >= 0, length.isFinite else {
            record.content[axis.rawValue]?.handles.forEach(solver.remove)
            record.content[axis.rawValue] = nil
            return
        }
        if let old = record.content[axis.rawValue], old.hugging == hugging, old.compression == compression {
            guard old.length != length else { return }
            for handle in old.handles { set(-Double(length), of: handle) }
            record.content[axis.rawValue]?.length = length
            return
        }
        record.content[axis.rawValue]?.handles.forEach(solver.remove)
        var excess = expression(.length(axis), of: view)
        excess.constant -= Double(length)
        let handles = [
            hold(LayoutRestriction(excess, .lessThanOrEqual, priority: hugging.forContent)),
            hold(LayoutRestriction(excess, .greaterThanOrEqual, priority: compression.forContent)),
        ]
        record.content[axis.rawValue] = LayoutRecord.ContentWish(
            length: length, hugging: hugging, compression: compression, handles: handles.compactMap { $0 })
    }
}

extension UILayoutPriority {
    /// Required content gives way to what constraints require, and to nothing else (Z29).
    fileprivate var forContent: Float { min(forSolver, 999.5) }
}
