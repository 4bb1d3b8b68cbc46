import Foundation

/// The device whose screen is `UIScreen.main`. The test harness controls its state.
@preconcurrency @MainActor
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

    // MARK: Identity

    /// The name for an app without the right to the user's name for the device, since iOS 16: the model.
    open var name: String { model }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of iOS that this module follows.
    open var systemVersion: String { "26.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screen?.traitCollection.userInterfaceIdiom ?? .unspecified }
    open var isMultitaskingSupported: Bool { true }
    /// The same in every run.
    open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

    // MARK: Orientation

    /// Unknown unless notifications are requested. Otherwise that of the interface, or the one that the harness has
    /// set, such as flat.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications else { return .unknown }
        return held ?? UIDeviceOrientation(following: screen?.orientation ?? .portrait)
    }

    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Calls are counted: each needs an end.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// Sets the orientation of the device; `nil` for that of the interface.
    func hold(_ orientation: UIDeviceOrientation?, before: UIDeviceOrientation) {
        held = orientation
        guard isGeneratingDeviceOrientationNotifications, self.orientation != before else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Battery

    /// Defaults to false. Without it level and state are unknown.
    open var isBatteryMonitoringEnabled = false
    /// From 0 to 1; −1 without monitoring.
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

    /// Defaults to false. A tablet has no sensor: there it stays false.
    open var isProximityMonitoringEnabled = false {
        didSet { if userInterfaceIdiom == .pad, isProximityMonitoringEnabled { isProximityMonitoringEnabled = false } }
    }
    /// True if something is close to the front; false without monitoring.
    open var proximityState: Bool { isProximityMonitoringEnabled && isSomethingNear }

    func setProximity(_ isNear: Bool) {
        let old = proximityState
        isSomethingNear = isNear
        guard proximityState != old else { return }
        NotificationCenter.default.post(name: Self.proximityStateDidChangeNotification, object: self)
    }

    /// No sound is played here.
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
    /// The device orientation of an interface orientation. The two landscapes are exchanged.
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
