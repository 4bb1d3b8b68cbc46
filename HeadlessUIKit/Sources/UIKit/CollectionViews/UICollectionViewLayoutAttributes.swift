import Foundation

/// The position and the look of an element.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    private(set) var element: CollectionElement = .cell(IndexPath(item: 0, section: 0))
    /// The axes whose length a cell has to keep when it measures itself. None by default.
    var heldAxes: Set<NSLayoutConstraint.Axis> = []
    /// The corners of its group for a row of an inset list. Nil for everything else.
    var groupCorners: CACornerMask?

    /// Makes attributes of the first item. Layouts use the other initialisers.
    public override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        element = .cell(indexPath)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        element = .supplementary(kind: elementKind, indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        element = .decoration(kind: decorationViewKind, indexPath)
    }

    /// Makes attributes of a layout's own class.
    static func make(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let attributes = make(ofClass: ())
        attributes.element = element
        return attributes
    }

    func duplicate() -> UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    open var indexPath: IndexPath {
        get { element.path }
        set { element = element.at(newValue) }
    }

    open var representedElementCategory: UICollectionView.ElementCategory {
        switch element {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
    }

    /// `nil` for cells.
    open var representedElementKind: String? {
        switch element {
        case .cell: nil
        case .supplementary(let kind, _), .decoration(let kind, _): kind
        }
    }

    // MARK: Position

    /// The transformed bounds around the centre, in the content's coordinates. Setting it keeps the transform.
    open var frame: CGRect {
        get {
            let shown = bounds.applying(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY))
                .applying(transform)
            return shown.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = transform.isIdentity ? newValue.size : newValue.applying(transform.inverted()).size
        }
    }

    open var center = CGPoint.zero

    /// The size before the transform.
    open var size = CGSize.zero

    /// Its origin is zero; setting another one traps.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {
            precondition(newValue.origin == .zero, "The bounds of layout attributes have a size, and no origin.")
            size = newValue.size
        }
    }

    // MARK: Look

    /// The part of `transform3D` in the plane.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var transform3D = CATransform3DIdentity
    /// 0…1. Defaults to 1.
    open var alpha: CGFloat = 1
    /// Higher ones cover lower ones. Defaults to 0.
    open var zIndex = 0
    /// Hidden elements have no view. Defaults to `false`.
    open var isHidden = false

    // MARK: Values

    /// Subclasses copy their own properties.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Self.make(ofClass: ()).taking(self) }
    }

    private func taking(_ other: UICollectionViewLayoutAttributes) -> Self {
        element = other.element
        heldAxes = other.heldAxes
        groupCorners = other.groupCorners
        center = other.center
        size = other.size
        transform3D = other.transform3D
        alpha = other.alpha
        zIndex = other.zIndex
        isHidden = other.isHidden
        return self
    }

    /// Subclasses compare their own properties: elements with equal attributes are left unchanged.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { looksLike(other) }
    }

    private func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
        element == other.element && center == other.center && size == other.size && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && groupCorners == other.groupCorners
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }
}
