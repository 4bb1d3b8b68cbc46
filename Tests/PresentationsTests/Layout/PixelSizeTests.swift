import Presentations
import Testing
import UIKit

/// A size is rounded to the pixel grid before the view is placed, so it is the same in every place.
@MainActor
struct PixelSizeTests {
    private static let directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]

    /// Sizes off the pixel grid, and their rounded values.
    nonisolated static let sizes: [(scale: CGFloat, asked: CGFloat, expected: CGFloat)] = [
        (2, 250.25, 250.5), (2, 250.2, 250), (2, 250.75, 251), (2, 199.4, 199.5), (2, 200, 200),
        (3, 250.25, 751.0 / 3), (3, 250.5, 752.0 / 3), (3, 199.4, 598.0 / 3), (3, 199.9, 200), (3, 200, 200),
    ]

    private static func environment(
        _ scale: CGFloat, _ direction: UITraitEnvironmentLayoutDirection, container: CGSize, isRegular: Bool = false
    ) -> LayoutEnvironment {
        LayoutEnvironment(
            container: container, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: LayoutTraits(
                horizontalSizeClass: isRegular ? .regular : .compact, layoutDirection: direction, displayScale: scale))
    }

    /// Odd and even numbers of pixels: in some of them a centred view has half a pixel more on one side.
    private static let containers = [
        CGSize(width: 393, height: 852), CGSize(width: 375, height: 667), CGSize(width: 834, height: 1194),
    ]

    private func isOnGrid(_ frame: CGRect, _ scale: CGFloat) -> Bool {
        [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-6 }
    }

    private func expect(
        _ frame: CGRect, _ size: CGSize, _ scale: CGFloat, _ comment: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isSize = abs(frame.width - size.width) < 1e-9 && abs(frame.height - size.height) < 1e-9
        #expect(isSize, "\(comment): \(frame) for \(size)", sourceLocation: sourceLocation)
        #expect(isOnGrid(frame, scale), "\(comment): \(frame)", sourceLocation: sourceLocation)
    }

    @Test("A drawer is as wide at either edge, and at that edge", arguments: sizes)
    func drawer(scale: CGFloat, asked: CGFloat, expected: CGFloat) {
        for container in Self.containers {
            for direction in Self.directions {
                for edge in Drawer.Edge.allCases {
                    let frame = Drawer(edge: edge, width: .fixed(asked)).layout(
                        in: Self.environment(scale, direction, container: container)
                    ).frame
                    let size = CGSize(width: expected, height: container.height)
                    expect(frame, size, scale, "\(edge), \(direction.rawValue), \(container)")
                    let isLeft = (edge == .leading) == (direction == .leftToRight)
                    #expect(isLeft ? frame.minX == 0 : abs(frame.maxX - container.width) < 1e-9)
                }
            }
        }
    }

    @Test("A card is as large at every edge, and at that edge", arguments: sizes)
    func card(scale: CGFloat, asked: CGFloat, expected: CGFloat) {
        for container in Self.containers {
            for direction in Self.directions {
                for edge in [PresentationEdge.top, .bottom, .leading, .trailing] {
                    let frame = Card(size: .fixed(CGSize(width: asked, height: asked)), edge: edge).layout(
                        in: Self.environment(scale, direction, container: container)
                    ).frame
                    expect(
                        frame, CGSize(width: expected, height: expected), scale,
                        "\(edge), \(direction.rawValue), \(container)")
                    let isLeading = (edge == .leading) == (direction == .leftToRight)
                    switch edge {
                    case .top: #expect(frame.minY == 59)
                    case .bottom: #expect(abs(frame.maxY - container.height + 34) < 1e-9)
                    case .leading, .trailing:
                        #expect(isLeading ? frame.minX == 12 : abs(frame.maxX - container.width + 12) < 1e-9)
                    }
                }
            }
        }
    }

    @Test("A popup is as large at every position, and with any offset", arguments: sizes)
    func popup(scale: CGFloat, asked: CGFloat, expected: CGFloat) {
        for container in Self.containers {
            for direction in Self.directions {
                for position in [Popup.Position.center, .top, .bottom] {
                    for offset in [CGPoint.zero, CGPoint(x: 7.3, y: -3.1), CGPoint(x: -900, y: 900)] {
                        let frame = Popup(
                            size: .fixed(CGSize(width: asked, height: asked)), position: position, offset: offset
                        ).layout(in: Self.environment(scale, direction, container: container)).frame
                        expect(
                            frame, CGSize(width: expected, height: expected), scale,
                            "\(position), \(offset), \(container)")
                    }
                }
            }
        }
    }

    @Test("A half-sheet is as large whatever its container, attached to the bottom", arguments: sizes)
    func halfSheet(scale: CGFloat, asked: CGFloat, expected: CGFloat) {
        for container in Self.containers {
            for direction in Self.directions {
                for isRegular in [false, true] {
                    let frame = HalfSheet(detents: [.height(asked)], maximumWidth: asked).layout(
                        in: Self.environment(
                            scale, direction, container: container, isRegular: isRegular)
                    ).frame
                    let size = CGSize(width: isRegular ? expected : container.width, height: expected + 34)
                    expect(frame, size, scale, "\(isRegular), \(container)")
                    #expect(abs(frame.maxY - container.height) < 1e-9)
                }
            }
        }
    }

    @Test("Above a keyboard, too, a lifted view keeps its size", arguments: sizes)
    func lifted(scale: CGFloat, asked: CGFloat, expected: CGFloat) {
        var environment = Self.environment(scale, .leftToRight, container: CGSize(width: 393, height: 852))
        environment.keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
        let size = PresentationSize.fixed(CGSize(width: asked, height: asked))
        let square = CGSize(width: expected, height: expected)
        for edge in [PresentationEdge.bottom, .leading, .trailing] {
            let frame = Card(size: size, edge: edge).layout(in: environment).frame
            expect(frame, square, scale, "card, \(edge)")
        }
        for position in [Popup.Position.center, .top, .bottom] {
            let frame = Popup(size: size, position: position).layout(in: environment).frame
            expect(frame, square, scale, "popup, \(position)")
        }
        let frame = HalfSheet(detents: [.height(asked)], keyboard: .lift).layout(in: environment).frame
        expect(frame, CGSize(width: 393, height: expected), scale, "half-sheet")
    }
}
