import UIKit

#if canImport(ObjectiveC)
    /// A window of the device's size on whatever device the tests run. Time is the run loop's.
    @MainActor
    final class StageHost {
        let window: UIWindow

        init(_ environment: StageEnvironment) {
            let window = StageWindow(frame: environment.window)
            self.window = window
            window.hardwareInsets = environment.safeAreaInsets
            applyTraits(environment)
        }

        /// A Simulator has one device.
        func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

        /// No program puts a finger on a Simulator's screen.
        var isTouched: Bool { false }

        func turn() {
            window.layoutIfNeeded()
            RunLoop.main.run(until: Date())
        }

        /// Runs the run loop until no layer of the window has an animation, for ten seconds at most.
        func settle() {
            let limit = Date(timeIntervalSinceNow: 10)
            repeat {
                window.layoutIfNeeded()
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
            } while window.layer.isMoving && Date() < limit
        }

        func advance(by seconds: TimeInterval) {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        }

        func resize(_ environment: StageEnvironment) {
            (window as? StageWindow)?.hardwareInsets = environment.safeAreaInsets
            applyTraits(environment)
            window.frame = environment.window
            window.layoutIfNeeded()
        }

        func change(_ environment: StageEnvironment) {
            applyTraits(environment)
            window.layoutIfNeeded()
        }

        /// Size classes, direction, contrast and text size need iOS 17; before, they are those of the Simulator.
        private func applyTraits(_ environment: StageEnvironment) {
            window.overrideUserInterfaceStyle = environment.appearance
            if #available(iOS 17, *) {
                window.traitOverrides.userInterfaceIdiom = environment.device.idiom
                window.traitOverrides.layoutDirection = environment.layoutDirection
                window.traitOverrides.preferredContentSizeCategory = environment.contentSizeCategory
                window.traitOverrides.accessibilityContrast = environment.accessibilityContrast
                window.traitOverrides.horizontalSizeClass = environment.horizontalSizeClass
                window.traitOverrides.verticalSizeClass = environment.verticalSizeClass
                window.traitOverrides.displayScale = environment.device.scale
            }
        }
    }

    /// A window whose safe area is that of the device on stage and not that of the device it is on.
    private final class StageWindow: UIWindow {
        var hardwareInsets = UIEdgeInsets.zero

        override var safeAreaInsets: UIEdgeInsets { hardwareInsets }
    }

    extension CALayer {
        fileprivate var isMoving: Bool {
            let moves = animationKeys()?.contains { animation(forKey: $0)?.repeatCount != .infinity } ?? false
            return moves || sublayers?.contains(where: \.isMoving) ?? false
        }
    }
#else
    /// The headless module's screen and its virtual clock.
    @MainActor
    final class StageHost {
        let window: UIWindow
        let fingers: Touchscreen
        let trackpad: Trackpad
        let keys: HardwareKeyboard
        private let screen: UIScreen
        private let loop: MainLoop
        /// A stage that is dropped leaves nothing behind.
        private let lifetime: WindowLifetime

        init(_ environment: StageEnvironment) {
            loop = MainLoop.ofNewStage()
            screen = UIScreen(
                bounds: environment.screen, scale: environment.device.scale,
                safeAreaInsets: environment.safeAreaInsets, traits: environment.traits,
                orientation: environment.orientation, windowFrame: environment.window,
                statusBarHeight: environment.device.statusBarHeight, nativeSize: environment.device.nativeSize,
                displayCornerRadius: environment.device.displayCornerRadius, loop: loop)
            window = UIWindow(screen: screen)
            fingers = Touchscreen(window)
            trackpad = Trackpad(window)
            keys = HardwareKeyboard(window)
            lifetime = WindowLifetime(of: fingers, trackpad)
        }

        /// Does something as the device does it: what it begins belongs to the stage.
        func run<Result>(_ body: () throws -> Result) rethrows -> Result { try loop.enter(body) }

        var now: Instant { loop.now }

        var isTouched: Bool { !fingers.paths.isEmpty || trackpad.isScrolling }

        func turn() {
            loop.turn()
        }

        func settle() {
            loop.settle()
        }

        func advance(by seconds: TimeInterval) {
            loop.advance(by: seconds)
        }

        /// Calls `block` when everything that happens at the moment has happened and is laid out.
        func sample(after seconds: TimeInterval, _ block: @escaping () -> Void) {
            loop.sample(after: seconds, block)
        }

        /// Takes the samples of the present moment, at which nothing more will happen.
        func takeSamples() {
            loop.takeSamples()
        }

        func resize(_ environment: StageEnvironment) {
            run {
                screen.resize(
                    to: environment.screen, safeAreaInsets: environment.safeAreaInsets, traits: environment.traits,
                    orientation: environment.orientation, windowFrame: environment.window)
            }
        }

        /// Lays out at once.
        func change(_ environment: StageEnvironment) {
            run { screen.change(to: environment.traits) }
            turn()
        }
    }
#endif
