import UIKit

/// The tracks of an album, one below the other.
public final class TracksViewController: UITableViewController {
    private let tracks: [String]

    public init(tracks: [String]) {
        self.tracks = tracks
        super.init(style: .plain)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        preconditionFailure("The list is made in code.")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "tracks"
        tableView.rowHeight = 56
        tableView.separatorStyle = .none
        tableView.register(TrackCell.self, forCellReuseIdentifier: "track")
    }

    public override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        tracks.count
    }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "track", for: indexPath)
        (cell as? TrackCell)?.title.text = tracks[indexPath.row]
        cell.accessibilityIdentifier = tracks[indexPath.row]
        return cell
    }
}

/// A title that fills its row, whatever typeface it is in.
private final class TrackCell: UITableViewCell {
    let title = UILabel()

    override init(
        style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        title.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        contentView.addSubview(title)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("The cell is made in code.")
    }
}
