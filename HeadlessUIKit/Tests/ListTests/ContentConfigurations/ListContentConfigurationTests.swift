import Testing
import UIKit

/// Defaults of the styles, and their changes with the state. Numbers are those of iOS 26, recorded on Catalyst.
@MainActor
struct ListContentConfigurationTests {
    private func state(
        _ list: UIListEnvironment = .unspecified, _ change: (inout UICellConfigurationState) -> Void = { _ in }
    ) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: UITraitCollection { $0.listEnvironment = list })
        change(&state)
        return state
    }

    private func margins(_ configuration: UIListContentConfiguration) -> [CGFloat] {
        let margins = configuration.directionalLayoutMargins
        return [margins.top, margins.leading, margins.bottom, margins.trailing]
    }

    @Test("Each style has its margins (LC1)")
    func styleMargins() {
        #expect(margins(.cell()) == [15, 16, 15, 8])
        #expect(margins(.subtitleCell()) == [15, 16, 15, 8])
        #expect(margins(.valueCell()) == [15, 16, 15, 8])
        #expect(margins(.plainHeader()) == [10, 8, 10, 8])
        #expect(margins(.groupedHeader()) == [10, 8, 10, 8])
        #expect(margins(.plainFooter()) == [8, 8, 6, 8])
        #expect(margins(.groupedFooter()) == [8, 8, 6, 8])
        #expect(margins(.sidebarCell()) == [11, 8, 11, 8])
        #expect(margins(.sidebarSubtitleCell()) == [4, 8, 4, 8])
    }

    @Test("Each style has its gaps, and only values stand side by side (LC3)")
    func gaps() {
        #expect(UIListContentConfiguration.cell().imageToTextPadding == 16)
        #expect(UIListContentConfiguration.sidebarCell().imageToTextPadding == 10)
        #expect(UIListContentConfiguration.cell().textToSecondaryTextHorizontalPadding == 8)
        #expect(UIListContentConfiguration.cell().textToSecondaryTextVerticalPadding == 4)
        #expect(UIListContentConfiguration.subtitleCell().textToSecondaryTextVerticalPadding == 0)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        #expect(!UIListContentConfiguration.cell().prefersSideBySideTextAndSecondaryText)
    }

    @Test("Each style has its fonts (LC4)")
    func fonts() {
        func sizes(_ configuration: UIListContentConfiguration) -> [CGFloat] {
            [configuration.textProperties.font.pointSize, configuration.secondaryTextProperties.font.pointSize]
        }
        #expect(sizes(.cell()) == [17, 15])
        #expect(sizes(.valueCell()) == [17, 17])
        #expect(sizes(.sidebarCell()) == [17, 13])
        #expect(UIListContentConfiguration.groupedHeader().textProperties.font.pointSize == 17)
        #expect(UIListContentConfiguration.groupedFooter().textProperties.font.pointSize == 13)
    }

    @Test("Only horizontal margins of the superview count by default (LC5)")
    func axes() {
        #expect(UIListContentConfiguration.cell().axesPreservingSuperviewLayoutMargins == .horizontal)
    }

    @Test("The default of a colour follows the state; a colour that was set stays (LC8, LC13)")
    func setColorStays() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Text"
        let disabled = state { $0.isDisabled = true }
        #expect(configuration.updated(for: disabled).textProperties.color == .tertiaryLabel)
        #expect(configuration.updated(for: disabled).updated(for: state()).textProperties.color == .label)
        configuration.textProperties.color = .systemRed
        let updated = configuration.updated(for: disabled)
        #expect(updated.textProperties.color == .systemRed)
        #expect(updated.secondaryTextProperties.color == .quaternaryLabel)
        #expect(updated.text == "Text")
    }

    @Test("A default that was set stays as well, and through several updates (LC8)")
    func setDefaultStays() {
        var configuration = UIListContentConfiguration.cell()
        configuration.textProperties.color = .label
        configuration.directionalLayoutMargins.leading = 40
        configuration.imageProperties.cornerRadius = 5
        let updated = configuration.updated(for: state()).updated(for: state(.sidebar) { $0.isDisabled = true })
        #expect(updated.textProperties.color == .label)
        #expect(updated.directionalLayoutMargins.leading == 40)
        #expect(updated.imageProperties.cornerRadius == 5)
        #expect(updated.imageToTextPadding == 10)
    }

    @Test("Cells, headers and footers without a list in their name take the list's look (LC11)")
    func listEnvironment() {
        #expect(margins(.cell().updated(for: state(.sidebar))) == [11, 8, 11, 8])
        #expect(margins(.cell().updated(for: state(.insetGrouped))) == [15, 16, 15, 8])
        #expect(margins(.plainHeader().updated(for: state(.sidebar))) == [10, 8, 10, 8])
        #expect(margins(.header().updated(for: state(.sidebar))) == [11, 8, 11, 8])
    }

    @Test("In a sidebar disabled content is half transparent (LC13)")
    func disabledSidebar() {
        let updated = UIListContentConfiguration.sidebarCell().updated(for: state { $0.isDisabled = true })
        #expect(updated.alpha == 0.5)
        #expect(updated.textProperties.color == .label)
    }

    @Test("Fonts follow the text size of the state")
    func textSize() {
        let traits = UITraitCollection { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
        let updated = UIListContentConfiguration.cell().updated(for: UIViewConfigurationState(traitCollection: traits))
        #expect(updated.textProperties.font.pointSize == 23)
    }

    @Test("Configurations are equal when they show the same, whoever has set it")
    func equality() {
        var configuration = UIListContentConfiguration.cell()
        #expect(configuration == .cell())
        configuration.textProperties.color = .label
        #expect(configuration == .cell())
        configuration.text = "Text"
        #expect(configuration != .cell())
    }

    @Test("A transformer makes the colour that is shown")
    func transformer() {
        var properties = UIListContentConfiguration.cell().textProperties
        properties.color = .white
        properties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(properties.color == .white)
        #expect(properties.resolvedColor() == UIColor.white.withAlphaComponent(0.5))
    }

    @Test("A state keeps what an app adds to it")
    func customState() {
        let key = UIConfigurationStateCustomKey("test.isFavorite")
        var state = state()
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] == AnyHashable(true))
        #expect(state != self.state())
    }
}
