import Presentations
import Testing
import UIKit

/// One device in one orientation, with the frames that the default styles must have on it.
struct DeviceRow: Sendable, CustomTestStringConvertible {
    let name: String
    let environment: Environment
    let card: CGRect
    let popup: CGRect
    let medium: CGRect
    let large: CGRect
    /// The large detent of a sheet that prefers to stay attached in a compact height.
    let attached: CGRect

    struct Environment: Sendable {
        let container: CGSize
        let safeArea: UIEdgeInsets
        let traits: LayoutTraits
    }

    /// Insets are top, each side, bottom.
    init(
        _ name: String, _ size: [CGFloat], _ insets: [CGFloat], _ horizontal: UIUserInterfaceSizeClass,
        _ vertical: UIUserInterfaceSizeClass, _ scale: CGFloat, card: [CGFloat], popup: [CGFloat], medium: [CGFloat],
        large: [CGFloat], attached: [CGFloat]
    ) {
        self.name = name
        environment = Environment(
            container: CGSize(width: size[0], height: size[1]),
            safeArea: UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[1]),
            traits: LayoutTraits(
                horizontalSizeClass: horizontal, verticalSizeClass: vertical, displayScale: scale))
        self.card = CGRect(card)
        self.popup = CGRect(popup)
        self.medium = CGRect(medium)
        self.large = CGRect(large)
        self.attached = CGRect(attached)
    }

    var testDescription: String { name }

    func environment(content: LayoutEnvironment.Content) -> LayoutEnvironment {
        LayoutEnvironment(
            container: environment.container, safeArea: environment.safeArea, traits: environment.traits,
            content: content)
    }
}

