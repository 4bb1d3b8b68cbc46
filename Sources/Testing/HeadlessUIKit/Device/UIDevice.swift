import Foundation

/// The device whose screen is `UIScreen.main`. What the app is told of it, the test harness decides.
@MainActor
open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    private weak var screen: UIScreen?
    private var orientationListeners = 0
    private var held: UIDeviceOrientation?
    private var battery: (level: Float, state: BatteryState) = (1, .unplugged)
    private var isSomethingNear = false

    init(of screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    open class var current: UIDevice { UIScreen.main.device }

    // MARK: What it is

    /// What an app without the right to the user's name for the device gets since iOS 16: the model.
    open var name: String { model }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version that this module follows.
    open var systemVersion: String { "26.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screen?.traitCollection.userInterfaceIdiom ?? .unspecified }
    open var isMultitaskingSupported: Bool { true }
    /// The same in every run.
    open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

    // MARK: How it is held

    /// Unknown unless notifications are asked for. Else how the interface is turned, or what the harness has said:
    /// lying flat.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications else { return .unknown }
        return held ?? UIDeviceOrientation(following: screen?.orientation ?? .portrait)
    }

    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Calls count: each needs an end.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// The device is held otherwise; `nil` as the interface is turned.
    func hold(_ orientation: UIDeviceOrientation?, before: UIDeviceOrientation) {
        held = orientation
        guard isGeneratingDeviceOrientationNotifications, self.orientation != before else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Battery

    /// Defaults to false. Without it level and state are unknown.
    open var isBatteryMonitoringEnabled = false
    /// From 0 to 1; −1 while nobody monitors it.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }
    open var batteryState: UIDevice.BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }

    func setBattery(_ level: Float, _ state: BatteryState) {
        let old = battery
        battery = (level, state)
        guard isBatteryMonitoringEnabled else { return }
        let center = NotificationCenter.default
        if old.level != level { center.post(name: Self.batteryLevelDidChangeNotification, object: self) }
        if old.state != state { center.post(name: Self.batteryStateDidChangeNotification, object: self) }
    }

    // MARK: Proximity

    /// Defaults to false. A tablet has no sensor: it stays false there.
    open var isProximityMonitoringEnabled = false {
        didSet { if userInterfaceIdiom == .pad, isProximityMonitoringEnabled { isProximityMonitoringEnabled = false } }
    }
    /// Whether something is close to the front; false while nobody monitors it.
    open var proximityState: Bool { isProximityMonitoringEnabled && isSomethingNear }

    func setProximity(_ isNear: Bool) {
        let old = proximityState
        isSomethingNear = isNear
        guard proximityState != old else { return }
        NotificationCenter.default.post(name: Self.proximityStateDidChangeNotification, object: self)
    }

    /// Nothing is heard here.
    open func playInputClick() {}
}

extension UIDevice {
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

extension UIDeviceOrientation {
    /// How a device is held whose interface is turned like that. The two landscapes are each other's opposites.
    init(following interface: UIInterfaceOrientation) {
        switch interface {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown: self = .unknown
        }
    }
}
