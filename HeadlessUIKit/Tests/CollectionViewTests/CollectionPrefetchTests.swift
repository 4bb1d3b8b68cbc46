import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Items that may become visible soon.
@MainActor
struct CollectionPrefetchTests {
    private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
        var asked: [[Int]] = []
        var cancelled: [[Int]] = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            asked.append(indexPaths.map(\.item))
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths.map(\.item))
        }
    }

    private let prefetching = Prefetching()
    private let screen: CollectionScreen
    private var list: UICollectionView { screen.list }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 50)
        layout.minimumLineSpacing = 0
        screen = CollectionScreen(layout)
        screen.list.prefetchDataSource = prefetching
    }

    @Test("After a layout the items below are prefetched, the nearest first, and none that is shown (TV50)")
    func nearestFirst() {
        screen.show(Items([100]))
        // Items 0 to 15 are in the bounds.
        #expect(prefetching.asked.first == Array(16...32))
        #expect(prefetching.cancelled == [])
    }

    @Test("Scrolled towards the start, the items above are prefetched (TV50)")
    func upwards() {
        screen.show(Items([100]))
        list.contentOffset.y = 2500
        MainLoop.current.settle()
        prefetching.asked = []
        list.contentOffset.y = 2400
        MainLoop.current.settle()
        #expect(prefetching.asked.first?.prefix(3) == [47, 46, 45])
    }

    @Test("Items that are not near any more and have not been shown are cancelled (TV50)")
    func cancel() {
        screen.show(Items([200]))
        list.contentOffset.y = 5000
        MainLoop.current.settle()
        #expect(prefetching.cancelled == [Array(16...32)])
    }

    @Test("Without prefetching nobody is asked")
    func off() {
        list.isPrefetchingEnabled = false
        screen.show(Items([100]))
        #expect(prefetching.asked == [])
    }
}
