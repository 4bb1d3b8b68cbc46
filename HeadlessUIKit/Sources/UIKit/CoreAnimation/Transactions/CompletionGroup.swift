/// A completion block that waits for animations. Each of these animations retains it.
final class CompletionGroup {
    private var block: (() -> Void)?

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    /// Called for a transaction that has added no animation.
    func call() {
        let block = block
        self.block = nil
        block?()
    }

    /// Called when the last animation is over.
    deinit {
        guard let block else { return }
        let parts = OnMain(value: block)
        MainActor.assumeIsolated { MainLoop.main.perform { parts.value() } }
    }
}
