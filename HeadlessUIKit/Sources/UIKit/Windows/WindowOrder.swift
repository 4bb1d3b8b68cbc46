/// The windows of a screen, back to front: by level, and in a level by the order in which they came to its front.
@MainActor
struct WindowOrder {
    private var entries: [WeakWindow] = []

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    /// The windows that still exist, back to front.
    var windows: [UIWindow] {
        entries.compactMap(\.window).sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
    }

    /// Puts a window in front of all others of its level.
    mutating func moveToFront(_ window: UIWindow) {
        remove(window)
        entries.append(WeakWindow(window: window))
    }

    mutating func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }
}
