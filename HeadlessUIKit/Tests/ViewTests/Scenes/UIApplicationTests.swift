import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct UIApplicationTests {
    private let phone = Phone()
    private let app = UIApplication.shared

    @Test("Addresses for the system's apps are noted, others are not opened; the answer comes in the next turn")
    func opening() throws {
        phone.screen.becomeMain()
        let page = try #require(URL(string: "https://example.org"))
        let unknown = try #require(URL(string: "strange://x"))
        var answers: [Bool] = []
        app.open(page) { answers.append($0) }
        app.open(unknown) { answers.append($0) }
        app.open(page, options: [.universalLinksOnly: true]) { answers.append($0) }
        #expect(answers == [])
        MainLoop.current.turn()
        #expect(answers == [true, false, false])
        #expect(app.openedURLs == [page])
        #expect(!app.canOpenURL(unknown))
        #expect(try app.canOpenURL(#require(URL(string: UIApplication.openSettingsURLString))))
    }

    @Test("In the background there are 30 seconds; then unfinished tasks get their expiration call, ended ones none")
    func backgroundTasks() throws {
        let scene = try #require(phone.window.windowScene)
        var expired: [String] = []
        let finished = app.beginBackgroundTask { expired.append("finished") }
        _ = app.beginBackgroundTask(withName: "upload") { expired.append("upload") }
        #expect(finished != .invalid)
        #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
        scene.enterBackground()
        MainLoop.current.advance(by: 10)
        expectClose(app.backgroundTimeRemaining, 20)
        app.endBackgroundTask(finished)
        MainLoop.current.advance(by: 19)
        #expect(expired == [])
        MainLoop.current.advance(by: 2)
        #expect(expired == ["upload"])
        #expect(app.backgroundTimeRemaining == 0)
        scene.enterForeground()
        #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test("An app that comes back in time gets another 30 seconds")
    func backInTime() throws {
        let scene = try #require(phone.window.windowScene)
        var expired = 0
        let task = app.beginBackgroundTask { expired += 1 }
        scene.enterBackground()
        MainLoop.current.advance(by: 10)
        scene.enterForeground()
        MainLoop.current.advance(by: 25)
        #expect(expired == 0)
        scene.enterBackground()
        MainLoop.current.advance(by: 29)
        #expect(expired == 0)
        MainLoop.current.advance(by: 2)
        #expect(expired == 1)
        app.endBackgroundTask(task)
        scene.enterForeground()
    }

    @Test("The delegate says how the app may be turned; otherwise a phone is not turned upside down")
    func orientations() {
        phone.screen.becomeMain()
        #expect(app.supportedInterfaceOrientations(for: phone.window) == .allButUpsideDown)
        let delegate = LandscapeOnly()
        app.delegate = delegate
        #expect(app.supportedInterfaceOrientations(for: phone.window) == .landscape)
        withExtendedLifetime(delegate) {}
        app.delegate = nil
    }

    @Test("Touches that are ignored need as many ends; an end too many counts for nothing")
    func ignoredTouches() {
        app.endIgnoringInteractionEvents()
        app.beginIgnoringInteractionEvents()
        app.beginIgnoringInteractionEvents()
        app.endIgnoringInteractionEvents()
        #expect(app.isIgnoringInteractionEvents)
        app.endIgnoringInteractionEvents()
        #expect(!app.isIgnoringInteractionEvents)
    }

    @Test("What is set on the app is the device's: the next device begins anew")
    func perDevice() {
        phone.screen.becomeMain()
        app.isIdleTimerDisabled = true
        #expect(app.isIdleTimerDisabled)
        let other = Phone()
        #expect(!app.isIdleTimerDisabled)
        withExtendedLifetime(other) {}
    }

    @Test("A warning of memory reaches the controllers of the windows, also presented ones")
    func memory() {
        phone.screen.becomeMain()
        let presented = Forgetful()
        presented.modalPresentationStyle = .overFullScreen
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        app.warnOfMemory()
        #expect(presented.warnings == 1)
    }
}

private final class LandscapeOnly: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
}

private final class Forgetful: UIViewController {
    var warnings = 0

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
    }
}
