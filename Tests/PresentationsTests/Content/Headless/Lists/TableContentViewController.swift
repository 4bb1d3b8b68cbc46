import KitTestSupport
import UIKit

/// Content with a table that records its requests, and the cells that it has made.
class TableContentViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    enum Place: CaseIterable, Sendable {
        case view, subview
    }

    let table = UITableView()
    var rows: Int
    let rowHeight: CGFloat
    /// True if the cells define their height by constraints.
    let measuresCells: Bool
    private let place: Place
    /// The rows for which the table has requested a cell.
    private(set) var askedRows: [Int] = []
    private(set) var selectedRows: [Int] = []
    private(set) var insetChanges = 0
    /// The order of events: appearance, layout, and the first cell after each of them.
    private(set) var events: [String] = []
    private var cells: [WeakCell] = []

    private struct WeakCell {
        weak var cell: UITableViewCell?
    }

    init(rows: Int, height: CGFloat = 44, measuresCells: Bool = false, in place: Place = .subview) {
        self.rows = rows
        self.place = place
        self.measuresCells = measuresCells
        rowHeight = height
        super.init(nibName: nil, bundle: nil)
        if !measuresCells { table.rowHeight = height }
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "rows"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    var cellsMade: Int { cells.count }
    var cellsAlive: Int { cells.filter { $0.cell != nil }.count }
    /// The distance from the top by which the table is scrolled.
    var scrolled: CGFloat { table.contentOffset.y + table.adjustedContentInset.top }
    /// The visible position of each row with a cell, by its number, in the window's coordinates.
    var rowPlaces: [Int: CGFloat] {
        var places: [Int: CGFloat] = [:]
        for path in table.indexPathsForVisibleRows ?? [] {
            places[path.row] = table.convert(table.rectForRow(at: path), to: nil).minY
        }
        return places
    }

    func forget() {
        askedRows = []
        events = []
        insetChanges = 0
    }

    override func loadView() {
        if place == .view { view = table } else { super.loadView() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
        if place == .subview { view.addPinned(table) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
    }

    func note(_ event: String) {
        if events.last != event { events.append(event) }
    }

    // MARK: The table's requests

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cells")
        askedRows.append(indexPath.row)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
        cell.accessibilityIdentifier = "row-\(indexPath.row)"
        return cell
    }

    private func makeCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cells.append(WeakCell(cell: cell))
        guard measuresCells else { return cell }
        let filler = UIView()
        cell.contentView.addPinned(filler)
        filler.heightAnchor.constraint(equalToConstant: rowHeight).isActive = true
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectedRows.append(indexPath.row)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
}
