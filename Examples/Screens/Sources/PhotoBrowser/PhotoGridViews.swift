import UIKit

/// A square of the grid: the picture, a heart for favourites and a checkmark in select mode.
final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    private let favouriteBadge = UIImageView(image: UIImage(systemName: "heart.fill"))
    private let checkmark = UIImageView()
    private let dimmingView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)

        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        dimmingView.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.35)
        favouriteBadge.tintColor = .white
        favouriteBadge.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        favouriteBadge.layer.shadowOpacity = 0.4
        favouriteBadge.layer.shadowRadius = 2
        favouriteBadge.layer.shadowOffset = .zero
        checkmark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
            .applying(UIImage.SymbolConfiguration(paletteColors: [.white, .tintColor]))

        for subview in [imageView, dimmingView, favouriteBadge, checkmark] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            dimmingView.topAnchor.constraint(equalTo: contentView.topAnchor),
            dimmingView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            dimmingView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            dimmingView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            favouriteBadge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            favouriteBadge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
            checkmark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with photo: Photo, image: UIImage) {
        imageView.image = image
        favouriteBadge.isHidden = !photo.isFavourite
        accessibilityIdentifier = "photoBrowser.photo.\(photo.id)"
        accessibilityLabel = photo.title
        accessibilityValue = photo.isFavourite ? "Favourite" : nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        backgroundConfiguration = .clear()
        let isChosen = state.isEditing && state.isSelected
        checkmark.isHidden = !state.isEditing
        checkmark.image = UIImage(systemName: isChosen ? "checkmark.circle.fill" : "circle")
        dimmingView.isHidden = !(isChosen || state.isHighlighted)
        accessibilityTraits = isChosen ? [.image, .button, .selected] : [.image, .button]
    }
}

/// The header over the grid: what is shown, and how many of them.
final class PhotoGridHeaderView: UICollectionReusableView {
    private let titleLabel = UILabel()
    private let countLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)

        titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.accessibilityIdentifier = "photoBrowser.header.title"
        titleLabel.accessibilityTraits = .header
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        countLabel.accessibilityIdentifier = "photoBrowser.header.count"

        let stack = UIStackView(arrangedSubviews: [titleLabel, countLabel])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, count: Int) {
        titleLabel.text = title
        countLabel.text = count == 1 ? "1 photo" : "\(count) photos"
    }
}

/// The large preview which a context menu shows over the grid.
final class PhotoPreviewViewController: UIViewController {
    private let image: UIImage

    init(image: UIImage) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
        let width: CGFloat = 320
        preferredContentSize = CGSize(width: width, height: width * image.size.height / image.size.width)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let imageView = UIImageView(image: image)
        imageView.contentMode = .scaleAspectFill
        imageView.accessibilityIdentifier = "photoBrowser.preview"
        view = imageView
    }
}

extension UIAlertController {
    /// Asks whether photos shall really be deleted, and calls `handler` if so.
    static func photoDeletion(
        count: Int,
        sourceItem: (any UIPopoverPresentationControllerSourceItem)?,
        handler: @escaping () -> Void
    ) -> UIAlertController {
        let title = count == 1 ? "Delete Photo" : "Delete \(count) Photos"
        let alert = UIAlertController(
            title: nil,
            message: count == 1 ? "This photo will be deleted." : "These \(count) photos will be deleted.",
            preferredStyle: .actionSheet
        )
        let delete = UIAlertAction(title: title, style: .destructive) { _ in handler() }
        delete.accessibilityIdentifier = "photoBrowser.confirmDelete"
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        cancel.accessibilityIdentifier = "photoBrowser.cancelDelete"
        alert.addAction(delete)
        alert.addAction(cancel)
        alert.popoverPresentationController?.sourceItem = sourceItem
        return alert
    }
}
