import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about the app, its windows and the device.
@MainActor @Suite struct AppCodeTests {
    @Test func theAppIsAsked() {
        let app = UIApplication.shared
        app.isIdleTimerDisabled = true
        app.applicationIconBadgeNumber = 4
        #expect(app.applicationIconBadgeNumber == 4)
        #expect(app.applicationState == .active)
        #expect(app.userInterfaceLayoutDirection == .leftToRight)
        #expect(app.preferredContentSizeCategory == .large)
        let task = app.beginBackgroundTask {}
        app.endBackgroundTask(task)
        app.open(URL(fileURLWithPath: "/tmp"))
    }

    @Test func theKeyWindowIsFound() {
        let phone = Phone()
        let key = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            .first(where: \.isKeyWindow)
        #expect(key === phone.window)
        let scene = phone.window.windowScene
        #expect(scene?.statusBarManager?.isStatusBarHidden == false)
        #expect(scene?.interfaceOrientation == .portrait)
        #expect(scene?.effectiveGeometry.interfaceOrientation == .portrait)
        scene?.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
        #expect(scene?.sizeRestrictions == nil)
        let overlay = UIWindow(frame: phone.window.bounds)
        overlay.windowScene = scene
        overlay.windowLevel = .alert + 1
        overlay.isHidden = false
        #expect(scene?.windows.count == 2)
        #expect(overlay.windowLevel > .alert)
        #expect(scene?.windows.map(\.windowLevel).max() == .alert + 1)
    }

    @Test func theDeviceIsAsked() {
        let phone = Phone()
        let device = UIDevice.current
        #expect(device.model.isEmpty == false)
        #expect(device.systemVersion.isEmpty == false)
        #expect(device.identifierForVendor != nil)
        device.isBatteryMonitoringEnabled = true
        #expect(device.isBatteryMonitoringEnabled)
        #expect(phone.screen.scale == 3)
        #expect(UIScreen.main.nativeBounds.width == 1179)
    }

    @Test func textIsCopied() {
        UIPasteboard.general.string = "copied"
        #expect(UIPasteboard.general.hasStrings)
        #expect(UIPasteboard.general.string == "copied")
    }

    @Test func notificationsAreObserved() {
        let phone = Phone()
        var heights: [CGFloat] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { news in
            let frame = news.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated { heights.append(frame?.height ?? 0) }
        }
        let field = UITextField()
        phone.root.view.addSubview(field)
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 552, width: 393, height: 300))
        field.becomeFirstResponder()
        MainLoop.current.settle()
        NotificationCenter.default.removeObserver(token)
        #expect(heights.last == 300)
    }

    @Test func viewsMove() {
        let phone = Phone()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        phone.root.view.addSubview(card)
        var ends = 0
        UIView.animate(
            withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            card.center.x = 200
        } completion: { _ in
            ends += 1
        }
        UIView.animate(springDuration: 0.4, bounce: 0.3) { card.alpha = 0.5 }
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.y = 300 }
        } completion: { _ in
            ends += 1
        }
        UIView.transition(with: card, duration: 0.2, options: .transitionCrossDissolve) { card.backgroundColor = .red }
        UIView.performWithoutAnimation { card.layoutIfNeeded() }
        let drop = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
            card.transform = .identity.scaledBy(x: 2, y: 2)
        }
        drop.addCompletion { _ in ends += 1 }
        drop.startAnimation()
        MainLoop.current.settle()
        #expect(ends == 3)
        #expect(card.center == CGPoint(x: 200, y: 300))
    }
}
