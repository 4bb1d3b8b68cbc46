import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

/// The calls of the delegates of a scene and of the app.
@MainActor
struct SceneDelegateTests {
    private let phone = Phone()
    private let scene: UIWindowScene
    private let diary = Diary()

    init() throws {
        scene = try #require(phone.window.windowScene)
    }

    @Test("A scene's delegate hears about the connection and the activation before any observer")
    func connection() throws {
        let delegate = SceneTeller(diary)
        let tokens = [UIScene.willConnectNotification, UIScene.didActivateNotification].map(diary.observe)
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let address = try #require(URL(string: "app://start"))
        scene.connect(to: delegate, opening: [address])
        #expect(
            diary.take() == [
                "willConnect app://start", "UISceneWillConnectNotification", "willEnterForeground", "didBecomeActive",
                "UISceneDidActivateNotification",
            ])
        #expect(scene.activationState == .foregroundActive)
        #expect(delegate.window?.windowScene === scene)
        #expect(scene.keyWindow === delegate.window)
        #expect(UIApplication.shared.windows.last === delegate.window)
        scene.receive([address])
        #expect(diary.take() == ["open app://start"])
        scene.disconnect()
        #expect(diary.take() == ["didDisconnect"])
        #expect(scene.delegate == nil)
        #expect(delegate.window?.isHidden == true)
        #expect(UIApplication.shared.connectedScenes.isEmpty)
    }

    @Test("The way to the background and back calls the scene's delegate, and not the app's")
    func background() {
        let delegate = SceneTeller(diary)
        let app = AppTeller(diary)
        phone.screen.becomeMain()
        UIApplication.shared.launch(app)
        scene.delegate = delegate
        #expect(diary.take() == ["willFinishLaunching", "didFinishLaunching"])
        scene.enterBackground()
        #expect(diary.take() == ["willResignActive", "didEnterBackground"])
        #expect(UIApplication.shared.applicationState == .background)
        scene.enterForeground()
        #expect(diary.take() == ["willEnterForeground", "didBecomeActive"])
        #expect(UIApplication.shared.applicationState == .active)
        scene.delegate = nil
    }

    @Test("Without a scene's delegate the app's gets the calls of the way to the background and back")
    func appWithoutSceneDelegate() {
        let app = AppTeller(diary)
        phone.screen.becomeMain()
        UIApplication.shared.launch(app)
        _ = diary.take()
        scene.enterBackground()
        scene.enterForeground()
        #expect(
            diary.take() == [
                "app willResignActive", "app didEnterBackground", "app willEnterForeground", "app didBecomeActive",
            ])
    }

    @Test("The app's delegate names the class of a scene's delegate, which is made and kept")
    func configuration() throws {
        let app = AppTeller(diary)
        app.delegateClass = PlainSceneDelegate.self
        phone.screen.becomeMain()
        UIApplication.shared.launch(app)
        scene.connect(to: nil)
        let made = try #require(scene.delegate as? PlainSceneDelegate)
        #expect(made.isConnected)
        #expect(scene.session.configuration.name == "Default Configuration")
        #expect(scene.session.role == .windowApplication)
        #expect(scene.session.scene === scene)
        scene.disconnect()
    }

    @Test("The callbacks of a rotation come with the previous space, orientation and traits")
    func rotation() {
        let delegate = SceneTeller(diary)
        scene.delegate = delegate
        phone.turnToLandscape()
        #expect(diary.take() == ["was 393 × 852, portrait true, vertically regular true", "geometry portrait true"])
        #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
        scene.delegate = nil
        MainLoop.current.settle()
    }

    @Test("Only a device's own scene is connected, and there is one session")
    func connected() {
        let other = Phone()
        #expect(UIApplication.shared.connectedScenes == [other.screen.scene])
        #expect(UIApplication.shared.keyWindow === other.window)
        #expect(UIApplication.shared.openSessions == [other.screen.scene.session])
        #expect(scene.session.userInfo == nil)
    }
}

/// The calls, in order.
@MainActor
private final class Diary {
    private var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func observe(_ name: NSNotification.Name) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { self.note(name.rawValue) }
        }
    }
}

private final class SceneTeller: UIResponder, UIWindowSceneDelegate {
    private let diary: Diary
    var window: UIWindow?

    init(_ diary: Diary) {
        self.diary = diary
        super.init()
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        diary.note("willConnect \(connectionOptions.urlContexts.map(\.url.absoluteString).joined())")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { diary.note("didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { diary.note("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { diary.note("willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { diary.note("willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { diary.note("didEnterBackground") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        diary.note("open \(URLContexts.map(\.url.absoluteString).joined())")
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let size = previousCoordinateSpace.bounds.size
        diary.note(
            "was \(Int(size.width)) × \(Int(size.height)), portrait \(previousInterfaceOrientation.isPortrait), "
                + "vertically regular \(previousTraitCollection.verticalSizeClass == .regular)")
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        diary.note("geometry portrait \(previousEffectiveGeometry.interfaceOrientation.isPortrait)")
    }
}

private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var isConnected = false

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        isConnected = true
    }
}

private final class AppTeller: UIResponder, UIApplicationDelegate {
    private let diary: Diary
    var delegateClass: AnyClass?

    init(_ diary: Diary) {
        self.diary = diary
        super.init()
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        diary.note("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        diary.note("didFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = delegateClass
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { diary.note("app didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { diary.note("app willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { diary.note("app didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { diary.note("app willEnterForeground") }
}
