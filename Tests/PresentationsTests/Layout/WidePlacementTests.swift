import Testing
import UIKit

@testable import Presentations

/// A half-sheet in a wide window: attached, floating, or at a side. The tablet is 820 by 1180, its safe area 24 and 20.
@MainActor
struct WidePlacementTests {
    private func environment(
        _ container: CGSize, _ safeArea: UIEdgeInsets, _ width: UIUserInterfaceSizeClass = .regular,
        _ height: UIUserInterfaceSizeClass = .regular, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        keyboard: CGRect? = nil
    ) -> LayoutEnvironment {
        LayoutEnvironment(
            container: container, safeArea: safeArea,
            traits: LayoutTraits(
                horizontalSizeClass: width, verticalSizeClass: height, layoutDirection: direction, displayScale: 2),
            keyboard: keyboard)
    }

    private func tablet(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, keyboard: CGRect? = nil
    ) -> LayoutEnvironment {
        environment(
            CGSize(width: 820, height: 1180), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            direction: direction, keyboard: keyboard)
    }

    /// A phone of 852 by 393 points in landscape.
    private var phone: LayoutEnvironment {
        environment(
            CGSize(width: 852, height: 393), UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), .compact, .compact)
    }

    private func sheet(_ placement: HalfSheet.WidePlacement, large: Bool = false) -> HalfSheet {
        HalfSheet {
            $0.selectedDetentIdentifier = large ? .large : .medium
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.widePlacement = placement
        }
    }

    @Test("Attached is the default: 540 points in the middle of the bottom edge")
    func attached() {
        #expect(HalfSheet().widePlacement == .attached)
        let layout = sheet(.attached).layout(in: tablet())
        #expect(layout.frame == CGRect(x: 140, y: 570, width: 540, height: 610))
        #expect(layout.roundedCorners == .topCorners)
    }

    @Test("Floating it is in the middle of the safe area, as high as its detent, with four round corners")
    func floating() {
        let layout = sheet(.floating).layout(in: tablet())
        #expect(layout.frame == CGRect(x: 140, y: 297, width: 540, height: 590))
        #expect(layout.roundedCorners == .allCorners)
        let large = sheet(.floating, large: true).layout(in: tablet())
        #expect(large.frame == CGRect(x: 140, y: 29, width: 540, height: 1126))
        let frames = sheet(.floating).detentFrames(in: tablet()).map(\.frame)
        #expect(frames.map(\.minY) == [29, 297])
        #expect(frames.map(\.maxY) == [1155, 887])
    }

    @Test("At a side it is 375 wide, 8 points from the safe area, and has the same heights")
    func sides() {
        #expect(sheet(.leading()).layout(in: tablet()).frame == CGRect(x: 8, y: 570, width: 375, height: 610))
        #expect(sheet(.trailing()).layout(in: tablet()).frame == CGRect(x: 437, y: 570, width: 375, height: 610))
        #expect(
            sheet(.leading(width: 320), large: true).layout(in: tablet(.rightToLeft)).frame
                == CGRect(x: 492, y: 34, width: 320, height: 1146))
        #expect(sheet(.leading()).layout(in: tablet()).roundedCorners == .topCorners)
        #expect(sheet(.leading(width: .nan)).layout(in: tablet()).frame.width == 375)
        #expect(sheet(.leading(width: 2000)).layout(in: tablet()).frame.width == 804)
    }

    @Test("On a phone that lies a side is beside the camera, if the sheet is to be attached there")
    func landscapePhone() {
        #expect(sheet(.leading()).layout(in: phone).frame == CGRect(x: 67, y: 10, width: 375, height: 383))
        #expect(sheet(.trailing(width: 320)).layout(in: phone).frame == CGRect(x: 465, y: 10, width: 320, height: 383))
        #expect(
            HalfSheet { $0.widePlacement = .leading() }.layout(in: phone).frame
                == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(sheet(.floating).layout(in: phone).frame == sheet(.attached).layout(in: phone).frame)
    }

    @Test("In a compact width and a regular height every sheet has the whole width")
    func compact() {
        let narrow = environment(
            CGSize(width: 375, height: 1180), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), .compact)
        for placement in [HalfSheet.WidePlacement.attached, .floating, .leading(), .trailing(width: 200)] {
            #expect(
                sheet(placement).layout(in: narrow).frame == CGRect(x: 0, y: 570, width: 375, height: 610),
                "\(placement)")
        }
    }

    @Test("A keyboard lifts a floating sheet as its policy says, 10 points above")
    func keyboard() {
        var floating = sheet(.floating)
        floating.keyboard = .lift
        let keyboard = CGRect(x: 0, y: 780, width: 820, height: 400)
        #expect(
            floating.layout(in: tablet(keyboard: keyboard)).frame == CGRect(x: 140, y: 180, width: 540, height: 590))
        floating.keyboard = .none
        #expect(floating.layout(in: tablet(keyboard: keyboard)).frame.minY == 297)
    }

    @Test("A wide phone that lies has no room to float in: the sheet is attached")
    func widePhone() {
        let large = environment(
            CGSize(width: 932, height: 430), UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), .regular, .compact)
        #expect(sheet(.floating).layout(in: large) == sheet(.attached).layout(in: large))
        #expect(sheet(.floating).layout(in: large).frame.maxY == 430)
    }

    @Test("A keyboard lifts a floating sheet no higher than the distance of ten points from the safe area")
    func tallAboveKeyboard() {
        let keyboard = CGRect(x: 0, y: 400, width: 820, height: 780)
        var style = sheet(.floating)
        style.keyboard = .lift
        #expect(style.layout(in: tablet(keyboard: keyboard)).frame.minY == 34)
    }

    @Test("With the look of iOS 26, too, it is where the placement says: detached, in the middle, or at a side")
    func floatingLook() {
        func layout(_ placement: HalfSheet.WidePlacement) -> PresentationLayout {
            var style = sheet(placement)
            style.look = .floating
            return style.layout(in: tablet())
        }
        // 425/759 of 1126; eight points above the edge, and twelve of the twenty of the home indicator inside.
        #expect(layout(.attached).frame == CGRect(x: 140, y: 529.5, width: 540, height: 642.5))
        #expect(layout(.leading()).frame == CGRect(x: 8, y: 529.5, width: 375, height: 642.5))
        #expect(layout(.trailing()).frame == CGRect(x: 437, y: 529.5, width: 375, height: 642.5))
        #expect(layout(.floating).frame == CGRect(x: 140, y: 277, width: 540, height: 630.5))
        // Far from the display's corners all four have the radius of the upper ones.
        let radius = PresentationDefaults.HalfSheet.floatingTopRadius
        #expect(layout(.floating).radii == CornerRadii(top: radius, bottom: radius))
    }
}
