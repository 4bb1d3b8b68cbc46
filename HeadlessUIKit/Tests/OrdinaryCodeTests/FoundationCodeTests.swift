import Testing
import UIKit

@testable import TestSupport

/// What ordinary screens use of Foundation, and what the module adds to it on Linux.
@MainActor @Suite struct FoundationCodeTests {
    private let news = Notification.Name("OrdinaryNews")

    @Test func notificationsAreASequence() async {
        let center = NotificationCenter()
        var iterator = center.notifications(named: news).makeAsyncIterator()
        var other = center.notifications(named: news).makeAsyncIterator()
        center.post(name: news, object: nil, userInfo: ["number": 1])
        center.post(name: Notification.Name("OtherNews"), object: nil)
        center.post(name: news, object: nil, userInfo: ["number": 2])
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
        #expect(await other.next()?.userInfo?["number"] as? Int == 1)
    }

    @Test func eightNotificationsWait() async {
        let center = NotificationCenter()
        var iterator = center.notifications(named: news).makeAsyncIterator()
        for number in 1...20 { center.post(name: news, object: nil, userInfo: ["number": number]) }
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 13)
    }

    @Test func aSequenceOfOneSender() async {
        let (center, sender) = (NotificationCenter(), NSObject())
        var iterator = center.notifications(named: news, object: sender).makeAsyncIterator()
        center.post(name: news, object: NSObject(), userInfo: ["number": 1])
        center.post(name: news, object: sender, userInfo: ["number": 2])
        let first = await iterator.next()
        #expect(first?.userInfo?["number"] as? Int == 2)
    }

    @Test func aScreenListensOnTheVirtualClock() {
        let phone = Phone()
        var keyboards = 0
        let task = Task {
            for await _ in NotificationCenter.default.notifications(named: UIResponder.keyboardDidShowNotification) {
                keyboards += 1
            }
        }
        MainLoop.current.turn()
        let field = UITextField()
        phone.root.view.addSubview(field)
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 552, width: 393, height: 300))
        field.becomeFirstResponder()
        MainLoop.current.settle()
        task.cancel()
        #expect(keyboards == 1)
    }

    @Test func geometryIsText() {
        let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
        #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {30, 40}}") == rect)
        #expect(NSCoder.cgRect(for: "nonsense") == .zero)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 0.1, y: -3))) == CGPoint(x: 0.1, y: -3))
        #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}").right == 4)
        #expect(NSCoder.string(for: UIOffset(horizontal: 5, vertical: 6)) == "{5, 6}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 2, 5, 5]").a == 2)
        #expect(NSCoder.cgAffineTransform(for: "") == .identity)
        #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 1)).cgPointValue.x == 1)
        #expect(rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).integral.width == 28)
    }

    /// What the page on the headless module names instead of the formatters that Linux lacks.
    @Test func valuesAreFormatted() {
        let english = Locale(identifier: "en_US")
        let hour = Date(timeIntervalSinceNow: -3600.5)
        #expect(hour.formatted(.relative(presentation: .named).locale(english)) == "1 hour ago")
        #expect(["a", "b"].formatted(.list(type: .and).locale(english)) == "a and b")
        #expect(0.03.formatted(.percent.locale(english)) == "3%")
        #expect(Duration.seconds(90).formatted(.time(pattern: .minuteSecond)) == "1:30")
        #expect(1234.5.formatted(.number.locale(english)) == "1,234.5")
        #expect(NSLocalizedString("save", comment: "A button") == "save")
        let bytes = ByteCountFormatter()
        bytes.countStyle = .file
        #expect(bytes.string(fromByteCount: 2_000_000).isEmpty == false)
        let epoch = Date(timeIntervalSince1970: 0)
        #expect(ISO8601DateFormatter().string(from: epoch) == "1970-01-01T00:00:00Z")
        #expect(epoch.formatted(.iso8601) == "1970-01-01T00:00:00Z")
    }

    @Test func timeFollowsTheClock() {
        var calls: [String] = []
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            MainActor.assumeIsolated { calls.append("timer") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { calls.append("later") }
        RunLoop.main.perform { MainActor.assumeIsolated { calls.append("soon") } }
        MainLoop.current.advance(by: 1)
        #expect(calls.contains("later"))
        #expect(calls.contains("timer"))
    }

    @Test func otherTypesAreFoundations() throws {
        let cache = NSCache<NSString, UIImage>()
        let star = try #require(UIImage(systemName: "star"))
        cache.setObject(star, forKey: "star")
        #expect(cache.object(forKey: "star") === star)
        let digits = try NSRegularExpression(pattern: "[0-9]+")
        #expect(digits.numberOfMatches(in: "1 and 22", range: NSRange(location: 0, length: 8)) == 2)
        #expect(NSPredicate { value, _ in (value as? Int) == 1 }.evaluate(with: 1))
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 1
        #expect(work.fractionCompleted == 0.25)
        #expect(Bundle.main.bundlePath.isEmpty == false)
        #expect(NSStringFromClass(UIView.self) == "UIKit.UIView")
    }
}
