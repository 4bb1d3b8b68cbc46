extension Scene {
    /// All properties in the header, in the order of its attributes.
    static let properties = screenProperties + movingProperties + [motionProperty]

    /// The header's properties of the screen. They have no tolerance in a moment of a movement.
    private static let screenProperties: [Property<Scene>] = [
        Property("device", \.screen.device, "data-device"),
        Property("idiom", \.screen.idiom, "data-idiom", unless: .phone),
        Property(
            write: { scene, element in element.set("data-size", [scene.screen.width, scene.screen.height]) },
            read: { reader, scene in
                guard let size: [Points] = try reader.value("data-size"), size.count == 2 else {
                    throw reader.failure("data-size")
                }
                (scene.screen.width, scene.screen.height) = (size[0], size[1])
            },
            changes: { old, new, units in
                Property.comparison("width") { $0.screen.width }(old, new, units)
                    + Property.comparison("height") { $0.screen.height }(old, new, units)
            }),
        Property("scale", \.screen.scale, "data-scale"),
        Property("safe area", \.screen.safeArea, "data-safe-area"),
        Property("corner radius", \.screen.cornerRadius, "data-corner-radius", unless: 0),
        Property("cutout", \.screen.cutout, "data-cutout", unless: Screen.Cutout.none),
        Property("status bar", \.screen.statusBarHeight, "data-status-bar", unless: 0),
        Property("orientation", \.orientation, "data-orientation", unless: .portrait),
        Property("appearance", \.appearance, "data-appearance", unless: .light),
        Property("contrast", \.contrast, "data-contrast", unless: .normal),
        Property("direction", \.direction, "data-direction", unless: .leftToRight),
        Property("text size", \.textSize, "data-text-size", unless: "large"),
        Property("app's width", \.appWidth, "data-app-width"),
    ]

    /// The properties of the screen itself that can move.
    private static let movingProperties: [Property<Scene>] = [
        Property("keyboard", \.keyboard, "data-keyboard"), Property("background", \.background, "data-background"),
        Property("status bar's content", \.statusBar, "data-status-bar-content"),
    ]

    /// Marks the scene as a moment of a movement. It is not compared.
    private static let motionProperty = Property("", \Scene.isInMotion, "data-motion", "true")

    /// Returns the differences of a scene's screen from this one's. Numbers of properties that can move may differ by
    /// `units`.
    func screenChanges(to actual: Scene, within units: Int) -> [PropertyChange] {
        Self.screenProperties.flatMap { $0.changes(self, actual, 0) }
            + Self.movingProperties.flatMap { $0.changes(self, actual, units) }
    }

    /// The number of units by which a number may differ from this scene's if this is the reference.
    ///
    /// One in motion: the last bit of an `exp` or a `sin` is not the same everywhere, and occasionally decides how a
    /// number is rounded. Words, kinds, orders and counts are exact.
    var tolerance: Int { isInMotion ? 1 : 0 }
}
