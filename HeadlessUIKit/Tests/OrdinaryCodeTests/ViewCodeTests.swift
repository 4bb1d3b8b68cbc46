import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about views. Each test is such code, and then what it has to do.
@MainActor @Suite struct ViewCodeTests {
    private let phone = Phone()
    private var view: UIView { phone.root.view }

    @Test func marginsFollowTheDirection() {
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        card.insetsLayoutMarginsFromSafeArea = false
        card.preservesSuperviewLayoutMargins = false
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 20)
        card.semanticContentAttribute = .forceRightToLeft
        view.addSubview(card)
        #expect(card.layoutMargins == UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 12))
        #expect(card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func guidesAreThere() {
        view.layoutIfNeeded()
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
        #expect(view.readableContentGuide.layoutFrame.width == 361)
        view.keyboardLayoutGuide.usesBottomSafeArea = true
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == 818)
    }

    @Test func aBadgeIsPinnedByAnchors() {
        let badge = UILabel()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
            badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            badge.heightAnchor.constraint(equalToConstant: 24),
            badge.widthAnchor.constraint(equalTo: badge.heightAnchor, multiplier: 1.5),
        ])
        view.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 347, y: 67, width: 36, height: 24))
        let fitting = badge.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 36, height: 24))
    }

    @Test func prioritiesAreAddedTo() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(.defaultLow + 1 < UILayoutPriority.defaultHigh)
        var priority = UILayoutPriority.defaultHigh
        priority -= 50
        priority += 1
        #expect(priority.rawValue == 701)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .required - 1
        #expect(width.priority.rawValue == 999)
    }

    /// The numbers are those that `getRed` of a phone returns.
    @Test func aColourOfAWideDisplayIsOutsideOfTheOthers() {
        func components(_ color: UIColor) -> [Int] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha].map { Int(($0 * 1000).rounded()) }
        }
        #expect(components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)) == [1093, -227, -150, 500])
        #expect(components(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)) == [-512, 1018, -311, 1000])
        #expect(components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)) == [500, 500, 500, 1000])
        #expect(components(UIColor(displayP3Red: 0, green: 0, blue: 0.02, alpha: 1))[2] == 22)
    }

    @Test func aStackHasItsOwnSpacing() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second, third])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(30, after: first)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.customSpacing(after: first) == 30)
        #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    }

    @Test func aDimmedTintIsGrayUntilItIsNormalAgain() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (outer, inner) = (Tinted(), Tinted())
        view.addSubview(outer)
        outer.addSubview(inner)
        inner.tintColor = .red
        let (outerChanges, innerChanges) = (outer.changes, inner.changes)

        view.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        var white: CGFloat = 0
        var alpha: CGFloat = 0
        #expect(inner.tintColor.getWhite(&white, alpha: &alpha))
        expectClose(white, 0.2126, within: 0.001)
        #expect(outer.changes == outerChanges + 1)
        #expect(inner.changes == innerChanges + 1)

        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
        view.tintAdjustmentMode = .automatic
        #expect(view.tintAdjustmentMode == .normal)
        #expect(outer.tintColor == .systemBlue)
    }

    @Test func textSizesHaveLimits() {
        let banner = UIView()
        banner.maximumContentSizeCategory = .large
        let label = UILabel()
        banner.addSubview(label)
        view.addSubview(banner)
        phone.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        MainLoop.current.turn()
        #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(label.traitCollection.preferredContentSizeCategory == .large)
        banner.maximumContentSizeCategory = nil
        banner.minimumContentSizeCategory = .accessibilityExtraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    }

    @Test func aLabelWithATextStyleStaysWithinTheLimit() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.maximumContentSizeCategory = .extraExtraLarge
        view.addSubview(label)
        phone.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        MainLoop.current.turn()
        #expect(label.font.pointSize == 21)
    }

    @Test func traitsAreObservedAndOverridden() {
        var styles: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            styles.append(view.traitCollection.userInterfaceStyle)
        }
        view.overrideUserInterfaceStyle = .dark
        #expect(styles == [.dark])
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: view.traitCollection) == .white)
        #expect(UIColor.systemFill.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    }

    @Test func accessibilityIsDescribed() {
        let row = UIView()
        row.isAccessibilityElement = true
        row.accessibilityLabel = "Volume"
        row.accessibilityTraits = [.adjustable]
        row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Mute") { _ in true }]
        row.shouldGroupAccessibilityChildren = true
        #expect(row.accessibilityRespondsToUserInteraction)
        row.accessibilityRespondsToUserInteraction = false
        #expect(!row.accessibilityRespondsToUserInteraction)
        #expect(!UIView().accessibilityRespondsToUserInteraction)
        #expect(row.accessibilityCustomActions?.first?.name == "Mute")
        view.accessibilityElements = [row]
        #expect(view.accessibilityElements?.count == 1)
        UIAccessibility.post(notification: .layoutChanged, argument: row)
        #expect(UIAccessibility.posted.last?.notification == .layoutChanged)
        #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    @Test func aCopyOfAViewIsMade() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        card.backgroundColor = .orange
        view.addSubview(card)
        #expect(card.snapshotView(afterScreenUpdates: true)?.bounds.size == CGSize(width: 80, height: 40))
        let part = card.resizableSnapshotView(
            from: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false, withCapInsets: .zero)
        #expect(part?.bounds.size == CGSize(width: 20, height: 20))
        let picture = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
            card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
        }
        #expect(picture.size == card.bounds.size)
        let layerPicture = UIGraphicsImageRenderer(size: card.bounds.size).image { context in
            card.layer.render(in: context.cgContext)
        }
        #expect(layerPicture.size == card.bounds.size)
    }

    @Test func namesAreKept() {
        view.restorationIdentifier = "profile"
        phone.root.restorationIdentifier = "profile"
        phone.root.interactionActivityTrackingBaseName = "Profile"
        #expect(view.restorationIdentifier == "profile")
        #expect(phone.root.restorationIdentifier == "profile")
        #expect(phone.root.interactionActivityTrackingBaseName == "Profile")
        view.tag = 7
        #expect(phone.window.viewWithTag(7) === view)
    }

    @Test func effectsHoldTheirContent() {
        let blur = UIBlurEffect(style: .systemThinMaterial)
        let glass = UIVisualEffectView(effect: blur)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        let title = UILabel()
        glass.contentView.addSubview(vibrant)
        vibrant.contentView.addSubview(title)
        #expect(title.superview === vibrant.contentView)
        #expect(vibrant.effect == UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        #expect(vibrant.effect != UIVibrancyEffect(blurEffect: blur))
        #expect(UIGlassEffect() == UIGlassEffect(style: .regular))
    }

    @Test func parallaxIsAdded() {
        let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        horizontal.minimumRelativeValue = -12
        horizontal.maximumRelativeValue = 12
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal]
        view.addMotionEffect(group)
        #expect(view.motionEffects.count == 1)
    }
}
