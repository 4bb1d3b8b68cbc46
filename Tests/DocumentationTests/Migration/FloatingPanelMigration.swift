import Foundation
import Presentations
import UIKit

/// The screen of the page on FloatingPanel: a map with a panel that stays.
enum FloatingPanelMigration {
    final class MapViewController: UIViewController, HalfSheetPresentationControllerDelegate {
        static let tip = HalfSheet.Detent.Identifier("tip")
        static let half = HalfSheet.Detent.Identifier("half")
        static let full = HalfSheet.Detent.Identifier("full")
        static let panel = HalfSheet {
            $0.detents = [
                .height(69, identifier: tip),
                .custom(identifier: half) { ($0.maximumDetentValue + 10) / 2 },
                .insetFromTop(18, identifier: full),
            ]
            $0.selectedDetentIdentifier = half
            $0.largestUndimmedDetentIdentifier = half
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.prefersGrabberVisible = true
            $0.preferredCornerRadius = 9
            $0.shadow = Shadow(opacity: 0.2, radius: 3, offset: CGSize(width: 0, height: 1))
            $0.dimming = .dimmed(0.3)
            $0.look = .classic
            $0.widePlacement = .leading(width: 375)
        }

        let places = PlacesViewController()
        let locateButton = UIButton(type: .system)
        private(set) var abovePanel: NSLayoutConstraint?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(locateButton)
            locateButton.translatesAutoresizingMaskIntoConstraints = false
            let safeArea = view.safeAreaLayoutGuide
            abovePanel = locateButton.bottomAnchor.constraint(
                equalTo: view.presentedViewLayoutGuide.topAnchor, constant: -16)
            let atBottom = locateButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16)
            atBottom.priority = .defaultLow
            NSLayoutConstraint.activate([
                locateButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
                atBottom,
            ])
            addHalfSheet(places, style: Self.panel)
            places.halfSheetPresentationController?.delegate = self
            adaptToSide()
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            adaptToSide()
        }

        /// The condition under which `widePlacement` puts the panel at the side.
        var isAtSide: Bool {
            traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
        }

        /// Keeps the map undimmed and the button at the bottom while the panel is at the side.
        func adaptToSide() {
            places.halfSheetPresentationController?.halfSheet.largestUndimmedDetentIdentifier =
                isAtSide ? Self.full : Self.half
            abovePanel?.isActive = !isAtSide
            fadeButton()
        }

        func fadeButton() {
            let progress = places.halfSheetPresentationController?.presentedViewProgress
            let opening = progress?.fraction(from: Self.half, to: Self.full) ?? 0
            locateButton.alpha = isAtSide ? 1 : 1 - opening
        }

        func searchDidBegin() {
            places.halfSheetPresentationController?.animateChanges {
                $0.selectedDetentIdentifier = Self.full
            }
        }

        func presentationController(
            _ controller: PresentationController, didMoveTo progress: PresentationProgress
        ) {
            fadeButton()
        }

        func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ controller: HalfSheetPresentationController
        ) {
            if controller.halfSheet.selectedDetentIdentifier != Self.full { places.endSearch() }
        }
    }

    final class DetailPresenter: UIViewController {
        var closed: [DismissalReason] = []

        func show(_ detail: UIViewController) {
            let style = HalfSheet(detents: [.fitting()], largestUndimmedDetentIdentifier: .fitting)
            presentAsHalfSheet(detail, style: style, onDismiss: { [weak self] in self?.detailDidClose($0) })
        }

        func detailDidClose(_ reason: DismissalReason) {
            closed.append(reason)
        }
    }

    final class PlacesViewController: UITableViewController {
        var endedSearches = 0

        func endSearch() {
            view.endEditing(true)
            endedSearches += 1
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    /// Moves the panel as part of an animation of the app's.
    @MainActor
    static func lower(_ places: PlacesViewController, fading button: UIView) {
        UIView.animate(withDuration: 0.25) {
            places.halfSheetPresentationController?.animateChanges {
                $0.selectedDetentIdentifier = MapViewController.half
            }
            button.alpha = 1
        }
    }

    /// Stops the button at the middle height, instead of fading it.
    @MainActor
    static func stopInTheMiddle(_ button: UIButton, in view: UIView) {
        let abovePanel = button.bottomAnchor.constraint(
            equalTo: view.presentedViewLayoutGuide.topAnchor, constant: -16)
        abovePanel.priority = .defaultHigh
        let middle = view.safeAreaLayoutGuide.centerYAnchor
        NSLayoutConstraint.activate([
            abovePanel, button.bottomAnchor.constraint(greaterThanOrEqualTo: middle, constant: -16),
        ])
    }

    /// The detents of FloatingPanel's anchors that have no detent of their own.
    @MainActor static let anchors: [HalfSheet.Detent] = [
        .custom(identifier: .init("half of the safe area")) { ($0.maximumDetentValue + 10) / 2 },
        .custom(identifier: .init("half of the content")) { $0.contentHeight / 2 },
        .custom(identifier: .init("portrait only")) { $0.traits.verticalSizeClass == .compact ? nil : 200 },
    ]
}

extension FloatingPanelMigration.MapViewController {
    func savePanel(in defaults: UserDefaults = .standard) {
        let selected = places.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier
        defaults.set(selected?.rawValue, forKey: "panel")
    }

    static func savedPanel(in defaults: UserDefaults = .standard) -> HalfSheet {
        var style = panel
        if let saved = defaults.string(forKey: "panel") { style.selectedDetentIdentifier = .init(saved) }
        return style
    }
}
