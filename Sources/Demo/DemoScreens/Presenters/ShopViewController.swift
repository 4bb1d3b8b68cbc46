import UIKit

/// A shop: a grid of products with prices.
public final class ShopViewController: UIViewController {
    private let header = LargeHeader("Lamps & vases")
    private let search = UISearchTextField()
    private let filter = IconButton(
        .filter, label: "Filter", color: .systemBlue, background: .tertiarySystemFill, diameter: 40, iconSide: 22)
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let cells = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in
        cell.show(product)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "shop"
        view.clipsToBounds = true
        layout.minimumInteritemSpacing = 16
        layout.minimumLineSpacing = 14
        layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 20, right: 20)
        grid.dataSource = self
        search.placeholder = "Search 214 things"
        for part in [grid, header, search, filter] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets)
        header.frame = area.cutTop(header.height(in: view.bounds), gap: 4)
        var bar = area.cutTop(42, gap: 18).padded(20, 0)
        filter.frame = bar.cutRight(42, gap: 10)
        search.frame = bar
        area.size.height = view.bounds.maxY - area.minY
        grid.frame = area
        let columns = area.width > 940 ? 5 : area.width > 640 ? 4 : 2
        let width = area.padded(20, 0).columns(columns, gap: 16)[0].width
        let size = CGSize(width: width, height: (width * 1.05).rounded() + 58)
        if layout.itemSize != size { layout.itemSize = size }
    }
}

extension ShopViewController: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Product.all.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: Product.all[indexPath.item])
    }
}

/// A product on a tinted background, with its name and its price.
private final class ProductCell: UICollectionViewCell {
    private let plate = UIView()
    private let heart = IconView(.heartOutline, color: .secondaryLabel)
    private let name = UILabel("", size: 15, weight: .medium)
    private let price = UILabel("", size: 15, color: .secondaryLabel)
    private var picture: ShapeView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.layer.cornerRadius = 16
        plate.layer.cornerCurve = .continuous
        for part in [plate, heart, name, price] { contentView.addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A cell is made in code")
    }

    func show(_ product: Product) {
        name.text = product.name
        price.text = product.price
        plate.backgroundColor = product.color.withAlphaComponent(0.14)
        picture?.removeFromSuperview()
        let picture = ShapeView(fill: product.color, stroke: product.color, lineWidth: 2) { area in
            let path = UIBezierPath(drawing: product.drawing)
            path.apply(CGAffineTransform(scaleX: area.width / 100, y: area.height / 100))
            return path
        }
        self.picture = picture
        contentView.insertSubview(picture, aboveSubview: plate)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = contentView.bounds
        price.frame = area.cutBottom(20)
        name.frame = area.cutBottom(22, gap: 6)
        plate.frame = area
        let side = (min(area.width, area.height) * 0.76).rounded()
        picture?.frame = area.centered(side, side)
        heart.frame = CGRect(x: area.maxX - 32, y: area.minY + 12, width: 20, height: 20)
    }
}
