import UIKit

/// Photos one at a time and full screen, to be swiped through, zoomed, marked, shared and deleted.
final class PhotoPagerViewController: UIViewController {
    private let library: any PhotoLibrary
    private var photoIDs: [Photo.ID]
    private(set) var currentPhotoID: Photo.ID
    private var isChromeHidden = false
    private var observer: (any NSObjectProtocol)?

    private let captionView = CaptionOverlayView()
    private let pageController = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal,
        options: [.interPageSpacing: 24]
    )
    private lazy var closeItem = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in
            self?.dismiss(animated: true)
        })
    private lazy var shareItem = UIBarButtonItem(
        systemItem: .action,
        primaryAction: UIAction { [weak self] _ in
            self?.share()
        })
    private lazy var favouriteItem = UIBarButtonItem(
        primaryAction: UIAction(
            title: "Favourite",
            image: UIImage(systemName: "heart")
        ) { [weak self] _ in
            self?.toggleFavourite()
        })
    private lazy var deleteItem = UIBarButtonItem(
        systemItem: .trash,
        primaryAction: UIAction { [weak self] _ in
            self?.confirmDeletion()
        })

    /// Whether a pull may close the pager now. A picture that is zoomed in is scrolled instead.
    var allowsInteractiveDismissal: Bool {
        currentPage?.isZoomedIn != true
    }

    override var prefersStatusBarHidden: Bool {
        isChromeHidden
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
        isChromeHidden
    }

    private var currentPage: PhotoPageViewController? {
        pageController.viewControllers?.first as? PhotoPageViewController
    }

    init(library: any PhotoLibrary, photoIDs: [Photo.ID], currentPhotoID: Photo.ID) {
        self.library = library
        self.photoIDs = photoIDs
        self.currentPhotoID = currentPhotoID
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    isolated deinit {
        if let observer {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "photoPager.view"
        configureBars()
        configurePages()
        configureCaption()
        observer = NotificationCenter.default.addObserver(
            forName: .photoLibraryDidChange,
            object: library,
            queue: .main
        ) { [weak self] _ in
            guard let self else { return }
            MainActor.assumeIsolated { self.libraryDidChange() }
        }
        updateChrome()
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }

    // MARK: Set-up

    private func configureBars() {
        closeItem.accessibilityIdentifier = "photoPager.close"
        shareItem.accessibilityIdentifier = "photoPager.share"
        favouriteItem.accessibilityIdentifier = "photoPager.favourite"
        deleteItem.accessibilityIdentifier = "photoPager.delete"
        navigationItem.leftBarButtonItem = closeItem
        toolbarItems = [shareItem, .flexibleSpace(), favouriteItem, .flexibleSpace(), deleteItem]
    }

    private func configurePages() {
        pageController.dataSource = self
        pageController.delegate = self
        addChild(pageController)
        pageController.view.frame = view.bounds
        pageController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pageController.view)
        pageController.didMove(toParent: self)
        if let page = makePage(for: currentPhotoID) {
            pageController.setViewControllers([page], direction: .forward, animated: false)
        }
    }

    private func configureCaption() {
        captionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(captionView)
        NSLayoutConstraint.activate([
            captionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            captionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            captionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func makePage(for id: Photo.ID) -> PhotoPageViewController? {
        guard let photo = library.photo(withID: id) else { return nil }
        let page = PhotoPageViewController(photo: photo, image: library.image(for: photo, maximumLength: 1200))
        page.onSingleTap = { [weak self] in
            guard let self else { return }
            self.setChromeHidden(!self.isChromeHidden)
        }
        return page
    }

    // MARK: Bars and caption

    private func updateChrome() {
        guard
            let photo = library.photo(withID: currentPhotoID),
            let index = photoIDs.firstIndex(of: currentPhotoID)
        else { return }
        navigationItem.title = "\(index + 1) of \(photoIDs.count)"
        navigationItem.subtitle = photo.title
        captionView.text = photo.caption
        favouriteItem.image = UIImage(systemName: photo.isFavourite ? "heart.fill" : "heart")
        favouriteItem.accessibilityLabel = photo.isFavourite ? "Remove from Favourites" : "Add to Favourites"
    }

    private func setChromeHidden(_ hidden: Bool) {
        isChromeHidden = hidden
        navigationController?.setNavigationBarHidden(hidden, animated: true)
        navigationController?.setToolbarHidden(hidden, animated: true)
        UIView.animate(springDuration: 0.35, bounce: 0, options: .allowUserInteraction) {
            self.view.backgroundColor = hidden ? .black : .systemBackground
            self.captionView.alpha = hidden ? 0 : 1
            self.setNeedsStatusBarAppearanceUpdate()
            self.setNeedsUpdateOfHomeIndicatorAutoHidden()
        }
    }

    private func libraryDidChange() {
        photoIDs.removeAll { library.photo(withID: $0) == nil }
        updateChrome()
    }

    // MARK: Actions

    private func toggleFavourite() {
        guard let photo = library.photo(withID: currentPhotoID) else { return }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        library.setFavourite(!photo.isFavourite, for: [photo.id])
    }

    private func share() {
        let activity = UIActivityViewController(
            activityItems: library.imagesForSharing([currentPhotoID]),
            applicationActivities: nil
        )
        activity.popoverPresentationController?.sourceItem = shareItem
        present(activity, animated: true)
    }

    private func confirmDeletion() {
        let alert = UIAlertController.photoDeletion(count: 1, sourceItem: deleteItem) { [weak self] in
            self?.deleteCurrentPhoto()
        }
        present(alert, animated: true)
    }

    private func deleteCurrentPhoto() {
        let deletedID = currentPhotoID
        guard let index = photoIDs.firstIndex(of: deletedID) else { return }
        photoIDs.remove(at: index)
        guard !photoIDs.isEmpty else {
            library.delete([deletedID])
            dismiss(animated: true)
            return
        }
        let neighbour = min(index, photoIDs.count - 1)
        currentPhotoID = photoIDs[neighbour]
        library.delete([deletedID])
        guard let page = makePage(for: currentPhotoID) else { return }
        let direction: UIPageViewController.NavigationDirection = neighbour == index ? .forward : .reverse
        pageController.setViewControllers([page], direction: direction, animated: true) { [weak self] _ in
            // The page controller keeps the page that has just gone; a fresh data source makes it forget.
            guard let self else { return }
            self.pageController.dataSource = nil
            self.pageController.dataSource = self
        }
        updateChrome()
    }
}

// MARK: - Pages

extension PhotoPagerViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(at: -1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(at: 1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard completed, let page = currentPage else { return }
        currentPhotoID = page.photoID
        updateChrome()
    }

    private func page(at distance: Int, from viewController: UIViewController) -> UIViewController? {
        guard
            let page = viewController as? PhotoPageViewController,
            let index = photoIDs.firstIndex(of: page.photoID),
            photoIDs.indices.contains(index + distance)
        else { return nil }
        return makePage(for: photoIDs[index + distance])
    }
}
