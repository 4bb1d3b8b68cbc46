extension Scene {
    /// How the screens differ.
    func differences(from actual: Scene) -> [PropertyChange] {
        var changes = PropertyChanges()
        changes.compare("device", screen.device, actual.screen.device)
        changes.compare("idiom", screen.idiom.rawValue, actual.screen.idiom.rawValue)
        changes.compare("width", screen.width.text, actual.screen.width.text)
        changes.compare("height", screen.height.text, actual.screen.height.text)
        changes.compare("scale", screen.scale.text, actual.screen.scale.text)
        changes.compare("safe area", screen.safeArea.text, actual.screen.safeArea.text)
        changes.compare("corner radius", screen.cornerRadius.text, actual.screen.cornerRadius.text)
        changes.compare("cutout", screen.cutout.rawValue, actual.screen.cutout.rawValue)
        changes.compare("status bar", screen.statusBarHeight.text, actual.screen.statusBarHeight.text)
        changes.compare("orientation", orientation.rawValue, actual.orientation.rawValue)
        changes.compare("appearance", appearance.rawValue, actual.appearance.rawValue)
        changes.compare("contrast", contrast.rawValue, actual.contrast.rawValue)
        changes.compare("app's width", appWidth?.text, actual.appWidth?.text)
        changes.compare("direction", direction.rawValue, actual.direction.rawValue)
        changes.compare("text size", textSize, actual.textSize)
        changes.compare("keyboard", keyboard?.text, actual.keyboard?.text)
        changes.compare("background", background?.longHex, actual.background?.longHex)
        return changes.list
    }
}

extension Insets {
    fileprivate var text: String {
        NumberList.text(top, left, bottom, right)
    }
}

extension Frame {
    fileprivate var text: String {
        NumberList.text(x, y, width, height)
    }
}
