import Foundation
import Testing
import UIKit

@MainActor
struct UIPasteboardTests {
    private let board = UIPasteboard.withUniqueName()

    @Test("Strings, addresses, images and colours come back as they were set, each replacing what was there")
    func values() throws {
        board.string = "one"
        #expect(board.string == "one")
        #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
        let address = try #require(URL(string: "https://example.org/a"))
        board.url = address
        #expect(board.url == address)
        #expect(board.string == nil)
        #expect(board.types == ["public.url"])
        board.url = URL(fileURLWithPath: "/a.txt")
        #expect(board.types == ["public.file-url"])
        #expect(board.url?.path == "/a.txt")
        let image = UIImage()
        board.image = image
        #expect(board.image === image)
        #expect(board.types == ["public.png"])
        board.colors = [.red, .green]
        #expect(board.color == .red)
        #expect(board.colors == [.red, .green])
        board.color = nil
        #expect(board.numberOfItems == 0)
        #expect(board.colors == nil)
        #expect(board.changeCount == 6)
    }

    @Test("Several items keep their order; single values are the first item's")
    func severalItems() {
        board.strings = ["one", "two"]
        board.addItems([["public.url": "https://example.org"]])
        #expect(board.string == "one")
        #expect(board.strings == ["one", "two"])
        #expect(board.url == nil)
        #expect(board.urls?.map(\.absoluteString) == ["https://example.org"])
        #expect(board.numberOfItems == 3)
        #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 2))
        #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == nil)
        #expect(!board.contains(pasteboardTypes: ["public.url"]))
        #expect(board.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
        #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet(0...1)))
        #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["public.utf8-plain-text"]])
    }

    @Test("An item has several forms, and an app's own data")
    func forms() {
        board.items = [["public.utf8-plain-text": "text", "org.example.note": Data([1, 2])]]
        #expect(board.types == ["org.example.note", "public.utf8-plain-text"])
        #expect(board.data(forPasteboardType: "org.example.note") == Data([1, 2]))
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "text")
        #expect(board.value(forPasteboardType: "public.png") == nil)
        board.setData(Data("new".utf8), forPasteboardType: "public.plain-text")
        #expect(board.string == "new")
        #expect(board.items.count == 1)
    }

    @Test("Pasteboards of one name share what is in them, until they are removed")
    func names() throws {
        let name = UIPasteboard.Name("tests.names")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        let second = try #require(UIPasteboard(name: name, create: false))
        first.string = "shared"
        #expect(second.string == "shared")
        #expect(board.name != UIPasteboard.withUniqueName().name)
        UIPasteboard.remove(withName: name)
        #expect(second.string == nil)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(UIPasteboard.general === UIPasteboard.general)
    }

    @Test("A change is announced with the types that came and went")
    func notification() throws {
        board.string = "before"
        nonisolated(unsafe) var heard: [[AnyHashable: Any]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { heard.append($0.userInfo ?? [:]) }
        defer { NotificationCenter.default.removeObserver(token) }
        board.color = .red
        let info = try #require(heard.first)
        #expect(heard.count == 1)
        #expect(info[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] == ["com.apple.uikit.color"])
        #expect(info[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] == ["public.utf8-plain-text"])
    }

    @Test("Items with an expiration date go when the clock has come there, unless others have replaced them")
    func expiration() {
        let tenSeconds = Date(timeIntervalSinceNow: 10)
        board.setItems([[UIPasteboard.typeAutomatic: "secret"]], options: [.expirationDate: tenSeconds])
        MainLoop.current.advance(by: 9)
        #expect(board.string == "secret")
        MainLoop.current.advance(by: 1)
        #expect(board.string == nil)
        let again = Date(timeIntervalSinceNow: 10)
        board.setItems([["public.utf8-plain-text": "secret"]], options: [.expirationDate: again])
        board.string = "later"
        MainLoop.current.advance(by: 11)
        #expect(board.string == "later")
    }
}
