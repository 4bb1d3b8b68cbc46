import UIKit

/// The track that plays, those that come next, and those of the library, in a grouped list.
public final class QueueViewController: UITableViewController {
    /// Rows with a header.
    private struct Section {
        let title: String
        let albums: [Album]
    }

    private let sections = [
        Section(title: "Now playing", albums: [Album.glassGarden]),
        Section(title: "Up next", albums: Array(Album.all.dropFirst(3).prefix(4))),
        Section(title: "From your library", albums: Array(Album.all.dropFirst(7))),
    ]

    /// Creates the list.
    public init() {
        super.init(style: .insetGrouped)
        title = "Queue"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "queue"
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].albums.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "album")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "album")
        let album = sections[indexPath.section].albums[indexPath.row]
        cell.textLabel?.text = album.title
        cell.detailTextLabel?.text = album.artist
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = indexPath.section == 0 ? .checkmark : .none
        cell.backgroundColor = .secondarySystemGroupedBackground
        cell.accessibilityIdentifier = album.title
        return cell
    }
}
