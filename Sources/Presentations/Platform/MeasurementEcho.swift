import UIKit

/// Distinguishes changes of the fitting size that UIKit reports from echoes of the kit's own measurements.
///
/// A measurement removes the safe area of the content for a moment. UIKit may report that as a change of the fitting
/// size, which would be measured again, and so on without end. As soon as a report has changed nothing, the
/// content's size with its safe area is stored as well. A report while that size is the same is an echo.
///
/// It is a class, because UIKit may report during a measurement. A `mutating` method would still have exclusive access.
@MainActor
final class MeasurementEcho {
    private var last: (width: CGFloat, size: CGSize)?
    private var isSuspected = false
    /// The size with the safe area, after the last measurement.
    private var whole: CGSize?

    /// Notes a measured size of the content without its safe area.
    func didMeasure(_ content: UIViewController, width: CGFloat, _ size: CGSize) {
        isSuspected = isSuspected || last?.width == width && last?.size == size
        last = (width, size)
        whole = isSuspected ? Self.wholeSize(of: content, width: width) : nil
    }

    func isEcho(in content: UIViewController) -> Bool {
        guard let last, let whole else { return false }
        return Self.wholeSize(of: content, width: last.width) == whole
    }

    private static func wholeSize(of content: UIViewController, width: CGFloat) -> CGSize {
        content.view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}
