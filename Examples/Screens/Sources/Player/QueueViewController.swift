import UIKit

/// The pane with the songs that come next: to be played, moved and removed.
final class QueueViewController: UIViewController, PlayerPane {
    fileprivate nonisolated enum Section: Hashable, Sendable {
        case upNext
    }

    private let player: any PlaybackEngine
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let titleLabel = UILabel()
    private lazy var dataSource = makeDataSource()
    private lazy var editButton = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Edit") { [weak self] _ in
            guard let self else { return }
            self.setEditing(!self.isEditing, animated: true)
        })

    init(player: any PlaybackEngine) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Up Next"
        titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
            for: .systemFont(ofSize: 17, weight: .semibold))
        titleLabel.textColor = .white
        titleLabel.accessibilityIdentifier = "player.queue.title"
        editButton.tintColor = .white
        editButton.accessibilityIdentifier = "player.queue.edit"

        tableView.backgroundColor = .clear
        tableView.separatorColor = UIColor.white.withAlphaComponent(0.25)
        tableView.delegate = self
        tableView.dragDelegate = self
        tableView.dragInteractionEnabled = true
        tableView.accessibilityIdentifier = "player.queue"

        let header = UIStackView(arrangedSubviews: [titleLabel, editButton])
        header.distribution = .equalSpacing
        header.isLayoutMarginsRelativeArrangement = true
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 8)
        let stack = UIStackView(arrangedSubviews: [header, tableView])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        applySnapshot(animated: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
        editButton.configuration?.title = editing ? "Done" : "Edit"
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard player.upNext.isEmpty else {
            contentUnavailableConfiguration = nil
            return
        }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "music.note.list")
        configuration.text = "Nothing Up Next"
        configuration.textProperties.color = .white
        configuration.imageProperties.tintColor = .white
        contentUnavailableConfiguration = configuration
    }

    func playbackDidChange(_ change: PlaybackChange) {
        if case .queue = change {
            applySnapshot(animated: viewIfLoaded?.window != nil)
        }
    }

    func playbackDidAdvance() {}

    private func makeDataSource() -> QueueDataSource {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Track")
        let dataSource = QueueDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Track", for: indexPath)
            if let track = self?.player.upNext.first(where: { $0.id == id }) {
                var content = UIListContentConfiguration.subtitleCell()
                content.text = track.title
                content.secondaryText = track.artist
                content.textProperties.color = .white
                content.secondaryTextProperties.color = UIColor.white.withAlphaComponent(0.7)
                content.image = PlayerGraphics.artwork(for: track, length: 44)
                content.imageProperties.cornerRadius = 6
                cell.contentConfiguration = content
            }
            cell.backgroundConfiguration = .clear()
            cell.accessibilityIdentifier = "player.queue.\(id)"
            return cell
        }
        dataSource.defaultRowAnimation = .fade
        dataSource.onMove = { [weak self] source, destination in
            self?.player.moveInQueue(from: source, to: destination)
        }
        dataSource.onDelete = { [weak self] id in
            self?.player.removeFromQueue(id)
        }
        return dataSource
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Track.ID>()
        snapshot.appendSections([.upNext])
        snapshot.appendItems(player.upNext.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: animated && !dataSource.isMoving)
        editButton.isEnabled = isEditing || !player.upNext.isEmpty
        setNeedsUpdateContentUnavailableConfiguration()
    }

    private func moveToTop(_ id: Track.ID) {
        if let index = player.upNext.firstIndex(where: { $0.id == id }) {
            player.moveInQueue(from: index, to: 0)
        }
    }
}

extension QueueViewController: UITableViewDelegate, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let id = dataSource.itemIdentifier(for: indexPath) {
            player.playFromQueue(id)
        }
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.player.removeFromQueue(id)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isEditing, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(
            identifier: nil, previewProvider: nil,
            actionProvider: { [weak self] _ in
                let playNext = UIAction(title: "Play Next", image: UIImage(systemName: "text.insert")) {
                    [weak self] _ in
                    self?.moveToTop(id)
                }
                playNext.accessibilityIdentifier = "player.queue.menu.playNext"
                let remove = UIAction(
                    title: "Remove",
                    image: UIImage(systemName: "trash"),
                    attributes: .destructive
                ) { [weak self] _ in
                    self?.player.removeFromQueue(id)
                }
                remove.accessibilityIdentifier = "player.queue.menu.remove"
                return UIMenu(children: [playNext, remove])
            })
    }

    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: id as NSString))
        item.localObject = id
        return [item]
    }
}

/// A diffable data source whose rows can be moved and deleted.
private final class QueueDataSource: UITableViewDiffableDataSource<QueueViewController.Section, Track.ID> {
    var onMove: ((Int, Int) -> Void)?
    var onDelete: ((Track.ID) -> Void)?
    /// Whether a row is being put down right now, so that the table shows the new order already.
    private(set) var isMoving = false

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        isMoving = true
        onMove?(sourceIndexPath.row, destinationIndexPath.row)
        isMoving = false
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete, let id = itemIdentifier(for: indexPath) {
            onDelete?(id)
        }
    }
}
