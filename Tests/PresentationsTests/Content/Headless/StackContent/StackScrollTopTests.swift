import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A scroll view below the bar of a presented stack, pinned to the top of the safe area.
@MainActor
struct StackScrollTopTests {
    /// A scroll view that gets the size of its content from constraints, as is common.
    private final class PinnedScrollViewController: UIViewController {
        let scrollView = UIScrollView()
        private let height: CGFloat

        init(height: CGFloat) {
            self.height = height
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            preconditionFailure("made in code")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            let content = UIView()
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(scrollView)
            scrollView.addSubview(content)
            let (area, guide) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                content.topAnchor.constraint(equalTo: area.topAnchor),
                content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                content.widthAnchor.constraint(equalTo: guide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: height),
            ])
        }
    }

    enum Place: CaseIterable, Sendable {
        case window, halfSheet, card, popup, drawer, formSheet
    }

    @Test(
        "Its content is at its top after every change of its size (V5)", arguments: Place.allCases,
        [200, 2000] as [CGFloat])
    func top(place: Place, height: CGFloat) {
        for device in [Device.iPhone15, .iPhoneSE, .iPad11] {
            for turnsFirst in [false, true] {
                check(place, height, device, turnsFirst: turnsFirst)
            }
        }
    }

    private func check(_ place: Place, _ height: CGFloat, _ device: Device, turnsFirst: Bool) {
        let stage = Stage(device)
        let content = PinnedScrollViewController(height: height)
        content.title = "Places"
        content.preferredContentSize = CGSize(width: 300, height: 300)
        let stack = UINavigationController(rootViewController: content)
        let presenter = UIViewController()
        stage.show(place == .window ? stack : presenter)
        if turnsFirst { stage.rotate(to: .landscapeLeft) }
        switch place {
        case .window: break
        case .halfSheet:
            presenter.presentAsHalfSheet(stack, style: HalfSheet(prefersEdgeAttachedInCompactHeight: true))
        case .card: presenter.presentAsCard(stack)
        case .popup: presenter.presentAsPopup(stack)
        case .drawer: presenter.presentAsDrawer(stack)
        case .formSheet:
            stack.modalPresentationStyle = .formSheet
            presenter.present(stack, animated: true)
        }
        func expectAtTop(_ what: String) {
            stage.settle()
            let (offset, inset) = (content.scrollView.contentOffset, content.scrollView.adjustedContentInset)
            #expect(inset.top == 0, "\(device.name), \(what)")
            #expect(offset == .zero, "\(device.name), \(what)")
        }
        expectAtTop("at first")
        for orientation in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft, .portrait] {
            stage.rotate(to: orientation)
            expectAtTop("turned to \(orientation.rawValue)")
        }
        for width in [375, 507, nil] as [CGFloat?] where device == .iPad11 {
            stage.resize(width: width)
            expectAtTop("\(width.map { "\($0)" } ?? "all") wide")
        }
        for size in [500, 250, 300] as [CGFloat] {
            content.preferredContentSize.height = size
            expectAtTop("\(size) high")
        }
        if place == .halfSheet {
            for detent in [DetentIdentifier.large, .medium, .large] {
                stack.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = detent }
                expectAtTop("\(detent)")
            }
        }
        let pushed = PinnedScrollViewController(height: 100)
        stack.pushViewController(pushed, animated: true)
        stage.settle()
        stage.rotate(to: .landscapeLeft)
        stack.popViewController(animated: true)
        expectAtTop("popped")
        for isHidden in [true, false] {
            stack.setNavigationBarHidden(isHidden, animated: true)
            expectAtTop(isHidden ? "without a bar" : "with its bar again")
        }
    }
}
