import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The code of the article "Choosing a Style", on a phone of 393 × 852 points with a safe area of 59 at the top and 34 at the
/// bottom.
@MainActor
@Suite struct ChoosingAStyleTests {
    private let stage = Stage(.iPhone15)
    private let home = HomeViewController()

    init() {
        stage.show(home)
    }

    /// A view controller that asks for a size.
    private func content(width: CGFloat = 0, height: CGFloat) -> UIViewController {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: width, height: height)
        return content
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    /// All views in a view, whatever their depth.
    private func views(in view: UIView?) -> [UIView] {
        guard let view else { return [] }
        return [view] + view.subviews.flatMap(views)
    }

    @Test("One line presents a view controller in each style")
    func oneLine() {
        let (library, map, inbox) = (UIViewController(), UIViewController(), UIViewController())
        let stages = [library, map, inbox].map { presenter in
            let stage = Stage(.iPhone15)
            stage.show(presenter)
            return stage
        }
        let nowPlaying = content(height: 340)
        let places = content(height: 300)
        let permission = content(width: 273, height: 201)
        let menu = content(width: 280, height: 0)

        library.presentAsCard(nowPlaying)
        map.presentAsHalfSheet(places)
        inbox.presentAsPopup(permission)
        home.presentAsDrawer(menu)

        (stages + [stage]).forEach { $0.settle() }
        #expect(frame(of: nowPlaying) == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(frame(of: places) == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(frame(of: permission) == CGRect(x: 60, y: 338, width: 273, height: 201))
        #expect(frame(of: menu) == CGRect(x: 0, y: 0, width: 280, height: 852))
    }

    @Test("A style is a value with options")
    func options() {
        let share = content(height: 300)
        home.presentShare(share)
        stage.settle()
        #expect(frame(of: share) == CGRect(x: 24, y: 59, width: 345, height: 300))
        #expect(share.cardPresentationController?.card.cornerRadius == 28)
    }

    @Test("Any style is presented by one call")
    func anyStyle() {
        let filter = content(width: 300, height: 0)
        home.presentFilter(filter)
        stage.settle()
        #expect(frame(of: filter) == CGRect(x: 93, y: 0, width: 300, height: 852))
    }

