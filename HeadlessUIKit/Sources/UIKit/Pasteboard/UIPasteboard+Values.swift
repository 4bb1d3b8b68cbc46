import Foundation

// The single values are those of the first item. Setting one, or a list, replaces everything; nil clears the
// pasteboard.
extension UIPasteboard {
    public var string: String? {
        get { contents.items.first?.first(PasteboardTypes.strings, as: Self.text) }
        set { strings = newValue.map { [$0] } }
    }
    public var strings: [String]? {
        get { all(PasteboardTypes.strings, as: Self.text) }
        set { set(newValue) }
    }
    public var hasStrings: Bool { contains(pasteboardTypes: PasteboardTypes.strings, inItemSet: nil) }

    public var url: URL? {
        get { contents.items.first?.first(PasteboardTypes.urls, as: Self.address) }
        set { urls = newValue.map { [$0] } }
    }
    public var urls: [URL]? {
        get { all(PasteboardTypes.urls, as: Self.address) }
        set { set(newValue) }
    }
    public var hasURLs: Bool { contains(pasteboardTypes: PasteboardTypes.urls, inItemSet: nil) }

    public var image: UIImage? {
        get { contents.items.first?.first(PasteboardTypes.images) { $0 as? UIImage } }
        set { images = newValue.map { [$0] } }
    }
    public var images: [UIImage]? {
        get { all(PasteboardTypes.images) { $0 as? UIImage } }
        set { set(newValue) }
    }
    public var hasImages: Bool { contains(pasteboardTypes: PasteboardTypes.images, inItemSet: nil) }

    public var color: UIColor? {
        get { contents.items.first?.first(PasteboardTypes.colors) { $0 as? UIColor } }
        set { colors = newValue.map { [$0] } }
    }
    public var colors: [UIColor]? {
        get { all(PasteboardTypes.colors) { $0 as? UIColor } }
        set { set(newValue) }
    }
    public var hasColors: Bool { contains(pasteboardTypes: PasteboardTypes.colors, inItemSet: nil) }

    /// Nil if no item has such a value.
    private func all<Value>(_ types: [String], as convert: (Any) -> Value?) -> [Value]? {
        let values = contents.items.compactMap { $0.first(types, as: convert) }
        return values.isEmpty ? nil : values
    }

    private func set(_ values: [Any]?) {
        replace(with: (values ?? []).map { PasteboardItem([Self.typeAutomatic: $0]) })
    }

    private static func text(_ value: Any) -> String? {
        value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }

    private static func address(_ value: Any) -> URL? {
        value as? URL ?? text(value).flatMap { URL(string: $0) }
    }
}
