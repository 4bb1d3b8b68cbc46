import UIKit

#if canImport(ObjectiveC)
    extension StatusBarAppearance {
        /// A stage's window is not the one that the Simulator's status bar follows, so the controllers are asked here, by the
        /// rules that UIKit documents.
        @MainActor
        init(of window: UIWindow) {
            let decider = window.rootViewController.map(Self.frontmost)
            style = decider.map { Self.last($0, \.childForStatusBarStyle) }?.preferredStatusBarStyle ?? .default
            isHidden = decider.map { Self.last($0, \.childForStatusBarHidden) }?.prefersStatusBarHidden ?? false
            let traits = window.traitCollection
            if traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .compact { isHidden = false }
        }

        /// The last of those presented from there that covers the screen, or captures the status bar.
        @MainActor
        private static func frontmost(over root: UIViewController) -> UIViewController {
            sequence(first: root, next: presented).dropFirst().filter { controller in
                controller.modalPresentationCapturesStatusBarAppearance
                    || controller.presentationController?.presentationStyle == .fullScreen
            }.last ?? root
        }

        @MainActor
        private static func presented(from controller: UIViewController) -> UIViewController? {
            let presented =
                controller.presentedViewController
                ?? controller.children.lazy.compactMap(\.presentedViewController).first
            return presented.flatMap { $0.isBeingDismissed ? nil : $0 }
        }

        @MainActor
        private static func last(
            _ controller: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
        ) -> UIViewController {
            sequence(first: controller) { $0[keyPath: child] }.reduce(controller) { $1 }
        }
    }
#else
    extension StatusBarAppearance {
        @MainActor
        init(of window: UIWindow) {
            let manager = window.windowScene?.statusBarManager
            let traits = window.traitCollection
            style = manager?.statusBarStyle ?? .default
            // The system hides it on a phone that lies on its side.
            let isFlat = traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .compact
            isHidden = manager?.isStatusBarHidden == true && !isFlat
        }
    }
#endif
