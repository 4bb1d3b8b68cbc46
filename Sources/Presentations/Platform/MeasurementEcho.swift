import UIKit

/// Distinguishes changes of the fitting size that UIKit reports from echoes of the kit's own measurements.
///
/// A measurement removes the safe area of the content for a moment. UIKit may report that as a change of the fitting
/// size, which would be measured again, and so on without end. As soon as a report has changed nothing, the
/// content's sizes with their safe areas are stored as well. A report while those are the same is an echo.
///
/// It is a class, because UIKit may report during a measurement. A `mutating` method would still have exclusive access.
@MainActor
final class MeasurementEcho {
    private var last: (width: CGFloat, size: CGSize)?
    private var isSuspected = false
    /// The sizes with the safe area, after the last measurement.
    private var whole: [CGSize]?
    private var contents: [WeakReference<UIViewController>] = []

    /// Notes a measured size, without the safe area, and the view controllers whose constraints may decide it.
    func didMeasure(_ contents: [UIViewController], width: CGFloat, _ size: CGSize) {
        isSuspected = isSuspected || last?.width == width && last?.size == size
        last = (width, size)
        self.contents = contents.map(WeakReference.init)
        whole = isSuspected ? wholeSizes(width: width) : nil
    }

    var isEcho: Bool {
        guard let last, let whole else { return false }
        return wholeSizes(width: last.width) == whole
    }

    private func wholeSizes(width: CGFloat) -> [CGSize] {
        contents.compactMap(\.object?.viewIfLoaded).map {
            $0.systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }
}
