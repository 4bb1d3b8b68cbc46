import Testing
import UIKit

@testable import TestSupport

/// Apple's UIKit is imported as from before Swift's concurrency: in the language mode of Swift 5, calls from code that
/// belongs to no actor compile (Z35). That this folder compiles without a warning is the test; that it works, too.
@MainActor @Suite struct SwiftFiveTests {
    private let phone = Phone()

    @Test("A kit without a word about actors shows its banners, one after the other (Z35)")
    func banners() {
        let queue = BannerQueue(presenter: phone.root)
        let banners = [Banner(), Banner()]
        banners.forEach(queue.enqueue)
        MainLoop.current.advance(by: 1)
        #expect(banners[0].view.frame == CGRect(x: 8, y: 784, width: 377, height: 60))
        #expect(banners[0].view.isInBanner)
        #expect(queue.shown == 1)
        MainLoop.current.advance(by: 2)
        #expect(phone.root.presentedViewController === banners[1])
        MainLoop.current.advance(by: 3)
        #expect(phone.root.presentedViewController == nil)
        #expect(queue.shown == 2)
        #expect(queue.heights.isEmpty)
    }

    private final class Banner: UIViewController, BannerContent {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.tag = UIView.bannerTag
            view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        }
    }
}
