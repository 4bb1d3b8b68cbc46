import Testing

@testable import UIKit

/// The items that have a large title.
@Suite @MainActor
struct LargeTitleTests {
    @Test("An item that does not decide does as the one below it; the first has a large title")
    func modes() {
        #expect(LargeTitle.isPresent(in: [.automatic]))
        #expect(LargeTitle.isPresent(in: [.automatic, .always]))
        #expect(!LargeTitle.isPresent(in: [.automatic, .never]))
        #expect(!LargeTitle.isPresent(in: [.automatic, .never, .automatic]))
        #expect(LargeTitle.isPresent(in: [.never, .always, .automatic]))
    }
}
