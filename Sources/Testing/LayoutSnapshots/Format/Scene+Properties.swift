extension Scene {
    /// All that the header says, in the order of its attributes.
    static let properties = screenProperties + movingProperties + [motionProperty]

    /// What the header says of the screen. A moment of a movement has no tolerance here.
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

    /// What can move of the screen itself.
    private static let movingProperties: [Property<Scene>] = [
        Property("keyboard", \.keyboard, "data-keyboard"), Property("background", \.background, "data-background"),
        Property("status bar's content", \.statusBar, "data-status-bar-content"),
    ]

    /// Says that the scene is a moment of a movement. Two scenes are not compared by it.
    private static let motionProperty = Property("", \Scene.isInMotion, "data-motion", "true")

    /// How the screen of a scene differs from this one's. Numbers of what can move may be `units` apart.
    func screenChanges(to actual: Scene, within units: Int) -> [PropertyChange] {
        Self.screenProperties.flatMap { $0.changes(self, actual, 0) }
            + Self.movingProperties.flatMap { $0.changes(self, actual, units) }
    }

    /// By how many units a number may differ from this scene's where this is the reference.
    ///
    /// One in motion: the last bit of an `exp` or a `sin` is not the same everywhere, and now and then it decides how a number
    /// is rounded. Words, kinds, orders and counts are exact.
    var tolerance: Int { isInMotion ? 1 : 0 }
}
