import PresentationsTesting
import UIKit

/// A sheet without a kit: the views that the kit's sheet has, moved by a bare pan recogniser whose handler sets one
/// geometry and one alpha.
@MainActor
final class HandMadeSheet: NSObject, UIGestureRecognizerDelegate {
    /// The target of the pan. Without one, only the delivery of the event is measured.
    enum Hearing {
        case nobody
        /// Moves the sheet.
        case handler
        /// Moves the sheet, and gives its views the visible height.
        case resizingHandler
    }

    private let stage = Stage(.iPhone15)
    private let root = UIViewController()
    private let content = ListViewController()
    private let container = Container()
    private let dimming = UIView()
    private let sheet = UIView()
    private let clip = UIView()
    private let hearing: Hearing
    private var handler: Handler?

    /// - Parameter height: That of the kit's sheet: 460 at rest, and 783 while it is dragged up without being resized.
    init(hearing: Hearing, height: CGFloat = 783) {
        self.hearing = hearing
        super.init()
        stage.show(root)
        container.frame = root.view.bounds
        dimming.frame = container.bounds
        dimming.backgroundColor = .black
        sheet.frame = CGRect(x: 0, y: 392, width: 393, height: height)
        sheet.layer.shadowOpacity = 0.2
        sheet.layer.shadowPath = CGPath(rect: sheet.bounds, transform: nil)
        clip.frame = sheet.bounds
        clip.clipsToBounds = true
        clip.layer.cornerRadius = 12
        content.view.frame = clip.bounds
        clip.addSubview(content.view)
        sheet.addSubview(clip)
    }

    func drag(_ updates: Int, from landing: Landing, start: CGFloat = -20) {
        show()
        dimming.alpha = 0.4
        stage.settle()
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        if hearing != .nobody {
            let (shown, length, resizes) = (sheet.center, sheet.bounds.height, hearing == .resizingHandler)
            let handler = Handler { [container, sheet, clip, dimming, content] in
                let way = pan.translation(in: container).y
                if resizes {
                    let bounds = CGRect(x: 0, y: 0, width: 393, height: length - way)
                    sheet.bounds = bounds
                    sheet.center = CGPoint(x: shown.x, y: shown.y + way / 2)
                    clip.frame = bounds
                    content.view.frame = bounds
                } else {
                    sheet.center = CGPoint(x: shown.x, y: shown.y + way)
                }
                dimming.alpha = 0.4 - way / 1000
                if landing == .rows { content.list.contentOffset = .zero }
            }
            pan.addTarget(handler, action: Handler.action)
            self.handler = handler
        }
        container.addGestureRecognizer(pan)
        stage.rub(updates, from: landing, start: start)
    }

    /// As with the kit, the scroll view under the finger has its own pan at the same time; the handler holds its content.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func show() {
        root.view.addSubview(container)
        container.addSubview(dimming)
        container.addSubview(sheet)
    }

    /// A layout pass of the container, which sets the frames of its views and the dimming, all to what they are.
    func invalidate(_ count: Int) {
        show()
        let frame = sheet.frame
        container.placeViews = { [container, dimming, sheet] in
            dimming.frame = container.bounds
            dimming.alpha = 0.4
            sheet.frame = frame
        }
        stage.settle()
        for _ in 0..<count {
            container.setNeedsLayout()
            stage.window.layoutIfNeeded()
        }
    }

    func presentAndDismiss(_ count: Int) {
        let shown = sheet.center
        let hidden = CGPoint(x: shown.x, y: shown.y + 460)
        for _ in 0..<count {
            sheet.center = hidden
            dimming.alpha = 0
            show()
            UIView.animate(withDuration: 0.4) {
                self.sheet.center = shown
                self.dimming.alpha = 0.4
            }
            stage.settle()
            UIView.animate(withDuration: 0.4) {
                self.sheet.center = hidden
                self.dimming.alpha = 0
            } completion: { _ in
                self.sheet.removeFromSuperview()
                self.dimming.removeFromSuperview()
                self.container.removeFromSuperview()
            }
            stage.settle()
        }
    }
}

/// A view that places its subviews with a closure.
private final class Container: UIView {
    var placeViews: @MainActor () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        placeViews()
    }
}

/// A closure as a target: without Objective-C a target is an `Operation`.
final class Handler: Operation, @unchecked Sendable {
    static let action = Selector(("main"))

    // Actions are sent on the main thread only.
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        super.init()
    }

    override func main() {
        MainActor.assumeIsolated { body() }
    }
}
