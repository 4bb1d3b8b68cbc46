import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples in the doc comments of layout values, on a phone of 393 × 852 points with a safe area of 59 points at
/// the top and 34 at the bottom.
@MainActor @Suite struct LayoutExampleTests {
    private let phone = LayoutEnvironment(
        container: CGSize(width: 393, height: 852),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        traits: LayoutTraits(displayScale: 3))

    @Test func cornersDifferAtTheTopAndAtTheBottom() {
        let layout = LayoutStyleExamples.RoundedAtTheTop().layout(in: phone)
        #expect(layout.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
        #expect(layout.corners == Corners(top: 24, bottom: 8))
    }

    @Test func aStyleListsItsDetents() {
        let detents = LayoutStyleExamples.WithDetents().detentFrames(in: phone)
        #expect(detents.map(\.identifier.rawValue) == ["top(120.0)", "top(400.0)"])
        #expect(detents.map(\.frame.height) == [120, 400])
        #expect(detents.allSatisfy { $0.frame.minY == 0 && $0.frame.width == 393 })
    }

    @Test func aLayoutFollowsTheHeightOfTheContentUpToTheRoom() {
        var environment = phone
        environment.content = LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 200))
        let style = LayoutStyleExamples.AsHighAsItsContent()
        #expect(style.layout(in: environment).frame == CGRect(x: 8, y: 59, width: 377, height: 200))
        environment.content = LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 900))
        #expect(style.layout(in: environment).frame == CGRect(x: 8, y: 59, width: 377, height: 759))
    }

    @Test func aLayoutIsWiderOnAPhoneInLandscape() {
        let style = LayoutStyleExamples.WiderInLandscape()
        #expect(style.layout(in: phone).frame == CGRect(x: 0, y: 59, width: 320, height: 240))
        let landscape = LayoutEnvironment(
            container: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
            traits: LayoutTraits(verticalSizeClass: .compact))
        #expect(style.layout(in: landscape).frame == CGRect(x: 59, y: 0, width: 480, height: 240))
    }

    @Test func anArrowPointsAtTheSource() {
        let style = LayoutStyleExamples.WithAnArrow()
        #expect(style.layout(in: phone).arrow?.position == 120)
        var environment = phone
        environment.source = CGRect(x: 40, y: 60, width: 20, height: 20)
        #expect(style.layout(in: environment).arrow?.position == 34)
        #expect(style.layout(in: environment).arrow?.edge == .minYEdge)
    }

    @Test func aLayoutKeepsItsMarginsAndTheSafeArea() {
        let layout = LayoutStyleExamples.FillingItsRoom().layout(in: phone)
        #expect(layout.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
        #expect(layout.cornerRadius == 20)
        #expect(!layout.allowsBackgroundInteraction)
    }

    @Test func contentIsHigherInANarrowerSpace() {
        // In a test of a style: content that is 200 points high in 320 points,
        // and higher in less.
        let content = LayoutEnvironment.Content { width in
            CGSize(width: width, height: 64_000 / width)
        }
        let environment = LayoutEnvironment(
            container: CGSize(width: 393, height: 852), content: content)
        #expect(environment.content.fittingSize(width: 320) == CGSize(width: 320, height: 200))
        #expect(environment.content.fittingSize(width: 160) == CGSize(width: 160, height: 400))
    }

    @Test func aDetentOfYourOwnIsInactiveInACompactHeight() {
        let list = HalfSheet.Detent.custom(identifier: .init("list")) { context in
            context.traits.verticalSizeClass == .compact
                ? nil : context.maximumDetentValue / 3
        }
        let sheet = HalfSheet(detents: [list, .large()])
        // The large detent is at 69, so the highest one has 749 points above the safe area.
        let frames = sheet.detentFrames(in: phone)
        #expect(Set(frames.map(\.identifier)) == [list.identifier, .large])
        let frame = frames.first { $0.identifier == list.identifier }?.frame
        #expect(abs((frame?.height ?? 0) - (34 + 249.667)) < 0.001)
        let landscape = LayoutEnvironment(
            container: CGSize(width: 852, height: 393), traits: LayoutTraits(verticalSizeClass: .compact))
        #expect(sheet.detentFrames(in: landscape).map(\.identifier) == [.large])
    }

    @Test func aFrameIsRoundedToPixels() {
        // From x = 0.667 to x = 100.667: halves are rounded away from zero.
        let frame = phone.rounded(CGRect(x: 0.5, y: 0, width: 100, height: 100))
        #expect(abs(frame.minX - 0.667) < 0.001)
        #expect(abs(frame.maxX - 100.667) < 0.001)
    }

    @Test func aFractionOfTheRoomLeavesTheHeightToTheContent() {
        var environment = phone
        environment.content = LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 200))
        let size = PresentationSize.fraction(width: 0.5, height: nil)
            .resolved(
                in: environment.room().size, maximumWidth: 420,
                content: environment.content)
        #expect(size == CGSize(width: 196.5, height: 200))
    }
}
