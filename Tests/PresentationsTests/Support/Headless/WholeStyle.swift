import Presentations
import UIKit

/// An app's own style that covers the whole container, so that it can cover a scrim.
package struct WholeStyle: PresentationStyle {
    package var options = PresentationOptions()

    package init(animation: TransitionAnimation) {
        options.animation = animation
    }
}
