import Presentations
import UIKit

/// A mailbox with a menu at the leading edge, and another one at a button.
final class MailboxViewController: ListViewController {
    private static let mailboxes = [
        Row(title: "Inbox", icon: .tray),
        Row(title: "Favourites", icon: .star, color: .systemOrange),
        Row(title: "Sent", icon: .send, color: .systemTeal),
        Row(title: "Archive", icon: .archive, color: .systemIndigo),
        Row(title: "Trash", icon: .trash, color: .systemGray),
    ]
    private lazy var menuButton = UIButton(
        .menu, label: "Mailboxes", color: .systemBlue
    ) { [weak self] in
        guard let self else { return }
        presentAsDrawer(makeMenu())
    }
    private lazy var sortButton = UIButton(
        .sort, label: "Sort", color: .systemBlue
    ) { [weak self] in
        self?.showSorting()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            customView: menuButton.named("menu"))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            customView: sortButton.named("sort"))
        navigationController?.use(
            EdgePresentation(from: .leading, style: Drawer()) {
                [weak self] in self?.makeMenu()
            })
    }

    private func makeMenu() -> UIViewController {
        let menu = ListViewController(rows: Self.mailboxes)
        menu.tableView.separatorStyle = .none
        menu.tableView.contentInset.top = 12
        menu.onSelect = { [weak self, weak menu] index in
            self?.title = Self.mailboxes[index].title
            menu?.dismiss(animated: true)
        }
        return menu
    }

    private func showSorting() {
        let menu = ListViewController(rows: [
            Row(title: "Sort from A to Z"), Row(title: "Sort from Z to A"),
        ])
        menu.tableView.separatorInset.left = 20
        menu.preferredContentSize.width = 220
        menu.onSelect = { [weak self, weak menu] index in
            self?.rows.sort {
                index == 0 ? $0.title < $1.title : $0.title > $1.title
            }
            menu?.dismiss(animated: true)
        }
        presentAsPopup(
            menu,
            style: Popup(
                position: .anchored(to: PresentationAnchor(sortButton)),
                dimming: .dimmed(0.15)))
    }
}