    @Test("A presentation keeps a copy of its style, which can be changed with an animation or without")
    func changes() {
        let nowPlaying = content(height: 340)
        home.presentAsCard(nowPlaying)
        stage.settle()

        nowPlaying.cardPresentationController?.animateChanges {
            $0.edge = .top
            $0.cornerRadius = 12
        }
        #expect(frame(of: nowPlaying) == CGRect(x: 12, y: 59, width: 369, height: 340))
        stage.settle()

        nowPlaying.cardPresentationController?.card.edge = .bottom
        #expect(frame(of: nowPlaying).minY == 59)
        stage.settle()
        #expect(frame(of: nowPlaying) == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("The presenting view is pushed back, says so for the status bar, and is put back")
    func pushedBack() {
        let nowPlaying = content(height: 340)
        home.presentPushingBack(nowPlaying)
        stage.settle()
        #expect(home.view.transform.a == 0.92)
        #expect(home.preferredStatusBarStyle == .lightContent)
        home.dismiss(animated: true)
        stage.settle()
        #expect(home.view.transform.isIdentity)
        #expect(home.preferredStatusBarStyle == .default)
    }

    @Test("A material lies behind content without a background")
    func material() {
        let nowPlaying = content(height: 340)
        home.presentOnGlass(nowPlaying)
        stage.settle()
        let presented = nowPlaying.presentationController?.presentedView
        #expect(views(in: presented).contains { $0 is UIVisualEffectView })
    }

    @Test("A card has a border in front of its content, and a shadow with a colour")
    func border() throws {
        let nowPlaying = content(height: 340)
        home.presentWithBorder(nowPlaying)
        stage.settle()
        let presented = try #require(nowPlaying.presentationController?.presentedView)
        let border = try #require(
            views(in: presented).first { $0.accessibilityIdentifier == "presentation.border" })
        #expect(border.convert(border.bounds, to: presented) == CGRect(x: 0, y: 0, width: 369, height: 340))
        #expect(presented.layer.shadowOpacity == 0.5)
        #expect(
            presented.layer.shadowColor
                == UIColor.systemIndigo.resolvedColor(with: nowPlaying.traitCollection).cgColor)
    }

    @Test("The floating look has margins at the medium detent, and none at the large one")
    func floating() {
        let places = content(height: 300)
        home.presentFloating(places)
        stage.settle()
        #expect(frame(of: places) == CGRect(x: 8, y: 393, width: 377, height: 451))
        places.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(frame(of: places) == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test("A popup stands below a button, and above one at the bottom of the screen")
    func anchored() {
        let hint = content(width: 200, height: 100)
        home.button.frame = CGRect(x: 150, y: 200, width: 90, height: 40)
        home.presentHint(hint)
        stage.settle()
        // The arrow is 13 points long, and its tip touches the button.
        #expect(frame(of: hint) == CGRect(x: 95, y: 253, width: 200, height: 100))
        home.button.frame.origin.y = 760
        home.view.setNeedsLayout()
        stage.settle()
        #expect(frame(of: hint) == CGRect(x: 95, y: 647, width: 200, height: 100))
    }

    @Test("A popup of a bar item hangs below it")
    func barItem() {
        let bar = UINavigationController(rootViewController: home)
        stage.show(bar)
        let menu = content(width: 200, height: 100)
        home.presentSortMenu(menu)
        stage.settle()
        // The item is 36 points high, 4 below the top of the bar at 59. A distance of 4 and an arrow of 13 follow.
        #expect(bar.navigationBar.frame.minY == 59)
        #expect(frame(of: menu).minY == 116)
        #expect(frame(of: menu).size == CGSize(width: 200, height: 100))
    }
}

extension ChoosingAStyleTests {
    /// A screen that presents.
    private final class HomeViewController: UIViewController {
        let button = UIButton(frame: CGRect(x: 150, y: 200, width: 90, height: 40))
        let sortButton = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        lazy var sortItem = UIBarButtonItem(customView: sortButton)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            navigationItem.rightBarButtonItem = sortItem
        }

        override var preferredStatusBarStyle: UIStatusBarStyle {
            statusBarStyleBehindPresentation ?? .default
        }

        func presentShare(_ share: UIViewController) {
            presentAsCard(
                share,
                style: Card(
                    edge: .top, maximumWidth: 345, cornerRadius: 28,
                    dimming: .blurred(.systemThinMaterialDark)))
        }

        func presentFilter(_ filter: UIViewController) {
            present(filter, as: Drawer(edge: .trailing))
        }

        func presentPushingBack(_ nowPlaying: UIViewController) {
            presentAsCard(
                nowPlaying,
                style: Card(dimming: .dimmed(0.2), presenter: .pushedBack()))
        }

        func presentOnGlass(_ nowPlaying: UIViewController) {
            nowPlaying.view.backgroundColor = nil
            presentAsCard(
                nowPlaying,
                style: Card {
                    $0.shadow = nil
                    $0.material = .glass()
                })
        }

        func presentWithBorder(_ nowPlaying: UIViewController) {
            presentAsCard(
                nowPlaying,
                style: Card {
                    $0.border = Border(color: .separator)
                    $0.shadow = Shadow(color: .systemIndigo, opacity: 0.5)
                })
        }

        func presentFloating(_ places: UIViewController) {
            presentAsHalfSheet(places, style: HalfSheet { $0.look = .floating })
        }

        func presentHint(_ hint: UIViewController) {
            let anchor = PresentationAnchor(button)
            presentAsPopup(hint, style: Popup(position: .anchored(to: anchor)))
        }

        func presentHint(_ hint: UIViewController, at indexPath: IndexPath, of tableView: UITableView) {
            let anchor = PresentationAnchor(
                tableView, rect: tableView.rectForRow(at: indexPath))
            presentAsPopup(hint, style: Popup(position: .anchored(to: anchor)))
        }

        func presentSortMenu(_ menu: UIViewController) {
            let anchor = PresentationAnchor(sortItem)
            presentAsPopup(
                menu,
                style: Popup(
                    position: .anchored(to: anchor, sides: [.bottom], distance: 4)))
        }
    }
}
