import UIKit

/// The words that VoiceOver says for what a half-sheet itself puts on the screen. They are English unless you set others.
///
/// ```swift
/// var texts = AccessibilityStrings()
/// texts.grabber = String(localized: "Sheet grabber")
/// texts.detentNames[.init("strip")] = String(localized: "Player only")
/// presentAsHalfSheet(player, style: HalfSheet(accessibilityStrings: texts))
/// ```
public struct AccessibilityStrings: Equatable, Sendable {
    /// The label of a sheet's grabber. Default `"Sheet grabber"`.
    public var grabber = "Sheet grabber"
    /// The hint of a sheet's grabber. Default `"Adjusts the size of the sheet"`.
    public var grabberHint = "Adjusts the size of the sheet"
    /// What detents are called. Default `"Half screen"`, `"Full screen"` and `"As high as its content"` for those that have
    /// an identifier of their own; every other is called by its identifier's raw value.
    public var detentNames: [HalfSheet.Detent.Identifier: String] = [
        .medium: "Half screen", .large: "Full screen", .fitting: "As high as its content",
    ]
    /// The action that goes to the next larger detent. Default `"Expand"`.
    public var expand = "Expand"
    /// The action that goes to the next smaller detent. Default `"Collapse"`.
    public var collapse = "Collapse"
    /// The action that dismisses the sheet. Default `"Dismiss"`.
    public var dismiss = "Dismiss"

    /// The English words.
    public init() {}

    func name(of detent: HalfSheet.Detent.Identifier) -> String {
        detentNames[detent] ?? detent.rawValue
    }
}
