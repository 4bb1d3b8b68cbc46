import UIKit

@testable import Presentations

/// An app's own style that covers the whole container, so that it can cover a scrim.
struct WholeStyle: PresentationStyle {
    let animation: TransitionAnimation

    var appearance: PresentationAppearance { PresentationAppearance(animation: animation) }
}
