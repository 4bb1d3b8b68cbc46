import Foundation

/// A copied item: its value in each representation in which it can be pasted, by uniform type identifier.
struct PasteboardItem {
    private(set) var values: [(type: String, value: Any)]

    /// The order of a dictionary is undefined: sorted by name.
    init(_ representations: [String: Any]) {
        values = representations.sorted { $0.key < $1.key }.flatMap { type, value in
            type == UIPasteboard.typeAutomatic ? Self.forms(of: value) : [(type, value)]
        }
    }

    /// The representations in which UIKit stores an object without a given one.
    private static func forms(of value: Any) -> [(String, Any)] {
        switch value {
        case is String: [(PasteboardTypes.text, value)]
        case let url as URL: [(url.isFileURL ? PasteboardTypes.fileURL : PasteboardTypes.url, value)]
        case is UIImage: [(PasteboardTypes.png, value)]
        case is UIColor: [(PasteboardTypes.color, value)]
        default: []
        }
    }

    var types: [String] { values.map(\.type) }
    var dictionary: [String: Any] { Dictionary(values.map { ($0.type, $0.value) }) { first, _ in first } }

    func value(of type: String) -> Any? { values.first { $0.type == type }?.value }
    func contains(any types: [String]) -> Bool { values.contains { types.contains($0.type) } }

    /// Returns the value with a type of the list and a Swift type.
    func first<Value>(_ types: [String], as convert: (Any) -> Value?) -> Value? {
        values.filter { types.contains($0.type) }.compactMap { convert($0.value) }.first
    }
}

/// The uniform type identifiers of values for which pasteboards have their own representation.
enum PasteboardTypes {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let fileURL = "public.file-url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"

    static let strings = [text, "public.text", "public.plain-text"]
    static let urls = [url, fileURL]
    static let images = [png, "public.jpeg", "public.tiff", "com.compuserve.gif"]
    static let colors = [color]
}
