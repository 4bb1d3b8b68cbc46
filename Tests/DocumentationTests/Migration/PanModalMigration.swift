import Presentations
import UIKit

/// The screen of the page on PanModal: the members of a group, short and long.
enum PanModalMigration {
    final class GroupViewController: UIViewController, HalfSheetPresentationControllerDelegate {
        static let look = HalfSheet {
            $0.prefersGrabberVisible = true
            $0.preferredCornerRadius = 8
            $0.shadow = nil
            $0.dimming = .dimmed(0.7)
            $0.playsHaptics = true
        }

        let members = GroupMembersViewController()
        var hasClosed = 0

        func showMembers() {
            presentAsHalfSheet(
                members, style: Self.look,
                onDismiss: { [weak self] _ in self?.membersDidClose() })
        }

        func membersDidClose() {
            hasClosed += 1
        }

        func showAllMembers() {
            members.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .fitting }
        }

        func halfSheetPresentationController(
            _ controller: HalfSheetPresentationController,
            shouldBeginDraggingAt point: CGPoint
        ) -> Bool {
            !members.isEditing || point.y < 44
        }

        func halfSheetPresentationControllerWillEndDragging(
            _ controller: HalfSheetPresentationController,
            withVelocity velocity: CGFloat,
            targetDetentIdentifier: inout HalfSheet.Detent.Identifier?
        ) {
            if members.isEditing { targetDetentIdentifier = .fitting }
        }

        let filters = UIViewController()
        let filterButton = UIButton(type: .system)

        func showFilters() {
            let popup = Popup(
                position: .anchored(to: PresentationAnchor(filterButton)))
            present(filters, as: Adaptive(compact: Self.look, regular: popup))
        }
    }
}

final class GroupMembersViewController: UITableViewController {
    var count = 10

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.estimatedRowHeight = 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

extension GroupMembersViewController: HalfSheetContent {
    var halfSheetDetents: [HalfSheet.Detent] { [.height(300), .fitting()] }
}
