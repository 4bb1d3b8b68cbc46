import Presentations
import StyleSamples
import UIKit

/// A presentation of the kit, whatever its style.
@MainActor
struct StyledPresentation {
    let controller: PresentationController

    /// Its current settings.
    var style: (any PresentationStyle)? { controller.anyStyle }

    /// Its effect on the presenting view.
    var look: PresenterAppearance? { style?.options.presenter }

    func setLook(_ look: PresenterAppearance, animated: Bool) {
        controller.changeOptions(animated: animated) { $0.presenter = look }
    }
}

extension UIViewController {
    /// The presentation that contains it. Reading it on a controller that is not presented would make a new one.
    var styled: StyledPresentation? {
        guard presentingViewController != nil else { return nil }
        return (presentationController as? PresentationController).map(StyledPresentation.init)
    }
}
