import PresentationsTesting
import Testing
import UIKit

@Suite struct DeviceTests {
    struct Row: Sendable, CustomStringConvertible {
        var device: Device
        var size: (CGFloat, CGFloat)
        var scale: CGFloat
        var portrait: (top: CGFloat, bottom: CGFloat)
        var landscape: (top: CGFloat, side: CGFloat, bottom: CGFloat)
        var corner: CGFloat
        var statusBar: CGFloat
        var landscapeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)
        var cutout: Device.Cutout

        var description: String { device.name }
    }

    /// The devices of `HeadlessUIKit/Documentation/UIKitRules.md`, row by row.
    static let rows: [Row] = [
        Row(
            device: .iPhoneSE, size: (375, 667), scale: 2, portrait: (20, 0), landscape: (0, 0, 0), corner: 0,
            statusBar: 20, landscapeClasses: (.compact, .compact), cutout: .none),
        Row(
            device: .iPhone13mini, size: (375, 812), scale: 3, portrait: (50, 34), landscape: (0, 50, 21), corner: 44,
            statusBar: 50, landscapeClasses: (.compact, .compact), cutout: .notch),
        Row(
            device: .iPhone14, size: (390, 844), scale: 3, portrait: (47, 34), landscape: (0, 47, 21), corner: 47.33,
            statusBar: 47, landscapeClasses: (.compact, .compact), cutout: .notch),
        Row(
            device: .iPhone14Plus, size: (428, 926), scale: 3, portrait: (47, 34), landscape: (0, 47, 21),
            corner: 53.33, statusBar: 47, landscapeClasses: (.regular, .compact), cutout: .notch),
        Row(
            device: .iPhone15, size: (393, 852), scale: 3, portrait: (59, 34), landscape: (0, 59, 21), corner: 55,
            statusBar: 54, landscapeClasses: (.compact, .compact), cutout: .island),
        Row(
            device: .iPhone15ProMax, size: (430, 932), scale: 3, portrait: (59, 34), landscape: (0, 59, 21),
            corner: 55, statusBar: 54, landscapeClasses: (.regular, .compact), cutout: .island),
        Row(
            device: .iPhone16Pro, size: (402, 874), scale: 3, portrait: (62, 34), landscape: (0, 62, 21), corner: 62,
            statusBar: 62, landscapeClasses: (.compact, .compact), cutout: .island),
        Row(
            device: .iPhone16ProMax, size: (440, 956), scale: 3, portrait: (62, 34), landscape: (0, 62, 21),
            corner: 62, statusBar: 62, landscapeClasses: (.regular, .compact), cutout: .island),
        Row(
            device: .iPadMini, size: (744, 1133), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), corner: 21.5,
            statusBar: 24, landscapeClasses: (.regular, .regular), cutout: .none),
        Row(
            device: .iPad11, size: (820, 1180), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), corner: 18,
            statusBar: 24, landscapeClasses: (.regular, .regular), cutout: .none),
        Row(
            device: .iPadPro11, size: (834, 1194), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), corner: 18,
            statusBar: 24, landscapeClasses: (.regular, .regular), cutout: .none),
        Row(
            device: .iPad13, size: (1024, 1366), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), corner: 18,
            statusBar: 24, landscapeClasses: (.regular, .regular), cutout: .none),
    ]

    @Test(arguments: rows)
    func aDeviceHasTheNumbersOfItsHardware(row: Row) {
        let device = row.device
        #expect(device.size == CGSize(width: row.size.0, height: row.size.1))
        #expect(device.scale == row.scale)
        #expect(
            device.portraitSafeAreaInsets
                == UIEdgeInsets(top: row.portrait.top, left: 0, bottom: row.portrait.bottom, right: 0))
        #expect(
            device.landscapeSafeAreaInsets
                == UIEdgeInsets(
                    top: row.landscape.top, left: row.landscape.side, bottom: row.landscape.bottom,
                    right: row.landscape.side))
        #expect(device.displayCornerRadius == row.corner)
        #expect(device.statusBarHeight == row.statusBar)
        #expect(device.cutout == row.cutout)
        #expect(device.horizontalSizeClass(in: .landscapeLeft) == row.landscapeClasses.0)
        #expect(device.verticalSizeClass(in: .landscapeRight) == row.landscapeClasses.1)
        #expect(device.horizontalSizeClass(in: .portrait) == (device.idiom == .pad ? .regular : .compact))
        #expect(device.verticalSizeClass(in: .portrait) == .regular)
    }

    @Test func everyConstantIsListedOnceAndHasARow() {
        #expect(Device.all.map(\.name).sorted() == Self.rows.map(\.device.name).sorted())
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    }

    @Test func inLandscapeTheSidesOfTheScreenAreExchanged() {
        #expect(Device.iPhone15.bounds(in: .portraitUpsideDown) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(Device.iPhone15.bounds(in: .landscapeLeft) == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(
            Device.iPhone15.safeAreaInsets(in: .landscapeRight)
                == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    }

    @Test func onlyAPhoneWithoutAnIndicatorHasAHomeButton() {
        #expect(Device.all.filter(\.hasHomeButton) == [.iPhoneSE])
    }

    @Test func aDeviceOfOnesOwnTakesTheUsualValues() {
        let device = Device(
            name: "wide", size: CGSize(width: 500, height: 700),
            portraitSafeAreaInsets: UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0),
            landscapeSafeAreaInsets: .zero)
        #expect(device.idiom == .phone)
        #expect(device.scale == 3)
        #expect(device.statusBarHeight == 30)
        #expect(device.displayCornerRadius == 0)
        #expect(device.cutout == .none)
        #expect(device.landscapeHorizontalSizeClass == .compact)
        #expect("\(device)" == "wide")
    }
}
