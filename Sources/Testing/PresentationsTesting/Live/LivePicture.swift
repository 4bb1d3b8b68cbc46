#if !canImport(ObjectiveC)
    import AnimatedPictures
    import LayoutSnapshots
    import UIKit

    /// A picture of a stage that a viewer, such as a web page, shows while the stage goes on.
    ///
    /// ```swift
    /// let picture = LivePicture(of: stage)
    /// send(picture.update())          // the whole picture
    /// stage.advance(by: 1.0 / 60)
    /// send(picture.update())          // what has changed since
    /// ```
    ///
    /// The picture is an SVG element in points of the screen: the screen's top left corner is its origin, and the device is
    /// around it. An element that stands for a view has the attribute `data-node`: the view's `accessibilityIdentifier`, or
    /// its kind, then `#` and a number that the view keeps.
    @MainActor
    public final class LivePicture {
        private let stage: Stage
        private let layers = LayerIdentities()
        private var drawing = LiveDrawing()

        /// Keeps the stage.
        public init(of stage: Stage) {
            self.stage = stage
        }

        /// What takes the viewer's picture to the present moment, in the order in which it has to be done; all of the
        /// picture the first time, and nothing where nothing has changed.
        ///
        /// Traps where a view has a coordinate that is not a number, with the name of the view.
        public func update() -> [PictureChange] {
            do {
                return try drawing.changes(to: try stage.scene(following: layers))
            } catch {
                preconditionFailure("\(error)")
            }
        }
    }

    /// One step of a ``LivePicture``.
    public typealias PictureChange = AnimatedPictures.PictureChange
#endif
