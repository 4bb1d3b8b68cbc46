import Testing
import UIKit

/// A navigation controller's `preferredContentSize`.
@MainActor
struct StackPreferredSizeTests {
    private final class Container: UIViewController {
        var sizes: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            sizes.append(container.preferredContentSize)
        }
    }

    private let container = Container()
    private let root = UIViewController()
    private let pushed = UIViewController()
    private let navigation: UINavigationController

    init() {
        root.preferredContentSize = CGSize(width: 320, height: 200)
        pushed.preferredContentSize = CGSize(width: 320, height: 500)
        navigation = UINavigationController(rootViewController: root)
        container.addChild(navigation)
    }

    @Test("It follows the top that asks for less (Q-3 follows)")
    func follows() {
        Assumptions.assuming {
            $0.stackPreferredContentSize = .follows
        } during: {
            #expect(navigation.preferredContentSize == CGSize(width: 320, height: 200))
            navigation.pushViewController(pushed, animated: false)
            navigation.popViewController(animated: false)
            #expect(navigation.preferredContentSize == CGSize(width: 320, height: 200))
            root.preferredContentSize.height = 100
            #expect(container.sizes.map(\.height) == [500, 200, 100])
        }
    }

    @Test("It keeps the larger size when the top asks for less, and says nothing (Q-3 keepsLarger)")
    func keepsLarger() {
        Assumptions.assuming {
            $0.stackPreferredContentSize = .keepsLarger
        } during: {
            navigation.pushViewController(pushed, animated: false)
            navigation.popViewController(animated: false)
            #expect(navigation.preferredContentSize == CGSize(width: 320, height: 500))
            root.preferredContentSize.height = 100
            #expect(navigation.preferredContentSize == CGSize(width: 320, height: 500))
            root.preferredContentSize = CGSize(width: 300, height: 600)
            #expect(navigation.preferredContentSize == CGSize(width: 320, height: 600))
            #expect(container.sizes.map(\.height) == [500, 600])
        }
    }

    @Test("Its own size counts under both answers (Q-3)", arguments: [Assumptions.PreferredSize.follows, .keepsLarger])
    func own(answer: Assumptions.PreferredSize) {
        Assumptions.assuming {
            $0.stackPreferredContentSize = answer
        } during: {
            navigation.pushViewController(pushed, animated: false)
            navigation.preferredContentSize = CGSize(width: 10, height: 20)
            #expect(navigation.preferredContentSize == CGSize(width: 10, height: 20))
        }
    }
}
