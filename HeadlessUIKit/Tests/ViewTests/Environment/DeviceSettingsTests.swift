import Testing
import UIKit

@testable import TestSupport

/// Settings of the whole device that the user changes while the app runs.
@MainActor
struct DeviceSettingsTests {
    private let phone = Phone()

    init() { MainLoop.current.settle() }

    private func change(_ change: (inout any UIMutableTraits) -> Void) {
        phone.screen.change(to: phone.screen.traitCollection.modifyingTraits(change))
        MainLoop.current.turn()
    }

    @Test("A change reaches every window in the next layout, and what is presented in it")
    func reach() {
        let second = UIWindow(screen: phone.screen)
        second.rootViewController = UIViewController()
        second.isHidden = false
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        phone.screen.change(to: phone.screen.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark })
        var heard = 0
        presented.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in heard += 1 }
        #expect(heard == 0)
        MainLoop.current.turn()
        #expect(heard == 1)
        #expect(presented.view.traitCollection.userInterfaceStyle == .dark)
        #expect(second.rootViewController?.traitCollection.userInterfaceStyle == .dark)
        #expect(phone.window.windowScene?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("A background is resolved anew; a layer's colour is what it was made of, as on a device")
    func colors() {
        let view = UIView()
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        view.backgroundColor = color
        view.layer.borderColor = color.resolvedColor(with: phone.root.traitCollection).cgColor
        phone.root.view.addSubview(view)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        change { $0.userInterfaceStyle = .dark }
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        #expect(view.layer.borderColor == UIColor.red.cgColor)
        change { $0.userInterfaceStyle = .light }
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test("The system's tints are stronger with increased contrast, in light and in dark")
    func contrast() {
        let view = UIView()
        view.backgroundColor = .systemBlue
        phone.root.view.addSubview(view)
        func hex(_ rgb: UInt32) -> CGColor {
            CGColor(
                srgbRed: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
                blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
        }
        #expect(view.layer.backgroundColor == hex(0x007AFF))
        change { $0.accessibilityContrast = .high }
        #expect(view.layer.backgroundColor == hex(0x0040DD))
        change { $0.userInterfaceStyle = .dark }
        #expect(view.layer.backgroundColor == hex(0x409CFF))
    }

    @Test("A new text size is posted once, with its name; another change posts nothing")
    func notification() {
        let heard = Heard(UIContentSizeCategory.didChangeNotification)
        change { $0.userInterfaceStyle = .dark }
        #expect(heard.infos.count == 0)
        change { $0.preferredContentSizeCategory = .extraLarge }
        change { $0.preferredContentSizeCategory = .extraLarge }
        #expect(heard.infos.count == 1)
        #expect(heard.infos.first?[UIContentSizeCategory.newValueUserInfoKey] as? String == "UICTContentSizeCategoryXL")
    }

    @Test("Labels, fields and buttons that adjust their font follow the text size, and say that their size changes")
    func text() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Text"
        let still = UILabel()
        still.font = .preferredFont(forTextStyle: .body)
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Text"
        label.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        [label, still, field, button].forEach { phone.root.view.addSubview($0) }
        MainLoop.current.turn()
        let height = button.intrinsicContentSize.height
        change { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
        #expect(label.font.pointSize == 23)
        #expect(still.font.pointSize == 17)
        #expect(field.font?.pointSize == 23)
        field.text = "Typed"
        #expect(field.font?.pointSize == 23)
        #expect(button.titleLabel?.font.pointSize == 23)
        #expect(button.intrinsicContentSize.height > height)
        change { $0.preferredContentSizeCategory = .large }
        #expect(label.font == .preferredFont(forTextStyle: .body))
        #expect(field.font == .preferredFont(forTextStyle: .body))
    }

    @Test("A font that was scaled for a label follows, too, up to its maximum")
    func scaledFonts() {
        let label = UILabel()
        let metrics = UIFontMetrics(forTextStyle: .body)
        label.font = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 24)
        label.adjustsFontForContentSizeCategory = true
        phone.root.view.addSubview(label)
        change { $0.preferredContentSizeCategory = .medium }
        // 17 × 21/22 = 16.2.
        #expect(label.font.pointSize == 16)
        change { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        #expect(label.font.pointSize == 24)
        change { $0.preferredContentSizeCategory = .large }
        #expect(label.font.pointSize == 17)
    }
}

/// Collects the user info of every notification of a name, until it is released.
final class Heard: @unchecked Sendable {
    // Unchecked: notifications without a queue arrive on the thread that posts them, here the main one.
    private(set) var infos: [[AnyHashable: Any]] = []
    private var token: (any NSObjectProtocol)?

    init(_ name: NSNotification.Name) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
            self?.infos.append($0.userInfo ?? [:])
        }
    }

    deinit { token.map { NotificationCenter.default.removeObserver($0) } }
}
