/// Names for the clip paths, filters and gradients of a file. They are made from the node's name, so that a new node
/// elsewhere does not change them.
enum ReferenceID {
    enum Purpose: String {
        case clip, shadow, fill, tint, blur
        /// The content in perspective, and a part of it.
        case plane, piece
    }

    static func make(_ purpose: Purpose, _ node: String) -> String {
        purpose.rawValue + ":" + (node.utf8.allSatisfy(isPlain) ? node : node.unicodeScalars.map(encode).joined())
    }

    static func url(_ purpose: Purpose, _ node: String) -> String {
        "url(#\(make(purpose, node)))"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || "-./".utf8.contains(byte)
    }

    /// Different nodes have different names: an underscore is doubled, and a character that is not allowed in a URL
    /// becomes its number between underscores.
    private static func encode(_ scalar: Unicode.Scalar) -> String {
        if let byte = UInt8(exactly: scalar.value), isPlain(byte) { return String(scalar) }
        return scalar == "_" ? "__" : "_" + String(scalar.value, radix: 16) + "_"
    }
}
