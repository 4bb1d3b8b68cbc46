import UIKit

/// A view controller that is counted: a title, a field and a list one below the other.
final class Content: UIViewController {
    private(set) static var living = 0
    private(set) static var made = 0

    let field = UITextField()

    init(height: CGFloat = 340) {
        super.init(nibName: nil, bundle: nil)
        Self.living += 1
        Self.made += 1
        preferredContentSize = CGSize(width: 0, height: height)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    isolated deinit { Self.living -= 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Content"
        let list = UIScrollView()
        list.contentSize = CGSize(width: 200, height: 2000)
        let stack = UIStackView(arrangedSubviews: [title, field, list])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }
}
