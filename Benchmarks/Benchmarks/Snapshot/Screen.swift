import Presentations
import PresentationsTesting
import UIKit

/// A card over a list on a phone, forty nodes in all, at rest: there is nothing to be laid out.
@MainActor
final class Screen {
    private let stage = Stage(.iPhone15)
    private let card = UIViewController()
    private let home = UIViewController()

    init() {
        for index in 0..<13 { home.view.addSubview(row(index, width: 361)) }
        card.preferredContentSize = CGSize(width: 345, height: 300)
        for index in 0..<5 { card.view.addSubview(row(index, width: 345)) }
        stage.show(home)
        home.presentAsCard(card)
        stage.settle()
        let nodes = stage.svg.split(separator: "\n").filter { $0.contains("data-node=") }.count
        precondition(nodes == 40, "The scene has \(nodes) nodes.")
    }

    private func row(_ index: Int, width: CGFloat) -> UIView {
        let row = UIView(frame: CGRect(x: 16, y: 60 + 50 * CGFloat(index), width: width, height: 44))
        row.backgroundColor = .secondarySystemBackground
        row.layer.cornerRadius = 10
        let title = UILabel(frame: CGRect(x: 12, y: 12, width: 200, height: 20))
        title.text = "Song number \(index)"
        row.addSubview(title)
        return row
    }

    var text: String { stage.svg }

    func move() {
        card.view.subviews.first?.frame.origin.y += 8
    }

    func moveBack() {
        card.view.subviews.first?.frame.origin.y -= 8
    }
}
