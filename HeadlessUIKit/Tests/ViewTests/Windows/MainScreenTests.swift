import Testing
import UIKit

@testable import TestSupport

@MainActor
struct MainScreenTests {
    @Test("The main screen is the one that was set up, got a visible window or was touched last")
    func main() {
        let first = Phone()
        #expect(UIScreen.main === first.screen)
        let second = Phone()
        #expect(UIScreen.main === second.screen)
        #expect(UIScreen.screens == [second.screen])
        Touchscreen(first.window).tap(at: CGPoint(x: 5, y: 5))
        #expect(UIScreen.main === first.screen)
        let window = UIWindow(screen: second.screen)
        #expect(UIScreen.main === first.screen)
        window.isHidden = false
        #expect(UIScreen.main === second.screen)
    }

    @Test("A screen that is released leaves the place to the one before it")
    func released() {
        let first = Phone()
        var second: Phone? = Phone()
        #expect(UIScreen.main === second?.screen)
        second = nil
        MainLoop.current.settle()
        #expect(UIScreen.main === first.screen)
    }

    @Test("The screen counts points and pixels")
    func numbers() {
        let phone = Phone()
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
        #expect(UIScreen.main.scale == 3)
        #expect(UIScreen.main.nativeScale == 3)
        withExtendedLifetime(phone) {}
    }

    @Test("Brightness stays between 0 and 1, and a change is announced once")
    func brightness() {
        let phone = Phone()
        var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: phone.screen, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(phone.screen.brightness == 0.5)
        phone.screen.brightness = 1.5
        #expect(phone.screen.brightness == 1)
        phone.screen.brightness = 1
        #expect(posted == 1)
        phone.screen.brightness = -1
        #expect(phone.screen.brightness == 0)
        #expect(posted == 2)
    }
}
