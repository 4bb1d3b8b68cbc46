import PresentationsTesting
import UIKit

/// The presentation style of a scenario.
enum Style: String, CaseIterable {
    case card = "Card"
    case halfSheet = "HalfSheet"
    case popup = "Popup"
    case drawer = "Drawer"
}

/// A presenting screen, a presented screen, and the settings to show them in.
@MainActor
struct Scenario {
    let style: Style
    /// The first part of the file name, for instance `now-playing`.
    let name: String
    /// The caption on the page.
    let caption: String
    /// The code of the presentation, as the page shows it.
    let code: String
    let settings: [Setting]
    /// Shows the presenting screen on the stage and presents the other one.
    let show: @MainActor (Stage) -> Void

    /// The settings in the order of the pages: pictures of one height stand side by side.
    var portraitFirst: [Setting] { settings.filter { !$0.isLandscape } + settings.filter(\.isLandscape) }
}

/// One file: a scenario in one setting.
@MainActor
struct Picture {
    let scenario: Scenario
    let setting: Setting

    /// The file's path without its extension: `Card/now-playing@iPhone15.dark`.
    var name: String {
        "\(scenario.style.rawValue)/\(scenario.name)@\(setting.device.name)\(setting.suffix)"
    }
}
