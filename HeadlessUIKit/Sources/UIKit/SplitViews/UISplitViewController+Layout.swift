extension UISplitViewController {
    var containerSize: CGSize { viewIfLoaded?.bounds.size ?? .zero }

    /// True if the primary column is on the right.
    var isMirrored: Bool {
        (primaryEdge == .trailing) != (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    var modes: SplitModes { modes(for: containerSize) }

    private func modes(for size: CGSize) -> SplitModes {
        let supplementary = isTriple ? supplementarySize.resolved(in: size.width) : 0
        return SplitModes(
            isTriple: isTriple, size: size, sidebarsWidth: primarySize.resolved(in: size.width) + supplementary,
            preferredMode: preferredDisplayMode, preferredBehavior: preferredSplitBehavior)
    }

    func layout(for size: CGSize) -> SplitLayout {
        let insets = viewIfLoaded?.safeAreaInsets ?? .zero
        return SplitLayout(
            size: size, mode: currentMode ?? modes(for: size).standard,
            primaryWidth: primarySize.resolved(in: size.width),
            supplementaryWidth: isTriple ? supplementarySize.resolved(in: size.width) : nil,
            edgeInset: isMirrored ? insets.right : insets.left, isMirrored: isMirrored)
    }

    // MARK: The view's layout

    func layoutContainer() {
        settleColumns()
        edgePan.edges = isMirrored ? .right : .left
        adaptMode()
        placeColumns()
    }

    func placeColumns() {
        guard let view = viewIfLoaded else { return }
        if let collapsedColumn {
            dimming.alpha = 0
            collapsedColumn.view.frame = view.bounds
            return
        }
        let layout = layout(for: view.bounds.size)
        let frames = layout.frames
        primary.view.frame = frames.primary
        supplementary.view.frame = frames.supplementary
        secondary.view.frame = frames.secondary
        dimming.frame = frames.secondary
        dimming.alpha = layout.mode.dimsSecondary ? 1 : 0
    }

    func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize? {
        guard !isCollapsed else { return nil }
        let frames = layout(for: size).frames
        if container === primary.host { return frames.primary.size }
        if container === supplementary.host { return frames.supplementary.size }
        return container === secondary.host ? frames.secondary.size : nil
    }

    // MARK: Changes of the environment

    /// Another shape of the split view can mean another behaviour: then the mode is reset to the default.
    private func adaptMode() {
        guard !isCollapsed, let currentMode, let settledBehavior, modes.behavior != settledBehavior else { return }
        let target =
            modes.behavior == .overlay || settledBehavior == .overlay
            ? modes.standard : modes.mode(sidebars: currentMode.sidebarCount)
        change(to: target, animated: false)
    }

    func widthsDidChange() {
        viewIfLoaded?.setNeedsLayout()
        if UIView.inheritedAnimationDuration > 0 { viewIfLoaded?.layoutIfNeeded() }
    }

    func preferencesDidChange() {
        guard !isCollapsed, currentMode != nil else { return }
        change(to: modes.standard, animated: false)
    }
}
