import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

/// Changes of the surroundings during a presentation.
@MainActor @Suite struct StageChangeTests {
    @Test func appearanceDirectionTextSizeAndContrastReachTheViewsAtOnce() {
        let stage = Stage(.iPhone15)
        let controller = UIViewController()
        stage.show(controller)
        stage.appearance = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        stage.layoutDirection = .rightToLeft
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        stage.contentSizeCategory = .accessibilityMedium
        #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
        stage.accessibilityContrast = .high
        #expect(controller.traitCollection.accessibilityContrast == .high)
        // One change keeps the others.
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.appearance == .dark)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test func theSceneSaysWhatTheStageIsSetTo() throws {
        let stage = Stage(.iPad11, width: 375, accessibilityContrast: .high)
        stage.show(UIViewController())
        let scene = try stage.scene()
        #expect(scene.contrast == .high)
        #expect(scene.appWidth == 375)
        #expect(scene.screen.width == 820)
        stage.resize(width: nil)
        stage.accessibilityContrast = .normal
        stage.settle()
        #expect(try stage.scene().appWidth == nil)
        #expect(try stage.scene().contrast == .normal)
    }

    @Test(arguments: [
        (width: 375 as CGFloat, sizeClass: UIUserInterfaceSizeClass.compact), (507, .compact), (592, .compact),
        (639, .compact), (678, .regular), (981, .regular), (1366, .regular),
    ])
    func aPartOfTheWidthHasItsOwnSizeClass(width: CGFloat, sizeClass: UIUserInterfaceSizeClass) {
        let stage = Stage(.iPad13, orientation: .landscapeLeft)
        let controller = UIViewController()
        stage.show(controller)
        stage.resize(width: width)
        stage.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: width, height: 1024))
        #expect(controller.traitCollection.horizontalSizeClass == sizeClass)
        #expect(controller.traitCollection.verticalSizeClass == .regular)
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }

    @Test func aTabletThatIsTurnedKeepsTheAppsShareOfTheWidth() {
        let stage = Stage(.iPad11, orientation: .landscapeLeft, width: 590)
        stage.show(UIViewController())
        #expect(stage.window.bounds.size == CGSize(width: 590, height: 820))
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(stage.window.bounds.size == CGSize(width: 410, height: 1180))
        stage.resize(width: 820)
        stage.settle()
        #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func thePictureShowsTheWholeTabletWithSomethingBesideTheApp() throws {
        let stage = Stage(.iPad11, width: 375)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        stage.show(controller)
        #expect(stage.svg.contains("data-size=\"820 1180\""))
        #expect(stage.svg.contains("data-derived=\"neighbor\""))
        #expect(!Stage(.iPad11).svg.contains("neighbor"))
        #expect(try SceneReader.read(stage.svg) == stage.scene())
    }
}

#if !canImport(ObjectiveC)
    extension StageChangeTests {
        @Test func theBackgroundIsToldAndLeavesTheViewsAlone() {
            let stage = Stage(.iPhone15)
            let controller = UIViewController()
            stage.show(controller)
            let before = stage.svg
            stage.enterBackground()
            #expect(stage.window.windowScene?.activationState == .background)
            stage.enterForeground()
            #expect(stage.window.windowScene?.activationState == .foregroundActive)
            #expect(stage.svg == before)
        }

        @Test func aPhoneHasNoSplitView() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { Stage(.iPhone15).resize(width: 200) }
            }
        }

        @Test func settingsOfTheWholeProcessReachTheAppWithTheirNotifications() {
            var posted: [Notification.Name] = []
            let names = [
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                UIAccessibility.reduceTransparencyStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
                UIAccessibility.voiceOverStatusDidChangeNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { posted.append(name) }
                }
            }
            defer { tokens.forEach(NotificationCenter.default.removeObserver) }
            Stage.isReduceMotionEnabled = true
            Stage.isReduceTransparencyEnabled = true
            Stage.isDarkerSystemColorsEnabled = true
            Stage.isVoiceOverRunning = true
            #expect(UIAccessibility.isReduceMotionEnabled && Stage.isReduceMotionEnabled)
            #expect(UIAccessibility.isReduceTransparencyEnabled && Stage.isReduceTransparencyEnabled)
            #expect(UIAccessibility.isDarkerSystemColorsEnabled && Stage.isDarkerSystemColorsEnabled)
            #expect(UIAccessibility.isVoiceOverRunning && Stage.isVoiceOverRunning)
            Stage.isReduceMotionEnabled = false
            Stage.isReduceTransparencyEnabled = false
            Stage.isDarkerSystemColorsEnabled = false
            Stage.isVoiceOverRunning = false
            #expect(!UIAccessibility.isReduceMotionEnabled)
            #expect(posted == names + names)
        }
    }
#endif
