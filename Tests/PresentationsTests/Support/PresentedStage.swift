import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A phone that shows a presenter, ready to present.
@MainActor
package struct PresentedStage {
    package let stage: Stage
    package let presenter: CountingViewController

    package init(
        _ device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        stage = Stage(device, orientation: orientation, layoutDirection: direction)
        presenter = CountingViewController()
        stage.show(presenter)
        presenter.forgetCalls()
    }

    /// Presents content of 340 points' height.
    package func presentCard(_ style: Card = Card()) -> CountingViewController {
        let content = CountingViewController(CGSize(width: 0, height: 340))
        presenter.presentAsCard(content, style: style)
        return content
    }

    /// The container of the presentation on top.
    package var container: UIView? { presenter.presentedViewController?.presentationController?.containerView }

    /// The presented view of the presentation on top.
    package var chrome: UIView? { presenter.presentedViewController?.presentationController?.presentedView }

    package func view(named name: String) -> UIView? { stage.window.firstView(named: name) }
}

extension UIView {
    package func firstView(named name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        for subview in subviews {
            if let found = subview.firstView(named: name) { return found }
        }
        return nil
    }
}

/// Returns the visible state of a view at this moment, whatever its model says.
@MainActor
package func visible(_ view: UIView?) throws -> CALayer {
    let layer = try #require(view).layer
    return try #require(layer.presentation())
}
