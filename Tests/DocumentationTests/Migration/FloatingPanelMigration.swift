import Presentations
import UIKit

/// The screen of the page on FloatingPanel: a map with a panel that stays.
enum FloatingPanelMigration {
    final class MapViewController: UIViewController,
        HalfSheetPresentationControllerDelegate
    {
        static let tip = HalfSheet.Detent.Identifier("tip")
        static let full = HalfSheet.Detent.Identifier("full")
        static let panel = HalfSheet(
            detents: [
                .height(69, identifier: tip), .medium(),
                .insetFromTop(18, identifier: full),
            ],
            selectedDetentIdentifier: .medium,
            largestUndimmedDetentIdentifier: .medium,
            prefersEdgeAttachedInCompactHeight: true,
            prefersGrabberVisible: true,
            preferredCornerRadius: 9,
            shadow: Shadow(
                opacity: 0.2, radius: 3, offset: CGSize(width: 0, height: 1)),
            dimming: .dimmed(0.3),
            look: .classic,
            widePlacement: .leading(width: 375))

        let places = PlacesViewController()
        let locateButton = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(locateButton)
            locateButton.translatesAutoresizingMaskIntoConstraints = false
            let panelTop = view.presentedViewLayoutGuide.topAnchor
            NSLayoutConstraint.activate([
                locateButton.trailingAnchor.constraint(
                    equalTo: view.trailingAnchor, constant: -16),
                locateButton.bottomAnchor.constraint(
                    equalTo: panelTop, constant: -16),
            ])
            addHalfSheet(places, style: Self.panel)
            places.halfSheetPresentationController?.delegate = self
        }

        func searchDidBegin() {
            places.halfSheetPresentationController?.animateChanges {
                $0.selectedDetentIdentifier = Self.full
            }
        }

        func halfSheetPresentationController(
            _ controller: HalfSheetPresentationController,
            didMoveTo progress: HalfSheet.Progress
        ) {
            locateButton.alpha =
                1 - progress.fraction(from: .medium, to: Self.full)
        }

        func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ controller: HalfSheetPresentationController
        ) {
            if controller.halfSheet.selectedDetentIdentifier != Self.full {
                places.endSearch()
            }
        }
    }

    final class DetailPresenter: UIViewController {
        var closed: [DismissalReason] = []

        func show(_ detail: UIViewController) {
            let style = HalfSheet(
                detents: [.fitting()], largestUndimmedDetentIdentifier: .fitting)
            presentAsHalfSheet(
                detail, style: style,
                onDismiss: { [weak self] in self?.detailDidClose($0) })
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
            places.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .medium }
            button.alpha = 1
        }
    }

    /// The detents of FloatingPanel's anchors that have no detent of their own.
    @MainActor static let anchors: [HalfSheet.Detent] = [
        .custom(identifier: .init("half of the safe area")) {
            ($0.maximumDetentValue + 10) / 2
        },
        .custom(identifier: .init("half of the content")) {
            $0.contentHeight / 2
        },
        .custom(identifier: .init("portrait only")) {
            $0.traits.verticalSizeClass == .compact ? nil : 200
        },
    ]
}
