import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct UIDeviceTests {
    private let phone = Phone()
    private let diary = PostedNames()

    @Test("The device says what it is, and is the same in every run")
    func identity() {
        let device = UIDevice.current
        #expect(device === UIDevice.current)
        #expect(device.name == "iPhone")
        #expect(device.systemName == "iOS")
        #expect(device.identifierForVendor?.uuidString == "00000000-0000-4000-8000-000000000001")
        #expect(Phone().screen.device !== device)
    }

    @Test("The orientation is known while somebody wants to hear of it, and is named contrary to the interface's")
    func orientation() {
        let device = phone.screen.device
        let token = diary.observe(UIDevice.orientationDidChangeNotification, of: device)
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(device.orientation == .unknown)
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.orientation == .portrait)
        // The harness's landscape is the interface's left one.
        phone.turnToLandscape()
        #expect(device.orientation == .landscapeRight)
        #expect(diary.count == 1)
        // There were two requests for notifications, and one has ended.
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        device.lay(.faceUp)
        #expect(device.orientation == .faceUp)
        device.lay(.faceUp)
        #expect(diary.count == 2)
        device.endGeneratingDeviceOrientationNotifications()
        device.lay(nil)
        #expect(diary.count == 2)
        #expect(device.orientation == .unknown)
        MainLoop.current.settle()
    }

    @Test("The battery is known while it is monitored, and changes are announced one by one")
    func battery() {
        let device = phone.screen.device
        let tokens = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification].map {
            diary.observe($0, of: device)
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        #expect(device.batteryLevel == -1)
        #expect(device.batteryState == .unknown)
        device.charge(to: 0.5, .unplugged)
        #expect(diary.count == 0)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryLevel == 0.5)
        device.charge(to: 0.5, .charging)
        #expect(diary.count == 1)
        device.charge(to: 1, .full)
        #expect(diary.count == 3)
        #expect(device.batteryState == .full)
        device.charge(to: 0.9, .full)
        #expect(diary.count == 4)
    }

    @Test("Something near is noticed while it is monitored; a tablet has no sensor")
    func proximity() {
        let device = phone.screen.device
        let token = diary.observe(UIDevice.proximityStateDidChangeNotification, of: device)
        defer { NotificationCenter.default.removeObserver(token) }
        device.approach(true)
        #expect(!device.proximityState)
        #expect(diary.count == 0)
        device.approach(false)
        device.isProximityMonitoringEnabled = true
        device.approach(true)
        #expect(device.proximityState)
        #expect(diary.count == 1)
        let tablet = UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 820, height: 1180), scale: 2, safeAreaInsets: .zero,
            traits: UITraitCollection(userInterfaceIdiom: .pad))
        tablet.device.isProximityMonitoringEnabled = true
        #expect(!tablet.device.isProximityMonitoringEnabled)
        #expect(tablet.device.model == "iPad")
        #expect(tablet.device.systemName == "iPadOS")
    }
}

@MainActor
private final class PostedNames {
    private(set) var count = 0

    func observe(_ name: NSNotification.Name, of object: Any) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
            MainActor.assumeIsolated { self.count += 1 }
        }
    }
}
