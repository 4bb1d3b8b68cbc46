import PresentationsTesting
import Testing
import UIKit

/// The device and the user's settings of a presentation.
package struct SweepSetting: Sendable {
    package let screen: Screen
    package var appearance = UIUserInterfaceStyle.light
    /// The direction of the presenter.
    package let direction: UITraitEnvironmentLayoutDirection
    package let textSize: UIContentSizeCategory
    /// True if the app forces the direction of the presenter. The traits and the content stay left to right.
    package var isForced = false

    /// The direction of the language, which the traits have.
    package var language: UITraitEnvironmentLayoutDirection { isForced ? .leftToRight : direction }

    /// A device, its orientation, and the app's part of its width; `nil` for all of it.
    package struct Screen: Sendable {
        package let device: Device
        package let orientation: UIInterfaceOrientation
        package var width: CGFloat?
    }

    @MainActor
    package func makeStage() -> Stage {
        Stage(
            screen.device, orientation: screen.orientation, width: screen.width, appearance: appearance,
            layoutDirection: language, contentSizeCategory: textSize)
    }

    /// Shows a presenter on a stage of this setting.
    @MainActor
    package func show(_ presenter: UIViewController, on stage: Stage) {
        if isForced { presenter.view.semanticContentAttribute = .forceRightToLeft }
        stage.show(presenter)
    }

    /// Returns all settings on a screen, in light.
    package static func all(on screen: Screen) -> [SweepSetting] {
        let ofLanguages = textSizes.flatMap { textSize in
            [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
                SweepSetting(screen: screen, direction: direction, textSize: textSize)
            }
        }
        return ofLanguages + [SweepSetting(screen: screen, direction: .rightToLeft, textSize: .large, isForced: true)]
    }

    /// Returns one setting on the screen of that number, so that the direction and the text size change from screen to
    /// screen.
    package static func sample(onScreen number: Int) -> SweepSetting {
        let all = all(on: screens[number])
        return all[number * 5 % all.count]
    }

    /// Returns all settings on the screen of that number except its sample.
    package static func rest(onScreen number: Int) -> [SweepSetting] {
        var all = all(on: screens[number])
        all.remove(at: number * 5 % all.count)
        return all
    }

    /// True if the device is rotated, and back, during the presentation. Not in every setting: a rotation leads to the
    /// layout of a fresh presentation in the other orientation, and those are all inspected.
    package var isTurned: Bool { textSize == .large }

    /// The smallest text size, the default and the largest.
    package static let textSizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]

    package static let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft]

    /// Every device in both orientations, and tablets that show a second app.
    package static let screens: [Screen] =
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
    package var testDescription: String {
        let part = width.map { ", \(Int($0)) points wide" } ?? ""
        return "\(device) \(orientation.isLandscape ? "landscape" : "portrait")\(part)"
    }
}

extension SweepSetting: CustomStringConvertible {
    package var description: String {
        let style = appearance == .dark ? "dark" : "light"
        let order = isForced ? "forced from right" : direction == .rightToLeft ? "right to left" : "left to right"
        return "\(screen.testDescription), \(style), \(order), \(textSize.rawValue)"
    }
}
