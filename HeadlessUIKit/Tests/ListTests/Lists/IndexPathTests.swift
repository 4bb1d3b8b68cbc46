import Testing

@testable import UIKit

@Suite struct IndexPathTests {
    @Test("A path of a list is a section, then a row or an item")
    func numbers() {
        #expect(Array(IndexPath(row: 3, section: 1)) == [1, 3])
        #expect(Array(IndexPath(item: 3, section: 1)) == [1, 3])
        let path = IndexPath(row: 3, section: 1)
        #expect(path.section == 1)
        #expect(path.row == 3)
        #expect(path.item == 3)
    }

    @Test("Each number can be replaced")
    func replacement() {
        var path = IndexPath(row: 3, section: 1)
        path.section = 5
        #expect(Array(path) == [5, 3])
        path.row = 7
        #expect(Array(path) == [5, 7])
        path.item = 9
        #expect(Array(path) == [5, 9])
    }

    @Test("A path with one number is no place in a list, and says so")
    func shortPath() async {
        await #expect(processExitsWith: .failure) { _ = IndexPath(index: 3).section }
        await #expect(processExitsWith: .failure) {
            var path = IndexPath(index: 3)
            path.section = 1
        }
    }
}
