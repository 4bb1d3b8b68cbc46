import UIKit

/// The arrow beside the rounded clip of a presented view.
///
/// It moves along its edge with the layout. For another edge or size, a new view fades in while the old one fades out.
@MainActor
final class ChromeArrow {
    private(set) var arrow: PresentationArrow?
    private weak var chrome: UIView?
    private var view: ArrowView?

    init(in chrome: UIView) {
        self.chrome = chrome
    }

    /// The distance that it reaches beyond the view, in points; 0 without an arrow.
    var reach: CGFloat { arrow?.size.height ?? 0 }

    /// Whether an animation moves it.
    var isAnimated: Bool { view?.layer.animationKeys()?.contains { $0.hasPrefix("position") } ?? false }

    /// Shows an arrow, or none. A new one starts beside the previous rectangle of the view.
    func apply(_ arrow: PresentationArrow?, beside rect: @autoclosure () -> CGRect) {
        guard arrow != self.arrow else { return }
        let isSameView = arrow?.edge == self.arrow?.edge && arrow?.size == self.arrow?.size
        self.arrow = arrow
        chrome?.setNeedsLayout()
        if !isSameView { replaceView(beside: rect()) }
    }

    private func replaceView(beside rect: CGRect) {
        let (old, duration) = (view, UIView.inheritedAnimationDuration)
        view = arrow.map { ArrowView($0) }
        if let view, let arrow {
            UIView.performWithoutAnimation {
                view.frame = arrow.frame(beside: rect)
                view.alpha = duration > 0 ? 0 : 1
                chrome?.addSubview(view)
            }
            view.alpha = 1
        }
        guard let old else { return }
        UIView.animate(withDuration: duration) {
            old.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// Places the arrow beside the view.
    func place(beside bounds: CGRect) {
        guard let view, let frame = arrow?.frame(beside: bounds), view.frame != frame else { return }
        view.frame = frame
    }

    /// Fills the arrow, and draws its border over that of the view.
    func paint(_ color: UIColor?, borderWidth: CGFloat, borderColor: CGColor?) {
        view?.paint(color, borderWidth: borderWidth, borderColor: borderColor)
    }

    /// Returns whether a point is inside the arrow.
    func contains(_ point: CGPoint, beside bounds: CGRect) -> Bool {
        guard let arrow, arrow.frame(beside: bounds).contains(point) else { return false }
        return arrow.path(beside: bounds).contains(point)
    }
}

/// A filled arrow, whose border covers that of the view beside it.
private final class ArrowView: UIView {
    private let arrow: PresentationArrow

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(_ arrow: PresentationArrow) {
        var arrow = arrow
        arrow.position = arrow.size.width / 2
        self.arrow = arrow
        super.init(frame: .zero)
        accessibilityIdentifier = "presentation.arrow"
        isUserInteractionEnabled = false
        updatePath(overlap: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("An arrow is made in code.")
    }

    /// Draws the arrow from the view's edge, and over the border inside that.
    private func updatePath(overlap: CGFloat) {
        let (width, length) = (arrow.size.width, arrow.size.height)
        let body =
            switch arrow.edge {
            case .minXEdge: CGRect(x: length, y: 0, width: 0, height: width)
            case .maxXEdge: CGRect(x: 0, y: 0, width: 0, height: width)
            case .minYEdge: CGRect(x: 0, y: length, width: width, height: 0)
            case .maxYEdge: CGRect(x: 0, y: 0, width: width, height: 0)
            }
        (layer as? CAShapeLayer)?.path = arrow.path(beside: body, overlap: overlap).cgPath
    }

    func paint(_ color: UIColor?, borderWidth: CGFloat, borderColor: CGColor?) {
        guard let shape = layer as? CAShapeLayer else { return }
        let fill = color?.cgColor
        if shape.fillColor != fill { shape.fillColor = fill }
        if shape.lineWidth != borderWidth {
            shape.lineWidth = borderWidth
            updatePath(overlap: borderWidth)
        }
        shape.strokeColor = borderWidth > 0 ? borderColor : nil
    }
}
