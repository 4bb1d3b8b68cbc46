import UIKit

#if canImport(ObjectiveC)
    /// A window of the device's size on whatever device the tests run. Time is the run loop's.
    @MainActor
    final class StageHost {
        let window: UIWindow
        private let environment: StageEnvironment

        init(_ environment: StageEnvironment, orientation: UIInterfaceOrientation) {
            self.environment = environment
            let window = StageWindow(frame: environment.device.bounds(in: orientation))
            self.window = window
            window.hardwareInsets = environment.device.safeAreaInsets(in: orientation)
            applyTraits(in: orientation)
        }

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

        func rotate(to orientation: UIInterfaceOrientation) {
            (window as? StageWindow)?.hardwareInsets = environment.device.safeAreaInsets(in: orientation)
            applyTraits(in: orientation)
            window.frame = environment.device.bounds(in: orientation)
            window.layoutIfNeeded()
        }

        /// Size classes, direction and text size need iOS 17; before, they are those of the Simulator.
        private func applyTraits(in orientation: UIInterfaceOrientation) {
            window.overrideUserInterfaceStyle = environment.appearance
            if #available(iOS 17, *) {
                let device = environment.device
                window.traitOverrides.userInterfaceIdiom = device.idiom
                window.traitOverrides.layoutDirection = environment.layoutDirection
                window.traitOverrides.preferredContentSizeCategory = environment.contentSizeCategory
                window.traitOverrides.horizontalSizeClass = device.horizontalSizeClass(in: orientation)
                window.traitOverrides.verticalSizeClass = device.verticalSizeClass(in: orientation)
                window.traitOverrides.displayScale = device.scale
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
        private let environment: StageEnvironment
        private let screen: UIScreen

        init(_ environment: StageEnvironment, orientation: UIInterfaceOrientation) {
            self.environment = environment
            let device = environment.device
            screen = UIScreen(
                bounds: device.bounds(in: orientation), scale: device.scale,
                safeAreaInsets: device.safeAreaInsets(in: orientation), traits: environment.traits(in: orientation),
                orientation: orientation)
            window = UIWindow(screen: screen)
            fingers = Touchscreen(window)
        }

        func turn() {
            MainLoop.main.turn()
        }

        func settle() {
            MainLoop.main.settle()
        }

        func advance(by seconds: TimeInterval) {
            MainLoop.main.advance(by: seconds)
        }

        /// Calls `block` when the moment has come and what is due then has been laid out.
        func schedule(after seconds: TimeInterval, _ block: @escaping () -> Void) {
            MainLoop.main.schedule(after: seconds) { MainLoop.main.performAfterCommit(block) }
        }

        func rotate(to orientation: UIInterfaceOrientation) {
            screen.resize(
                to: environment.device.bounds(in: orientation),
                safeAreaInsets: environment.device.safeAreaInsets(in: orientation),
                traits: environment.traits(in: orientation), orientation: orientation)
        }
    }
#endif
