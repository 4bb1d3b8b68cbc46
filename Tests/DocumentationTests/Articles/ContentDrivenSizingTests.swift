import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The code of the article "Content-Driven Sizing", on a phone of 393 × 852 points with a safe area of 59 at the top and 34 at
/// the bottom. A card ends at 818, and a sheet is 34 points higher than its detent.
@MainActor
@Suite struct ContentDrivenSizingTests {
    private let stage = Stage(.iPhone15)
    private let home = HomeViewController()

    init() {
        stage.show(home)
    }

    private func frame(of content: UIViewController) -> CGRect {
        let root = content.replaceableContentViewController ?? content.navigationController ?? content
        return root.presentationController?.presentedView?.frame ?? .null
    }

    private func content(height: CGFloat) -> UIViewController {
        let content = UIViewController()
        content.preferredContentSize.height = height
        return content
    }

    @Test("A preferred height is the height of the card, and a change of it can be animated")
    func preferred() {
        let detail = UIViewController()
        home.show(detail: detail)
        stage.settle()
        #expect(frame(of: detail) == CGRect(x: 12, y: 498, width: 369, height: 320))

        detail.preferredContentSize.height = 400
        stage.settle()
        #expect(frame(of: detail) == CGRect(x: 12, y: 418, width: 369, height: 400))

        detail.cardPresentationController?.animateChanges {
            detail.preferredContentSize.height = 480
        }
        #expect(frame(of: detail) == CGRect(x: 12, y: 338, width: 369, height: 480))
        stage.settle()
    }

    @Test("Constraints from the top to the bottom give the height, and hidden views change it")
    func constraints() {
        let receipt = ReceiptViewController()
        home.presentAsCard(receipt)
        stage.settle()
        // 20 + 60 + 16 + 50 + 20
        #expect(frame(of: receipt) == CGRect(x: 12, y: 652, width: 369, height: 166))
        receipt.toggleItems()
        // Another 16 + 120.
        #expect(frame(of: receipt) == CGRect(x: 12, y: 516, width: 369, height: 302))
        stage.settle()
        #expect(receipt.items.frame.size == CGSize(width: 329, height: 120))
    }

    @Test("A sheet is as high as the rows of a table, up to the largest height", arguments: [5, 40])
    func table(rows: Int) {
        let list = ListViewController(rows: rows)
        home.show(list: list)
        stage.settle()
        // 5 × 44 + 34, or all of the 783 points that there are.
        #expect(frame(of: list).height == (rows == 5 ? 254 : 783))
        list.rows += 1
        list.tableView.reloadData()
        stage.settle()
        #expect(frame(of: list).height == (rows == 5 ? 298 : 783))
    }

    @Test("In a navigation stack the controller on top decides, and the bar is added")
    func stack() {
        let list = ListViewController(rows: 5)
        home.showStack(of: list)
        stage.settle()
        // 5 × 44 + 64 + 34: a bar of 54, 10 below the top.
        #expect(frame(of: list).height == 318)
        let next = ListViewController(rows: 8)
        list.navigationController?.pushViewController(next, animated: true)
        stage.settle()
        #expect(frame(of: next).height == 450)
        next.navigationController?.popViewController(animated: true)
        stage.settle()
        #expect(frame(of: list).height == 318)
    }

    @Test("A preferred height is the whole height, also under a bar")
    func preferredInStack() {
        let detail = content(height: 300)
        home.showStack(of: detail)
        stage.settle()
        #expect(frame(of: detail).height == 334)
    }

    @Test("Another controller takes the place of the content, and the sheet its height")
    func replacement() {
        let (login, welcome) = (content(height: 300), content(height: 420))
        home.show(login: login)
        stage.settle()
        #expect(frame(of: login).height == 334)
        home.show(welcome: welcome, insteadOf: login)
        stage.settle()
        #expect(frame(of: welcome) == CGRect(x: 0, y: 398, width: 393, height: 454))
        #expect(login.parent == nil)
    }
}

extension ContentDrivenSizingTests {
    private final class HomeViewController: UIViewController {
        func show(detail: UIViewController) {
            detail.preferredContentSize = CGSize(width: 0, height: 320)
            presentAsCard(detail)
        }

        func show(list: UIViewController) {
            presentAsHalfSheet(list, style: HalfSheet(detents: [.fitting(), .large()]))
        }

        func showStack(of list: UIViewController) {
            let navigation = UINavigationController(rootViewController: list)
            presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        }

        func show(login: UIViewController) {
            let container = ReplaceableContentViewController(login)
            presentAsHalfSheet(container, style: HalfSheet(detents: [.fitting()]))
        }

        func show(welcome: UIViewController, insteadOf login: UIViewController) {
            login.replaceableContentViewController?.replaceContent(with: welcome)
        }
    }

    final class ReceiptViewController: UIViewController {
        let total = UILabel()
        let items = UIView()
        let button = UIButton()

        override func viewDidLoad() {
            super.viewDidLoad()
            items.isHidden = true
            let stack = UIStackView(arrangedSubviews: [total, items, button])
            stack.axis = .vertical
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                total.heightAnchor.constraint(equalToConstant: 60),
                items.heightAnchor.constraint(equalToConstant: 120),
                button.heightAnchor.constraint(equalToConstant: 50),
                stack.topAnchor.constraint(
                    equalTo: area.topAnchor, constant: 20),
                stack.leadingAnchor.constraint(
                    equalTo: area.leadingAnchor, constant: 20),
                stack.trailingAnchor.constraint(
                    equalTo: area.trailingAnchor, constant: -20),
                stack.bottomAnchor.constraint(
                    equalTo: area.bottomAnchor, constant: -20),
            ])
        }

        func toggleItems() {
            cardPresentationController?.animateChanges {
                items.isHidden.toggle()
            }
        }
    }

    private final class ListViewController: UITableViewController {
        var rows: Int

        init(rows: Int) {
            self.rows = rows
            super.init(style: .plain)
            tableView.rowHeight = 44
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            preconditionFailure("made in code")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
}
