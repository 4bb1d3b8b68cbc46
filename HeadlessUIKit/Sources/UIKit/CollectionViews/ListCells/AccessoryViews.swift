/// The views of a cell's accessories.
@MainActor
final class AccessoryViews {
    private weak var cell: UICollectionViewListCell?
    private var shown: [(accessory: UICellAccessory, view: UIView)] = []

    init(of cell: UICollectionViewListCell) {
        self.cell = cell
    }

    /// Shows other accessories. Custom views that are still used stay in place.
    func show(_ accessories: [UICellAccessory]) {
        let old = shown
        shown = accessories.map { ($0, makeView($0)) }
        for (_, view) in old where !shown.contains(where: { $0.view === view }) { view.removeFromSuperview() }
        for (_, view) in shown where view.superview !== cell { cell?.addSubview(view) }
    }

    /// Updates accessories that show the state of the cell.
    func update(isSelected: Bool) {
        for (_, view) in shown { (view as? AccessoryButton)?.isTicked = isSelected }
    }

    func rooms(_ accessories: [UICellAccessory]) -> [AccessoryLayout.Room] {
        accessories.map { accessory in
            AccessoryLayout.Room(
                size: size(of: accessory), reserved: accessory.options.reservedLayoutWidth,
                standard: accessory.standardWidth)
        }
    }

    private func size(of accessory: UICellAccessory) -> CGSize {
        guard let view = view(of: accessory) else { return .zero }
        guard case .customView = accessory.accessoryType else { return view.sizeThatFits(.zero) }
        if accessory.options.maintainsFixedSize { return view.bounds.size }
        let intrinsic = view.intrinsicContentSize
        return CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : view.bounds.width,
            height: intrinsic.height >= 0 ? intrinsic.height : view.bounds.height)
    }

    /// Sets the frames of displayed accessories and removes the others.
    func place(_ frames: [(accessory: UICellAccessory, frame: CGRect)]) {
        for (accessory, view) in shown {
            let frame = frames.first { $0.accessory.isSame(as: accessory) }?.frame
            view.isHidden = frame == nil
            if let frame, view.frame != frame { view.frame = frame }
        }
    }

    private func view(of accessory: UICellAccessory) -> UIView? {
        shown.first { $0.accessory.isSame(as: accessory) }?.view
    }

    // MARK: Making

    private func makeView(_ accessory: UICellAccessory) -> UIView {
        let view = makeUntintedView(accessory)
        if let tintColor = accessory.options.tintColor { view.tintColor = tintColor }
        return view
    }

    private func makeUntintedView(_ accessory: UICellAccessory) -> UIView {
        switch accessory.accessoryType {
        case .customView(let view): view
        case .label: makeLabel(accessory.options)
        case .disclosureIndicator: CellSymbol(.chevron, size: CGSize(width: 10.5, height: 14))
        case .checkmark: CellSymbol(.checkmark, size: CGSize(width: 19, height: 18))
        case .reorder: CellSymbol(.bars, size: CGSize(width: 22, height: 12))
        case .outlineDisclosure: AccessoryButton(.chevron, size: CGSize(width: 10.5, height: 14), accessory.options)
        case .detail: AccessoryButton(.info, size: Self.buttonSize, accessory.options)
        case .delete: AccessoryButton(.minus, size: Self.buttonSize, accessory.options)
        case .insert: AccessoryButton(.plus, size: Self.buttonSize, accessory.options)
        case .multiselect: AccessoryButton(.circle, size: Self.buttonSize, accessory.options)
        }
    }

    private static let buttonSize = CGSize(width: 22, height: 22)

    private func makeLabel(_ options: UICellAccessory.Options) -> UILabel {
        let label = UILabel()
        label.text = options.text
        label.font = options.font
        label.textColor = options.tintColor ?? .secondaryLabel
        label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        return label
    }
}

/// An accessory that can be tapped.
private final class AccessoryButton: UIButton {
    private let symbol: CellSymbol
    private let symbolSize: CGSize

    /// The diameter of the circle of an accessory that shows whether its cell is selected.
    var isTicked = false {
        didSet { symbol.isTicked = isTicked }
    }

    init(_ shape: CellSymbol.Shape, size: CGSize, _ options: UICellAccessory.Options) {
        symbol = CellSymbol(shape, size: size)
        symbolSize = size
        super.init(frame: CGRect(origin: .zero, size: size))
        addSubview(symbol)
        layer.cornerRadius = size.height / 2
        backgroundColor = options.backgroundColor
        guard let action = options.action else {
            // A tap is passed on to the cell.
            isUserInteractionEnabled = false
            return
        }
        addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A cell makes its accessories itself.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { symbolSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

extension UICellAccessory {
    /// The width reserved for accessories of this kind.
    fileprivate var standardWidth: CGFloat {
        if case .disclosureIndicator = accessoryType { return AccessoryLayout.disclosureWidth }
        return AccessoryLayout.standardWidth
    }
}
