/// Writes the parts that several pictures share once.
///
/// The presenter behind a sheet, or the content of a card, is the same in every picture of a filmstrip, to the last
/// character. The first one stays in place and gets a name; the others become a `use` of it.
enum SharedElements {
    fileprivate static let prefix = "same:"
    /// Shorter elements are easier to read unshared.
    fileprivate static let shortest = 240

    static func shared(_ pictures: [SVGElement]) -> [SVGElement] {
        var counts: [SVGElement: Int] = [:]
        for picture in pictures { count(in: picture, &counts) }
        var sharing = Sharing(counts: counts)
        let shared = pictures.enumerated().map { index, picture in
            named(sharing.picture(picture), "\(index + 1)/")
        }
        return shared.map { sharing.withoutUnusedNames($0) }
    }

    /// Puts everything back in its place.
    static func resolved(_ root: SVGElement) throws -> SVGElement {
        var originals: [String: SVGElement] = [:]
        var names: Set<String> = []
        collect(root, &originals, &names)
        var resolved = root
        try resolved.changeAll { element in
            guard element.name == "use" else { return }
            let name = element["href"].map { String($0.dropFirst()) } ?? ""
            guard let original = originals[name] else {
                // The content of a node in perspective is already used by its drawing, and stays there.
                if names.contains(name) { return }
                throw SceneFileError(line: nil, reason: "A picture uses an element that does not exist.")
            }
            element = original
            element.attributes.removeAll { $0.name == "id" }
        }
        return resolved
    }

    private static func collect(
        _ element: SVGElement, _ originals: inout [String: SVGElement], _ names: inout Set<String>
    ) {
        if let name = element["id"] {
            names.insert(name)
            if name.hasPrefix(prefix) { originals[name] = element }
        }
        element.children.forEach { collect($0, &originals, &names) }
    }

    // MARK: Sharing

    private static func count(in picture: SVGElement, _ counts: inout [SVGElement: Int]) {
        for child in picture.children where !isDefinition(child) {
            if child["id"] == nil, child.canBeShared { counts[child, default: 0] += 1 }
            count(in: child, &counts)
        }
    }

    /// The content of a node in perspective has a name as well, but is drawn like any other.
    fileprivate static func isDefinition(_ element: SVGElement) -> Bool {
        element["id"] != nil && element.name != "g"
    }

    private struct Sharing {
        let counts: [SVGElement: Int]
        var names: [SVGElement: String] = [:]
        var used: Set<String> = []

        mutating func picture(_ element: SVGElement) -> SVGElement {
            guard !SharedElements.isDefinition(element) else { return element }
            var copy = element
            copy.children = element.children.map { child in
                guard child["id"] == nil, child.canBeShared, counts[child, default: 0] > 1 else {
                    return picture(child)
                }
                if let name = names[child] {
                    used.insert(name)
                    var use = SVGElement("use")
                    use.set("href", "#" + name)
                    return use
                }
                let name = "\(SharedElements.prefix)\(names.count + 1)"
                names[child] = name
                var original = picture(child)
                original.attributes.insert(SVGElement.Attribute(name: "id", value: name), at: 0)
                return original
            }
            return copy
        }

        func withoutUnusedNames(_ element: SVGElement) -> SVGElement {
            var copy = element
            copy.changeAll { element in
                element.attributes.removeAll {
                    $0.name == "id" && $0.value.hasPrefix(SharedElements.prefix) && !used.contains($0.value)
                }
            }
            return copy
        }
    }

    /// Names must be unique among the pictures.
    private static func named(_ element: SVGElement, _ picture: String) -> SVGElement {
        var copy = element
        copy.changeAll { element in
            for (index, attribute) in element.attributes.enumerated() {
                if attribute.name == "id", !attribute.value.hasPrefix(prefix) {
                    element.attributes[index].value = picture + attribute.value
                } else if attribute.value.hasPrefix("url(#") {
                    element.attributes[index].value = "url(#" + picture + attribute.value.dropFirst(5)
                } else if attribute.name == "href", attribute.value.hasPrefix("#"),
                    !attribute.value.hasPrefix("#" + prefix)
                {
                    element.attributes[index].value = "#" + picture + attribute.value.dropFirst()
                }
            }
        }
        return copy
    }
}

extension SVGElement {
    /// Changes the element, and then everything in it.
    fileprivate mutating func changeAll(_ change: (inout SVGElement) throws -> Void) rethrows {
        try change(&self)
        for index in children.indices { try children[index].changeAll(change) }
    }

    /// True if an element is long enough, and free of references to names elsewhere.
    fileprivate var canBeShared: Bool {
        guard name != "defs", document.utf8.count >= SharedElements.shortest else { return false }
        var (defined, needed): (Set<String>, Set<String>) = ([], [])
        names(defined: &defined, needed: &needed)
        return needed.isSubset(of: defined)
    }

    private func names(defined: inout Set<String>, needed: inout Set<String>) {
        for attribute in attributes {
            if attribute.name == "id" { defined.insert(attribute.value) }
            if attribute.value.hasPrefix("url(#") { needed.insert(String(attribute.value.dropFirst(5).dropLast())) }
            if attribute.name == "href", attribute.value.hasPrefix("#") {
                needed.insert(String(attribute.value.dropFirst()))
            }
        }
        for child in children { child.names(defined: &defined, needed: &needed) }
    }
}
