import UIKit

/// A list of albums.
final class AlbumsViewController: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        rows = [
            Row(title: "Glass Garden", subtitle: "Ono & Pell", picture: .record),
            Row(title: "Slow Tides", subtitle: "Mira Holt", picture: .waves),
            Row(title: "Low Sun", subtitle: "Harbour Six", picture: .sun),
            Row(title: "Eleven Moons", subtitle: "Tove Anker", picture: .moon),
            Row(title: "Paper Kites", subtitle: "June Arden", picture: .kites),
            Row(title: "Field Notes", subtitle: "Ash Rowan", picture: .petals),
            Row(title: "Saddle Pass", subtitle: "Vera Lind", picture: .hills),
            Row(title: "Late Radio", subtitle: "The Understudies", picture: .city),
            Row(title: "Sand and Salt", subtitle: "Marrow Coast", picture: .dunes),
        ]
    }
}

/// A bar with the current song.
final class MiniPlayerBar: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        accessibilityIdentifier = "mini-player"
        accessibilityLabel = "Glass Garden"
        isAccessibilityElement = true
        accessibilityTraits = .button
        let content = UIStackView(
            Artwork(.record, cornerRadius: 8).sized(44, 44), UILabel("Glass Garden", weight: .semibold),
            Icon.pause.view(.label).sized(24, 24), axis: .horizontal, spacing: 12)
        content.isUserInteractionEnabled = false
        fill(with: content, insets: NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 20))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("The bar is made in code.")
    }
}

/// The current song: the cover, the progress and the controls.
final class PlayerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "player"
        let cover = Artwork(.record, cornerRadius: 16)
        let texts = UIStackView(
            UILabel("Glass Garden", .title1, weight: .bold), UILabel("Ono & Pell", .title3, color: .systemPink),
            spacing: 4)
        let progress = UISlider()
        progress.value = 0.4
        progress.minimumTrackTintColor = .label
        let controls = UIStackView(
            UIButton(.backward, label: "Previous"), UIButton(.pause, label: "Pause"), UIButton(.forward, label: "Next"),
            axis: .horizontal)
        controls.distribution = .equalSpacing
        controls.isLayoutMarginsRelativeArrangement = true
        controls.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 48)
        let column = UIStackView(cover, texts, progress, controls, spacing: 36)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let height = cover.heightAnchor.constraint(equalTo: cover.widthAnchor)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height,
            cover.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.45),
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 52),
            column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 32),
            column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -32),
        ])
    }
}
