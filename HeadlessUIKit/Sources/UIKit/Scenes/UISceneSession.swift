/// A record of a scene that the system keeps, and the app with it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// On the device's own display. All scenes have this role here.
        public static let windowApplication = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// On another display that cannot be touched.
        public static let windowExternalDisplayNonInteractive = UISceneSession.Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open internal(set) weak var scene: UIScene?

    /// The same text in every run, since a device has one scene here.
    public let persistentIdentifier = "00000000-0000-0000-0000-000000000001"
    open var role: UISceneSession.Role { .windowApplication }
    /// The configuration that the app's delegate returned when the scene was connected; otherwise one without a name.
    open internal(set) var configuration: UISceneConfiguration
    /// The app's data for the session. Nothing is archived: the data lives as long as the scene.
    open var userInfo: [String: Any]?

    init(of scene: UIScene) {
        self.scene = scene
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        super.init()
    }
}
