extension UIPresentationController {
    /// Returns the style to adapt to under the given traits; `.none` if the controller's own style fits (Y10).
    ///
    /// Only styles that fill the width can be adapted to, and a full screen needs no adaptation.
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard presentationStyle != .fullScreen else { return .none }
        let answer = adaptivePresentationStyle(for: traits)
        switch answer {
        case .fullScreen, .overFullScreen, .formSheet: return answer == presentationStyle ? .none : answer
        default: return .none
        }
    }

    /// Makes another controller for the same presentation, perhaps with a view controller that the delegate supplies.
    func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController {
        let replacement = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        let adapted = adaptedController(of: style, for: replacement ?? presentedViewController)
        adapted.shownStyle = style
        adapted.delegate = delegate
        adapted.requireDrawableStyle()
        delegate?.presentationController(self, prepare: adapted)
        return adapted
    }

    /// Makes UIKit's own controller of a style.
    static func systemController(
        of style: UIModalPresentationStyle, presentedViewController presented: UIViewController,
        presenting: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        case .popover:
            UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
        default:
            UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }

    func requireDrawableStyle() {
        switch presentationStyle {
        case .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
            .overCurrentContext, .popover:
            return
        case .none:
            preconditionFailure(
                "The presentation style none has no presentation controller: it is an answer of delegates.")
        }
    }
}
