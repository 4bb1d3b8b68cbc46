import Testing

@testable import UIKit

@MainActor
@Suite("Views that keep their masks in views of constraints")
struct StretchingMaskTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    @Test("The content of an effect view gives it its size")
    func effectView() {
        let effectView = UIVisualEffectView(effect: nil)
        let label = UIView()
        for view in [effectView, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        effectView.contentView.addSubview(label)
        root.addSubview(effectView)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: effectView.contentView.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: effectView.contentView.bottomAnchor, constant: -7),
            label.leadingAnchor.constraint(equalTo: effectView.contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: effectView.contentView.trailingAnchor),
            label.widthAnchor.constraint(equalToConstant: 90), label.heightAnchor.constraint(equalToConstant: 20),
            effectView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            effectView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(effectView.frame == CGRect(x: 10, y: 568, width: 90, height: 32))
        #expect(effectView.contentView.frame == CGRect(x: 0, y: 0, width: 90, height: 32))
        #expect(label.frame == CGRect(x: 0, y: 5, width: 90, height: 20))
    }

    @Test("A side that stretches keeps its distances, and one that does not keeps its length")
    func distances() {
        let outer = UIView()
        outer.translatesAutoresizingMaskIntoConstraints = false
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
        inner.autoresizingMask = .flexibleWidth
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        // An outer view without a size makes the inner one 50 wider.
        outer.addSubview(inner)
        inner.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            view.topAnchor.constraint(equalTo: inner.topAnchor),
            view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 80),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 150, height: 30))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 30))
    }

    @Test("A superview that constraints take over gets its size from what stretches in it")
    func takenOver() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
        inner.autoresizingMask = .flexibleWidth
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            view.topAnchor.constraint(equalTo: inner.topAnchor),
            view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.width == 50)
        outer.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.heightAnchor.constraint(equalToConstant: 80), view.widthAnchor.constraint(equalToConstant: 90),
        ])
        root.layoutIfNeeded()
        // The inner one keeps its distances of 10 and 40.
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 140, height: 80))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 90, height: 30))
    }
}
