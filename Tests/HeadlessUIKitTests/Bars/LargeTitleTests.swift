import Testing

@testable import UIKit

/// Which items have a large title, and how much of it content leaves.
@Suite @MainActor
struct LargeTitleTests {
    @Test("A title is 52 points high, gives way to content, and grows with a pull")
    func heights() {
        var title = LargeTitle(isPresent: true)
        #expect(title.visibleHeight == 52)
        title.scrolled = 20
        #expect(title.visibleHeight == 32)
        #expect(title.hiddenHeight == 20)
        title.scrolled = 500
        #expect(title.visibleHeight == 0)
        title.scrolled = -30
        #expect(title.visibleHeight == 52)
        #expect(title.stretch == 30)
        title.isPresent = false
        #expect(title.visibleHeight == 0)
        #expect(title.stretch == 0)
    }

    @Test("An item that does not decide does as the one below it; the first has a large title")
    func modes() {
        #expect(LargeTitle.isPresent(in: [.automatic]))
        #expect(LargeTitle.isPresent(in: [.automatic, .always]))
        #expect(!LargeTitle.isPresent(in: [.automatic, .never]))
        #expect(!LargeTitle.isPresent(in: [.automatic, .never, .automatic]))
        #expect(LargeTitle.isPresent(in: [.never, .always, .automatic]))
    }
}
