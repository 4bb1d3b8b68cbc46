/// The name of a reference: `<Feature>/<scenario>@<device>[.<variant>]`. It is the path below the snapshots folder,
/// without the extension.
package struct SnapshotName: Hashable, Sendable {
    package let path: String

    package struct Illegal: Error, Hashable, CustomStringConvertible {
        package var name: String
        package var reason: String

        package var description: String { "\"\(name)\" cannot name a snapshot: \(reason)" }
    }

    /// Rejects any name that would have to be changed: two names must never become one file.
    package init(_ name: String, scene: Scene) throws {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 2 else {
            throw Illegal(name: name, reason: "it needs a feature and a scenario, as in \"Card/default\".")
        }
        guard !parts.contains("") else {
            throw Illegal(name: name, reason: "a part of it is empty.")
        }
        if let character = parts.joined().first(where: { !Self.isLegal($0) }) {
            throw Illegal(
                name: name, reason: "\"\(character)\" is not allowed. Use letters, digits, - and _ from ASCII.")
        }
        let device = scene.screen.device
        guard !device.isEmpty, device.allSatisfy(Self.isLegal) else {
            throw Illegal(
                name: device, reason: "a device's name uses letters, digits, - and _ from ASCII, and nothing else.")
        }
        path = ([name + "@" + device] + Self.variants(of: scene)).joined(separator: ".")
    }

    /// The unusual properties of the scene, in a fixed order.
    private static func variants(of scene: Scene) -> [String] {
        var variants: [String] = []
        switch scene.orientation {
        case .portrait: break
        case .landscapeLeft: variants.append("landscape")
        case .landscapeRight: variants.append("landscapeRight")
        case .portraitUpsideDown: variants.append("upsideDown")
        }
        if let width = scene.appWidth { variants.append("width\(width.units / Hundredths.unitsPerOne)") }
        if scene.appearance == .dark { variants.append("dark") }
        if scene.contrast == .high { variants.append("contrast") }
        if scene.direction == .rightToLeft { variants.append("rtl") }
        if scene.textSize != "large" { variants.append(scene.textSize) }
        return variants
    }

    /// Returns whether a character can be part of a file's name.
    static func isLegal(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
}
