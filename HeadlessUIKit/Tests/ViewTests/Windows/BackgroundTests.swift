import Testing
import UIKit

@testable import TestSupport

@MainActor
struct BackgroundTests {
    private final class Diary: @unchecked Sendable {
        // Unchecked: notifications without a queue arrive on the thread that posts them, here the main one.
        var names: [String] = []
    }

    @Test("The way to the background and back posts the scene's and the app's notifications, each in its state")
    func notifications() throws {
        let phone = Phone()
        let scene = try #require(phone.window.windowScene)
        let diary = Diary()
        let names: [NSNotification.Name] = [
            UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
            UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
            UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                diary.names.append($0.name.rawValue)
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        scene.enterBackground()
        #expect(scene.activationState == .background)
        #expect(UIApplication.shared.applicationState == .background)
        scene.enterBackground()
        #expect(
            diary.names == [
                "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
                "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
            ])
        diary.names = []
        scene.enterForeground()
        #expect(scene.activationState == .foregroundActive)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(
            diary.names == [
                "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
                "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
            ])
    }

    @Test(
        "A window with a part of the screen has that size; the screen keeps its own, and a change is told as any other")
    func part() {
        let root = Resized()
        let screen = UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 1180, height: 820), scale: 2, safeAreaInsets: .zero,
            traits: UITraitCollection(horizontalSizeClass: .regular))
        let window = UIWindow(screen: screen)
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.current.turn()
        screen.resize(
            to: screen.bounds, safeAreaInsets: .zero, traits: UITraitCollection(horizontalSizeClass: .compact),
            windowFrame: CGRect(x: 0, y: 0, width: 375, height: 820))
        #expect(root.sizes == [CGSize(width: 375, height: 820)])
        MainLoop.current.settle()
        #expect(window.bounds == CGRect(x: 0, y: 0, width: 375, height: 820))
        #expect(root.view.bounds.width == 375)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(screen.bounds.width == 1180)
    }
}

private final class Resized: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}
