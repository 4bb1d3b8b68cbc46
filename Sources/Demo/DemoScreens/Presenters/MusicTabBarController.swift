import UIKit

/// Three places of an app, each in its tab.
final class MusicTabBarController: UITabBarController {
    private let icons = [IconView(.note), IconView(.layers), IconView(.book)]

    init() {
        super.init(nibName: nil, bundle: nil)
        let screens: [(UIViewController, String)] = [
            (UINavigationController(rootViewController: AlbumListViewController()), "Library"),
            (UINavigationController(rootViewController: PhotoGridViewController()), "Photos"),
            (ArticleViewController(), "Journal"),
        ]
        viewControllers = screens.map { screen, title in
            screen.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
            return screen
        }
        tabBar.tintColor = .systemPink
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for icon in icons { tabBar.addSubview(icon) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = tabBar.bounds.inset(by: tabBar.safeAreaInsets)
        area = area.cutTop(36)
        for (index, slot) in area.columns(icons.count).enumerated() {
            icons[index].frame = slot.centered(24, 24)
            tabBar.bringSubviewToFront(icons[index])
        }
        colorIcons()
        // A change of tabs that is taken back is followed by no layout.
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.colorIcons() }
    }

    private func colorIcons() {
        for (index, icon) in icons.enumerated() {
            let color: UIColor = index == selectedIndex ? .systemPink : .systemGray
            if icon.fill != nil { icon.fill = color } else { icon.stroke = color }
        }
    }

    override var selectedIndex: Int {
        didSet { view.setNeedsLayout() }
    }

    override var selectedViewController: UIViewController? {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
}
