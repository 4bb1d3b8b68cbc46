import UIKit

/// A music app with three tabs.
public final class MusicTabBarController: UITabBarController {
    private let icons = [IconView(.note), IconView(.layers), IconView(.book)]

    /// Creates the tab bar controller with its three screens.
    public init() {
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
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for icon in icons { tabBar.addSubview(icon) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = tabBar.bounds.inset(by: tabBar.safeAreaInsets)
        area = area.cutTop(36)
        for (index, slot) in area.columns(icons.count).enumerated() {
            icons[index].frame = slot.centered(24, 24)
            tabBar.bringSubviewToFront(icons[index])
        }
        colorIcons()
        // A cancelled tab transition triggers no layout pass.
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.colorIcons() }
    }

    private func colorIcons() {
        for (index, icon) in icons.enumerated() {
            let color: UIColor = index == selectedIndex ? .systemPink : .systemGray
            if icon.fill != nil { icon.fill = color } else { icon.stroke = color }
        }
    }

    public override var selectedIndex: Int {
        didSet { view.setNeedsLayout() }
    }

    public override var selectedViewController: UIViewController? {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
}
