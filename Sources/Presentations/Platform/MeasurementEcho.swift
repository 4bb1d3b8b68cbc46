import UIKit

/// Distinguishes changes of the fitting size that UIKit reports from echoes of the kit's own measurements. A
/// measurement leaves the safe area out, and changes constraints for a moment. UIKit may report that as a change of the
/// fitting size, which would be measured again, and so on without end. As soon as a report has changed nothing,
/// the content's sizes with their safe areas are stored as well. A report while those are the same is an echo. It is a
/// class, because UIKit may report during a measurement. A `mutating` method would still have exclusive access.
@MainActor
final class MeasurementEcho {
    /// The sizes by width. A popup is measured for the screen and for the room beside its anchor, in turns.
    private var sizes: [CGFloat: CGSize] = [:]
    private var lastWidth: CGFloat = 0
    private var isSuspected = false
    /// The sizes with the safe area, after the last measurement.
    private var whole: [CGSize]?
    private var contents: [WeakReference<UIViewController>] = []

    /// Notes a measured size, without the safe area, and the view controllers whose constraints may decide it.
    func didMeasure(_ contents: [UIViewController], width: CGFloat, _ size: CGSize) {
        isSuspected = isSuspected || sizes[width] == size
        // Few widths come again; others are those of a size that changes.
        if sizes.count > 4 { sizes = [:] }
        sizes[width] = size
        lastWidth = width
        self.contents = contents.map(WeakReference.init)
        whole = isSuspected ? wholeSizes(width: width) : nil
    }

    var isEcho: Bool {
        whole.map { wholeSizes(width: lastWidth) == $0 } ?? false
    }

    private func wholeSizes(width: CGFloat) -> [CGSize] {
        contents.compactMap(\.object?.viewIfLoaded).map { $0.fittingSize(forWidth: width) }
    }
}

extension UIView {
    func fittingSize(forWidth width: CGFloat) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}
