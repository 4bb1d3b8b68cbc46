import UIKit

/// The strings that VoiceOver speaks for a presentation. By default they are in the language of the app.
///
/// The kit has translations for English, Chinese (simplified and traditional), Spanish, Japanese, German, French,
/// Portuguese, Korean, Italian, Russian and Arabic. To support another language, or to change a string, assign it:
///
/// ```swift
/// var strings = AccessibilityStrings()
/// strings.grabber = "Greep van het blad"
/// strings.detentNames[.init("strip")] = "Alleen speler"
/// presentAsHalfSheet(player, style: HalfSheet(accessibilityStrings: strings))
/// ```
public struct AccessibilityStrings: Equatable, Sendable {
    /// The label of the grabber. In English `"Sheet grabber"`.
    public var grabber: String
    /// The hint of the grabber. In English `"Adjusts the size of the sheet"`.
    public var grabberHint: String
    /// The names of the detents. In English `"Half screen"`, `"Full screen"` and `"As high as its content"` for the
    /// identifiers `.medium`, `.large` and `.fitting`. For a detent that is missing here, VoiceOver speaks the raw
    /// value of its identifier.
    public var detentNames: [HalfSheet.Detent.Identifier: String]
    /// The name of the action that selects the next larger detent. In English `"Expand"`.
    public var expand: String
    /// The name of the action that selects the next smaller detent. In English `"Collapse"`.
    public var collapse: String
    /// The name of the grabber's dismiss action, and the label of the element after the content that dismisses like a
    /// tap outside. In English `"Dismiss"`.
    public var dismiss: String

    /// Creates the strings in the language of the app.
    ///
    /// This is the app's localisation that best matches the user's preferred languages. An app that is localised in
    /// English only gets English strings, even on a system in another language.
    public init() {
        self = Self.ofApp
    }

    /// Creates the strings in the first of the given languages that has a translation, or in English if none has one.
    ///
    /// - Parameter languages: Language identifiers such as `"de"`, `"pt-BR"` or `"zh-Hant-HK"`, in order of preference.
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
