import UIKit

/// A searchable grid of photos with a select mode. Put it into a navigation controller.
public final class PhotoBrowserViewController: UIViewController {
    private nonisolated enum Section: Hashable, Sendable {
        case photos
    }

    private nonisolated enum Scope: Int, CaseIterable, Sendable {
        case all, favourites

        var title: String {
            switch self {
            case .all: "All"
            case .favourites: "Favourites"
            }
        }
    }

    private let library: any PhotoLibrary
    private var query = ""
    private var scope = Scope.all
    private var shownPhotos: [Photo.ID: Photo] = [:]
    private var observer: (any NSObjectProtocol)?

    private let searchController = UISearchController(searchResultsController: nil)
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    private lazy var selectAllItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Select All") { [weak self] _ in
            self?.toggleSelectAll()
        })
    private lazy var shareItem: UIBarButtonItem = UIBarButtonItem(
        systemItem: .action,
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            self.share(self.selectedPhotoIDs, from: self.shareItem)
        })
    private lazy var deleteItem: UIBarButtonItem = UIBarButtonItem(
        systemItem: .trash,
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            self.confirmDeletion(of: self.selectedPhotoIDs, from: self.deleteItem)
        })

    /// An active search controller is already presented by this one, so others go on top of it.
    private var presenter: UIViewController {
        searchController.isActive ? searchController : self
    }

    private var selectedPhotoIDs: [Photo.ID] {
        (collectionView.indexPathsForSelectedItems ?? [])
            .sorted()
            .compactMap { dataSource.itemIdentifier(for: $0) }
    }

    public init(library: any PhotoLibrary) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    isolated deinit {
        if let observer {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    // MARK: Life cycle

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        definesPresentationContext = true
        configureCollectionView()
        configureBars()
        configureSearch()
        observer = NotificationCenter.default.addObserver(
            forName: .photoLibraryDidChange,
            object: library,
            queue: .main
        ) { [weak self] _ in
            guard let self else { return }
            MainActor.assumeIsolated { self.applySnapshot(animated: true) }
        }
        applySnapshot(animated: false)
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: indexPath, animated: animated)
        }
        collectionView.isEditing = editing
        searchController.searchBar.isEnabled = !editing
        editButtonItem.title = editing ? "Done" : "Select"
        navigationItem.setLeftBarButton(editing ? selectAllItem : nil, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        updateSelection()
    }

    public override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard shownPhotos.isEmpty else {
            contentUnavailableConfiguration = nil
            return
        }
        if library.photos.isEmpty {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "photo.on.rectangle.angled")
            configuration.text = "No Photos"
            configuration.secondaryText = "Photos that you take appear here."
            contentUnavailableConfiguration = configuration
        } else {
            var configuration = UIContentUnavailableConfiguration.search()
            configuration.text = query.isEmpty ? "No Favourites" : "No Results for “\(query)”"
            configuration.secondaryText = "Try a different search, or look among all photos."
            var button = UIButton.Configuration.borderless()
            button.title = "Show All Photos"
            configuration.button = button
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
                self?.clearSearch()
            }
            contentUnavailableConfiguration = configuration
        }
    }

    // MARK: Set-up

    private func configureCollectionView() {
        collectionView.delegate = self
        collectionView.backgroundColor = .clear
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.keyboardDismissMode = .onDrag
        collectionView.accessibilityIdentifier = "photoBrowser.grid"
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    private func configureBars() {
        editButtonItem.title = "Select"
        editButtonItem.accessibilityIdentifier = "photoBrowser.select"
        selectAllItem.accessibilityIdentifier = "photoBrowser.selectAll"
        shareItem.accessibilityIdentifier = "photoBrowser.share"
        deleteItem.accessibilityIdentifier = "photoBrowser.delete"
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [shareItem, .flexibleSpace(), deleteItem]
    }

    private func configureSearch() {
        searchController.searchResultsUpdater = self
        searchController.delegate = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.scopeBarActivation = .onSearchActivation
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = "Search Photos"
        searchController.searchBar.scopeButtonTitles = Scope.allCases.map(\.title)
        searchController.searchBar.searchTextField.accessibilityIdentifier = "photoBrowser.search"
        navigationItem.searchController = searchController
        navigationItem.preferredSearchBarPlacement = .stacked
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let spacing: CGFloat = 2
            let width = environment.container.effectiveContentSize.width
            let columns = max(3, Int(width / 160))
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute((width - CGFloat(columns - 1) * spacing) / CGFloat(columns)),
                    heightDimension: .fractionalHeight(1)
                ))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .fractionalWidth(1 / CGFloat(columns))
                ),
                repeatingSubitem: item,
                count: columns
            )
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1),
                        heightDimension: .estimated(64)
                    ),
                    elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top
                )
            ]
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Photo.ID> {
        let cellRegistration = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { [weak self] cell, _, id in
            guard let self, let photo = self.library.photo(withID: id) else { return }
            cell.configure(with: photo, image: self.library.image(for: photo, maximumLength: 300))
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<PhotoGridHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, _ in
            self?.configure(header)
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(
            collectionView: collectionView
        ) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        return dataSource
    }

    // MARK: Content

    private func applySnapshot(animated: Bool) {
        let photos = library.photos.filter { photo in
            (scope == .all || photo.isFavourite)
                && (query.isEmpty
                    || photo.title.localizedStandardContains(query)
                    || photo.caption.localizedStandardContains(query))
        }
        let changed = photos.filter { photo in
            guard let shown = shownPhotos[photo.id] else { return false }
            return shown != photo
        }
        shownPhotos = Dictionary(uniqueKeysWithValues: photos.map { ($0.id, $0) })

        var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
        if !photos.isEmpty {
            snapshot.appendSections([.photos])
            snapshot.appendItems(photos.map(\.id), toSection: .photos)
            snapshot.reconfigureItems(changed.map(\.id))
        }
        dataSource.apply(snapshot, animatingDifferences: animated)

        for header in collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader) {
            if let header = header as? PhotoGridHeaderView {
                configure(header)
            }
        }
        editButtonItem.isEnabled = isEditing || !photos.isEmpty
        updateSelection()
        setNeedsUpdateContentUnavailableConfiguration()
    }

    private func configure(_ header: PhotoGridHeaderView) {
        let title = query.isEmpty ? (scope == .all ? "All Photos" : "Favourites") : "Results"
        header.configure(title: title, count: shownPhotos.count)
    }

    private func updateSelection() {
        let count = isEditing ? selectedPhotoIDs.count : 0
        shareItem.isEnabled = count > 0
        deleteItem.isEnabled = count > 0
        selectAllItem.title = count > 0 && count == shownPhotos.count ? "Deselect All" : "Select All"
        navigationItem.title = isEditing ? (count == 0 ? "Select Photos" : "\(count) Selected") : "Photos"
    }

    private func toggleSelectAll() {
        let ids = dataSource.snapshot().itemIdentifiers
        let selectsAll = selectedPhotoIDs.count < ids.count
        for indexPath in ids.compactMap({ dataSource.indexPath(for: $0) }) {
            if selectsAll {
                collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
            } else {
                collectionView.deselectItem(at: indexPath, animated: false)
            }
        }
        updateSelection()
    }

    private func clearSearch() {
        searchController.searchBar.text = nil
        searchController.searchBar.selectedScopeButtonIndex = Scope.all.rawValue
        updateSearchResults(for: searchController)
    }

    // MARK: Actions

    private func open(_ id: Photo.ID) {
        let pager = PhotoPagerViewController(
            library: library,
            photoIDs: dataSource.snapshot().itemIdentifiers,
            currentPhotoID: id
        )
        let navigation = UINavigationController(rootViewController: pager)
        navigation.isToolbarHidden = false
        navigation.modalPresentationStyle = .fullScreen
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { [weak pager] context in
            context.willBegin && pager?.allowsInteractiveDismissal == true
        }
        navigation.preferredTransition = .zoom(options: options) { [weak self, weak pager] _ in
            guard let self, let pager else { return nil }
            return self.sourceView(for: pager.currentPhotoID)
        }
        presenter.present(navigation, animated: true)
    }

    /// The picture in the grid out of which a page grows, and into which it shrinks again.
    private func sourceView(for id: Photo.ID) -> UIView? {
        guard let indexPath = dataSource.indexPath(for: id) else { return nil }
        if !collectionView.indexPathsForVisibleItems.contains(indexPath) {
            collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
            collectionView.layoutIfNeeded()
        }
        return (collectionView.cellForItem(at: indexPath) as? PhotoCell)?.imageView
    }

    private func share(_ ids: [Photo.ID], from sourceItem: (any UIPopoverPresentationControllerSourceItem)?) {
        let activity = UIActivityViewController(
            activityItems: library.imagesForSharing(ids),
            applicationActivities: nil
        )
        activity.completionWithItemsHandler = { [weak self] _, completed, _, _ in
            if completed {
                self?.setEditing(false, animated: true)
            }
        }
        activity.popoverPresentationController?.sourceItem = sourceItem
        presenter.present(activity, animated: true)
    }

    private func confirmDeletion(
        of ids: [Photo.ID],
        from sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    ) {
        let alert = UIAlertController.photoDeletion(count: ids.count, sourceItem: sourceItem) { [weak self] in
            guard let self else { return }
            self.library.delete(Set(ids))
            self.setEditing(false, animated: true)
        }
        presenter.present(alert, animated: true)
    }
}

