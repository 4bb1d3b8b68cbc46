import UIKit

/// A screen of the recordings on iOS and iPadOS 26.1.
enum RecordedScreen: Sendable {
    /// 393×852, and turned to the side.
    case iPhone16, iPhone16Landscape
    /// 375×667, with a status bar or without, and turned to the side.
    case phoneSE, phoneSEWithoutStatusBar, phoneSELandscape
    /// 820×1180, A16.
    case iPad

    private var size: CGSize {
        switch self {
        case .iPhone16: CGSize(width: 393, height: 852)
        case .iPhone16Landscape: CGSize(width: 852, height: 393)
        case .phoneSE, .phoneSEWithoutStatusBar: CGSize(width: 375, height: 667)
        case .phoneSELandscape: CGSize(width: 667, height: 375)
        case .iPad: CGSize(width: 820, height: 1180)
        }
    }

    private var safeArea: UIEdgeInsets {
        switch self {
        case .iPhone16: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        case .iPhone16Landscape: UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59)
        case .phoneSE: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        case .phoneSEWithoutStatusBar, .phoneSELandscape: .zero
        case .iPad: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
        }
    }

    private var traits: [UITraitCollection] {
        let isLandscape = size.width > size.height
        return [
            UITraitCollection(userInterfaceIdiom: self == .iPad ? .pad : .phone),
            UITraitCollection(horizontalSizeClass: self == .iPad ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
        ]
    }

    /// Makes a window with that controller.
    @MainActor
    func makeWindow(root: UIViewController = UIViewController()) -> UIWindow {
        let isTriple = self == .iPhone16 || self == .iPhone16Landscape
        let screen = UIScreen(
            bounds: CGRect(origin: .zero, size: size), scale: isTriple ? 3 : 2, safeAreaInsets: safeArea,
            traits: UITraitCollection(traitsFrom: traits))
        let window = UIWindow(screen: screen)
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.current.turn()
        return window
    }
}
