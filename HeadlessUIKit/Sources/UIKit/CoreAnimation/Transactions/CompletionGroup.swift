/// A completion block that waits for animations. Each of these animations retains it.
final class CompletionGroup {
    private var block: (() -> Void)?
    private let loop = MainActor.assumeIsolated { MainLoop.current }

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
        let parts = OnMain(value: (loop: loop, block: block))
        MainActor.assumeIsolated { parts.value.loop.perform(parts.value.block) }
    }
}
