import Presentations
import UIKit

/// The screens of the page on `UISheetPresentationController`: a list of places over a map, before and after.
enum SheetControllerMigration {
    final class Before: UIViewController, UISheetPresentationControllerDelegate {
        let places = UIViewController()

        func showPlaces() {
            if let sheet = places.sheetPresentationController {
                sheet.detents = [.medium(), .large()]
                sheet.largestUndimmedDetentIdentifier = .medium
                sheet.prefersGrabberVisible = true
                sheet.delegate = self
            }
            present(places, animated: true)
        }

        func searchDidBegin() {
            places.sheetPresentationController?.animateChanges {
                places.sheetPresentationController?
                    .selectedDetentIdentifier = .large
            }
        }

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) {
            mapIsCovered(sheet.selectedDetentIdentifier == .large)
        }

        func mapIsCovered(_ isCovered: Bool) {}
    }

    final class After: UIViewController, HalfSheetPresentationControllerDelegate {
        let places = UIViewController()

        static let player = HalfSheet.Detent.custom(
            identifier: .init("player")
        ) { context in
            context.traits.verticalSizeClass == .compact
                ? nil : context.maximumDetentValue - 100
        }

        func showPlaces() {
            presentAsHalfSheet(
                places,
                style: HalfSheet(
                    largestUndimmedDetentIdentifier: .medium,
                    prefersGrabberVisible: true))
            places.halfSheetPresentationController?.delegate = self
        }

        func searchDidBegin() {
            places.halfSheetPresentationController?.animateChanges {
                $0.selectedDetentIdentifier = .large
            }
        }

        func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ controller: HalfSheetPresentationController
        ) {
            mapIsCovered(controller.halfSheet.selectedDetentIdentifier == .large)
        }

        let filters = UIViewController()
        let filterButton = UIButton(type: .system)

        func showFilters() {
            let popup = Popup(
                position: .anchored(to: PresentationAnchor(filterButton)))
            present(filters, as: Adaptive(compact: HalfSheet(), regular: popup))
        }

        var covered: [Bool] = []

        func mapIsCovered(_ isCovered: Bool) {
            covered.append(isCovered)
        }
    }
}
