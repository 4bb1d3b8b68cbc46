import UIKit

extension UIView {
    /// Adds a view whose edges stay at a distance inside this one's.
    package func addPinned(_ view: UIView, inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
        ])
    }

    /// Adds a view whose edges stay at a distance inside this one's safe area.
    package func addPinnedToSafeArea(_ view: UIView, inset: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let area = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: area.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -inset),
        ])
    }
}
