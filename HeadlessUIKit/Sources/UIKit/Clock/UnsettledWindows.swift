/// Visible windows that may need layout.
@MainActor
final class UnsettledWindows {
    private var entries: [WeakWindow] = []
    private var attachments = 0

    private struct WeakWindow {
        weak var window: UIWindow?

        @MainActor var needsLayout: Bool { window?.layer.subtreeNeedsLayout ?? false }
    }

    var needLayout: Bool { entries.contains(where: \.needsLayout) }

    func attach(_ window: UIWindow) {
        attachments += 1
        window.attachment = attachments
        if window.layer.subtreeNeedsLayout { needsLayout(window) }
    }

    func detach(_ window: UIWindow) {
        window.attachment = nil
        entries.removeAll { $0.window === window }
    }

    func needsLayout(_ window: UIWindow) {
        guard window.attachment != nil, !entries.contains(where: { $0.window === window }) else { return }
        entries.append(WeakWindow(window: window))
    }

    /// In the order in which the windows have become visible. Only those that need it are visited, since there may be
    /// many.
    func commit() {
        let last = attachments
        var number = 0
        while let next = next(after: number, until: last) {
            next.window.layer.layoutTree()
            next.window.concentricViews.apply(in: next.window)
            number = next.attachment
        }
    }

    private func next(after number: Int, until last: Int) -> (window: UIWindow, attachment: Int)? {
        entries.removeAll { !$0.needsLayout }
        var next: (window: UIWindow, attachment: Int)?
        for entry in entries {
            guard let window = entry.window, let attachment = window.attachment, attachment > number,
                attachment <= last, attachment < next?.attachment ?? .max
            else { continue }
            next = (window, attachment)
        }
        return next
    }
}
