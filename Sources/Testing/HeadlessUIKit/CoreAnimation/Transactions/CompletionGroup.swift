/// A completion block that waits for animations. Every animation that it waits for holds it.
final class CompletionGroup {
    private var block: (() -> Void)?

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    /// For a transaction that has added no animation.
    func call() {
        let block = block
        self.block = nil
        block?()
    }

    /// The last animation is over.
    deinit {
        guard let block else { return }
        let parts = OnMain(value: block)
        MainActor.assumeIsolated { MainLoop.main.perform { parts.value() } }
    }
}
