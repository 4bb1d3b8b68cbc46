import Testing
import UIKit

@testable import TestSupport

/// `UITraitCollection.current` while UIKit calls an app.
@MainActor
struct CurrentTraitsTests {
    @Test("While a view lays itself out, and hears of traits and tints, its traits are the current ones")
    func callbacks() {
        let phone = Phone()
        phone.window.overrideUserInterfaceStyle = .dark
        let view = Asking()
        phone.root.view.addSubview(view)
        MainLoop.current.turn()
        #expect(view.answers["layout"] == .dark)
        #expect(view.answers["traits"] == .dark)
        view.tintColor = .red
        #expect(view.answers["tint"] == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("A controller's view is loaded and laid out in its traits")
    func controller() {
        let phone = Phone()
        phone.window.overrideUserInterfaceStyle = .dark
        let child = AskingViewController()
        phone.root.addChild(child)
        phone.root.view.addSubview(child.view)
        MainLoop.current.turn()
        #expect(child.answers == ["load": .dark, "layout": .dark])
    }

    @Test("Other threads have their own")
    func threads() async {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        let other = await Task.detached { UITraitCollection.current.userInterfaceStyle }.value
        #expect(other == .light)
    }
}

private final class Asking: UIView {
    var answers: [String: UIUserInterfaceStyle] = [:]

    override func layoutSubviews() {
        super.layoutSubviews()
        answers["layout"] = UITraitCollection.current.userInterfaceStyle
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        answers["traits"] = UITraitCollection.current.userInterfaceStyle
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        answers["tint"] = UITraitCollection.current.userInterfaceStyle
    }
}

private final class AskingViewController: UIViewController {
    var answers: [String: UIUserInterfaceStyle] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        answers["load"] = UITraitCollection.current.userInterfaceStyle
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        answers["layout"] = UITraitCollection.current.userInterfaceStyle
    }
}