// MARK: - Grid

extension PhotoBrowserViewController: UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        updateSelection()
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        updateSelection()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: false)
        if let id = dataSource.itemIdentifier(for: indexPath) {
            open(id)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        if !isEditing {
            setEditing(true, animated: true)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard
            !isEditing,
            let indexPath = indexPaths.first,
            let id = dataSource.itemIdentifier(for: indexPath),
            let photo = library.photo(withID: id)
        else { return nil }
        let library = library
        return UIContextMenuConfiguration(identifier: id as NSString) {
            PhotoPreviewViewController(image: library.image(for: photo, maximumLength: 1200))
        } actionProvider: { [weak self] _ in
            self?.makeMenu(for: photo, at: indexPath)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let id = (configuration.identifier as? NSString).map(String.init) else { return }
        animator.addCompletion { [weak self] in
            self?.open(id)
        }
    }

    private func makeMenu(for photo: Photo, at indexPath: IndexPath) -> UIMenu {
        let favourite = UIAction(
            title: photo.isFavourite ? "Unfavourite" : "Favourite",
            image: UIImage(systemName: photo.isFavourite ? "heart.slash" : "heart")
        ) { [weak self] _ in
            self?.library.setFavourite(!photo.isFavourite, for: [photo.id])
        }
        favourite.accessibilityIdentifier = "photoBrowser.menu.favourite"
        let share = UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
            self?.share([photo.id], from: self?.collectionView.cellForItem(at: indexPath))
        }
        share.accessibilityIdentifier = "photoBrowser.menu.share"
        let delete = UIAction(
            title: "Delete",
            image: UIImage(systemName: "trash"),
            attributes: .destructive
        ) { [weak self] _ in
            self?.confirmDeletion(of: [photo.id], from: self?.collectionView.cellForItem(at: indexPath))
        }
        delete.accessibilityIdentifier = "photoBrowser.menu.delete"
        return UIMenu(
            title: photo.title,
            children: [
                favourite,
                share,
                UIMenu(options: .displayInline, children: [delete]),
            ])
    }
}

// MARK: - Search

extension PhotoBrowserViewController: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    public func updateSearchResults(for searchController: UISearchController) {
        let searchBar = searchController.searchBar
        let newQuery = (searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
        let newScope = Scope(rawValue: searchBar.selectedScopeButtonIndex) ?? .all
        guard newQuery != query || newScope != scope else { return }
        query = newQuery
        scope = newScope
        applySnapshot(animated: true)
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        updateSearchResults(for: searchController)
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        clearSearch()
    }
}
