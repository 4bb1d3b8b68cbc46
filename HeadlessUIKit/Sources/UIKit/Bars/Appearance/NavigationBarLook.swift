/// The look of a navigation bar for one of its items.
struct NavigationBarLook {
    var background: BarBackgroundLook
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var buttons: UIBarButtonItemAppearance?
    var doneButtons: UIBarButtonItemAppearance?
    var backButtons: UIBarButtonItemAppearance?
    /// Nil for the chevron.
    var backIndicator: UIImage?

    @MainActor
    func buttons(for item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        item.style == .done ? doneButtons : buttons
    }
}

extension UINavigationBar {
    private typealias Appearances = BarAppearances<UINavigationBarAppearance>

    /// Properties that an app has set without appearances count only if no appearance applies.
    func look(for item: UINavigationItem?) -> NavigationBarLook {
        let situation = Appearances.Situation(isCompact: isCompact, isAtEdge: manager != nil && isAtScrollEdge)
        let choice = Appearances.choose(in: situation, item: item?.appearances, bar: appearances)
        guard let (appearance, isTransparent) = choice else { return olderLook(isAtEdge: situation.isAtEdge) }
        return NavigationBarLook(
            background: isTransparent ? .transparent : appearance.background, title: appearance.titleTextAttributes,
            titleOffset: appearance.titlePositionAdjustment, largeTitle: appearance.largeTitleTextAttributes,
            buttons: appearance.buttonAppearance, doneButtons: appearance.doneButtonAppearance,
            backButtons: appearance.backButtonAppearance, backIndicator: appearance.ownBackIndicator)
    }

    /// Unlike on a device since iOS 15, a bar without a colour is frosted at the edge of the content as well.
    private func olderLook(isAtEdge: Bool) -> NavigationBarLook {
        let own = older.background(at: barPosition, metrics: metrics)
        return NavigationBarLook(
            background: own == nil ? .frosted : isAtEdge ? .transparent : own ?? .frosted,
            title: titleTextAttributes ?? [:], largeTitle: largeTitleTextAttributes ?? [:])
    }

    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var metrics: UIBarMetrics {
        let hasPrompt = topItem?.prompt != nil
        return isCompact ? (hasPrompt ? .compactPrompt : .compact) : hasPrompt ? .defaultPrompt : .default
    }
}
