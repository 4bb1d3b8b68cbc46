import PresentationsTesting
import UIKit

/// Which of the kit's presentations a scenario shows.
enum Style: String, CaseIterable {
    case card = "Card"
    case halfSheet = "HalfSheet"
    case popup = "Popup"
    case drawer = "Drawer"
}

/// A screen, what is beneath it, and how it is presented.
@MainActor
struct Scenario {
    let style: Style
    /// The first part of the file name, for instance `now-playing`.
    let name: String
    /// What the page says about the pictures.
    let caption: String
    /// The line of code that the pictures show.
    let code: String
    let settings: [Setting]
    /// Shows the presenter on the stage and presents the screen from it.
    let show: @MainActor (Stage) -> Void
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
