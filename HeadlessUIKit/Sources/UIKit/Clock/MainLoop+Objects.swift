// The loop that an object is in: that of the screen which shows it. What no screen shows is in the loop of the code that runs.

extension UIView {
    final var mainLoop: MainLoop { window?.hostScreen.loop ?? .current }
}

extension UIViewController {
    final var mainLoop: MainLoop { viewIfLoaded?.mainLoop ?? .current }

    /// Runs `body` as code of its loop, which becomes the test's current one.
    final func inMainLoop<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let loop = viewIfLoaded?.window?.hostScreen.loop else { return try body() }
        return try loop.enter(body)
    }
}

extension CALayer {
    // Layers are bound to no actor but used on the main thread.
    final var mainLoop: MainLoop {
        let parts = OnMain(value: self)
        return MainActor.assumeIsolated { parts.value.owningView?.mainLoop ?? .current }
    }

    @MainActor
    private var owningView: UIView? {
        sequence(first: self, next: \.superlayer).lazy.compactMap { $0.delegate as? UIView }.first
    }
}
