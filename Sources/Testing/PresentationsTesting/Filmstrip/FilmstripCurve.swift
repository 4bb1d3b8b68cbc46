import UIKit

#if !canImport(ObjectiveC)
    /// What the curve below a filmstrip follows, sixty times a second.
    ///
    /// ```swift
    /// stage.filmstrip(at: [0, 0.1], curve: .points("left of the bar") { bar.layer.presentation()?.frame.minX }) {
    ///     …
    /// }
    /// ```
    @MainActor
    public struct FilmstripCurve {
        enum Source {
            case screens
            case measured(name: String, CurveMeasure)
        }

        let source: Source

        /// The screen that moves most: a presented view, or the view of a controller in a container. Its top or its
        /// left edge in the window, in points, or its opacity where it stays in place. There is no curve where no
        /// screen moves at all.
        public static let automatic = FilmstripCurve(source: .screens)

        /// A number of your own, in points.
        ///
        /// - Parameters:
        ///   - name: What the number is, for the axis.
        ///   - value: Measures what is visible now. `nil`, or what is no number, leaves a gap.
        public static func points(_ name: String, _ value: @escaping @MainActor () -> CGFloat?) -> FilmstripCurve {
            FilmstripCurve(source: .measured(name: name, value))
        }
    }

    /// Measures one number.
    typealias CurveMeasure = @MainActor () -> CGFloat?
#endif