extension CGRect {
    /// x, y, width, height.
    init(_ numbers: [CGFloat]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

/// The devices of `HeadlessUIKit/Documentation/UIKitRules.md` in both orientations. The frames follow from the defaults: cards 12 from
/// the edges, inside the safe area, at most 420 wide and here 340 tall; popups at most 320 wide and here 234 tall; sheets
/// with half of the container, or up to 10 below the top safe area, at most 540 wide in a regular width.
///
/// Then the widths of an iPad's split view, of which those up to 507 are compact.
let deviceTable: [DeviceRow] = [
    .init(
        "iPhone SE 3 portrait", [375, 667], [20, 0, 0], .compact, .regular, 2,
        card: [12, 315, 351, 340], popup: [27.5, 216.5, 320, 234],
        medium: [0, 333.5, 375, 333.5], large: [0, 30, 375, 637], attached: [0, 30, 375, 637]),
    .init(
        "iPhone SE 3 landscape", [667, 375], [0, 0, 0], .compact, .compact, 2,
        card: [123.5, 23, 420, 340], popup: [173.5, 70.5, 320, 234],
        medium: [0, 0, 667, 375], large: [0, 0, 667, 375], attached: [0, 10, 667, 365]),
    .init(
        "iPhone 13 mini portrait", [375, 812], [50, 0, 34], .compact, .regular, 3,
        card: [12, 438, 351, 340], popup: [83.0 / 3, 297, 320, 234],
        medium: [0, 372, 375, 440], large: [0, 60, 375, 752], attached: [0, 60, 375, 752]),
    .init(
        "iPhone 13 mini landscape", [812, 375], [0, 50, 21], .compact, .compact, 3,
        card: [196, 14, 420, 340], popup: [246, 212.0 / 3, 320, 234],
        medium: [0, 0, 812, 375], large: [0, 0, 812, 375], attached: [50, 10, 712, 365]),
    .init(
        "iPhone 14 portrait", [390, 844], [47, 0, 34], .compact, .regular, 3,
        card: [12, 470, 366, 340], popup: [35, 935.0 / 3, 320, 234],
        medium: [0, 388, 390, 456], large: [0, 57, 390, 787], attached: [0, 57, 390, 787]),
    .init(
        "iPhone 14 landscape", [844, 390], [0, 47, 21], .compact, .compact, 3,
        card: [212, 29, 420, 340], popup: [262, 78, 320, 234],
        medium: [0, 0, 844, 390], large: [0, 0, 844, 390], attached: [47, 10, 750, 380]),
    .init(
        "iPhone 14 Plus portrait", [428, 926], [47, 0, 34], .compact, .regular, 3,
        card: [12, 552, 404, 340], popup: [54, 1058.0 / 3, 320, 234],
        medium: [0, 429, 428, 497], large: [0, 57, 428, 869], attached: [0, 57, 428, 869]),
    .init(
        "iPhone 14 Plus landscape", [926, 428], [0, 47, 21], .regular, .compact, 3,
        card: [253, 67, 420, 340], popup: [303, 97, 320, 234],
        medium: [0, 0, 926, 428], large: [0, 0, 926, 428], attached: [193, 10, 540, 418]),
    .init(
        "iPhone 15 portrait", [393, 852], [59, 0, 34], .compact, .regular, 3,
        card: [12, 478, 369, 340], popup: [110.0 / 3, 965.0 / 3, 320, 234],
        medium: [0, 392, 393, 460], large: [0, 69, 393, 783], attached: [0, 69, 393, 783]),
    .init(
        "iPhone 15 landscape", [852, 393], [0, 59, 21], .compact, .compact, 3,
        card: [216, 32, 420, 340], popup: [266, 239.0 / 3, 320, 234],
        medium: [0, 0, 852, 393], large: [0, 0, 852, 393], attached: [59, 10, 734, 383]),
    .init(
        "iPhone 15 Pro Max portrait", [430, 932], [59, 0, 34], .compact, .regular, 3,
        card: [12, 558, 406, 340], popup: [55, 1085.0 / 3, 320, 234],
        medium: [0, 432, 430, 500], large: [0, 69, 430, 863], attached: [0, 69, 430, 863]),
    .init(
        "iPhone 15 Pro Max landscape", [932, 430], [0, 59, 21], .regular, .compact, 3,
        card: [256, 69, 420, 340], popup: [306, 98, 320, 234],
        medium: [0, 0, 932, 430], large: [0, 0, 932, 430], attached: [196, 10, 540, 420]),
    .init(
        "iPhone 16 Pro portrait", [402, 874], [62, 0, 34], .compact, .regular, 3,
        card: [12, 500, 378, 340], popup: [41, 334, 320, 234],
        medium: [0, 403, 402, 471], large: [0, 72, 402, 802], attached: [0, 72, 402, 802]),
    .init(
        "iPhone 16 Pro landscape", [874, 402], [0, 62, 21], .compact, .compact, 3,
        card: [227, 41, 420, 340], popup: [277, 84, 320, 234],
        medium: [0, 0, 874, 402], large: [0, 0, 874, 402], attached: [62, 10, 750, 392]),
    .init(
        "iPhone 16 Pro Max portrait", [440, 956], [62, 0, 34], .compact, .regular, 3,
        card: [12, 582, 416, 340], popup: [60, 375, 320, 234],
        medium: [0, 444, 440, 512], large: [0, 72, 440, 884], attached: [0, 72, 440, 884]),
    .init(
        "iPhone 16 Pro Max landscape", [956, 440], [0, 62, 21], .regular, .compact, 3,
        card: [268, 79, 420, 340], popup: [318, 103, 320, 234],
        medium: [0, 0, 956, 440], large: [0, 0, 956, 440], attached: [208, 10, 540, 430]),
    .init(
        "iPhone Air portrait", [420, 912], [68, 0, 34], .compact, .regular, 3,
        card: [12, 538, 396, 340], popup: [50, 356, 320, 234],
        medium: [0, 422, 420, 490], large: [0, 78, 420, 834], attached: [0, 78, 420, 834]),
    .init(
        "iPhone Air landscape", [912, 420], [0, 68, 21], .regular, .compact, 3,
        card: [246, 59, 420, 340], popup: [296, 93, 320, 234],
        medium: [0, 0, 912, 420], large: [0, 0, 912, 420], attached: [186, 10, 540, 410]),
    .init(
        "iPad mini portrait", [744, 1133], [24, 0, 20], .regular, .regular, 2,
        card: [162, 773, 420, 340], popup: [212, 449.5, 320, 234],
        medium: [102, 546.5, 540, 586.5], large: [102, 34, 540, 1099], attached: [102, 34, 540, 1099]),
    .init(
        "iPad mini landscape", [1133, 744], [24, 0, 20], .regular, .regular, 2,
        card: [356.5, 384, 420, 340], popup: [406.5, 255, 320, 234],
        medium: [296.5, 352, 540, 392], large: [296.5, 34, 540, 710], attached: [296.5, 34, 540, 710]),
    .init(
        "iPad Air 11 portrait", [820, 1180], [24, 0, 20], .regular, .regular, 2,
        card: [200, 820, 420, 340], popup: [250, 473, 320, 234],
        medium: [140, 570, 540, 610], large: [140, 34, 540, 1146], attached: [140, 34, 540, 1146]),
    .init(
        "iPad Air 11 landscape", [1180, 820], [24, 0, 20], .regular, .regular, 2,
        card: [380, 460, 420, 340], popup: [430, 293, 320, 234],
        medium: [320, 390, 540, 430], large: [320, 34, 540, 786], attached: [320, 34, 540, 786]),
    .init(
        "iPad Pro 11 portrait", [834, 1194], [24, 0, 20], .regular, .regular, 2,
        card: [207, 834, 420, 340], popup: [257, 480, 320, 234],
        medium: [147, 577, 540, 617], large: [147, 34, 540, 1160], attached: [147, 34, 540, 1160]),
    .init(
        "iPad Pro 11 landscape", [1194, 834], [24, 0, 20], .regular, .regular, 2,
        card: [387, 474, 420, 340], popup: [437, 300, 320, 234],
        medium: [327, 397, 540, 437], large: [327, 34, 540, 800], attached: [327, 34, 540, 800]),
    .init(
        "iPad Pro 11 M4 portrait", [834, 1210], [24, 0, 20], .regular, .regular, 2,
        card: [207, 850, 420, 340], popup: [257, 488, 320, 234],
        medium: [147, 585, 540, 625], large: [147, 34, 540, 1176], attached: [147, 34, 540, 1176]),
    .init(
        "iPad Pro 11 M4 landscape", [1210, 834], [24, 0, 20], .regular, .regular, 2,
        card: [395, 474, 420, 340], popup: [445, 300, 320, 234],
        medium: [335, 397, 540, 437], large: [335, 34, 540, 800], attached: [335, 34, 540, 800]),
    .init(
        "iPad Air 13 portrait", [1024, 1366], [24, 0, 20], .regular, .regular, 2,
        card: [302, 1006, 420, 340], popup: [352, 566, 320, 234],
        medium: [242, 663, 540, 703], large: [242, 34, 540, 1332], attached: [242, 34, 540, 1332]),
    .init(
        "iPad Air 13 landscape", [1366, 1024], [24, 0, 20], .regular, .regular, 2,
        card: [473, 664, 420, 340], popup: [523, 395, 320, 234],
        medium: [413, 492, 540, 532], large: [413, 34, 540, 990], attached: [413, 34, 540, 990]),
    .init(
        "iPad Pro 13 M4 portrait", [1032, 1376], [24, 0, 20], .regular, .regular, 2,
        card: [306, 1016, 420, 340], popup: [356, 571, 320, 234],
        medium: [246, 668, 540, 708], large: [246, 34, 540, 1342], attached: [246, 34, 540, 1342]),
    .init(
        "iPad Pro 13 M4 landscape", [1376, 1032], [24, 0, 20], .regular, .regular, 2,
        card: [478, 672, 420, 340], popup: [528, 399, 320, 234],
        medium: [418, 496, 540, 536], large: [418, 34, 540, 998], attached: [418, 34, 540, 998]),
    .init(
        "split 320 portrait", [320, 1180], [24, 0, 20], .compact, .regular, 2,
        card: [12, 820, 296, 340], popup: [24, 473, 272, 234],
        medium: [0, 570, 320, 610], large: [0, 34, 320, 1146], attached: [0, 34, 320, 1146]),
    .init(
        "split 320 landscape", [320, 820], [24, 0, 20], .compact, .regular, 2,
        card: [12, 460, 296, 340], popup: [24, 293, 272, 234],
        medium: [0, 390, 320, 430], large: [0, 34, 320, 786], attached: [0, 34, 320, 786]),
    .init(
        "split 375 portrait", [375, 1366], [24, 0, 20], .compact, .regular, 2,
        card: [12, 1006, 351, 340], popup: [27.5, 566, 320, 234],
        medium: [0, 663, 375, 703], large: [0, 34, 375, 1332], attached: [0, 34, 375, 1332]),
    .init(
        "split 375 landscape", [375, 1024], [24, 0, 20], .compact, .regular, 2,
        card: [12, 664, 351, 340], popup: [27.5, 395, 320, 234],
        medium: [0, 492, 375, 532], large: [0, 34, 375, 990], attached: [0, 34, 375, 990]),
    .init(
        "split 507 portrait", [507, 1180], [24, 0, 20], .compact, .regular, 2,
        card: [43.5, 820, 420, 340], popup: [93.5, 473, 320, 234],
        medium: [0, 570, 507, 610], large: [0, 34, 507, 1146], attached: [0, 34, 507, 1146]),
    .init(
        "split 507 landscape", [507, 820], [24, 0, 20], .compact, .regular, 2,
        card: [43.5, 460, 420, 340], popup: [93.5, 293, 320, 234],
        medium: [0, 390, 507, 430], large: [0, 34, 507, 786], attached: [0, 34, 507, 786]),
    .init(
        "split 678 portrait", [678, 1366], [24, 0, 20], .regular, .regular, 2,
        card: [129, 1006, 420, 340], popup: [179, 566, 320, 234],
        medium: [69, 663, 540, 703], large: [69, 34, 540, 1332], attached: [69, 34, 540, 1332]),
    .init(
        "split 678 landscape", [678, 1024], [24, 0, 20], .regular, .regular, 2,
        card: [129, 664, 420, 340], popup: [179, 395, 320, 234],
        medium: [69, 492, 540, 532], large: [69, 34, 540, 990], attached: [69, 34, 540, 990]),
]
