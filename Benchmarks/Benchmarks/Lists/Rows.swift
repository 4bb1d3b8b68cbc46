import UIKit

/// Rows of 44 points. Their cells either leave the height to the table or ask for it by constraints.
final class Rows: NSObject, UITableViewDataSource {
    static let height: CGFloat = 44

    let count: Int
    private let sections: Int
    private let measures: Bool

    /// - Parameter sections: Equally long ones, that together have all rows.
    init(_ count: Int, sections: Int = 1, measures: Bool = false) {
        self.count = count
        self.sections = sections
        self.measures = measures
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count / sections }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row") ?? Self.makeCell(measures: measures)
    }

    static func makeCell(measures: Bool) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        guard measures else { return cell }
        let filler = UIView()
        filler.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(filler)
        NSLayoutConstraint.activate([
            filler.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            filler.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            filler.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            filler.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            filler.heightAnchor.constraint(equalToConstant: height),
        ])
        return cell
    }
}
