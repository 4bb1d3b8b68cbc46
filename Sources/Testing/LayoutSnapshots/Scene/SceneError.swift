/// A reason why something cannot become a scene, or a scene cannot become a file.
package enum SceneError: Error, Hashable, CustomStringConvertible {
    case notFinite(node: String, property: String, value: String)
    case duplicate(node: String)

    package var description: String {
        switch self {
        case .notFinite(let node, let property, let value):
            "The \(property) of \(node) is \(value), which is not a number that can be drawn."
        case .duplicate(let node):
            "Two nodes are called \(node); a node's name must be its own."
        }
    }
}
