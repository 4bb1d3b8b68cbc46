@preconcurrency import UIKit

/// A blur or glass behind the content of a presented view, drawn by UIKit's visual effects.
///
/// ```swift
/// presentAsCard(
///     controls, style: Card(material: .glass(fallback: .systemThinMaterial)))
/// ```
///
/// The material shows where the content is transparent, so give the content's view no background colour. With Reduce
/// Transparency it is a solid colour.
public enum PresentationMaterial: Equatable, Sendable {
    /// A blur of everything behind the view.
    case blurred(UIBlurEffect.Style)
    /// The system's glass from iOS 26 on, and a blur on earlier versions.
    ///
    /// - Parameters:
    ///   - tint: The tint of the glass. Defaults to `nil`: none. It has no effect on the blur.
    ///   - fallback: The style of the blur before iOS 26. Defaults to `.systemMaterial`.
    case glass(tint: UIColor? = nil, fallback: UIBlurEffect.Style = .systemMaterial)

    /// The blur that is used where there is no glass. Its solid colour is used with Reduce Transparency.
    var blur: UIBlurEffect.Style {
        switch self {
        case .blurred(let style), .glass(_, let style): style
        }
    }
}
