extension Node {
    /// Whether the node, and what it contains with it, is at another place.
    func isElsewhere(than other: Node) -> Bool {
        frame.x != other.frame.x || frame.y != other.frame.y || transform != other.transform
    }

    /// How two nodes differ. Their names and children are not looked at.
    func differences(from actual: Node) -> [PropertyChange] {
        var changes = PropertyChanges()
        changes.compare("kind", kind.rawValue, actual.kind.rawValue)
        changes.comparePosition("x", frame.x, actual.frame.x, "left", "right")
        changes.comparePosition("y", frame.y, actual.frame.y, "up", "down")
        changes.compareLength("width", frame.width, actual.frame.width)
        changes.compareLength("height", frame.height, actual.frame.height)
        changes.compare("transform", transform.text, actual.transform.text)
        changes.compare("corner radius", corners?.radius.text, actual.corners?.radius.text)
        if let corners, let others = actual.corners {
            changes.compare("round corners", corners.maskText, others.maskText)
            changes.compare("corner curve", corners.curveText, others.curveText)
        }
        changes.compare("opacity", alpha.text, actual.alpha.text)
        changes.compare("colour", background?.longHex, actual.background?.longHex)
        if Self.mayDiffer(material?.style, actual.material?.style) {
            changes.compare("blur", material?.style, actual.material?.style)
        }
        changes.compare("blur intensity", material?.intensity.text, actual.material?.intensity.text)
        changes.compare("gradient", gradient.map(DataText.gradient), actual.gradient.map(DataText.gradient))
        changes.compare("border", border.map(DataText.border), actual.border.map(DataText.border))
        changes.compare("shadow", shadow.map(DataText.shadow), actual.shadow.map(DataText.shadow))
        changes.compare("clips", clips, actual.clips)
        changes.compare("image", image.map(DataText.image), actual.image.map(DataText.image))
        if let file = image?.file, let other = actual.image?.file, file != other {
            changes.compare("image file", "\(file.utf8.count) bytes", "\(other.utf8.count) other bytes")
        }
        compareShapes(shape, actual.shape, &changes)
        compareLabels(label, actual.label, &changes)
        changes.compareQuoted("accessibility label", accessibilityLabel, actual.accessibilityLabel)
        changes.compare("modal", isModal, actual.isModal)
        return changes.list
    }

    /// A platform that cannot tell the style of a blur says `unknown`, which agrees with every style.
    private static func mayDiffer(_ old: String?, _ new: String?) -> Bool {
        guard let old, let new else { return true }
        return old != Material.unknown && new != Material.unknown
    }

    private func compareShapes(_ old: Shape?, _ new: Shape?, _ changes: inout PropertyChanges) {
        guard let old, let new else {
            changes.compare("shape", old.map { _ in "a path" }, new.map { _ in "a path" })
            return
        }
        if old.path != new.path {
            changes.compare("path", PathData.text(old.path), PathData.text(new.path))
        }
        changes.compare("fill", old.fill?.longHex, new.fill?.longHex)
        changes.compare("even-odd rule", old.usesEvenOddRule, new.usesEvenOddRule)
        changes.compare("stroke", old.stroke?.longHex, new.stroke?.longHex)
        changes.compare("line width", old.lineWidth.text, new.lineWidth.text)
        changes.compare("line cap", old.lineCap.rawValue, new.lineCap.rawValue)
        changes.compare("line join", old.lineJoin.rawValue, new.lineJoin.rawValue)
        changes.compare("dashes", NumberList.text(old.dashes), NumberList.text(new.dashes))
        changes.compare("stroke start", old.strokeStart.text, new.strokeStart.text)
        changes.compare("stroke end", old.strokeEnd.text, new.strokeEnd.text)
    }

    private func compareLabels(_ old: Label?, _ new: Label?, _ changes: inout PropertyChanges) {
        guard let old, let new else {
            changes.compareQuoted("text", old?.text, new?.text)
            return
        }
        changes.compareQuoted("text", old.text, new.text)
        if let oldLines = old.lines, let newLines = new.lines, old.text == new.text {
            changes.compareQuoted("lines", oldLines.joined(separator: " | "), newLines.joined(separator: " | "))
        }
        changes.compare("font size", old.fontSize.text, new.fontSize.text)
        changes.compare("font weight", String(old.fontWeight), String(new.fontWeight))
        changes.compare("text colour", old.color.longHex, new.color.longHex)
        changes.compare("alignment", old.alignment.rawValue, new.alignment.rawValue)
    }
}

extension Transform {
    fileprivate var text: String? {
        isIdentity ? nil : "(\(DataText.transform(self)))"
    }
}

extension Corners {
    fileprivate var maskText: String {
        let names = Mask.names.filter { rounded.contains($0.corner) }.map(\.name)
        return rounded == .all ? "all" : names.isEmpty ? "none" : names.joined(separator: " ")
    }

    fileprivate var curveText: String {
        isContinuous ? "continuous" : "circular"
    }
}
