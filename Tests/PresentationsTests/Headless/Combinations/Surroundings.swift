import PresentationsTesting
import Testing
import UIKit

/// The surroundings of a presentation.
struct Surroundings: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let device: Device
    var orientation = UIInterfaceOrientation.portrait
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var reducesMotion = false

    @MainActor
    func makeScene(_ orientation: UIInterfaceOrientation) -> PresentedStage {
        PresentedStage(device, orientation: orientation, direction: direction)
    }

    static let all = [
        Surroundings(testDescription: "a phone", device: .iPhone15),
        Surroundings(testDescription: "a phone in landscape", device: .iPhone15, orientation: .landscapeLeft),
        Surroundings(
            testDescription: "a large phone in landscape", device: .iPhone16ProMax, orientation: .landscapeRight),
        Surroundings(testDescription: "a phone with a button", device: .iPhoneSE),
        Surroundings(testDescription: "an iPad", device: .iPad11),
        Surroundings(testDescription: "an iPad in landscape", device: .iPad13, orientation: .landscapeLeft),
        Surroundings(testDescription: "right to left", device: .iPhone15, direction: .rightToLeft),
        Surroundings(testDescription: "with Reduce Motion", device: .iPhone15, reducesMotion: true),
    ]
}

/// The changes of a screen during a presentation, besides rotation.
struct ScreenChange: Equatable {
    /// The width in a split view; `nil` for the whole screen.
    var width: CGFloat?
    /// True if a phone call makes the status bar 20 points higher.
    var hasCall = false
    var isDark = false
    var isMirrored = false
    var isLarge = false

    @MainActor
    func apply(to stage: Stage) {
        let window = stage.window
        let screen = window.screen
        window.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
        if isMirrored {
            window.traitOverrides.layoutDirection =
                screen.traitCollection.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        }
        if isLarge { window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
        guard width != nil || hasCall else { return }
        var bounds = stage.device.bounds(in: stage.orientation)
        var safeArea = stage.device.safeAreaInsets(in: stage.orientation)
        if let width { bounds.size.width = width }
        if hasCall { safeArea.top += 20 }
        let isCompact = (width ?? .infinity) < 600
        screen.resize(
            to: bounds, safeAreaInsets: safeArea,
            traits: UITraitCollection(traitsFrom: [
                screen.traitCollection,
                UITraitCollection(
                    horizontalSizeClass: isCompact ? .compact : stage.device.horizontalSizeClass(in: stage.orientation)),
            ]), orientation: stage.orientation)
    }
}
