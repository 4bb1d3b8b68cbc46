import UIKit

/// Three pages in a horizontal paging scroll view.
public final class PagesViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let pages = [
        PageView(Artwork(.peaks, .systemTeal, .systemBlue, .systemIndigo), "The lighthouse", "Part one"),
        PageView(Artwork(.waves, .systemOrange, .systemPink), "The crossing", "Part two"),
        PageView(Artwork(.moon, .systemIndigo, .black), "The long night", "Part three"),
    ]
    private let pageControl = UIPageControl()

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stories"
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "stories"
        view.clipsToBounds = true
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.accessibilityIdentifier = "pages"
        view.addSubview(scrollView)
        for page in pages { scrollView.addSubview(page) }
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .systemFill
        pageControl.addAction(UIAction { [weak self] _ in self?.showCurrentPage() }, for: .valueChanged)
        view.addSubview(pageControl)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets)
        pageControl.frame = area.cutBottom(36)
        scrollView.frame = area
        scrollView.contentSize = CGSize(width: area.width * CGFloat(pages.count), height: area.height)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: CGFloat(index) * area.width, y: 0, width: area.width, height: area.height)
                .padded(20, 16)
        }
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // The way to a page that the page control asked for leads over others.
        if scrollView.isDragging || scrollView.isDecelerating { markPage() }
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        markPage()
    }

    private func markPage() {
        let width = max(1, scrollView.bounds.width)
        pageControl.currentPage = Int((scrollView.contentOffset.x / width).rounded())
    }

    private func showCurrentPage() {
        let x = CGFloat(pageControl.currentPage) * scrollView.bounds.width
        scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }
}

/// A picture with a title over it.
private final class PageView: UIView {
    private let picture: ArtworkView
    private let title: UILabel
    private let part: UILabel

    init(_ artwork: Artwork, _ title: String, _ part: String) {
        picture = ArtworkView(artwork, cornerRadius: 28)
        self.title = UILabel(title, size: 30, weight: .bold, color: .white)
        self.part = UILabel(part, size: 17, weight: .medium, color: UIColor(white: 1, alpha: 0.75))
        super.init(frame: .zero)
        for view in [picture, self.title, self.part] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A page is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        var area = bounds.padded(24, 28)
        title.frame = area.cutBottom(40)
        part.frame = area.cutBottom(24)
    }
}
