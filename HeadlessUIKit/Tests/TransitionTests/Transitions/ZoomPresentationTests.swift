import Testing
import UIKit

@testable import TestSupport

/// Controllers that grow out of a view when they are presented.
@Suite @MainActor
struct ZoomPresentationTests {
    private typealias Options = UIViewController.Transition.ZoomOptions

    private let phone = Phone(root: JournalViewController("root", Journal()))
    private let presented = UIViewController()
    private let thumb = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    private let other = UIView(frame: CGRect(x: 200, y: 500, width: 60, height: 60))
    private let fingers: Touchscreen
    private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

    init() {
        fingers = Touchscreen(phone.window)
        phone.root.view.addSubview(thumb)
        phone.root.view.addSubview(other)
        thumb.layer.cornerRadius = 8
        presented.modalPresentationStyle = .fullScreen
        zoom(from: thumb)
        MainLoop.current.settle()
    }

    private func zoom(_ options: Options? = nil, from source: UIView?) {
        presented.preferredTransition = .zoom(options: options) { _ in source }
    }

    private func present() {
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
    }

    /// The view that clips the zoomed view while it moves.
    private var window: UIView? { presented.view.superview }

    @Test("The view grows out of its source, which is hidden meanwhile")
    func grows() throws {
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        let start = try #require(window?.layer.presentation())
        #expect(start.frame == thumb.frame)
        #expect(start.cornerRadius == 8)
        // As wide as the source, by a view that is 393 wide.
        expectClose(presented.view.layer.presentation()?.frame.height, 852 * 100 / 393, within: 0.01)
        #expect(thumb.alpha == 0)
        MainLoop.current.advance(by: 0.1)
        let width = try #require(window?.layer.presentation()?.frame.width)
        #expect(width > 100 && width < 393)
        MainLoop.current.settle()
        #expect(presented.view.frame == screen)
        #expect(presented.view.superview === presented.presentationController?.containerView)
        #expect(presented.view.superview?.subviews.count == 1)
        #expect(presented.view.safeAreaInsets.top == 59)
        #expect(phone.root.view.window == nil)
        #expect(thumb.alpha == 1)
    }

    @Test("It shrinks into what the provider gives when it is dismissed, and leaves nothing behind")
    func shrinks() {
        var source = thumb
        presented.preferredTransition = .zoom { _ in source }
        present()
        source = other
        var isGone = false
        phone.root.dismiss(animated: true) { isGone = true }
        MainLoop.current.turn()
        #expect(window?.frame == other.frame)
        #expect(window?.layer.presentation()?.frame == screen)
        #expect(other.alpha == 0)
        #expect(thumb.alpha == 1)
        MainLoop.current.settle()
        #expect(isGone)
        #expect(phone.window.subviews == [phone.root.view])
        #expect(phone.root.view.frame == screen)
        #expect(presented.view.frame == screen)
        #expect(other.alpha == 1)
    }

    @Test("The provider is asked with the presenter and who is presented, when its views are in the window")
    func context() {
        var asked: [[UIViewController]] = []
        var wasInWindow: [Bool] = []
        presented.preferredTransition = .zoom { [thumb] context in
            asked.append([context.sourceViewController, context.zoomedViewController])
            MainActor.assumeIsolated { wasInWindow.append(thumb.window != nil) }
            return thumb
        }
        present()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(asked == [[phone.root, presented], [phone.root, presented]])
        #expect(wasInWindow == [true, true])
    }

    @Test("A source that layout has moved meanwhile is found where it is now")
    func movedSource() {
        let column = ColumnView(thumb)
        column.frame = screen
        phone.root.view.addSubview(column)
        MainLoop.current.settle()
        present()
        // Views outside of a window are not laid out.
        column.top = 300
        column.setNeedsLayout()
        MainLoop.current.settle()
        #expect(thumb.frame.minY == 100)
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(window?.frame == CGRect(x: 50, y: 300, width: 100, height: 100))
        MainLoop.current.settle()
        #expect(thumb.frame.minY == 300)
    }

    /// Lays a view out at a height.
    private final class ColumnView: UIView {
        var top: CGFloat = 100
        private let row: UIView

        init(_ row: UIView) {
            self.row = row
            super.init(frame: .zero)
            addSubview(row)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }

        override func layoutSubviews() {
            super.layoutSubviews()
            row.frame.origin.y = top
        }
    }

    @Test("Without a view in the window the zoomed view fades in from the middle", arguments: [true, false])
    func withoutSource(hasView: Bool) {
        let lost = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        zoom(from: hasView ? lost : nil)
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        expectClose(window?.layer.presentation()?.frame.width, 393 * 0.8, within: 0.01)
        #expect(window?.layer.presentation()?.opacity == 0)
        MainLoop.current.settle()
        #expect(presented.view.frame == screen)
        #expect(lost.alpha == 1)
    }

    @Test("Options dim what is behind, and say what of the view lies over the source")
    func options() throws {
        let options = Options()
        options.dimmingColor = .red
        options.dimmingVisualEffect = UIBlurEffect(style: .dark)
        options.alignmentRectProvider = { [thumb, presented] context in
            context.sourceView === thumb && context.zoomedViewController === presented
                ? CGRect(x: 0, y: 0, width: 393, height: 393) : nil
        }
        zoom(options, from: thumb)
        options.dimmingColor = .green
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        let behind = try #require(window?.superview?.subviews.dropLast())
        #expect(behind.contains { $0.backgroundColor == .red })
        #expect(behind.contains { $0 is UIVisualEffectView })
        // The top of the view is that of the source.
        expectClose(presented.view.layer.presentation()?.frame.minY, 0, within: 0.01)
        MainLoop.current.settle()
    }

    @Test("Without animation the view is there, and gone, at once")
    func withoutAnimation() {
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        #expect(presented.view.frame == screen)
        phone.root.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("A sheet comes as it does without a zoom")
    func sheet() {
        presented.modalPresentationStyle = .pageSheet
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(thumb.alpha == 1)
        MainLoop.current.settle()
        #expect(presented.presentingViewController === phone.root)
    }

    @Test("A preferred style takes the place of the modal transition style")
    func style() {
        presented.preferredTransition = .crossDissolve
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(presented.view.layer.presentation()?.opacity == 0)
        MainLoop.current.settle()
        phone.root.dismiss(animated: false)
        MainLoop.current.settle()
        presented.modalTransitionStyle = .crossDissolve
        presented.preferredTransition = .coverVertical
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(presented.view.layer.presentation()?.opacity == 1)
        #expect(presented.view.layer.presentation()?.frame.minY == 852)
        MainLoop.current.settle()
    }

    @Test("A delegate's animator is asked first")
    func delegate() {
        let script = Script()
        presented.transitioningDelegate = script
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(script.askedAnimator?.presenting === phone.root)
        #expect(thumb.alpha == 1)
        MainLoop.current.settle()
    }
}
