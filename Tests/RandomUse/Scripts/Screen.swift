import Presentations
import UIKit

/// A view controller as in apps. Records its appearance calls, and has a source view for a zoom.
class Screen: UIViewController {
    let journal = Journal()
    let content: Content
    let source = UIView()
    let field = UITextField()
    /// The number of sentences in its text.
    var sentences = 1 {
        didSet { label.text = Self.text(sentences) }
    }
    private let label = UILabel()
    /// Delegates and data sources are weak references.
    private var rows: (any UICollectionViewDataSource & UITableViewDataSource)?

    init(_ content: Content = .plain) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        title = "Screen"
        label.text = Self.text(sentences)
        label.numberOfLines = 0
        if content == .sized || content == .form { preferredContentSize = CGSize(width: 260, height: 320) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    private static func text(_ sentences: Int) -> String {
        Array(repeating: "A sentence that is broken into lines on a phone.", count: max(0, min(40, sentences)))
            .joined(separator: " ")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fill()
        source.frame = CGRect(x: 20, y: 120, width: 60, height: 44)
        source.accessibilityIdentifier = "source"
        source.backgroundColor = .systemBlue
        view.addSubview(source)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.willAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.didAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.willDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.didDisappear()
    }

    // MARK: Content

    private func fill() {
        switch content {
        case .plain, .sized, .detents, .navigation, .tabs, .split, .contained, .replaceable: break
        case .fitting: pin(label, inset: 20)
        case .form:
            field.frame = CGRect(x: 20, y: 240, width: 200, height: 36)
            field.borderStyle = .roundedRect
            view.addSubview(field)
        case .table: fill(with: UITableView(frame: .zero, style: .plain))
        case .collection:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 80, height: 80)
            fill(with: UICollectionView(frame: .zero, collectionViewLayout: layout))
        case .scroll: scroll(CGSize(width: 0, height: 1600))
        case .horizontal: scroll(CGSize(width: 1600, height: 0))
        case .selfSized:
            let stack = UIStackView(arrangedSubviews: [label, UISwitch(), UISlider(), UIButton(type: .system)])
            stack.axis = .vertical
            stack.spacing = 8
            pin(stack, inset: 16)
        }
    }

    private func pin(_ inner: UIView, inset: CGFloat) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let guide = view.safeAreaLayoutGuide
        let bottom = inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset)
        // With too little room the bottom yields, and with too much the label: nothing is ambiguous.
        bottom.priority = UILayoutPriority(700)
        label.setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            guide.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: inset), bottom,
        ])
    }

    private func fill(with table: UITableView) {
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        self.rows = rows
        add(table)
    }

    private func fill(with collection: UICollectionView) {
        let rows = Rows()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        collection.dataSource = rows
        self.rows = rows
        add(collection)
    }

    private func scroll(_ size: CGSize) {
        let scrollView = UIScrollView()
        scrollView.contentSize = size
        scrollView.isPagingEnabled = size.height == 0
        add(scrollView)
    }

    private func add(_ inner: UIView) {
        inner.frame = view.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
    }
}

/// The rows of a table, or the items of a collection.
private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}
