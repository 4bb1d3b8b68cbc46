import Testing
import UIKit

/// Defaults of backgrounds, and their changes with the state. Numbers are those of iOS 26, recorded on Catalyst.
@MainActor
struct BackgroundConfigurationTests {
    private var selected: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        return state
    }

    @Test("Cells have square corners; grouped headers and sidebars do not (LC10)")
    func corners() {
        #expect(UIBackgroundConfiguration.listPlainCell().cornerRadius == 0)
        #expect(UIBackgroundConfiguration.listGroupedCell().cornerRadius == 0)
        #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().cornerRadius == 26)
        #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 26)
        #expect(UIBackgroundConfiguration.listSidebarHeader().cornerRadius == 26)
        #expect(UIBackgroundConfiguration.listPlainCell().backgroundInsets == .zero)
    }

    @Test("A selected cell has another colour, unless the app has set one (LC8)")
    func selection() {
        var configuration = UIBackgroundConfiguration.listPlainCell()
        let color = configuration.backgroundColor
        #expect(configuration.updated(for: selected).backgroundColor != color)
        #expect(configuration.updated(for: selected).updated(for: plain).backgroundColor == color)
        configuration.backgroundColor = .systemRed
        #expect(configuration.updated(for: selected).backgroundColor == .systemRed)
        #expect(UIBackgroundConfiguration.clear().updated(for: selected).backgroundColor == .clear)
    }

    private var plain: UICellConfigurationState { UICellConfigurationState(traitCollection: UITraitCollection()) }

    @Test("Without a colour the tint colour is shown; a transformer has the last word")
    func resolvedColor() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = nil
        #expect(configuration.resolvedBackgroundColor(for: .systemRed) == .systemRed)
        configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
        #expect(configuration.resolvedBackgroundColor(for: .systemRed) == .systemGreen)
    }

    @Test("Two backgrounds with the same transformer are equal; gray has no hue")
    func grayscale() {
        var (first, second) = (UIBackgroundConfiguration.clear(), UIBackgroundConfiguration.clear())
        first.backgroundColorTransformer = .grayscale
        #expect(first != second)
        second.backgroundColorTransformer = .grayscale
        #expect(first == second)
        first.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(first.resolvedBackgroundColor(for: .black).getWhite(&white, alpha: &alpha))
        #expect(alpha == 0.5)
    }

    @Test("Cells and headers without a list in their name take the list's look (LC11)")
    func listEnvironment() {
        let traits = UITraitCollection { $0.listEnvironment = .insetGrouped }
        let state = UIViewConfigurationState(traitCollection: traits)
        #expect(
            UIBackgroundConfiguration.listCell().updated(for: state).backgroundColor
                == .secondarySystemGroupedBackground)
        #expect(UIBackgroundConfiguration.listHeader().updated(for: state).cornerRadius == 26)
    }
}
