import LayoutSnapshots

/// Merges the versions of an element in all frames into one element.
///
/// The frames are runs, numbered from 0. Elements of two frames are the same one if they stand for the same node, or
/// the same part of one, and differ only in what can change gradually; other elements are added and removed. In every
/// frame the visible elements are those of the frame, in its order.
struct FrameMerge {
    /// An element in the runs that contain it.
    typealias Version = (run: Int, element: SVGElement)

    let timeline: Timeline
    /// The run that is shown if nothing moves.
    let still: Int
    /// The written names of the definitions.
    let names: [String: String]
    private(set) var sheet = AnimationSheet()

    init(timeline: Timeline, still: Int, names: [String: String]) {
        self.timeline = timeline
        self.still = still
        self.names = names
    }

    /// Returns the merged contents of the runs.
    mutating func elements(of contents: [SVGElement]) -> [SVGElement] {
        children(of: contents.enumerated().map { ($0.offset, $0.element) })
    }

    mutating func definitions(_ pool: DefinitionPool) -> [SVGElement] {
        pool.definitions.map { definition in
            var element = merged(definition.versions, whenever: nil)
            element.attributes.removeAll { $0.name == "id" }
            element.attributes.insert(SVGElement.Attribute(name: "id", value: definition.name), at: 0)
            return element
        }
    }

    private mutating func children(of versions: [Version]) -> [SVGElement] {
        var row = SlotRow()
        for version in versions { row.add(version.element.children, of: version.run) }
        let runs = versions.map(\.run)
        return row.slots.map { merged($0.versions, whenever: runs) }
    }

    /// - Parameter runs: The runs that contain the element's parent, or nil if its presence cannot be seen.
    private mutating func merged(_ versions: [Version], whenever runs: [Int]?) -> SVGElement {
        let shown = (versions.first { $0.run == still } ?? versions[0]).element
        let isConstant = versions.allSatisfy { $0.element == versions[0].element }
        var element = isConstant ? plain(shown) : SVGElement(shown.name, text: shown.text)
        var animations: [String] = []
        if !isConstant {
            element.attributes = shown.attributes.filter { $0.name != "display" }.compactMap(plain)
            element.children = children(of: versions)
            for name in Self.attributes(of: versions) where name != "opacity" {
                if let rule = rule(for: name, of: versions, shown: shown) { animations.append(rule) }
            }
        }
        if let rule = opacity(of: versions, whenever: runs, on: &element) { animations.append(rule) }
        if !animations.isEmpty { element.set("style", "animation-name:" + animations.joined(separator: ",")) }
        return element
    }

    // MARK: What changes

    /// Returns the names of the attributes that differ between versions, in the order of their appearance.
    private static func attributes(of versions: [Version]) -> [String] {
        var names: [String] = []
        for version in versions {
            for attribute in version.element.attributes
            where !names.contains(attribute.name) && !attribute.name.hasPrefix("data-") {
                names.append(attribute.name)
            }
        }
        return names.filter { name in
            name != "display" && versions.contains { $0.element[name] != versions[0].element[name] }
        }
    }

    private mutating func rule(for attribute: String, of versions: [Version], shown: SVGElement) -> String? {
        if attribute == "transform" {
            let transforms = spread(versions) { PlaneTransform(attribute: $0["transform"]) }
            return rule("transform", PlaneTransform.values(transforms))
        }
        if let property = AnimatedAttributes.property(attribute, of: shown.name) {
            let values = spread(versions) { AnimatedAttributes.value(renamed($0[attribute]), of: property) }
            return rule(attribute, values, isContinuous: AnimatedAttributes.isContinuous(values, property))
        }
        // A line of text cannot change its place, so it is moved from its first one. Done once for both directions.
        let places = versions.map { (Points(text: $0.element["x"] ?? "0"), Points(text: $0.element["y"] ?? "0")) }
        guard attribute == "x" || places.allSatisfy({ $0.0 == places[0].0 }),
            let x = Points(text: shown["x"] ?? "0"), let y = Points(text: shown["y"] ?? "0")
        else { return nil }
        let moves = spread(versions) { element -> PlaneTransform? in
            guard let newX = Points(text: element["x"] ?? "0"), let newY = Points(text: element["y"] ?? "0")
            else { return nil }
            return PlaneTransform(x: newX - x, y: newY - y)
        }
        return rule("transform", PlaneTransform.values(moves))
    }

    /// Returns the visibility of an element in each run, which is 0 while it is absent.
    private mutating func opacity(
        of versions: [Version], whenever runs: [Int]?, on element: inout SVGElement
    ) -> String? {
        var values = spread(versions) { $0.isDrawn ? $0["opacity"] ?? "1" : "0" }
        var isThere = [Bool](repeating: false, count: timeline.runCount)
        for version in versions { isThere[version.run] = version.element.isDrawn }
        for run in runs ?? [] where !isThere[run] { values[run] = "0" }
        if (values[still] ?? values.lazy.compactMap { $0 }.first) == "0" {
            element.attributes.removeAll { $0.name == "opacity" }
            element.set("opacity", "0")
        }
        let keyframes = timeline.keyframes(values) { isThere[$0] != isThere[$0 + 1] }
        return keyframes.isEmpty ? nil : sheet.name("opacity", keyframes)
    }

    private mutating func rule(_ property: String, _ values: [String?], isContinuous: Bool = true) -> String? {
        let keyframes = timeline.keyframes(values) { _ in !isContinuous }
        return keyframes.isEmpty ? nil : sheet.name(property, keyframes)
    }

    /// Returns a value for each run, nil if the element is absent.
    private func spread<Value>(_ versions: [Version], _ value: (SVGElement) -> Value?) -> [Value?] {
        var values = [Value?](repeating: nil, count: timeline.runCount)
        for version in versions { values[version.run] = value(version.element) }
        return values
    }

    // MARK: What stays

    /// Returns an element without the data that only a reference needs, and without the definitions, which stand
    /// elsewhere.
    private func plain(_ element: SVGElement) -> SVGElement {
        var copy = SVGElement(element.name, text: element.text)
        copy.attributes = element.attributes.compactMap(plain)
        copy.children = element.children.filter { $0["id"] == nil }.map(plain)
        return copy
    }

    private func plain(_ attribute: SVGElement.Attribute) -> SVGElement.Attribute? {
        guard !attribute.name.hasPrefix("data-") else { return nil }
        if let name = attribute.definition.flatMap({ names[$0] }) { return attribute.refer(to: name) }
        return attribute
    }

    private func renamed(_ value: String?) -> String? {
        guard let value, value.hasPrefix("url(#"), let name = names[String(value.dropFirst(5).dropLast())] else {
            return value
        }
        return "url(#\(name))"
    }
}

extension SVGElement {
    /// True if any of it can be seen: not if it is seen from its edge.
    fileprivate var isDrawn: Bool { self["display"] != "none" }
}
