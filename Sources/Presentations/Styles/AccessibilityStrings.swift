import UIKit

/// The words that VoiceOver speaks for a half-sheet. Defaults to English.
///
/// ```swift
/// var strings = AccessibilityStrings()
/// strings.grabber = String(localized: "Sheet grabber")
/// strings.detentNames[.init("strip")] = String(localized: "Player only")
/// presentAsHalfSheet(player, style: HalfSheet(accessibilityStrings: strings))
/// ```
public struct AccessibilityStrings: Equatable, Sendable {
    /// The label of the grabber. Defaults to `"Sheet grabber"`.
    public var grabber = "Sheet grabber"
    /// The hint of the grabber. Defaults to `"Adjusts the size of the sheet"`.
    public var grabberHint = "Adjusts the size of the sheet"
    /// The names of the detents. Defaults to `"Half screen"`, `"Full screen"` and `"As high as its content"` for the
    /// identifiers `.medium`, `.large` and `.fitting`. A detent without a name here has the raw value of its
    /// identifier.
    public var detentNames: [HalfSheet.Detent.Identifier: String] = [
        .medium: "Half screen", .large: "Full screen", .fitting: "As high as its content",
    ]
    /// The name of the action that selects the next larger detent. Defaults to `"Expand"`.
    public var expand = "Expand"
    /// The name of the action that selects the next smaller detent. Defaults to `"Collapse"`.
    public var collapse = "Collapse"
    /// The name of the action that dismisses the sheet. Defaults to `"Dismiss"`.
    public var dismiss = "Dismiss"

    /// Creates the English words.
    public init() {}

    /// Returns the name of a detent.
    func name(of detent: HalfSheet.Detent.Identifier) -> String {
        detentNames[detent] ?? detent.rawValue
    }
}
