import Testing
import UIKit

@testable import TestSupport

/// Text on the four sides of the safe area: edges on the pixels of screens with 2 and 3 pixels per point.
///
/// The numbers are frames that were recorded on iOS simulators: pointfreeco/swift-snapshot-testing, the snapshots
/// testTraits.iphone-x at 6d7624bd, iphone-8 at 892f66ae, ipad-pro-11 at 7a4afe56 and ipad-mini-6th-gen at f1148c40.
@MainActor
@Suite("Recorded: pixels")
struct RecordedPixelTests {
    struct Screen: CustomTestStringConvertible {
        let testDescription: String
        let device: RecordedDevice
        /// The sizes of the labels at the top, at the leading and trailing sides, and at the bottom.
        let frames: [CGRect]
    }

    @Test(
        "Text of whole pixels keeps its size where its place falls between two pixels",
        arguments: [
            Screen(
                testDescription: "iPhone X",
                device: RecordedDevice(
                    size: CGSize(width: 375, height: 812),
                    safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
                frames: [
                    rect(161.3333, 44, 52.6667, 19.3333), rect(0, 401.3333, 23.6667, 19.3333),
                    rect(338, 401.3333, 37, 19.3333), rect(184, 761, 7.3333, 17),
                ]),
            Screen(
                testDescription: "iPhone 8",
                device: RecordedDevice(
                    size: CGSize(width: 375, height: 667),
                    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
                    scale: 2),
                frames: [
                    rect(161, 20, 53, 19.5), rect(0, 334, 24, 19.5), rect(338, 334, 37, 19.5), rect(184, 650, 7.5, 17),
                ]),
            Screen(
                testDescription: "iPad Pro 11, landscape",
                device: RecordedDevice(
                    size: CGSize(width: 1194, height: 834),
                    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), scale: 2),
                frames: [
                    rect(569.5, 24, 55.5, 20.5), rect(0, 409, 25, 20.5), rect(1155, 409, 39, 20.5),
                    rect(593.5, 796, 7.5, 18),
                ]),
            Screen(
                testDescription: "iPad mini 6, landscape",
                device: RecordedDevice(
                    size: CGSize(width: 1133, height: 744),
                    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
                frames: [
                    rect(538.3333, 24, 56.3333, 20.3333), rect(0, 364, 24.6667, 20.3333),
                    rect(1094.33, 364, 38.6667, 20.3333), rect(562.6667, 706, 7.6667, 18),
                ]),
        ])
    func text(screen: Screen) throws {
        let window = screen.device.makeWindow()
        let root = try #require(window.rootViewController?.view)
        let scale = screen.device.scale
        let labels = screen.frames.map { frame in
            // Four digits were recorded.
            root.text((frame.width * scale).rounded() / scale, (frame.height * scale).rounded() / scale)
        }
        let area = root.safeAreaLayoutGuide
        labels[0].same(.centerX, .top, as: area)
        labels[1].same(.leading, .centerY, as: area)
        labels[2].same(.trailing, .centerY, as: area)
        labels[3].same(.centerX, .bottom, as: area)
        MainLoop.current.settle()
        for (label, frame) in zip(labels, screen.frames) { expectClose(label.frame, frame, within: 0.005) }
    }
}
