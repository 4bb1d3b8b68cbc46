import Testing
import UIKit

@testable import TestSupport

/// What kits write that are older than the names which replaced these.
@MainActor @Suite struct OlderCodeTests {
    @Test("The functions of a rectangle answer as its properties do")
    func rectangles() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 50)
        #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [10, 25, 40])
        #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [20, 45, 70])
        #expect(CGRectGetWidth(CGRect(x: 0, y: 0, width: -30, height: 50)) == 30)
        #expect(CGRectGetHeight(CGRect(x: 0, y: 0, width: 30, height: -50)) == 50)
    }

    @Test("A context for an image is the current one until it ends, also within another")
    func imageContext() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
        let outer = UIGraphicsGetCurrentContext()
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 2)
        let view = UIImageView(image: image)
        let shapes = view.layer.shownSublayers.flatMap { $0.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
        #expect(shapes.map(\.fillColor) == [UIColor.red.cgColor])
    }

    @Test("There is no image where no context for one is current, and ending none does nothing")
    func noImageContext() {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContext(.zero)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() != nil)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == UIScreen.main.scale)
        UIGraphicsEndImageContext()
    }

    @Test("A view is pinned below the bar and above the home indicator")
    func layoutGuides() {
        let phone = Phone()
        let root = phone.root
        let navigation = UINavigationController(rootViewController: UIViewController())
        phone.window.rootViewController = navigation
        for controller in [root, navigation.viewControllers[0]] {
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
                content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
                NSLayoutConstraint(
                    item: content, attribute: .leading, relatedBy: .equal, toItem: controller.view,
                    attribute: .leading, multiplier: 1, constant: 8),
                content.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
            ])
        }
        navigation.view.layoutIfNeeded()
        let shown = navigation.viewControllers[0]
        #expect(shown.topLayoutGuide.length == shown.view.safeAreaInsets.top)
        #expect(shown.topLayoutGuide.length > 100)
        #expect(shown.bottomLayoutGuide.length == 34)
        #expect(
            shown.view.subviews.first?.frame
                == CGRect(
                    x: 8, y: shown.topLayoutGuide.length, width: shown.topLayoutGuide.length,
                    height: 852 - 34 - shown.topLayoutGuide.length))
        #expect(shown.topLayoutGuide === shown.topLayoutGuide)
    }

    @Test("A short list in a stack keeps below the bar, unless its controller does not want that")
    func insetsOfContent() {
        for adjusts in [true, false] {
            let list = UIScrollView()
            let controller = UIViewController()
            controller.view = list
            controller.automaticallyAdjustsScrollViewInsets = adjusts
            let phone = Phone()
            phone.window.rootViewController = UINavigationController(rootViewController: controller)
            phone.window.layoutIfNeeded()
            #expect((list.adjustedContentInset.top > 0) == adjusts)
        }
    }

    @Test("The app knows its status bar, which its controllers decide about")
    func statusBar() {
        let phone = Phone()
        let app = UIApplication.shared
        #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
        #expect(app.statusBarFrame == phone.window.windowScene?.statusBarManager?.statusBarFrame)
        #expect(app.statusBarOrientation == .portrait)
        app.isStatusBarHidden = true
        app.statusBarStyle = .lightContent
        #expect(!app.isStatusBarHidden)
        #expect(app.statusBarStyle == .default)
        #expect(phone.root.shouldAutorotate)
        UIViewController.attemptRotationToDeviceOrientation()
        let view = UIView()
        view.contentScaleFactor = 2
        #expect(view.layer.contentsScale == 2)
        #expect(UIImage().imageOrientation == .up)
    }

    @Test("No font has a name by which it could be asked for")
    func fontsByName() {
        #expect(UIFont(name: "AvenirNext-Medium", size: 17) == nil)
        #expect((UIFont(name: "AvenirNext-Medium", size: 17) ?? .systemFont(ofSize: 17)).pointSize == 17)
        #expect(UIFont.familyNames.flatMap(UIFont.fontNames(forFamilyName:)).isEmpty)
    }
}
