import PresentationsTesting
import UIKit

/// A device, how it is held, and what its user has chosen.
struct StageSettings: Equatable {
    var device = Device.iPhone15 { didSet { width = nil } }
    var orientation = UIInterfaceOrientation.portrait { didSet { if orientation != oldValue { width = nil } } }
    /// The part of a tablet's width that the app has, in points; nil for all of it.
    var width: CGFloat?
    var appearance = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var textSize = UIContentSizeCategory.large
    var contrast = UIAccessibilityContrast.normal
    var reducesMotion = false
    var reducesTransparency = false
    /// Whether a keyboard comes for a field; otherwise the device has a hardware keyboard alone.
    var showsKeyboard = true
    /// Seconds of the stage in a real second.
    var speed = 1.0

    /// What the screen is wide as it is held now, in points.
    var screenSize: CGSize { device.bounds(in: orientation).size }

    /// The narrowest part of the width that an app gets, in points.
    static let narrowest = 320
}

extension StageSettings {
    /// What a page turns, and what a link carries.
    struct Option: Sendable {
        let name: String
        let title: String
        let choices: @Sendable (StageSettings) -> PanelOption.Control
        let read: @Sendable (StageSettings) -> String
        let write: @Sendable (inout StageSettings, String) -> Bool
    }

    /// Sets a setting by its name. Returns whether there is such a setting with such a value; nothing changes otherwise.
    mutating func set(_ name: String, to value: String) -> Bool {
        Self.options.first { $0.name == name }?.write(&self, value) ?? false
    }

    var options: [PanelOption] {
        let standard = StageSettings()
        return Self.options.filter { $0.name != "width" || device.idiom == .pad }.map { option in
            var others = standard
            // A tablet's app has all of its width unless somebody says otherwise.
            if option.name == "width" { (others.device, others.orientation) = (device, orientation) }
            return PanelOption(
                name: option.name, title: option.title, control: option.choices(self), value: option.read(self),
                defaultValue: option.read(others))
        }
    }

    private static let options: [Option] = [
        choice("device", "Device", \.device, Device.all.map { ($0.name, $0.name, $0) }),
        choice(
            "orientation", "Held", \.orientation,
            [
                ("portrait", "Upright", .portrait), ("landscapeLeft", "On its side", .landscapeLeft),
                ("landscapeRight", "On the other side", .landscapeRight),
            ]),
        width,
        choice("appearance", "Appearance", \.appearance, [("light", "Light", .light), ("dark", "Dark", .dark)]),
        choice(
            "direction", "Language", \.direction,
            [("leftToRight", "English", .leftToRight), ("rightToLeft", "Arabic, right to left", .rightToLeft)]),
        choice("textSize", "Text size", \.textSize, textSizes),
        choice("contrast", "Contrast", \.contrast, [("normal", "Normal", .normal), ("high", "Increased", .high)]),
        toggle("reduceMotion", "Reduce Motion", \.reducesMotion),
        toggle("reduceTransparency", "Reduce Transparency", \.reducesTransparency),
        toggle("softwareKeyboard", "Keyboard on screen", \.showsKeyboard),
        choice(
            "speed", "Speed", \.speed,
            [("1", "Real time", 1), ("0.5", "Half", 0.5), ("0.25", "A quarter", 0.25), ("0.1", "A tenth", 0.1)]),
    ]

    private static let textSizes: [(String, String, UIContentSizeCategory)] = [
        ("extraSmall", "Extra small", .extraSmall), ("small", "Small", .small), ("medium", "Medium", .medium),
        ("large", "Large", .large), ("extraLarge", "Extra large", .extraLarge),
        ("extraExtraLarge", "Extra extra large", .extraExtraLarge),
        ("extraExtraExtraLarge", "Largest", .extraExtraExtraLarge),
        ("accessibilityMedium", "Accessibility 1", .accessibilityMedium),
        ("accessibilityLarge", "Accessibility 2", .accessibilityLarge),
        ("accessibilityExtraLarge", "Accessibility 3", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", "Accessibility 4", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", "Accessibility 5", .accessibilityExtraExtraExtraLarge),
    ]

    private static func choice<Value: Equatable & Sendable>(
        _ name: String, _ title: String, _ path: WritableKeyPath<StageSettings, Value> & Sendable,
        _ choices: [(name: String, title: String, value: Value)]
    ) -> Option {
        Option(
            name: name, title: title,
            choices: { _ in .choice(choices.map { PanelOption.Choice(value: $0.name, title: $0.title) }) },
            read: { settings in choices.first { $0.value == settings[keyPath: path] }?.name ?? "" },
            write: { settings, name in
                guard let choice = choices.first(where: { $0.name == name }) else { return false }
                settings[keyPath: path] = choice.value
                return true
            })
    }

    private static func toggle(
        _ name: String, _ title: String, _ path: WritableKeyPath<StageSettings, Bool> & Sendable
    ) -> Option {
        Option(
            name: name, title: title, choices: { _ in .toggle }, read: { $0[keyPath: path] ? "true" : "false" },
            write: { settings, value in
                guard let flag = Bool(value) else { return false }
                settings[keyPath: path] = flag
                return true
            })
    }

    private static let width = Option(
        name: "width", title: "Width of the app",
        choices: { .points(narrowest...Int($0.screenSize.width), step: 1) },
        read: { String(Int($0.width ?? $0.screenSize.width)) },
        write: { settings, text in
            let whole = Int(settings.screenSize.width)
            guard settings.device.idiom == .pad, let points = Int(text), (narrowest...whole).contains(points) else {
                return false
            }
            settings.width = points == whole ? nil : CGFloat(points)
            return true
        })
}
