import UIKit

#if canImport(ObjectiveC)
    /// A device, a Simulator or Catalyst.
    @MainActor
    package enum Platform {
        /// A test bundle of a Swift package has no host app, and then there is no `UIApplication.shared`.
        private static let application = Bundle.main.bundleURL.pathExtension == "app" ? UIApplication.shared : nil
        private static var scene: UIWindowScene? {
            application?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        }

        package static let hands: any Hands = CodeHands()
        /// True if a test prints its report.
        package static let printsReport = true

        package static var system: String {
            let device = UIDevice.current
            let size = UIScreen.main.bounds.size
            let surroundings =
                application == nil ? "no app" : scene == nil ? "an app without a scene" : "an app with a scene"
            return
                "\(device.systemName) \(device.systemVersion), \(device.model), \(Int(size.width))×\(Int(size.height)), "
                + surroundings
        }

        static func makeWindow() -> UIWindow {
            scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        }

        /// Returns whether new touches are ignored; nil if that is unknown.
        static func ignoresTouches(in window: UIWindow) -> Bool? { application?.isIgnoringInteractionEvents }

        static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

        /// Lets a number of seconds pass.
        static func pass(_ seconds: TimeInterval) async {
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        }
    }

    /// Actions that code can perform itself.
    private struct CodeHands: Hands {
        func turn(_ window: UIWindow) async -> Bool { await turn(window, .landscapeRight) }
        func turnBack(_ window: UIWindow) async { _ = await turn(window, .portrait) }

        private func turn(_ window: UIWindow, _ orientations: UIInterfaceOrientationMask) async -> Bool {
            guard #available(iOS 16.0, *), let scene = window.windowScene else { return false }
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations), errorHandler: nil)
            await Platform.pass(1.5)
            return true
        }

        func showKeyboard(for field: UITextField) async -> Bool { field.becomeFirstResponder() }
    }

    /// A target for actions that calls a closure.
    final class ActionTarget: NSObject {
        static let action = #selector(act)
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) {
            self.handler = handler
        }

        @MainActor @objc private func act() {
            handler()
        }
    }
#else
    /// The headless module, with its virtual clock.
    @MainActor
    package enum Platform {
        package static let hands: any Hands = NoHands()
        /// True if a test prints its report, which the environment decides.
        package static let printsReport = ProcessInfo.processInfo.environment["UIKIT_PROBE_REPORT"] != nil

        package static var system: String { "the headless UIKit on Linux, 393×852" }

        static func makeWindow() -> UIWindow {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            ])
            let screen = UIScreen(
                bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
                safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), traits: traits)
            return UIWindow(screen: screen)
        }

        /// Concerns this window only: a test process has many windows, with transitions that are independent of each
        /// other.
        static func ignoresTouches(in window: UIWindow) -> Bool? { UIApplication.shared.ignoresTouches(in: window) }

        static var now: TimeInterval { MainLoop.current.now.seconds(since: .zero) }

        /// Nothing else on the main actor runs meanwhile: no test runs in the middle of another one's time.
        static func pass(_ seconds: TimeInterval) async { MainLoop.current.advance(by: seconds) }
    }

    private struct NoHands: Hands {}

    /// A target for actions that calls a closure. Without Objective-C, only an operation has a method that can be found by
    /// its name. It is unchecked because UIKit sends actions on the main thread only, and it is never added to a queue.
    final class ActionTarget: Operation, @unchecked Sendable {
        static let action = Selector(("main"))
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) {
            self.handler = handler
        }

        override func main() {
            MainActor.assumeIsolated(handler)
        }
    }
#endif
