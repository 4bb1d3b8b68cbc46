import UIKit

/// The main settings screen: a searchable, inset-grouped list backed by a `SettingsStore`.
public final class SettingsViewController: UIViewController {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow>

    private let store: SettingsStore
    private let controls: SettingsControls
    private let searchController = UISearchController(searchResultsController: nil)
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private var storeObserver: (any NSObjectProtocol)?
    private var query = ""
    private var showsCopiedHint = false

    public init(store: SettingsStore) {
        self.store = store
        self.controls = SettingsControls(store: store)
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    isolated deinit {
        if let storeObserver {
            NotificationCenter.default.removeObserver(storeObserver)
        }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        configureNavigation()
        configureCollectionView()
        refresh(animated: false)

        storeObserver = NotificationCenter.default.addObserver(
            forName: SettingsStore.didChangeNotification,
            object: store,
            queue: nil
        ) { [weak self] _ in
            guard let self else { return }
            MainActor.assumeIsolated { self.refresh(animated: true) }
        }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.indexPathsForSelectedItems?.forEach { indexPath in
            collectionView.deselectItem(at: indexPath, animated: animated)
        }
    }

    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        applyAppearance()
    }

    private func configureNavigation() {
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.backButtonDisplayMode = .minimal
        navigationItem.searchController = searchController
        navigationItem.preferredSearchBarPlacement = .stacked
        navigationItem.hidesSearchBarWhenScrolling = false
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Settings"
        searchController.searchBar.searchTextField.accessibilityIdentifier = "settings.search"
        definesPresentationContext = true
    }

    private func configureCollectionView() {
        collectionView.delegate = self
        collectionView.keyboardDismissMode = .onDrag
        collectionView.accessibilityIdentifier = "settings.list"
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            let section = self?.dataSource.sectionIdentifier(for: index)
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = section?.header == nil ? .none : .supplementary
            configuration.footerMode = section?.footer == nil ? .none : .supplementary
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<SettingsSection, SettingsRow> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsRow> {
            [weak self] cell, _, row in
            self?.configure(cell, for: row)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.header
            view.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedFooter()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.footer
            view.contentConfiguration = content
        }

        let dataSource = UICollectionViewDiffableDataSource<SettingsSection, SettingsRow>(
            collectionView: collectionView
        ) { collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: row)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer,
                for: indexPath
            )
        }
        return dataSource
    }

    private func makeSnapshot() -> Snapshot {
        var snapshot = Snapshot()
        for section in SettingsSection.allCases {
            let rows = section.rows.filter { row in
                row.matches(query) && (row != .reminder || store.notificationsEnabled)
            }
            guard !rows.isEmpty else { continue }
            snapshot.appendSections([section])
            snapshot.appendItems(rows, toSection: section)
        }
        return snapshot
    }

    private func refresh(animated: Bool) {
        controls.refresh(animated: animated)
        applyAppearance()

        let visible = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = makeSnapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { visible.contains($0) })
        dataSource.apply(snapshot, animatingDifferences: animated)

        contentUnavailableConfiguration =
            snapshot.numberOfItems == 0
            ? UIContentUnavailableConfiguration.search()
            : nil
    }

    private func applyAppearance() {
        let style: UIUserInterfaceStyle =
            switch store.appearance {
            case .system: .unspecified
            case .light: .light
            case .dark: .dark
            }
        view.window?.overrideUserInterfaceStyle = style
    }
}

// MARK: - Rows

extension SettingsViewController {
    fileprivate static var versionString: String {
        let info = Bundle.main.infoDictionary
        let version = info?["CFBundleShortVersionString"] as? String ?? "1.0"
        let build = info?["CFBundleVersion"] as? String ?? "1"
        return "\(version) (\(build))"
    }

    fileprivate static var deviceString: String {
        let device = UIDevice.current
        return "\(device.model), \(device.systemName) \(device.systemVersion)"
    }

    fileprivate func configure(_ cell: UICollectionViewListCell, for row: SettingsRow) {
        cell.accessibilityIdentifier = "settings.row.\(row.rawValue)"

        if let slider = sliderConfiguration(for: row) {
            cell.contentConfiguration = slider
            cell.accessories = []
            return
        }

        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = detail(for: row)
        content.image = UIImage(systemName: row.symbolName)
        if row == .reset {
            content.textProperties.color = .systemRed
            content.imageProperties.tintColor = .systemRed
        }
        cell.contentConfiguration = content

        if let control = controls.control(for: row) {
            cell.accessories = [
                .customView(configuration: .init(customView: control, placement: .trailing(displayed: .always)))
            ]
        } else {
            cell.accessories = row.opensPage ? [.disclosureIndicator()] : []
        }
    }

