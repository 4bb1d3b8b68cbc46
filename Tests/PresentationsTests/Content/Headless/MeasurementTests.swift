import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A measurement of the content leaves no trace in the app.
@MainActor
struct MeasurementTests {
    /// Measures a screen a few times, and returns what its controller has heard of meanwhile, and by how far its list has
    /// moved.
    private func traces(
        style: any PresentationStyle, offset: (ListenedScreen) -> CGFloat
    ) throws -> (calls: [String], moved: CGFloat) {
        let scene = PresentedStage()
        let content = ListenedScreen()
        scene.presenter.present(content, as: style)
        scene.stage.settle()
        content.list.contentOffset.y = offset(content)
        scene.stage.settle()
        let before = (chrome: try #require(scene.chrome).frame, offset: content.list.contentOffset.y)
        content.calls = []
        let controller = try #require(content.presentationController as? PresentationController)
        for _ in 0..<3 {
            controller.invalidatePresentation()
            scene.stage.settle()
        }
        #expect(scene.chrome?.frame == before.chrome)
        return (content.calls, content.list.contentOffset.y - before.offset)
    }

    @Test(
        "It writes no safe area, calls no delegate, and moves no list, whatever UIKit does with such writes (Q-23)",
        arguments: Assumptions.Offsets.allCases)
    func noTraces(answer: Assumptions.Offsets) throws {
        try Assumptions.assuming({ $0.offsetsOnInsets = answer }) {
            for style in [HalfSheet(detents: [.fitting()]), Card()] as [any PresentationStyle] {
                let atTop = try traces(style: style) { _ in 0 }
                #expect(atTop.calls == [] && atTop.moved == 0)
                let atEnd = try traces(style: style) {
                    $0.list.contentSize.height + $0.list.adjustedContentInset.bottom - $0.list.bounds.height
                }
                #expect(atEnd.calls == [] && atEnd.moved == 0)
            }
        }
    }

    /// Returns the height of a half-sheet around a view of 100 points, at first and after it is measured once more, on the
    /// screen.
    private func heights(_ place: @escaping (UIView, UIView) -> Void) throws -> [CGFloat] {
        let scene = PresentedStage()
        let content = PlacedViewController(place)
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        var heights = [try #require(scene.chrome).frame.height]
        content.halfSheetPresentationController?.invalidateDetents()
        scene.stage.settle()
        heights.append(try #require(scene.chrome).frame.height)
        #expect(scene.chrome?.bounds.contains(content.box.frame) == true)
        return heights
    }

    @Test("However content keeps clear of the home indicator, that is counted once")
    func waysToKeepClear() throws {
        let safeArea = try heights { box, view in
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
            view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5).isActive = true
        }
        #expect(safeArea == [139, 139])
        let height = try heights { box, view in
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
            box.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, constant: -5).isActive = true
        }
        #expect(height == [139, 139])
        let margins = try heights { box, view in
            view.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
            box.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
            box.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor).isActive = true
        }
        #expect(margins == [154, 154])
        let readable = try heights { box, view in
            box.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor, constant: 10).isActive = true
            box.bottomAnchor.constraint(equalTo: view.readableContentGuide.bottomAnchor).isActive = true
        }
        #expect(readable == [144, 144])
        let attributes = try heights { box, view in
            NSLayoutConstraint.activate(
                [(NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.topMargin), (.bottom, .bottomMargin)]
                    .map {
                        NSLayoutConstraint(
                            item: box, attribute: $0, relatedBy: .equal, toItem: view, attribute: $1, multiplier: 1,
                            constant: 0)
                    })
        }
        #expect(attributes == [134, 134])
    }

    @Test("So is that of a stack view inside its margins, and of margins that do not follow the safe area")
    func stacks() throws {
        let stack = try heights { box, view in
            let stack = UIStackView()
            stack.axis = .vertical
            stack.isLayoutMarginsRelativeArrangement = true
            view.addPinned(stack)
            stack.addArrangedSubview(box)
        }
        // The margins of 8 points.
        #expect(stack == [150, 150])
        let fixed = try heights { box, view in
            view.insetsLayoutMarginsFromSafeArea = false
            view.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 44, right: 0)
            box.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
            box.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor).isActive = true
        }
        #expect(fixed == [188, 188])
    }

    @Test("A view that knows its height and includes the safe area is given one without it, and counted once")
    func ownHeight() throws {
        let scene = PresentedStage()
        let content = SelfSizedViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        content.halfSheetPresentationController?.invalidateDetents()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 214)
    }
}

/// A label above a list, in the safe area; counts what an app can notice.
private final class ListenedScreen: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView()
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        for view in [box, list] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        list.delegate = self
        list.contentSize = CGSize(width: 100, height: 2000)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
            box.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 60),
            list.topAnchor.constraint(equalTo: box.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override var additionalSafeAreaInsets: UIEdgeInsets {
        didSet { calls.append("additionalSafeAreaInsets") }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        calls.append("viewSafeAreaInsetsDidChange")
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        calls.append("viewLayoutMarginsDidChange")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("adjustedContentInset") }
}

/// A box of 100 points that a test places.
private final class PlacedViewController: UIViewController {
    let box = UIView()
    private let place: (UIView, UIView) -> Void

    init(_ place: @escaping (UIView, UIView) -> Void) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        place(box, view)
        let height = box.heightAnchor.constraint(equalToConstant: 100)
        // Yields to the sheet while that comes to its height.
        height.priority = .defaultHigh
        height.isActive = true
    }
}

/// A view like one that hosts SwiftUI, which adds its safe area to its height by itself.
private final class SelfSizedViewController: UIViewController {
    private final class SelfSizedView: UIView {
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: 180 + safeAreaInsets.top + safeAreaInsets.bottom)
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    override func loadView() { view = SelfSizedView() }
}
