/// A copy of the visible content of a layer and everything below it at one moment.
///
/// Later changes of the original do not reach it. Labels, images and effects are copied as views, which are in no
/// window and in no view's subviews: only the replica retains them.
@MainActor
final class LayerReplica {
    private(set) var layer = CALayer()
    private var views: [UIView] = []

    /// Copies the layer without its own position, transform and opacity, as the content of its bounds.
    init(of original: CALayer) {
        layer = copy(original)
        layer.modelValues.transform = .identity
        layer.modelValues.opacity = 1
        layer.isHidden = false
        (layer.modelValues.anchorPointZ, layer.modelValues.zPosition) = (0, 0)
        layer.modelValues.anchorPoint = .zero
        layer.modelValues.position = .zero
    }

    private func copy(_ original: CALayer) -> CALayer {
        let copy = emptyCopy(of: original)
        copy.modelValues = original.visibleValues
        copy.ownTime = nil
        // The drawing is among the displayed sublayers.
        copy.drawn = nil
        let shown = original.shownSublayers.filter { !$0.isHidden }
        copy.storedSublayers = shown.map { sublayer in
            let part = self.copy(sublayer)
            part.storedSuperlayer = copy
            return part
        }
        return copy
    }

    private func emptyCopy(of original: CALayer) -> CALayer {
        guard let view = original.delegate as? UIView, view.layer === original, let replica = view.contentReplica()
        else {
            let copy = original.presentation() ?? CALayer()
            // It gets copies of the sublayers of its own.
            copy.isPresentation = false
            return copy
        }
        views.append(replica)
        replica.layer.copyValues(from: original)
        replica.layer.storedSublayers = []
        return replica.layer
    }
}

extension UIView {
    /// Returns a view with the content that no layer has. Nil if there is none.
    fileprivate func contentReplica() -> UIView? {
        switch self {
        case let label as UILabel:
            let copy = UILabel(frame: label.frame)
            copy.text = label.text
            copy.font = label.font
            copy.textColor = label.textColor.resolvedColor(with: label.traitCollection)
            copy.textAlignment = label.textAlignment
            copy.lineBreakMode = label.lineBreakMode
            copy.numberOfLines = label.numberOfLines
            copy.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
            copy.minimumScaleFactor = label.minimumScaleFactor
            copy.semanticContentAttribute = label.semanticContentAttribute
            return copy
        case let imageView as UIImageView:
            let copy = UIImageView(image: imageView.shownImage)
            copy.tintColor = imageView.tintColor.resolvedColor(with: imageView.traitCollection)
            copy.contentMode = imageView.contentMode
            return copy
        case let effectView as UIVisualEffectView:
            return UIVisualEffectView(effect: effectView.visibleEffect)
        default:
            return nil
        }
    }
}
