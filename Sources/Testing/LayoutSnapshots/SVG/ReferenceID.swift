/// Names for the clip paths, filters and gradients of a file. Made from the node that they belong to, so that a new
/// node elsewhere leaves them as they are.
enum ReferenceID {
    enum Purpose: String {
        case clip, shadow, fill, blur
    }

    static func make(_ purpose: Purpose, _ node: String) -> String {
        purpose.rawValue + ":" + node.unicodeScalars.map(encode).joined()
    }

    static func url(_ purpose: Purpose, _ node: String) -> String {
        "url(#\(make(purpose, node)))"
    }

    /// Different nodes keep different names: an underscore stands for two, and a character that does not belong
    /// into a URL for its number between underscores.
    private static func encode(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "/": String(scalar)
        case "_": "__"
        default: "_" + String(scalar.value, radix: 16) + "_"
        }
    }
}
