extension UIModalTransitionStyle {
    /// Returns the system's animation of this style.
    @MainActor
    func makeAnimator(isPresenting: Bool, isAnimated: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch self {
        case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator()
        case .flipHorizontal, .partialCurl:
            // Without animation the styles are equal.
            if isAnimated {
                preconditionFailure(
                    "Headless UIKit does not draw the transition style \(self).")
            } else {
                CoverVerticalAnimator(isPresenting: isPresenting)
            }
        }
    }
}
