@preconcurrency import UIKit

/// A material behind the content of a presented view, made by the system's own effects.
///
/// It is seen where the content is clear: give the content's view no background. With Reduce Transparency it is a solid colour.
public enum PresentationMaterial: Equatable, Sendable {
    /// A blur of what is behind the view.
    case blurred(UIBlurEffect.Style)
    /// The system's glass, from iOS 26; before, a blur.
    ///
    /// - Parameters:
    ///   - tint: The colour of the glass. Defaults to `nil`: none. Without effect on a blur.
    ///   - fallback: The blur before iOS 26. Defaults to `.systemMaterial`.
    case glass(tint: UIColor? = nil, fallback: UIBlurEffect.Style = .systemMaterial)

    /// The blur that stands for it where there is no glass, and whose solid colour stands for it with Reduce Transparency.
    var blur: UIBlurEffect.Style {
        switch self {
        case .blurred(let style), .glass(_, let style): style
        }
    }
}
