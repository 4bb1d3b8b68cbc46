import Presentations
import UIKit

/// The screen of the page on PanModal: the members of a group, short and long.
enum PanModalMigration {
    final class MembersViewController: UITableViewController, HalfSheetContent {
        let halfSheetDetents: [HalfSheet.Detent] = [.height(300), .fitting()]

        var count = 10

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            tableView.estimatedRowHeight = 0
        }
    }

    @MainActor static let look = HalfSheet(
        prefersGrabberVisible: true, preferredCornerRadius: 8, shadow: nil, dimming: .dimmed(0.7), playsHaptics: true)

    final class GroupViewController: UIViewController {
        let members = MembersViewController()
        var hasClosed = 0

        func showMembers() {
            presentAsHalfSheet(
                members, style: PanModalMigration.look,
                onDismiss: { [weak self] _ in
                    self?.membersDidClose()
                })
        }

        func membersDidClose() {
            hasClosed += 1
        }
    }

    @MainActor
    static func expand(_ members: UIViewController) {
        members.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .fitting }
    }

    @MainActor
    static func showFilters(_ filters: UIViewController, at button: UIView, from screen: UIViewController) {
        screen.present(
            filters,
            as: Adaptive(compact: look, regular: Popup(position: .anchored(to: PresentationAnchor(button)))))
    }
}
