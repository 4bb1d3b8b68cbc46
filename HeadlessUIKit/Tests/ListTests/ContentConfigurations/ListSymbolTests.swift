import Testing

@testable import TestSupport
@testable import UIKit

@Suite("Symbols in lists") @MainActor struct ListSymbolTests {
    private func view(_ change: (inout UIListContentConfiguration) -> Void = { _ in }) -> UIListContentView {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "nono"
        configuration.image = UIImage(systemName: "star")
        change(&configuration)
        let view = UIListContentView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        view.layoutIfNeeded()
        return view
    }

    private func image(in view: UIListContentView) -> UIImageView? {
        view.subviews.lazy.compactMap { $0 as? UIImageView }.first
    }

    @Test("a symbol follows the text size, in the tint of its properties")
    func textSize() {
        let view = view { $0.imageProperties.tintColor = .red }
        #expect(image(in: view)?.frame.height == 20)
        #expect(image(in: view)?.shownTint == .red)
        let table = GestureTable()
        table.front.addSubview(view)
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        MainLoop.current.settle()
        #expect(abs((image(in: view)?.frame.height ?? 0) - 62.333) < 0.01)
    }

    @Test("the preferred configuration gives a symbol another size, which stays when the state changes")
    func preferredConfiguration() {
        let large = UIImage.SymbolConfiguration(pointSize: 50)
        let view = view { $0.imageProperties.preferredSymbolConfiguration = large }
        #expect(abs((image(in: view)?.frame.height ?? 0) - 58.667) < 0.01)
        var state = UIViewConfigurationState(traitCollection: .current)
        state.isSelected = true
        let updated = (view.configuration as? UIListContentConfiguration)?.updated(for: state)
        #expect(updated?.imageProperties.preferredSymbolConfiguration == large)
    }
}
