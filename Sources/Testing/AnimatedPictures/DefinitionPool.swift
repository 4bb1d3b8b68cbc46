import LayoutSnapshots

/// The definitions that elements of an animated SVG refer to by name: clip paths, shadows, gradients.
///
/// A clip rectangle may change gradually. Everything else has one definition for each of its appearances, and elements
/// switch from one definition to the next.
struct DefinitionPool {
    struct Definition {
        let name: String
        var versions: [FrameMerge.Version]
    }

    /// In the order of their first appearance.
    private(set) var definitions: [Definition] = []
    /// The written names for the names in a frame.
    private(set) var names: [String: String] = [:]
    /// The names that stand for several definitions, and the definition of each in each run.
    private var variants: [String: [Int: String]] = [:]

    /// - Parameter contents: The contents of the runs.
    init(_ contents: [SVGElement]) {
        var order: [String] = []
        var found: [String: [FrameMerge.Version]] = [:]
        for (run, content) in contents.enumerated() {
            Self.collect(content) { id, element in
                if found[id] == nil { order.append(id) }
                found[id, default: []].append((run, element))
            }
        }
        var known: [SVGElement: String] = [:]
        for id in order { add(id, found[id] ?? [], &known) }
        let unresolved = definitions
        for (index, definition) in unresolved.enumerated() {
            definitions[index].versions = definition.versions.map { ($0.run, resolved($0.element, in: $0.run)) }
        }
    }

    private mutating func add(_ id: String, _ versions: [FrameMerge.Version], _ known: inout [SVGElement: String]) {
        var groups: [(shape: SVGElement?, versions: [FrameMerge.Version])] = []
        for version in versions {
            let shape = version.element.isClippingRectangle ? nil : version.element
            if let index = groups.firstIndex(where: { $0.shape == shape }) {
                groups[index].versions.append(version)
            } else {
                groups.append((shape, [version]))
            }
        }
        for (index, group) in groups.enumerated() {
            let key = groups.count == 1 ? id : "\(id)@\(index + 1)"
            names[key] = define(group.versions, &known)
            guard groups.count > 1 else { continue }
            for version in group.versions { variants[id, default: [:]][version.run] = key }
        }
    }

    /// The same definition under another name, if there is one already.
    private mutating func define(_ versions: [FrameMerge.Version], _ known: inout [SVGElement: String]) -> String {
        let name = "d\(definitions.count + 1)"
        if versions.allSatisfy({ $0.element == versions[0].element }) {
            var unnamed = versions[0].element
            unnamed.attributes.removeAll { $0.name == "id" }
            if let name = known[unnamed] { return name }
            known[unnamed] = name
        }
        definitions.append(Definition(name: name, versions: versions))
        return name
    }

    /// Returns the content of a run, in which every name stands for one definition.
    func resolved(_ element: SVGElement, in run: Int) -> SVGElement {
        guard !variants.isEmpty else { return element }
        var copy = element
        for index in copy.attributes.indices {
            let attribute = copy.attributes[index]
            if let id = attribute.definition, let variant = variants[id]?[run] {
                copy.attributes[index] = attribute.refer(to: variant)
            }
        }
        copy.children = element.children.map { resolved($0, in: run) }
        return copy
    }

    private static func collect(_ element: SVGElement, _ found: (String, SVGElement) -> Void) {
        for child in element.children {
            if let id = child["id"] { found(id, child) }
            // The content of a node in perspective has its own definitions.
            if child["id"] == nil || child.name == "g" { collect(child, found) }
        }
    }
}

extension SVGElement.Attribute {
    /// The name of the definition that the attribute refers to, or nil if it refers to none.
    var definition: String? {
        if value.hasPrefix("url(#") { return String(value.dropFirst(5).dropLast()) }
        return name == "href" && value.hasPrefix("#") ? String(value.dropFirst()) : nil
    }

    /// Returns the same attribute with another definition.
    func refer(to definition: String) -> SVGElement.Attribute {
        SVGElement.Attribute(name: name, value: name == "href" ? "#" + definition : "url(#\(definition))")
    }
}

extension SVGElement {
    fileprivate var isClippingRectangle: Bool {
        name == "clipPath" && children.count == 1 && children[0].name == "rect"
    }
}
