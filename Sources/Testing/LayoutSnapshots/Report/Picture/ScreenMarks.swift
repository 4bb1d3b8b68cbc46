/// The marks for differences of the screen itself: its size, its safe area, the keyboard, the app's part of it.
enum ScreenMarks {
    static func marks(of diff: SceneDiff, reference: Scene, actual: Scene) -> [DiffMark] {
        diff.screen.map { property in
            let old = area(property.name, of: reference)
            let new = area(property.name, of: actual)
            return DiffMark(
                before: [old].compactMap { $0 }, after: [new].compactMap { $0 }, caption: DiffCaption(property))
        }
    }

    /// Nil for a difference without a place, such as the appearance.
    private static func area(_ property: String, of scene: Scene) -> WindowOutline? {
        let screen = scene.screen.area
        let frame: Frame? =
            switch property {
            case "width", "height": screen
            case "safe area":
                Frame(
                    scene.screen.safeArea.left, scene.screen.safeArea.top,
                    screen.width - scene.screen.safeArea.left - scene.screen.safeArea.right,
                    screen.height - scene.screen.safeArea.top - scene.screen.safeArea.bottom)
            case "keyboard": scene.keyboard
            case "app's width": Frame(0, 0, scene.appWidth ?? screen.width, screen.height)
            default: nil
            }
        return frame.map { WindowOutline($0) }
    }
}
