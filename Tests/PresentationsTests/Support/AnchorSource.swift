import Presentations
import UIKit

extension UIViewController {
    /// Makes the view that a popup is anchored to: 60 points wide and 30 high, at the same distance from the middle of
    /// this controller's view in every orientation.
    package func anchorSource() -> UIView {
        if let source = view.firstView(named: Self.anchorName) { return source }
        let source = UIView()
        source.accessibilityIdentifier = Self.anchorName
        source.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(source)
        NSLayoutConstraint.activate([
            source.widthAnchor.constraint(equalToConstant: 60), source.heightAnchor.constraint(equalToConstant: 30),
            source.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: -70),
            source.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -60),
        ])
        return source
    }

    /// Removes it.
    package func removeAnchorSource() {
        viewIfLoaded?.firstView(named: Self.anchorName)?.removeFromSuperview()
    }

    private static let anchorName = "anchor"
}

extension Popup {
    /// Returns the same popup at the source of another controller, if it is anchored at all.
    @MainActor
    package func anchored(in presenter: UIViewController) -> Popup {
        guard case .anchored(_, let sides, let distance, let arrowSize) = position else { return self }
        var popup = self
        popup.position = .anchored(
            to: PresentationAnchor(presenter.anchorSource()), sides: sides, distance: distance, arrowSize: arrowSize)
        return popup
    }
}
