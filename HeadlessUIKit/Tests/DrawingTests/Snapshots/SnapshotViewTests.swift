import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct SnapshotViewTests {
    private let phone = Phone()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    private let child = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))

    init() {
        view.backgroundColor = .red
        child.layer.name = "child"
        phone.root.view.addSubview(view)
        view.addSubview(child)
        MainLoop.current.settle()
    }

    private func picture(_ snapshot: UIView?) -> CALayer? { snapshot?.layer.sublayers?.first?.sublayers?.first }

    @Test("A snapshot is as big as the view, at the origin, and has the view's look without its subviews")
    func look() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.alpha = 0.5
        let snapshot = view.snapshotView(afterScreenUpdates: false)
        #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(snapshot?.subviews.isEmpty == true)
        #expect(snapshot?.alpha == 1)
        let picture = picture(snapshot)
        #expect(picture?.backgroundColor == view.layer.backgroundColor)
        #expect(picture?.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(picture?.sublayers?.map(\.name) == ["child"])
        #expect(picture?.sublayers?.first?.frame == child.frame)
    }

    @Test("It stays as it was, whatever the view does then")
    func independent() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "before"
        view.addSubview(label)
        let snapshot = view.snapshotView(afterScreenUpdates: false)
        label.text = "after"
        child.removeFromSuperview()
        let copies = picture(snapshot)?.sublayers
        #expect(copies?.count == 2)
        #expect((copies?.last?.delegate as? UILabel)?.text == "before")
    }

    @Test("In the middle of an animation it shows the moment")
    func moment() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.center.x = 130 }
        MainLoop.current.advance(by: 0.5)
        let snapshot = view.snapshotView(afterScreenUpdates: false)
        expectClose(picture(snapshot)?.sublayers?.first?.position.x, 80)
        MainLoop.current.advance(by: 0.5)
        expectClose(picture(snapshot)?.sublayers?.first?.position.x, 80)
    }

    @Test("After screen updates, pending layout is in the picture")
    func afterUpdates() {
        let layout = LayingOut(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        phone.root.view.addSubview(layout)
        let late = layout.snapshotView(afterScreenUpdates: true)
        #expect(picture(late)?.sublayers?.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    @Test("Hidden views are not in the picture, and a view without a size has none")
    func hiddenAndEmpty() {
        child.isHidden = true
        #expect(picture(view.snapshotView(afterScreenUpdates: false))?.sublayers == nil)
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test("A part of a view, cut out")
    func part() {
        let rect = CGRect(x: 20, y: 10, width: 40, height: 30)
        let snapshot = view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero)
        #expect(snapshot?.bounds.size == rect.size)
        #expect(snapshot?.layer.sublayers?.first?.masksToBounds == true)
        #expect(picture(snapshot)?.frame == CGRect(x: -20, y: -10, width: 100, height: 80))
    }

    @Test("A view that has scrolled is shown as it is seen, also in part and stretched")
    func scrolled() {
        view.bounds.origin = CGPoint(x: 0, y: 30)
        let whole = view.snapshotView(afterScreenUpdates: false)
        #expect(picture(whole)?.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(picture(whole)?.convert(CGPoint(x: 5, y: 35), to: whole?.layer) == CGPoint(x: 5, y: 5))
        let part = view.resizableSnapshotView(
            from: CGRect(x: 20, y: 40, width: 40, height: 30), afterScreenUpdates: false, withCapInsets: .zero)
        #expect(picture(part)?.frame == CGRect(x: -20, y: -10, width: 100, height: 80))
        part?.frame.size = CGSize(width: 80, height: 30)
        part?.layoutIfNeeded()
        #expect(picture(part)?.frame == CGRect(x: -40, y: -10, width: 200, height: 80))
    }

    @Test("Resized, a snapshot stretches; between cap insets only the inner part does")
    func stretching() {
        let plain = view.snapshotView(afterScreenUpdates: false)
        plain?.frame.size = CGSize(width: 200, height: 80)
        plain?.layoutIfNeeded()
        #expect(picture(plain)?.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
        let slices = SnapshotSlices(
            size: CGSize(width: 100, height: 80), insets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        ).slices(in: CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(slices.map(\.source.minX) == [0, 10, 80])
        #expect(slices.map(\.source.width) == [10, 70, 20])
        #expect(slices.map(\.target.minX) == [0, 10, 280])
        #expect(slices.map(\.target.width) == [10, 270, 20])
        #expect(slices.allSatisfy { $0.target.height == 40 })
    }
}

private final class LayingOut: UIView {
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)
    }
}
