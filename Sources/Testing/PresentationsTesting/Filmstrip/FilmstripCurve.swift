import UIKit

#if !canImport(ObjectiveC)
    /// The number that the curve below a filmstrip shows, sixty times a second. It exists on Linux only.
    ///
    /// ```swift
    /// let curve = FilmstripCurve.points("left edge of the bar") {
    ///     stage.visibleFrame(of: bar)?.minX
    /// }
    /// let film = stage.filmstrip(at: [0, 0.1, 0.2], curve: curve) {
    ///     UIView.animate(withDuration: 0.2) { bar.frame.origin.x = 200 }
    /// }
    /// ```
    @MainActor
    public struct FilmstripCurve {
        enum Source {
            case screens
            case measured(name: String, CurveMeasure)
        }

        let source: Source

        /// The top or left edge of the screen that moves most, in points of the window.
        ///
        /// A screen is a presented view, or the view of a view controller in a container. If it stays in place, the
        /// curve shows its opacity. If no screen moves at all, there is no curve.
        public static let automatic = FilmstripCurve(source: .screens)

        /// Creates a curve of a number of your own, in points.
        ///
        /// - Parameters:
        ///   - name: The name of the number, for the axis.
        ///   - value: Returns the number at the present moment. Called sixty times a second. `nil`, NaN and infinity
        ///     leave a gap.
        public static func points(_ name: String, _ value: @escaping @MainActor () -> CGFloat?) -> FilmstripCurve {
            FilmstripCurve(source: .measured(name: name, value))
        }
    }

    /// Measures one number.
    typealias CurveMeasure = @MainActor () -> CGFloat?
#endif
