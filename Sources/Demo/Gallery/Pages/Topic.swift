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
        case .dark: "In the dark"
        case .rightToLeft: "From right to left"
        case .largeText: "In another text size"
        case .newLook: "As in iOS 26"
        }
    }

    var sentence: String {
        switch self {
        case .tablet:
            """
            Where width and height are regular, cards and popups keep their size, and a half-sheet is a column of at most \
            540 points in the middle, or stands at a side, or floats. Beside another app the same screen may be as narrow as \
            a phone; then the sheet has its whole width, and an adaptive style becomes another one.
            """
        case .landscape:
            """
            A phone that lies has a compact height. A half-sheet covers it, or stays attached to the bottom edge if it is \
            asked to; a card is as high as the margins allow, a drawer is wider by what the camera takes, and nothing lies beneath the camera or the home \
            indicator.
            """
        case .dark:
            "The same screens with the colours of the system in the dark. Nothing is said for it but `Stage(…, appearance: .dark)`."
        case .rightToLeft:
            """
            The same screens in Arabic, each beside its English one: leading is on the right, and a drawer at the leading edge \
            comes from there. What plays music runs from left to right in every language.
            """
        case .largeText:
            """
            The same screens for users who have chosen another text size, each beside the usual one. What fits its content \
            becomes higher; where the screen ends, the text scrolls and the buttons stay.
            """
        case .newLook:
            """
            Half-sheets that float at small heights and become attached as they grow, corners that follow those of the display, \
            and a material behind the content. A half-sheet has this look by itself in an app for iOS 26, and everywhere with \
            `look: .floating`.
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
