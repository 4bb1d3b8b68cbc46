import PresentationsTesting
import Testing
import UIKit

/// Where something is presented, and for whom.
struct SweepSetting: Sendable {
    let screen: Screen
    var appearance = UIUserInterfaceStyle.light
    let direction: UITraitEnvironmentLayoutDirection
    let textSize: UIContentSizeCategory

    /// A device, how it is held, and what of its width the app has; `nil` for all of it.
    struct Screen: Sendable {
        let device: Device
        let orientation: UIInterfaceOrientation
        var width: CGFloat?
    }

    @MainActor
    func makeStage() -> Stage {
        Stage(
            screen.device, orientation: screen.orientation, width: screen.width, appearance: appearance,
            layoutDirection: direction, contentSizeCategory: textSize)
    }

    /// All there are on a screen, in light.
    static func all(on screen: Screen) -> [SweepSetting] {
        textSizes.flatMap { textSize in
            [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
                SweepSetting(screen: screen, direction: direction, textSize: textSize)
            }
        }
    }

    /// One on the screen of that number, so that from screen to screen the direction and the text size change.
    static func sample(onScreen number: Int) -> SweepSetting {
        let all = all(on: screens[number])
        return all[number * 5 % all.count]
    }

    /// All on the screen of that number but its sample.
    static func rest(onScreen number: Int) -> [SweepSetting] {
        var all = all(on: screens[number])
        all.remove(at: number * 5 % all.count)
        return all
    }

    /// Whether the device is turned, and back, while something is presented. Not in every setting: a turn leads to the
    /// layout that a fresh presentation has in the other orientation, and those are all looked at.
    var isTurned: Bool { textSize == .large }

    /// The smallest one, the usual one and the largest one.
    static let textSizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]

    static let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft]

    /// Every device both ways, and tablets that show a second app.
    static let screens: [Screen] =
        Device.all.flatMap { device in orientations.map { Screen(device: device, orientation: $0) } }
        + [
            Screen(device: .iPadMini, orientation: .portrait, width: 320),
            Screen(device: .iPadMini, orientation: .landscapeLeft, width: 561),
            Screen(device: .iPad11, orientation: .portrait, width: 507),
            Screen(device: .iPad11, orientation: .landscapeLeft, width: 375),
            Screen(device: .iPad11, orientation: .landscapeLeft, width: 782),
            Screen(device: .iPad13, orientation: .portrait, width: 375),
            Screen(device: .iPad13, orientation: .landscapeLeft, width: 678),
            Screen(device: .iPad13, orientation: .landscapeLeft, width: 981),
        ]
}

extension SweepSetting.Screen: CustomTestStringConvertible {
    var testDescription: String {
        let part = width.map { ", \(Int($0)) points wide" } ?? ""
        return "\(device) \(orientation.isLandscape ? "landscape" : "portrait")\(part)"
    }
}

extension SweepSetting: CustomStringConvertible {
    var description: String {
        let style = appearance == .dark ? "dark" : "light"
        let order = direction == .rightToLeft ? "right to left" : "left to right"
        return "\(screen.testDescription), \(style), \(order), \(textSize.rawValue)"
    }
}
