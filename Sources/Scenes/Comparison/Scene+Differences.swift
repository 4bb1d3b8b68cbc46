extension Scene {
    /// How the screens differ, one fragment a property.
    func differences(from actual: Scene) -> [String] {
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

/// Collects what differs, as text.
struct PropertyChanges {
    private(set) var list: [String] = []

    /// Nothing is called `none`.
    mutating func compare(_ name: String, _ old: String?, _ new: String?) {
        guard old != new else { return }
        list.append("\(name) \(old ?? "none") -> \(new ?? "none")")
    }

    mutating func compareQuoted(_ name: String, _ old: String?, _ new: String?) {
        compare(name, old.map { "\"\($0)\"" }, new.map { "\"\($0)\"" })
    }

    mutating func compare(_ name: String, _ old: Bool, _ new: Bool) {
        compare(name, old ? "yes" : "no", new ? "yes" : "no")
    }

    /// A coordinate, with the way it went.
    mutating func comparePosition(_ name: String, _ old: Points, _ new: Points, _ less: String, _ more: String) {
        guard old != new else { return }
        let distance = Points(units: abs(new.units - old.units)).text
        list.append("\(name) \(old.text) -> \(new.text) (\(new < old ? less : more) \(distance) pt)")
    }

    mutating func compareLength(_ name: String, _ old: Points, _ new: Points) {
        guard old != new else { return }
        list.append("\(name) \(old.text) -> \(new.text) (\(new > old ? "+" : "")\((new - old).text))")
    }
}
