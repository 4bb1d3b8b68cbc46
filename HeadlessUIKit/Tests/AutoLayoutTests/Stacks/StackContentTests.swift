import Testing

@testable import UIKit

@MainActor
@Suite("The views of a stack view")
struct StackContentTests {
    private let views = [SizedView(30, 20), SizedView(40, 20), SizedView(50, 20)]

    private func row(spacing: CGFloat = 10) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = spacing
        return stack
    }

    private func size(_ stack: UIStackView) -> CGSize {
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    @Test("A stack is as big as its views and the room between them, and an empty one is nothing")
    func ownSize() {
        let stack = row()
        #expect(size(stack) == CGSize(width: 140, height: 20))
        views.forEach { $0.removeFromSuperview() }
        #expect(size(stack) == .zero)
        stack.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stack.layoutIfNeeded()
        #expect(stack.frame.width == 10)
    }

    @Test("A stack that constraints place is as big as its content, and what lies below it follows")
    func placed() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let stack = row()
        stack.axis = .vertical
        let below = SizedView(10, 10)
        for view in [stack, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
            below.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 3),
            below.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 7, y: 5, width: 50, height: 80))
        #expect(below.frame == CGRect(x: 7, y: 88, width: 10, height: 10))
        views[1].content.height = 120
        root.layoutIfNeeded()
        #expect(stack.frame.height == 180)
        #expect(below.frame.minY == 188)
        views[0].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.height == 150)
        stack.addArrangedSubview(SizedView(1, 40))
        root.layoutIfNeeded()
        #expect(stack.frame.height == 200)
    }

    @Test("Arranged views are subviews; what is arranged no more stays a subview, what leaves is no more arranged")
    func membership() {
        let stack = row()
        #expect(stack.subviews == views)
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews == [views[0], views[2]])
        #expect(stack.subviews == views)
        #expect(size(stack).width == 90)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        #expect(size(stack).width == 50)
        let other = UIStackView()
        other.addArrangedSubview(views[2])
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(size(other).width == 50)
        #expect(!views[2].translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Inserting moves a view in the stack's order, not in the subviews'")
    func order() {
        let stack = row()
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        #expect(stack.subviews == views)
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[2], views[1], views[0]])
        stack.frame = CGRect(x: 0, y: 0, width: 140, height: 20)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 60, 110])
        let new = SizedView(5, 5)
        stack.insertSubview(new, at: 0)
        stack.insertArrangedSubview(new, at: 3)
        #expect(stack.subviews.first === new)
    }

    @Test("An index beyond the end traps")
    func badIndex() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
        }
    }

    @Test("A hidden view takes no room, nor does the spacing after it")
    func hidden() {
        let stack = row()
        stack.frame = CGRect(x: 0, y: 0, width: 140, height: 20)
        stack.layoutIfNeeded()
        let expected: [(hidden: [Int], width: CGFloat)] = [
            ([0], 100), ([1], 90), ([2], 80), ([0, 1], 50), ([1, 2], 30), ([0, 2], 40), ([0, 1, 2], 0), ([], 140),
        ]
        for (hidden, width) in expected {
            for index in views.indices { views[index].isHidden = hidden.contains(index) }
            #expect(size(stack).width == width)
        }
        views[1].isHidden = true
        stack.frame.size.width = 90
        stack.layoutIfNeeded()
        #expect(views[0].frame.minX == 0)
        #expect(views[1].frame.width == 0)
        #expect(views[2].frame == CGRect(x: 40, y: 0, width: 50, height: 20))
    }

    @Test("A hidden view's own fixed length gives way, and that is reported")
    func hiddenConflict() {
        Console.clear()
        let stack = row()
        let fixed = views[0].widthAnchor.constraint(equalToConstant: 30)
        fixed.identifier = "fixed"
        fixed.isActive = true
        stack.frame = CGRect(x: 0, y: 0, width: 140, height: 20)
        stack.layoutIfNeeded()
        #expect(views[0].frame.width == 30)
        #expect(Console.messages.isEmpty)
        views[0].isHidden = true
        stack.frame.size.width = 100
        stack.layoutIfNeeded()
        #expect(views[0].frame.width == 0)
        #expect(Console.messages.last?.contains("breaking constraint <NSLayoutConstraint 'fixed'") == true)
        views[0].isHidden = false
        stack.frame.size.width = 140
        stack.layoutIfNeeded()
        #expect(views[0].frame.width == 30)
    }

    @Test("Hidden views count in no distribution")
    func hiddenDistribution() {
        let stack = row()
        stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
        views[1].isHidden = true
        for distribution in [UIStackView.Distribution.fillEqually, .equalSpacing, .equalCentering] {
            stack.distribution = distribution
            stack.layoutIfNeeded()
            #expect(views[0].frame.width == (distribution == .fillEqually ? 50 : 30))
            #expect(views[2].frame == CGRect(x: 60, y: 0, width: 50, height: 20))
        }
    }

    @Test("Margins: the views lie inside them where that is wanted, and follow them")
    func margins() {
        let stack = row()
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(size(stack) == CGSize(width: 140, height: 20))
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(size(stack) == CGSize(width: 146, height: 24))
        stack.frame = CGRect(x: 0, y: 0, width: 146, height: 24)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [2, 42, 92])
        #expect(views[0].frame.minY == 1)
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
        stack.frame.size.width = 160
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [20, 60, 110])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [110, 60, 0])
    }

    @Test("Stacks in stacks: each is as big as its content, and a change deep inside is seen outside")
    func nested() {
        let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
        inner.spacing = 4
        let outer = UIStackView(arrangedSubviews: [inner, views[2]])
        outer.axis = .vertical
        outer.spacing = 6
        outer.alignment = .leading
        #expect(size(outer) == CGSize(width: 74, height: 46))
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 46)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 74, height: 20))
        #expect(views[1].frame == CGRect(x: 34, y: 0, width: 40, height: 20))
        views[0].isHidden = true
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 40)
        inner.isHidden = true
        outer.frame.size.height = 20
        outer.layoutIfNeeded()
        #expect(views[2].frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(size(outer) == CGSize(width: 50, height: 20))
    }
}
