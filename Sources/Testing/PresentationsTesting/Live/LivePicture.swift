#if !canImport(ObjectiveC)
    import AnimatedPictures
    import LayoutSnapshots
    import UIKit

    /// A picture of a stage for a viewer, such as a web page, that follows the stage while it goes on. It exists on
    /// Linux only.
    ///
    /// ```swift
    /// let picture = LivePicture(of: stage)
    /// send(picture.update())  // the whole picture
    /// stage.advance(by: 1.0 / 60)
    /// send(picture.update())  // the changes since then
    /// ```
    ///
    /// The picture is an SVG element in points. Its origin is the top left corner of the screen, and the device is
    /// drawn around the screen. An element that stands for a view has the attribute `data-node`: the view's
    /// `accessibilityIdentifier` or else its kind, then `#`, then a number that stays the same for that view.
    @MainActor
    public final class LivePicture {
        private let stage: Stage
        private let layers = LayerIdentities()
        private var drawing = LiveDrawing()

        /// Creates a picture of a stage, and keeps the stage.
        public init(of stage: Stage) {
            self.stage = stage
        }

        /// Returns the changes since the last call, in the order in which the viewer has to apply them.
        ///
        /// Traps if a view has a coordinate that is not a number, with the name of the view.
        ///
        /// - Returns: The whole picture the first time, and an empty list if nothing has changed.
        public func update() -> [PictureChange] {
            do {
                return try drawing.changes(to: try stage.scene(following: layers))
            } catch {
                preconditionFailure("\(error)")
            }
        }
    }

    /// One step that takes a viewer's picture from one moment of a ``LivePicture`` to the next. It exists on Linux
    /// only.
    ///
    /// ```swift
    /// for change in picture.update() {
    ///     switch change {
    ///     case .insert(let svg, let parent, let index):
    ///         print("insert", svg, "in", parent, "at", index)
    ///     case .remove(let element): print("remove", element)
    ///     case .set(let element, let attribute, let value):
    ///         print("set", attribute, "of", element, "to", value ?? "")
    ///     case .setText(let element, let text):
    ///         print("set the text of", element, "to", text)
    ///     }
    /// }
    /// ```
    ///
    /// Elements have numbers. 0 is the place where the viewer puts the picture. Each inserted element has the next
    /// number, in the order of the opening tags, and a number is never used again. An index beyond the last child means
    /// the end.
    ///
    /// A change is encoded as a short list: `["i", parent, index, svg]`, `["r", element]`, `["a", element, attribute,
    /// value]` with `null` to remove the attribute, or `["t", element, text]`.
    public typealias PictureChange = AnimatedPictures.PictureChange
#endif
