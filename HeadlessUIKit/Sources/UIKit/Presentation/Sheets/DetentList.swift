/// The heights of a sheet's detents in one environment, resolved once (F1).
@MainActor
struct DetentList {
    struct Entry {
        let identifier: UISheetPresentationController.Detent.Identifier
        let value: CGFloat
    }

    let layout: SheetLayout
    /// The active detents, smallest first, in the order that the app has to give.
    let entries: [Entry]

    init(_ detents: [UISheetPresentationController.Detent], layout: SheetLayout, traits: UITraitCollection) {
        let context = SheetDetentContext(layout: layout, traits: traits)
        self.layout = layout
        entries = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { Entry(identifier: detent.identifier, value: $0) }
        }
    }

    /// Returns the height of the selected detent, or of the smallest if no active one has that identifier.
    func value(of selected: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        index(of: selected).map { entries[$0].value } ?? layout.maximumDetentValue
    }

    /// Returns whether the selected detent is larger than the largest undimmed one (F14).
    func isDimmed(
        at selected: UISheetPresentationController.Detent.Identifier?,
        largestUndimmed: UISheetPresentationController.Detent.Identifier?
    ) -> Bool {
        guard let limit = entries.firstIndex(where: { $0.identifier == largestUndimmed }) else { return true }
        return index(of: selected).map { $0 > limit } ?? true
    }

    private func index(of selected: UISheetPresentationController.Detent.Identifier?) -> Int? {
        entries.firstIndex { $0.identifier == selected } ?? (entries.isEmpty ? nil : 0)
    }
}
