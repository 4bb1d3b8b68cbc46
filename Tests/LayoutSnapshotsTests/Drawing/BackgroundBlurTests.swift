import Testing

@testable import LayoutSnapshots

@Suite struct BackgroundBlurTests {
    private let screen = Frame(0, 0, 393, 852)

    private func node(_ frame: Frame) -> Node {
        var node = Node("blur", .view, frame)
        node.material = Material(style: "systemThinMaterialDark")
        return node
    }

    @Test func aMaterialOverTheWholeScreenBlursWhatIsBehindIt() {
        #expect(BackgroundBlur(node(screen), screen: screen) != nil)
        #expect(BackgroundBlur(node(Frame(0, 0, 393, 851)), screen: screen) == nil)
    }

    @Test func oneThatIsTurnedInPerspectiveOrTransformedDoesNot() {
        var turned = node(screen)
        turned.perspective = Perspective(x: 0.001, y: 0)
        #expect(BackgroundBlur(turned, screen: screen) == nil)
        var scaled = node(screen)
        scaled.transform.a = 1.1
        #expect(BackgroundBlur(scaled, screen: screen) == nil)
    }
}
