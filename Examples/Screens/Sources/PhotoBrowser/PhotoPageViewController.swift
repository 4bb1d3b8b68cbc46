import MainActions
import UIKit

/// A scroll view that shows one picture: fitted and centred at first, to be pinched or double-tapped larger.
final class ZoomingImageView: UIScrollView, UIScrollViewDelegate {
    private let imageView: UIImageView
    private var fittedSize = CGSize.zero

    var isZoomedIn: Bool {
        zoomScale > minimumZoomScale * 1.01
    }

    init(image: UIImage) {
        imageView = UIImageView(image: image)
        super.init(frame: .zero)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        decelerationRate = .fast
        imageView.isAccessibilityElement = true
        addSubview(imageView)
        contentSize = imageView.bounds.size
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setImageAccessibility(identifier: String, label: String) {
        imageView.accessibilityIdentifier = identifier
        imageView.accessibilityLabel = label
        imageView.accessibilityTraits = .image
    }

    /// Zooms in so that what is at `point` (in this view) stays under the finger, or back out.
    func toggleZoom(at point: CGPoint) {
        guard !isZoomedIn else {
            setZoomScale(minimumZoomScale, animated: true)
            return
        }
        let target = convert(point, to: imageView)
        let scale = min(maximumZoomScale, minimumZoomScale * 2.5)
        let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
        let origin = CGPoint(x: target.x - size.width / 2, y: target.y - size.height / 2)
        zoom(to: CGRect(origin: origin, size: size), animated: true)
    }

    func resetZoom() {
        setZoomScale(minimumZoomScale, animated: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if fittedSize != bounds.size {
            fittedSize = bounds.size
            fitImage()
        }
        centreImage()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        imageView
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centreImage()
    }

    private func fitImage() {
        let imageSize = imageView.bounds.size
        guard imageSize.width > 0, imageSize.height > 0, bounds.width > 0, bounds.height > 0 else { return }
        let fit = min(bounds.width / imageSize.width, bounds.height / imageSize.height)
        minimumZoomScale = fit
        maximumZoomScale = max(fit * 4, 1)
        zoomScale = fit
    }

    private func centreImage() {
        imageView.center = CGPoint(
            x: max(contentSize.width, bounds.width) / 2,
            y: max(contentSize.height, bounds.height) / 2
        )
    }
}

/// One page of the pager: a zooming picture with its taps.
final class PhotoPageViewController: UIViewController {
    let photoID: Photo.ID
    var onSingleTap: (() -> Void)?

    private let zoomingView: ZoomingImageView

    var isZoomedIn: Bool {
        zoomingView.isZoomedIn
    }

    init(photo: Photo, image: UIImage) {
        photoID = photo.id
        zoomingView = ZoomingImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        zoomingView.accessibilityIdentifier = "photoPager.scrollView"
        zoomingView.setImageAccessibility(identifier: "photoPager.image.\(photo.id)", label: photo.title)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        zoomingView.frame = view.bounds
        zoomingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(zoomingView)

        doubleTap.addTarget(doubleTapAction, action: MainAction.selector)
        doubleTap.numberOfTapsRequired = 2
        let singleTap = UITapGestureRecognizer(target: singleTapAction, action: MainAction.selector)
        singleTap.require(toFail: doubleTap)
        zoomingView.addGestureRecognizer(doubleTap)
        zoomingView.addGestureRecognizer(singleTap)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        zoomingView.resetZoom()
    }

    private let doubleTap = UITapGestureRecognizer()
    private lazy var doubleTapAction = MainAction { [weak self] in
        guard let self else { return }
        zoomingView.toggleZoom(at: doubleTap.location(in: zoomingView))
    }
    private lazy var singleTapAction = MainAction { [weak self] in self?.onSingleTap?() }
}

/// The caption at the foot of the pager, on a gradient that keeps it readable over any picture.
final class CaptionOverlayView: UIView {
    private let label = UILabel()

    override class var layerClass: AnyClass {
        CAGradientLayer.self
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.7).cgColor]
            gradient.locations = [0, 0.8]
        }
        label.font = .preferredFont(forTextStyle: .callout)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 3
        label.accessibilityIdentifier = "photoPager.caption"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 48),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
