extension UIModalTransitionStyle {
    /// The system's own animation of this style.
    @MainActor
    func makeAnimator(isPresenting: Bool, isAnimated: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch self {
        case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator()
        case .flipHorizontal, .partialCurl:
            // Without animation the style makes no difference.
            if isAnimated {
                preconditionFailure(
                    "Headless UIKit does not draw the transition style \(self).")
            } else {
                CoverVerticalAnimator(isPresenting: isPresenting)
            }
        }
    }
}
