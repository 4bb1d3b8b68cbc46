import Testing
import UIKit

@MainActor @Suite struct TintColorTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() { outer.addSubview(inner) }

    private func resolved(_ view: UIView) -> UIColor { UIColor.tintColor.resolvedColor(with: view.traitCollection) }

    @Test("The tint colour of a view's traits is the view's own, or that of the nearest view around it")
    func inherited() {
        outer.tintColor = .red
        #expect(resolved(inner) == .red)
        inner.tintColor = .green
        #expect(resolved(inner) == .green)
        #expect(resolved(outer) == .red)
    }

    @Test("Without a view, and without a tint, it is blue")
    func blue() {
        let blue = UIColor.systemBlue.resolvedColor(with: .current)
        #expect(UIColor.tintColor.resolvedColor(with: .current) == blue)
        #expect(resolved(inner) == blue)
        inner.tintColor = .tintColor
        #expect(resolved(inner) == blue)
    }

    @Test("A background in the tint colour changes with the tint")
    func background() {
        inner.backgroundColor = .tintColor.withAlphaComponent(0.5)
        outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(inner.layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test("Traits that differ only in the tint are equal: no change is reported")
    func equality() {
        let before = inner.traitCollection
        outer.tintColor = .red
        #expect(inner.traitCollection == before)
        let dark = inner.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(UIColor.tintColor.resolvedColor(with: dark) == .red)
    }
}
