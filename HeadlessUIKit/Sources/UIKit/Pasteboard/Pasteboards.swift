import Foundation

/// The contents of one pasteboard, shared by all of its instances.
// Unchecked: everything is read and written under the lock.
final class PasteboardContents: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [PasteboardItem] = []
    private var count = 0

    var items: [PasteboardItem] { lock.withLock { stored } }
    var changeCount: Int { lock.withLock { count } }

    func replace(with items: [PasteboardItem]) {
        lock.withLock {
            stored = items
            count += 1
        }
    }
}

/// The pasteboards of a device, by name.
// Unchecked: everything is read and written under the lock.
final class Pasteboards: @unchecked Sendable {
    /// Those of the device whose code runs. On another thread than the main one, those of no device.
    static var shared: Pasteboards {
        guard HeadlessIsMainQueue() else { return elsewhere }
        return MainActor.assumeIsolated { ProcessState.current.pasteboards }
    }
    private static let elsewhere = Pasteboards()

    private let lock = NSLock()
    private var byName: [UIPasteboard.Name: PasteboardContents] = [:]
    let general: UIPasteboard

    init() {
        let contents = PasteboardContents()
        byName[.general] = contents
        general = UIPasteboard(.general, contents)
    }

    func has(_ name: UIPasteboard.Name) -> Bool { lock.withLock { name == .general || byName[name] != nil } }

    /// Makes one if there is none.
    func contents(of name: UIPasteboard.Name) -> PasteboardContents {
        lock.withLock {
            if let contents = byName[name] { return contents }
            let contents = PasteboardContents()
            byName[name] = contents
            return contents
        }
    }

    func remove(_ name: UIPasteboard.Name) {
        lock.withLock { byName.removeValue(forKey: name)?.replace(with: []) }
    }
}
