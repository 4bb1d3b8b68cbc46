import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

/// The surroundings of a presentation.
struct Surroundings: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let device: Device
    var orientation = UIInterfaceOrientation.portrait
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var reducesMotion = false

    @MainActor
    func makeScene(_ orientation: UIInterfaceOrientation) -> PresentedStage {
        PresentedStage(device, orientation: orientation, direction: direction)
    }

    static let all = [
        Surroundings(testDescription: "a phone", device: .iPhone15),
        Surroundings(testDescription: "a phone in landscape", device: .iPhone15, orientation: .landscapeLeft),
        Surroundings(
            testDescription: "a large phone in landscape", device: .iPhone16ProMax, orientation: .landscapeRight),
        Surroundings(testDescription: "a phone with a button", device: .iPhoneSE),
        Surroundings(testDescription: "an iPad", device: .iPad11),
        Surroundings(testDescription: "an iPad in landscape", device: .iPad13, orientation: .landscapeLeft),
        Surroundings(testDescription: "right to left", device: .iPhone15, direction: .rightToLeft),
        Surroundings(testDescription: "with Reduce Motion", device: .iPhone15, reducesMotion: true),
    ]
}
