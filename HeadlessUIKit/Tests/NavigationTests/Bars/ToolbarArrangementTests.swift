import Testing

@testable import UIKit

/// The positions of a toolbar's items.
@Suite struct ToolbarArrangementTests {
    @Test("Flexible spaces share the room that is left equally (CO11)")
    func flexible() {
        let arrangement = ToolbarArrangement(
            [.content(40), .flexibleSpace, .content(20), .flexibleSpace, .content(40)], from: 16, width: 300)
        #expect(arrangement.places.map(\.start) == [16, 56, 156, 176, 276])
        #expect(arrangement.places.map(\.width) == [40, 100, 20, 100, 40])
    }

    @Test("A fixed space takes the place of the gap between two items; a hidden item leaves none (CO11)")
    func fixed() {
        let arrangement = ToolbarArrangement(
            [.content(40), .content(40), .fixedSpace(30), .content(40), .hidden, .content(40)], from: 0, width: 300)
        #expect(arrangement.places.map(\.start) == [0, 48, 88, 118, 158, 166])
    }

    @Test("Where nothing is left, flexible spaces are nothing (CO11)")
    func tooMuch() {
        let arrangement = ToolbarArrangement([.content(200), .flexibleSpace, .content(200)], from: 0, width: 300)
        #expect(arrangement.places.map(\.width) == [200, 0, 200])
    }
}
