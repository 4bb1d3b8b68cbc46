import Foundation

@testable import AnimatedPictures
@testable import LayoutSnapshots

/// Shows an animated SVG like a browser: its content at a moment.
struct AnimatedSVGPlayer {
    private let root: SVGElement
    private let length: Double
    private var rules: [String: Rule] = [:]

    private struct Rule {
        var property: String
        var keyframes: [(share: Double, value: String, stays: Bool)]
    }

    init(_ svg: String) throws {
        root = try ElementReader.read(svg)
        var length = 1.0
        for style in root.children where style.name == "style" {
            guard let text = style.text else { continue }
            if let name = text.between("@keyframes ", "{") {
                rules[name] = Self.rule(String(text.drop { $0 != "{" }.dropFirst().dropLast()))
            } else if let seconds = text.between("animation:", "s ") {
                length = Double(seconds) ?? 1
            }
        }
        self.length = length
    }

    var ruleCount: Int { rules.count }

    private static func rule(_ body: String) -> Rule {
        var rule = Rule(property: "", keyframes: [])
        for step in body.split(separator: "}") {
            let parts = step.split(separator: "{")
            let settings = parts[1].split(separator: ";")
            let setting = settings[0].split(separator: ":", maxSplits: 1).map(String.init)
            rule.property = setting[0]
            rule.keyframes.append((Double(parts[0].dropLast()) ?? -1, setting[1], settings.count > 1))
        }
        return rule
    }

    /// Returns the visible content. Only for the moments of frames: values between two keyframes are not computed.
    func seen(at seconds: Double) -> [SeenElement] {
        let share = (seconds * 10_000 / length).rounded() / 100
        let definitions = root.children.first { $0.name == "defs" }?.children ?? []
        return root.children.filter { $0.name != "style" && $0.name != "defs" }.compactMap { child in
            SeenElement(
                child, definition: { name in definitions.first { $0["id"] == name } },
                values: { values(of: $0, at: share) })
        }
    }

    private func values(of element: SVGElement, at share: Double) -> [String: String] {
        guard let names = element["style"]?.dropFirst("animation-name:".count).split(separator: ",") else { return [:] }
        var values: [String: String] = [:]
        for name in names {
            guard let rule = rules[String(name)] else {
                values["?"] = "no rule \(name)"
                continue
            }
            values[rule.property] = value(of: rule, at: share)
        }
        return values
    }

    private func value(of rule: Rule, at share: Double) -> String {
        guard let index = rule.keyframes.lastIndex(where: { $0.share <= share }) else { return "before the first" }
        let keyframe = rule.keyframes[index]
        guard index + 1 < rule.keyframes.count, keyframe.share < share, !keyframe.stays else { return keyframe.value }
        let next = rule.keyframes[index + 1].value
        return next == keyframe.value ? next : "between \(keyframe.value) and \(next)"
    }
}

/// The visible content of an element, however it is written.
struct SeenElement: Equatable {
    var name: String
    var text: String?
    var attributes: [String: String] = [:]
    var children: [SeenElement] = []

    /// Nil if nothing is visible. Names of definitions are replaced by the definitions.
    init?(
        _ element: SVGElement, definition: (String) -> SVGElement?,
        values: (SVGElement) -> [String: String] = { _ in [:] }
    ) {
        name = element.name
        text = element.text
        for attribute in element.attributes where !attribute.name.hasPrefix("data-") {
            if !["id", "style"].contains(attribute.name) { attributes[attribute.name] = attribute.value }
        }
        if let transform = PlaneTransform(attribute: attributes["transform"]) {
            attributes["transform"] = PlaneTransform.values([transform, .turned])[0]
        }
        for (property, value) in values(element) { animate(property, value) }
        for (attribute, value) in attributes {
            let link = attribute == "href" && value.hasPrefix("#") ? String(value.dropFirst()) : nil
            if let name = link ?? value.between("url(#", ")") {
                attributes[attribute] =
                    definition(name).flatMap { SeenElement($0, definition: definition, values: values) }
                    .map(\.description) ?? "nothing is called \(name)"
            } else if Self.usual[attribute] == value || value == "matrix(1,0,0,1,0,0)" {
                attributes[attribute] = nil
            }
        }
        guard attributes["opacity"] != "0", attributes["display"] != "none" else { return nil }
        children = element.children.filter { $0["id"] == nil }.compactMap {
            SeenElement($0, definition: definition, values: values)
        }
    }

    private static let usual = [
        "x": "0", "y": "0", "rx": "0", "opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "stroke": "none",
        "clip-path": "none", "filter": "none", "stroke-width": "1", "fill": "#000000",
    ]

    private mutating func animate(_ property: String, _ value: String) {
        guard property == "transform" else {
            attributes[property] = value.hasSuffix("px") ? String(value.dropLast(2)) : value
            return
        }
        guard let move = value.between("translate(", ")") else {
            attributes["transform"] = value
            return
        }
        let numbers = move.split(separator: ",").map { Points(text: $0.dropLast(2)) ?? 0 }
        if name == "text" {
            for (attribute, number) in zip(["x", "y"], numbers) {
                attributes[attribute] = ((Points(text: attributes[attribute] ?? "0") ?? 0) + number).text
            }
        } else {
            attributes["transform"] = PlaneTransform.values([PlaneTransform(x: numbers[0], y: numbers[1]), .turned])[0]
        }
    }

    var description: String {
        let sorted = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "<\(name) \(sorted.joined(separator: " "))>\(text ?? "")\(children.map(\.description).joined())</>"
    }
}

extension PlaneTransform {
    /// An element next to which every transform is written as a matrix.
    fileprivate static var turned: PlaneTransform? { PlaneTransform(attribute: "matrix(0 1 -1 0 0 0)") }
}

extension String {
    fileprivate func between(_ start: String, _ end: String) -> String? {
        guard let first = range(of: start), let last = self[first.upperBound...].range(of: end) else {
            return nil
        }
        return String(self[first.upperBound..<last.lowerBound])
    }
}
