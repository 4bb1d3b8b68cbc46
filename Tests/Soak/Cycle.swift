import Presentations
import PresentationsTesting
import UIKit

/// One presentation of the subject, or several, and its end.
@MainActor
struct Cycle {
    let subject: Subject
    let stage: Stage
    let presenter: UIViewController
    let source: UIView

    private var style: any PresentationStyle { subject.style(from: source) }

    func run(_ act: Act) {
        switch act {
        case .dismissed: present()
        case .withoutAnimation: present(animated: false)
        case .dragged: drag(present(), by: 600, in: 0.2)
        case .cancelledDrag: drag(present(), by: 30, in: 0.5)
        case .caught: catchOnTheWay()
        case .rotated: rotate()
        case .keyboard: edit(present())
        case .stackOfFive: presentFive()
        case .replaced: replace()
        case .queued: enqueue()
        case .awaited: wait(for: style)
        }
        dismissAll(animated: act != .withoutAnimation)
    }

    @discardableResult
    private func present(animated: Bool = true) -> Content {
        let content = Content()
        presenter.present(content, as: style, animated: animated)
        stage.settle()
        return content
    }

    /// Also dismisses the next presentations of a queue.
    private func dismissAll(animated: Bool) {
        while presenter.presentedViewController != nil {
            presenter.dismiss(animated: animated)
            stage.settle()
        }
    }

    /// Moves a finger from the middle of the view to the nearest edge of the screen.
    private func drag(_ content: Content, by distance: CGFloat, in seconds: TimeInterval) {
        guard let place = stage.visibleFrame(of: content.view) else { return }
        let (from, screen) = (CGPoint(x: place.midX, y: place.minY + 4), stage.window.bounds)
        var to = from
        switch style.entryEdge {
        case .leading: to.x -= distance
        case .trailing: to.x += distance
        case .top: to.y -= distance
        case .bottom, nil: to.y += distance
        }
        stage.drag(from: screen.nearest(to: from), to: screen.nearest(to: to), duration: seconds)
        stage.settle()
    }

    private func catchOnTheWay() {
        presenter.present(Content(), as: style)
        stage.advance(by: 0.2)
        stage.touchDown(at: CGPoint(x: 196, y: 700))
        stage.advance(by: 0.1)
        stage.touchMoved(to: CGPoint(x: 196, y: 720))
        stage.touchUp()
        stage.settle()
    }

    private func rotate() {
        present()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        stage.rotate(to: .portrait)
        stage.settle()
    }

    private func edit(_ content: Content) {
        content.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        content.field.resignFirstResponder()
        stage.hideKeyboard()
        stage.settle()
    }

    private func presentFive() {
        var top = presenter
        for _ in 0..<5 {
            let content = Content()
            top.present(content, as: style)
            stage.settle()
            top = content
        }
    }

    private func replace() {
        let container = ReplaceableContentViewController(Content())
        presenter.present(container, as: style)
        stage.settle()
        container.replaceContent(with: Content(height: 200))
        stage.advance(by: 0.1)
        container.replaceContent(with: Content(height: 500))
        stage.settle()
    }

    private func enqueue() {
        let queue = PresentationQueue(presenter: presenter)
        for _ in 0..<3 { queue.enqueue(Content(), as: style) }
        stage.settle()
        dismissAll(animated: true)
        // The queue checks four times a second.
        stage.advance(by: 1)
    }

    private func wait(for style: some PresentationStyle) {
        Task { [presenter] in _ = await presenter.presentAndWait(Content(), as: style) }
        stage.settle()
    }
}

extension CGRect {
    /// Returns the point of the rectangle, one point inside of its edges, that is nearest to another one.
    fileprivate func nearest(to point: CGPoint) -> CGPoint {
        let inside = insetBy(dx: 1, dy: 1)
        return CGPoint(
            x: min(max(point.x, inside.minX), inside.maxX), y: min(max(point.y, inside.minY), inside.maxY))
    }
}
