import Testing

@testable import TestSupport
@testable import UIKit

@MainActor @Suite struct ContentUnavailableTests {
    /// A controller that shows a placeholder as long as it has no items.
    private final class Screen: UIViewController {
        var items: [String] = []
        var updates = 0

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updates += 1
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "No Items"
            contentUnavailableConfiguration = items.isEmpty ? configuration : nil
        }
    }

    private func texts(in view: UIView) -> [String] {
        view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } + texts(in: $0) }
    }

    private func shown(_ screen: UIViewController) -> UIContentUnavailableView? {
        screen.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
    }

    @Test("A controller is asked before its first layout, and again when it wants")
    func updates() {
        let screen = Screen()
        let phone = Phone(root: screen)
        MainLoop.current.settle()
        #expect(phone.root.view.bounds.width == 393)
        #expect(screen.updates == 1)
        #expect(texts(in: screen.view) == ["No Items"])
        screen.items = ["one"]
        screen.view.setNeedsLayout()
        MainLoop.current.settle()
        #expect(screen.updates == 1)
        screen.setNeedsUpdateContentUnavailableConfiguration()
        screen.setNeedsUpdateContentUnavailableConfiguration()
        MainLoop.current.settle()
        #expect(screen.updates == 2)
        #expect(shown(screen) == nil)
    }

    @Test("The view covers the controller's view and stays in front of what is added later")
    func inFront() throws {
        let screen = Screen()
        let phone = Phone(root: screen)
        MainLoop.current.settle()
        screen.view.addSubview(UIView())
        screen.view.setNeedsLayout()
        MainLoop.current.settle()
        let view = try #require(shown(phone.root))
        #expect(view.frame == screen.view.bounds)
        #expect(screen.view.subviews.last === view)
    }

    @Test("Image, texts and buttons stand one below the other, in the middle")
    func column() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "Nothing"
        configuration.secondaryText = "Add something."
        configuration.button.title = "Add"
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        let parts = view.subviews.filter { $0 is UIImageView || $0 is UILabel || $0 is UIButton }
            .sorted { $0.frame.minY < $1.frame.minY }
        #expect(parts.map { "\(type(of: $0))" } == ["UIImageView", "UILabel", "UILabel", "UIButton"])
        #expect(parts.allSatisfy { abs($0.frame.midX - 160) < 0.001 })
        let (first, last) = (try #require(parts.first), try #require(parts.last))
        expectClose(first.frame.minY + last.frame.maxY, 480, within: 0.001)
        #expect(parts[1].frame.minY - parts[0].frame.maxY == 10)
        #expect(parts[2].frame.minY - parts[1].frame.maxY == 6)
        #expect(parts[3].frame.minY - parts[2].frame.maxY == 16)
    }

    @Test("A secondary text alone is as far from the image as a text; a large maximum enlarges no image")
    func withoutText() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        configuration.imageProperties.maximumSize = CGSize(width: 100, height: 100)
        configuration.secondaryText = "Add something."
        configuration.imageToTextPadding = 30
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(image.frame.size == CGSize(width: 20, height: 10))
        #expect(label.frame.minY - image.frame.maxY == 30)
    }

    @Test("A menu opens with the button's tap, unless that has an action")
    func menus() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.button.title = "Add"
        configuration.buttonProperties.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        let view = UIContentUnavailableView(configuration: configuration)
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.showsMenuAsPrimaryAction)
        configuration.buttonProperties.primaryAction = UIAction { _ in }
        view.configuration = configuration
        #expect(!button.showsMenuAsPrimaryAction)
        #expect(button.menu != nil)
    }

    @Test("A column without free room begins at the top; a natural one always does")
    func top() {
        let part = UnavailableContentLayout.Part(size: CGSize(width: 100, height: 80), padding: 20)
        let room = CGRect(x: 10, y: 10, width: 200, height: 100)
        let high = UnavailableContentLayout(parts: [part, part], alignment: .center)
        #expect(high.frames(in: room).map(\.minY) == [10, 110])
        let natural = UnavailableContentLayout(parts: [part], alignment: .natural)
        #expect(natural.frames(in: room) == [CGRect(x: 60, y: 10, width: 100, height: 80)])
        let centred = UnavailableContentLayout(parts: [part], alignment: .center)
        #expect(centred.frames(in: room) == [CGRect(x: 60, y: 20, width: 100, height: 80)])
    }

    @Test("A button runs the action of its properties, and only the newest")
    func button() throws {
        let journal = Journal()
        let screen = UIViewController()
        let phone = Phone(root: screen)
        MainLoop.current.settle()
        for name in ["first", "second"] {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.button.title = "Add"
            configuration.buttonProperties.primaryAction = UIAction { _ in journal.note(name) }
            screen.contentUnavailableConfiguration = configuration
        }
        MainLoop.current.settle()
        let button = try #require(shown(screen)?.subviews.compactMap { $0 as? UIButton }.first)
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        Touchscreen(phone.window).tap(at: middle)
        #expect(journal.take() == ["second"])
    }

    @Test("A search names what was searched for, unless the app has said something else")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
        state.searchText = "zebra"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “zebra”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nope"
        #expect(own.updated(for: state).text == "Nope")
        #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    @Test("Loading spins")
    func loading() {
        let view = UIContentUnavailableView(configuration: .loading())
        #expect(view.subviews.compactMap { $0 as? UIActivityIndicatorView }.map(\.isAnimating) == [true])
        #expect(texts(in: view) == ["Loading…"])
        view.configuration = UIContentUnavailableConfiguration.empty()
        #expect(view.subviews.compactMap { $0 as? UIActivityIndicatorView }.isEmpty)
    }
}
