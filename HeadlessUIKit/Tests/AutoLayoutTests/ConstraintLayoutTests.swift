import Testing

@testable import UIKit

@MainActor
@Suite("Constraints place views")
struct ConstraintLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    private func add<Child: UIView>(_ view: Child, to parent: UIView? = nil) -> Child {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    @Test("A view pinned to the sides has the frame that is left, and follows its superview's size")
    func pins() {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        #expect(view.frame == .zero)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 370, height: 530))
        root.frame.size = CGSize(width: 200, height: 300)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 170, height: 230))
    }

    @Test("A changed constant moves the view at the next layout, not before")
    func constant() {
        let view = add(UIView())
        let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)
        NSLayoutConstraint.activate([
            top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 60),
        ])
        root.layoutIfNeeded()
        top.constant = 100
        #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: 60))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 100, width: 50, height: 60))
        top.isActive = false
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 7, width: 50, height: 60))
    }

    @Test("Constraints reach across superviews")
    func acrossSuperviews() {
        let box = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        root.addSubview(box)
        let inner = add(UIView(), to: box)
        let beside = add(UIView())
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 20),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 30),
            inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 40),
            beside.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
            beside.topAnchor.constraint(equalTo: inner.topAnchor),
            beside.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
            beside.heightAnchor.constraint(equalTo: inner.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 20, y: 30, width: 40, height: 40))
        #expect(beside.frame == CGRect(x: 165, y: 80, width: 20, height: 40))
        box.frame.origin.x = 0
        root.layoutIfNeeded()
        #expect(beside.frame == CGRect(x: 65, y: 80, width: 20, height: 40))
    }

    @Test("Text of several lines gets the height for the width that it gets")
    func wrapping() {
        let label = add(UILabel())
        label.numberOfLines = 0
        label.text = "A text that is longer than a line of it can be where it has only a hundred points"
        let below = add(UIView())
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let expected = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(expected > 100)
        #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: expected))
        #expect(below.frame.minY == expected)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(below.frame.minY == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    @Test("The fitting size of a column of text is the text's for that width, a hundred times in a row")
    func fitting() {
        let label = add(UILabel())
        label.numberOfLines = 0
        label.text = "A text that is longer than a line of it can be where it has only a hundred points"
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
        ])
        let height = label.sizeThatFits(CGSize(width: 168, height: 0)).height
        for _ in 0..<100 {
            let size = root.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 200, height: height + 40))
        }
        #expect(root.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    }

    @Test("Of required constraints that contradict each other the last one is broken, and reported")
    func conflict() {
        Console.clear()
        let view = add(UIView())
        view.accessibilityIdentifier = "box"
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([first, second])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        #expect(Console.messages.count == 1)
        #expect(
            Console.messages.first?.hasSuffix("breaking constraint <NSLayoutConstraint UIView:box.width == 200.0>")
                == true)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
        #expect(Console.messages.count == 1)
    }

    @Test("Leading is right where the layout runs from right to left, and constants count from there")
    func rightToLeft() {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 290)
    }

    @Test("The safe area's guide follows the safe area")
    func safeArea() {
        let screen = UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), traits: UITraitCollection())
        let window = UIWindow(screen: screen)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        MainLoop.current.turn()
        #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
        controller.additionalSafeAreaInsets.top = 10
        MainLoop.current.turn()
        #expect(view.frame == CGRect(x: 0, y: 69, width: 393, height: 749))
        window.isHidden = true
    }

    @Test("The content of a scroll view is as big as constraints make it")
    func scrollContent() {
        let scroll = add(UIScrollView())
        let content = add(UIView(), to: scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 2000),
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 2000))
        #expect(scroll.contentSize == CGSize(width: 400, height: 2000))
    }

    @Test("A view that is removed takes along the constraints to what stays")
    func removal() {
        let view = add(UIView())
        let other = add(UIView())
        let between = other.topAnchor.constraint(equalTo: view.bottomAnchor)
        let own = view.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([between, own, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)])
        root.layoutIfNeeded()
        #expect(other.frame.minY == 15)
        view.removeFromSuperview()
        #expect(!between.isActive)
        #expect(own.isActive)
        root.layoutIfNeeded()
        #expect(root.constraints.isEmpty)
    }

    @Test("A view that moves, or whose content changes, and then leaves before the layout is forgotten")
    func leftBeforeLayout() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(box)
        let inner = add(UILabel(), to: box)
        let other = add(UIView())
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalTo: box.widthAnchor), inner.topAnchor.constraint(equalTo: box.topAnchor),
            other.topAnchor.constraint(equalTo: box.bottomAnchor), other.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.minY == 100)
        box.frame.size.height = 50
        inner.text = "Words"
        box.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(other.frame.minY == 0)
        box.layoutIfNeeded()
        #expect(inner.frame.width == 100)
    }

    @Test("A constraint between two hierarchies traps")
    func noCommonAncestor() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (first, second) = (UIView(), UIView())
                first.topAnchor.constraint(equalTo: second.topAnchor).isActive = true
            }
        }
    }

    @Test("Whoever has asked for a fitting size hears when constraints may give another one, once")
    func fittingNews() {
        final class Container: UIViewController {
            var news = 0
            override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
                news += 1
            }
        }
        let container = Container()
        let child = UIViewController()
        container.addChild(child)
        container.view.addSubview(child.view)
        let height = child.view.heightAnchor.constraint(equalToConstant: 100)
        let box = add(UIView(), to: child.view)
        let inner = box.heightAnchor.constraint(equalToConstant: 100)
        inner.isActive = true
        _ = height
        container.view.layoutIfNeeded()
        inner.constant = 120
        container.view.layoutIfNeeded()
        #expect(container.news == 0)
        _ = child.view.systemLayoutSizeFitting(.zero)
        inner.constant = 140
        inner.constant = 160
        container.view.layoutIfNeeded()
        #expect(container.news == 1)
        inner.constant = 180
        container.view.layoutIfNeeded()
        #expect(container.news == 1)
    }
}
