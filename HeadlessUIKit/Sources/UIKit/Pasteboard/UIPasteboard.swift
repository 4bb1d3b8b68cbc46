import Foundation

/// The copied items, in the memory of the process: no other app sees them, and nothing outlives the test.
///
/// Objects that are set through `string`, `url`, `image` and `color` come back unchanged: nothing is converted to data.
/// The members that need item providers are not declared, because Linux has none.
// Unchecked: only the contents of a pasteboard change, and those have a lock.
open class UIPasteboard: NSObject, @unchecked Sendable {
    public let name: UIPasteboard.Name
    let contents: PasteboardContents

    init(_ name: Name, _ contents: PasteboardContents) {
        self.name = name
        self.contents = contents
        super.init()
    }

    /// The system's own, which all apps use. Each stage has one.
    open class var general: UIPasteboard { Pasteboards.shared.general }

    /// - Parameter create: True if a missing one is made. Otherwise the result is `nil` then.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard create || Pasteboards.shared.has(pasteboardName) else { return nil }
        self.init(pasteboardName, Pasteboards.shared.contents(of: pasteboardName))
    }

    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return UIPasteboard(name, Pasteboards.shared.contents(of: name))
    }

    /// Removes its content. The general pasteboard stays.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard pasteboardName != .general, Pasteboards.shared.has(pasteboardName) else { return }
        let pasteboard = UIPasteboard(pasteboardName, Pasteboards.shared.contents(of: pasteboardName))
        NotificationCenter.default.post(name: removedNotification, object: pasteboard)
        Pasteboards.shared.remove(pasteboardName)
    }

    /// Increases by one with every change.
    open var changeCount: Int { contents.changeCount }

    // MARK: Items

    open var numberOfItems: Int { contents.items.count }
    /// Each item in its representations, by uniform type identifiers. Setting it replaces the content.
    open var items: [[String: Any]] {
        get { contents.items.map(\.dictionary) }
        set { setItems(newValue) }
    }

    open func addItems(_ items: [[String: Any]]) { replace(with: contents.items + items.map(PasteboardItem.init)) }

    /// Replaces the content. With an expiration date it has to be called on the main thread.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        replace(with: items.map(PasteboardItem.init))
        guard let date = options[.expirationDate] as? Date else { return }
        let (count, seconds) = (changeCount, date.timeIntervalSinceNow)
        MainActor.assumeIsolated {
            let loop = MainLoop.current
            loop.schedule(at: loop.now.advanced(by: max(0, seconds)), isAwaited: false) {
                if self.changeCount == count { self.replace(with: []) }
            }
        }
    }

    func replace(with items: [PasteboardItem]) {
        let old = Set(contents.items.flatMap(\.types))
        contents.replace(with: items)
        let new = Set(items.flatMap(\.types))
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ])
    }
}
