/// The result of `snapshotView(afterScreenUpdates:)`: a picture of a view, made of copies of its layers.
final class SnapshotView: UIView {
    private let division: SnapshotSlices
    private let origin: CGPoint
    /// One copy of the whole for each slice, clipped to its part.
    private let replicas: [LayerReplica]

    init(of view: UIView, rect: CGRect, capInsets: UIEdgeInsets) {
        division = SnapshotSlices(size: rect.size, insets: capInsets)
        origin = rect.origin
        let count = division.slices(in: CGRect(origin: .zero, size: rect.size)).count
        replicas = (0..<count).map { _ in LayerReplica(of: view.layer) }
        super.init(frame: CGRect(origin: .zero, size: rect.size))
        for replica in replicas {
            replica.layer.hasActions = false
            let slice = CALayer()
            slice.hasActions = false
            slice.masksToBounds = true
            slice.addSublayer(replica.layer)
            layer.addSublayer(slice)
        }
        placeSlices()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A snapshot view cannot be decoded; there are no archives here.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeSlices()
    }

    private func placeSlices() {
        let slices = division.slices(in: bounds)
        for (slice, (layer, replica)) in zip(slices, zip(self.layer.storedSublayers, replicas)) {
            layer.frame = slice.target
            let x = slice.target.width / slice.source.width
            let y = slice.target.height / slice.source.height
            replica.layer.setAffineTransform(CGAffineTransform(scaleX: x, y: y))
            // The replica's top left corner is the origin of its bounds, which scrolling has moved.
            let start = replica.layer.bounds.origin
            replica.layer.position = CGPoint(
                x: (start.x - origin.x - slice.source.minX) * x, y: (start.y - origin.y - slice.source.minY) * y)
        }
    }
}
