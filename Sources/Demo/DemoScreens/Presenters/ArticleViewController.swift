import UIKit

/// A magazine article under a large picture.
public final class ArticleViewController: UIViewController {
    private let bar = NavigationStrip("", back: "Stories", buttons: [.bookmark, .share])
    private let picture = ArtworkView(
        Artwork(.peaks, .systemTeal, .systemBlue, .systemIndigo), cornerRadius: 18)
    private let kicker = UILabel("FIELD JOURNAL", size: 13, weight: .semibold, color: .systemTeal)
    private let headline = UILabel("The lighthouse keepers who never left", size: 28, weight: .bold, lines: 0)
    private let byline = UILabel("Words by Ines Varga · 9 min", size: 15, color: .secondaryLabel)
    private let text = UILabel(
        """
        On the north shore, where the road gives up and the gulls take over, three families have kept the same lamp \
        burning for a hundred and forty years. The lamp no longer needs them. They stay anyway.

        “You learn to hear the weather,” says Oona Reyes, who was born in the room below the lens. “The wind tells \
        you at four what the radio tells you at six.” She pours the tea without looking at the cup.

        In winter the island is cut off for weeks. Letters wait in a box on the mainland, and the school is a kitchen \
        table with a map of the stars pinned above it.

        The lens was ground in 1881 and weighs as much as four cows. Twice a year they wash it with vinegar and old \
        shirts, and for a day the whole house smells of salad. Nobody is allowed to whistle while it is open.

        What happens when they are gone? Oona laughs. “Then the light will keep itself,” she says, “and somebody \
        will come and ask it why.” Behind her, on the sill, the tea grows cold in a cup that has no handle any more.
        """,
        size: 17, lines: 0)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "article"
        view.clipsToBounds = true
        headline.accessibilityTraits = .header
        for part in [bar, picture, kicker, headline, byline, text] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = area.cutTop(NavigationStrip.height, gap: 8)
        area = area.padded(20, 0).column(680)
        area.size.height = view.bounds.maxY - area.minY
        picture.frame = area.cutTop(min((area.width * 0.6).rounded(), (view.bounds.height * 0.3).rounded()), gap: 20)
        kicker.frame = area.cutTop(18, gap: 6)
        headline.frame = area.cutTop(area.width < 500 ? 70 : 36, gap: 6)
        byline.frame = area.cutTop(20, gap: 16)
        let height = text.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    }
}
