import Presentations
import UIKit

extension LayoutEnvironment {
    /// A 393×852 phone with insets 59 and 34 and three pixels in a point.
    package static func phone(
        content: CGSize = CGSize(width: 0, height: 340), direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> LayoutEnvironment {
        LayoutEnvironment(
            container: CGSize(width: 393, height: 852),
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: LayoutTraits(layoutDirection: direction), content: LayoutEnvironment.Content(preferred: content))
    }
}
