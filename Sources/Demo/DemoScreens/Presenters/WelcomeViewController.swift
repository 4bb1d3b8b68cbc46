import Presentations
import UIKit

/// The first screen of a banking app, before an account is opened.
public final class WelcomeViewController: UIViewController {
    private let backdrop = GradientView([.systemIndigo, .systemTeal], isVertical: true)
    private let glow = ShapeView(fill: UIColor(white: 1, alpha: 0.1)) { area in
        let path = UIBezierPath(ovalIn: CGRect(x: area.midX - 320, y: area.midY - 420, width: 640, height: 640))
        path.append(UIBezierPath(ovalIn: CGRect(x: area.midX - 200, y: area.midY - 300, width: 400, height: 400)))
        return path
    }
    private let logo = IconBadge(.leaf, color: .white, iconColor: .systemTeal, outline: .rounded(26), iconScale: 0.6)
    private let name = UILabel("Aldermoor", size: 36, weight: .bold, color: .white, alignment: .center)
    private let claim = UILabel(
        "A bank account that opens\nin four minutes.", size: 19, color: UIColor(white: 1, alpha: 0.85),
        alignment: .center, lines: 2)
    private let open = ActionButton("Open an account", accent: UIColor(white: 0, alpha: 0.35), cornerRadius: 14)
    private let signIn = ActionButton("I have one already", style: .plain, accent: .white)

    public override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyleBehindPresentation ?? .default }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "welcome"
        view.clipsToBounds = true
        for part in [backdrop, glow, logo, name, claim, open, signIn] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        backdrop.frame = view.bounds
        glow.frame = view.bounds
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(24, 12).column(420)
        signIn.frame = area.cutBottom(50, gap: 6)
        open.frame = area.cutBottom(52, gap: 12)
        var middle = area.centered(area.width, 230)
        logo.frame = middle.cutTop(104, gap: 18).centered(104, 104)
        name.frame = middle.cutTop(44, gap: 8)
        claim.frame = middle.cutTop(54)
    }
}
