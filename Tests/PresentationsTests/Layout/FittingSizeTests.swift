import Presentations
import Testing
import UIKit

struct FittingSizeTests {
    @Test("A preferred size is taken as it is, without measuring")
    func preferred() {
        let content = LayoutEnvironment.Content(preferred: CGSize(width: 200, height: 100)) { _ in
            Issue.record("measured")
            return .zero
        }
        let size = content.fittingSize(width: 300)
        #expect(size.width == 200)
        #expect(size.height == 100)
    }

    @Test("An open height is measured for the width that there is")
    func openHeight() {
        let content = LayoutEnvironment.Content { width in CGSize(width: width, height: 30_000 / width) }
        #expect(content.fittingSize(width: 300).height == 100)
        #expect(content.fittingSize(width: 200).height == 150)
    }

    @Test("A preferred width narrower than the room is the one measured for")
    func preferredWidth() {
        let content = LayoutEnvironment.Content(preferred: CGSize(width: 150, height: 0)) {
            CGSize(width: $0, height: $0 * 2)
        }
        #expect(content.fittingSize(width: 300).height == 300)
    }

    @Test("An invalid length counts as no preference", arguments: [.nan, .infinity, -1, 0] as [CGFloat])
    func unusable(length: CGFloat) {
        let content = LayoutEnvironment.Content(preferred: CGSize(width: length, height: length)) { _ in
            CGSize(width: length, height: length)
        }
        let size = content.fittingSize(width: 300)
        #expect(size.width == 0)
        #expect(size.height == 0)
    }
}