    fileprivate func sliderConfiguration(for row: SettingsRow) -> SliderContentConfiguration? {
        switch row {
        case .textSize:
            SliderContentConfiguration(
                title: row.title,
                valueText: "\(Int(store.textSize)) pt",
                value: store.textSize,
                range: 12...28,
                minimumSymbol: "textformat.size.smaller",
                maximumSymbol: "textformat.size.larger",
                identifier: "settings.textSize"
            ) { [weak self] value in
                self?.store.textSize = value.rounded()
            }
        case .volume:
            SliderContentConfiguration(
                title: row.title,
                valueText: store.volume.formatted(.percent.precision(.fractionLength(0))),
                value: store.volume,
                range: 0...1,
                minimumSymbol: "speaker",
                maximumSymbol: "speaker.wave.3",
                identifier: "settings.volume",
                isEnabled: store.soundsEnabled
            ) { [weak self] value in
                self?.store.volume = value
            }
        default:
            nil
        }
    }

    fileprivate func detail(for row: SettingsRow) -> String? {
        switch row {
        case .accounts: store.accounts.isEmpty ? "None" : "\(store.accounts.count)"
        case .reminder: store.reminderDate.formatted(date: .omitted, time: .shortened)
        case .dailyGoal: store.dailyGoal == 1 ? "1 page" : "\(store.dailyGoal) pages"
        case .version: showsCopiedHint ? "Copied" : Self.versionString
        case .device: Self.deviceString
        default: nil
        }
    }
}

// MARK: - Actions

extension SettingsViewController {
    fileprivate func copyToPasteboard(_ text: String) {
        UIPasteboard.general.string = text
        UIAccessibility.post(notification: .announcement, argument: "Copied")
        showsCopiedHint = true
        refresh(animated: false)
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(1.5))
            self?.showsCopiedHint = false
            self?.refresh(animated: false)
        }
    }

    fileprivate func confirmReset(from sourceView: UIView?) {
        let alert = UIAlertController(
            title: "Reset All Settings?",
            message: "This cannot be undone.",
            preferredStyle: .actionSheet
        )
        let reset = UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
            self?.store.reset()
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
        reset.accessibilityIdentifier = "settings.reset.confirm"
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        cancel.accessibilityIdentifier = "settings.reset.cancel"
        alert.addAction(reset)
        alert.addAction(cancel)
        alert.popoverPresentationController?.sourceView = sourceView ?? view
        alert.popoverPresentationController?.sourceRect = (sourceView ?? view).bounds
        present(alert, animated: true)
    }
}

// MARK: - UICollectionViewDelegate

extension SettingsViewController: UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath)?.isSelectable ?? false
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .accounts:
            navigationController?.pushViewController(ConnectedAccountsViewController(store: store), animated: true)
        case .reminder:
            navigationController?.pushViewController(ReminderViewController(store: store), animated: true)
        case .version:
            collectionView.deselectItem(at: indexPath, animated: true)
            copyToPasteboard(Self.versionString)
        case .reset:
            collectionView.deselectItem(at: indexPath, animated: true)
            confirmReset(from: collectionView.cellForItem(at: indexPath))
        default:
            collectionView.deselectItem(at: indexPath, animated: true)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, dataSource.itemIdentifier(for: indexPath) == .version else {
            return nil
        }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            let version = UIAction(title: "Copy Version", image: UIImage(systemName: "doc.on.doc")) { _ in
                self?.copyToPasteboard(Self.versionString)
            }
            version.accessibilityIdentifier = "settings.version.copy"
            let details = UIAction(title: "Copy with Device Details", image: UIImage(systemName: "iphone")) { _ in
                self?.copyToPasteboard("\(Self.versionString), \(Self.deviceString)")
            }
            details.accessibilityIdentifier = "settings.version.copyDetails"
            return UIMenu(children: [version, details])
        })
    }
}

// MARK: - UISearchResultsUpdating

extension SettingsViewController: UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text?.trimmingCharacters(in: .whitespaces) ?? ""
        refresh(animated: true)
    }
}
