import Presentations
import UIKit

/// A controller whose style can be read and replaced without knowing its type.
@MainActor
private protocol StyleHolder {
    var heldStyle: any PresentationStyle { get }
    func replace(with style: any PresentationStyle, animated: Bool)
}

extension StyledPresentationController: StyleHolder {
    fileprivate var heldStyle: any PresentationStyle { presentedStyle }

    fileprivate func replace(with style: any PresentationStyle, animated: Bool) {
        guard let style = style as? Style else { return }
        if animated { animateChanges { $0 = style } } else { presentedStyle = style }
    }
}

extension PresentationController {
    /// The style, whatever its type is.
    package var anyStyle: (any PresentationStyle)? { (self as? any StyleHolder)?.heldStyle }

    /// Replaces the style. One of another type than before is ignored.
    package func change(to style: any PresentationStyle, animated: Bool) {
        (self as? any StyleHolder)?.replace(with: style, animated: animated)
    }

    /// Changes options that every style has.
    package func changeOptions(animated: Bool, _ changes: (inout PresentationOptions) -> Void) {
        guard var style = anyStyle else { return }
        changes(&style.options)
        change(to: style, animated: animated)
    }
}
