import Foundation

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public static let general = UIPasteboard.Name("com.apple.UIKit.pboard.general")
    }

    /// The lifetime and the reach of copied items.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The `Date` at which the items disappear, measured on the virtual clock: a date ten seconds ahead is reached
        /// when the clock has advanced by ten seconds.
        public static let expirationDate = UIPasteboard.OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Keeps the items from the user's other devices, which do not exist here.
        public static let localOnly = UIPasteboard.OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted when the content of the pasteboard has changed. The user info has the types that were added and removed.
    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard is about to be removed.
    public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

    /// Used as the type of a string, a URL, an image or a colour, it stands for the type of that value.
    public static let typeAutomatic = "com.apple.uikit.type-automatic"
}

extension UIPasteboard {
    /// The representations of the first item.
    public var types: [String] { contents.items.first?.types ?? [] }

    /// Nil stands for all items.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet).map(\.types) }

    /// Returns whether the first item has one of the representations.
    public func contains(pasteboardTypes: [String]) -> Bool {
        contents.items.first?.contains(any: pasteboardTypes) ?? false
    }

    /// Returns whether one of the items has one of the representations. Nil stands for all items.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        items(in: itemSet).contains { $0.contains(any: pasteboardTypes) }
    }

    /// Returns the items that have one of the representations; `nil` without such an item.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let set = IndexSet(
            contents.items.enumerated().filter { $0.element.contains(any: pasteboardTypes) }.map(\.offset))
        return set.isEmpty ? nil : set
    }

    // MARK: Values of a type

    /// Returns the value of the first item.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.items.first?.value(of: pasteboardType)
    }

    /// Returns one value for each item that has the representation. Nil stands for all items.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet).compactMap { $0.value(of: pasteboardType) }
    }

    /// Replaces the content with one item.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replace(with: [PasteboardItem([pasteboardType: value])])
    }

    /// Returns data that was set, or the UTF-8 of a text or a URL. An image and a colour have no data here.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(Self.data)
    }

    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.data)
    }

    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    private static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    private func items(in set: IndexSet?) -> [PasteboardItem] {
        let items = contents.items
        guard let set else { return items }
        return set.filter(items.indices.contains).map { items[$0] }
    }
}
