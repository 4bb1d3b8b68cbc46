import PresentationsTesting
import UIKit

/// A topic with a page of its own: one difference between devices or users.
enum Topic: CaseIterable {
    case tablet, landscape, dark, rightToLeft, largeText, newLook

    /// The file of the page.
    var file: String {
        switch self {
        case .tablet: "iPad.md"
        case .landscape: "Landscape.md"
        case .dark: "Dark.md"
        case .rightToLeft: "RightToLeft.md"
        case .largeText: "LargeText.md"
        case .newLook: "iOS26.md"
        }
    }

    var title: String {
        switch self {
        case .tablet: "On an iPad"
        case .landscape: "In landscape"
        case .dark: "In dark mode"
        case .rightToLeft: "Right to left"
        case .largeText: "Other text sizes"
        case .newLook: "The look of iOS 26"
        }
    }

    var sentence: String {
        switch self {
        case .tablet:
            """
            In regular width and height, cards and popups keep their size. A half-sheet is a centred column of at most 540 \
            points, stands at a side, or floats. Next to another app the window can be as narrow as a phone. Then the sheet has \
            the full width, and an adaptive style switches to its compact one.
            """
        case .landscape:
            """
            A phone in landscape has a compact height. A half-sheet covers the screen, or stays attached to the bottom edge if \
            its style asks for that. A card is as tall as the margins allow, and a drawer is wider by the safe area at the \
            camera. No content is behind the camera or the home indicator.
            """
        case .dark:
            """
            The same screens with the dark colours of the system. A test asks for them with \
            `Stage(.iPhone15, appearance: .dark)`.
            """
        case .rightToLeft:
            """
            The same screens in Arabic, each next to the English one. Leading is on the right, so a drawer at the leading edge \
            slides in from there. The controls of the music player run from left to right in every language.
            """
        case .largeText:
            """
            The same screens at other text sizes, each next to the default size. A presentation that fits its content becomes \
            taller. Where the screen is too low, the text scrolls and the buttons stay visible.
            """
        case .newLook:
            """
            Half-sheets that float at small detents and attach to the edges as they grow, corners that follow those of the \
            display, and a material behind the content. A half-sheet has this look by default in an app that is built for \
            iOS 26, and on every system with the `.floating` look.
            """
        }
    }

    @MainActor
    func includes(_ setting: Setting, of scenario: Scenario) -> Bool {
        switch self {
        case .tablet: setting.device.idiom == .pad
        case .landscape: setting.isLandscape
        case .dark: setting.isDark
        case .rightToLeft: setting.isRightToLeft
        case .largeText: setting.textSize != .large
        case .newLook: scenario.name.hasPrefix("ios26")
        }
    }

    /// The setting to compare a picture of the topic with; nil where there is none.
    func usual(_ setting: Setting) -> Setting? {
        var usual = setting
        switch self {
        case .tablet, .landscape, .dark, .newLook: return nil
        case .rightToLeft: usual.direction = .leftToRight
        case .largeText: usual.textSize = .large
        }
        return usual
    }
}
