import UIKit

/// Lists the linked accounts; a swipe to the left disconnects one.
final class ConnectedAccountsViewController: UIViewController {
    private let store: SettingsStore
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    init(store: SettingsStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Connected Accounts"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        view.backgroundColor = .systemGroupedBackground
        collectionView.allowsSelection = false
        collectionView.accessibilityIdentifier = "settings.accounts.list"
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        refresh(animated: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.swipeActions(for: indexPath)
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, ConnectedAccount> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ConnectedAccount> {
            cell, _, account in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = account.service
            content.secondaryText = account.username
            content.image = UIImage(systemName: account.symbolName)
            cell.contentConfiguration = content
            cell.accessibilityIdentifier = "settings.account.\(account.service.lowercased())"
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, account in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: account)
        }
    }

    private func swipeActions(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let account = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let disconnect = UIContextualAction(style: .destructive, title: "Disconnect") { [weak self] _, _, completion in
            self?.store.removeAccount(id: account.id)
            self?.refresh(animated: true)
            completion(true)
        }
        disconnect.image = UIImage(systemName: "minus.circle")
        return UISwipeActionsConfiguration(actions: [disconnect])
    }

    private func refresh(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, ConnectedAccount>()
        snapshot.appendSections([0])
        snapshot.appendItems(store.accounts)
        dataSource.apply(snapshot, animatingDifferences: animated)

        guard store.accounts.isEmpty else {
            contentUnavailableConfiguration = nil
            return
        }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "person.crop.circle.badge.questionmark")
        empty.text = "No Connected Accounts"
        contentUnavailableConfiguration = empty
    }
}
