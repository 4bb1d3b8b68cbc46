import UIKit

/// The words that VoiceOver speaks for a presentation. Defaults to the language of the app.
///
/// There are words for English, Chinese (simplified and traditional), Spanish, Japanese, German, French, Portuguese, Korean,
/// Italian, Russian and Arabic. Words for another language, or better ones, are values, too:
///
/// ```swift
/// var strings = AccessibilityStrings()
/// strings.grabber = String(localized: "Sheet grabber")
/// strings.detentNames[.init("strip")] = String(localized: "Player only")
/// presentAsHalfSheet(player, style: HalfSheet(accessibilityStrings: strings))
/// ```
public struct AccessibilityStrings: Equatable, Sendable {
    /// The label of the grabber. In English `"Sheet grabber"`.
    public var grabber: String
    /// The hint of the grabber. In English `"Adjusts the size of the sheet"`.
    public var grabberHint: String
    /// The names of the detents. In English `"Half screen"`, `"Full screen"` and `"As high as its content"` for the
    /// identifiers `.medium`, `.large` and `.fitting`. A detent without a name here has the raw value of its
    /// identifier.
    public var detentNames: [HalfSheet.Detent.Identifier: String]
    /// The name of the action that selects the next larger detent. In English `"Expand"`.
    public var expand: String
    /// The name of the action that selects the next smaller detent. In English `"Collapse"`.
    public var collapse: String
    /// The name of the grabber's action that dismisses, and of the element after the content that does what a tap outside
    /// does. In English `"Dismiss"`.
    public var dismiss: String

    /// Creates the words in the language in which the app is shown.
    ///
    /// That is the one of the app's localisations that suits the user best. In an app that is in English only, the words are
    /// English, whatever the language of the system.
    public init() {
        self = Self.ofApp
    }

    /// Creates the words in the first of the given languages for which there are some, or else in English.
    ///
    /// - Parameter languages: Identifiers such as `"de"`, `"pt-BR"` or `"zh-Hant-HK"`, the preferred one first.
    public init(languages: [String]) {
        self = languages.lazy.compactMap { Self.words(in: $0) }.first ?? Self.english
    }

    init(
        grabber: String, hint: String, medium: String, large: String, fitting: String, expand: String, collapse: String,
        dismiss: String
    ) {
        self.grabber = grabber
        grabberHint = hint
        detentNames = [.medium: medium, .large: large, .fitting: fitting]
        self.expand = expand
        self.collapse = collapse
        self.dismiss = dismiss
    }

    /// The language of an app does not change while it runs.
    private static let ofApp = AccessibilityStrings(languages: Bundle.main.preferredLocalizations)

    /// Returns the name of a detent.
    func name(of detent: HalfSheet.Detent.Identifier) -> String {
        detentNames[detent] ?? detent.rawValue
    }
}
