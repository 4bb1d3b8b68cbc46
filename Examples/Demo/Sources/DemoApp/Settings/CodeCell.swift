import UIKit

/// The Swift of a demo. A tap copies it.
final class CodeCell: UITableViewCell {
    static let identifier = "code"

    func show(_ code: String) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = code
        content.textProperties.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .monospacedSystemFont(ofSize: 13, weight: .regular))
        content.secondaryText = "Tap to copy"
        content.secondaryTextProperties.color = .secondaryLabel
        contentConfiguration = content
    }
}
