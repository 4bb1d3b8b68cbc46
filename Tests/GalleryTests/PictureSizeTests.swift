import Testing

@testable import Gallery

@Suite struct PictureSizeTests {
    @Test func theSizeIsThatOfTheRootElement() {
        let svg = #"""
            <svg xmlns="http://www.w3.org/2000/svg" data-width="9" viewBox="0 0 425 884" width="212.5" height="442">
              <rect width="3" height="4"/>
            """#
        #expect(PictureSize(svg: svg) == PictureSize(width: 213, height: 442))
    }

    @Test(arguments: [
        "", "<html width=\"1\" height=\"2\">", "<svg viewBox=\"0 0 1 1\"><rect width=\"3\" height=\"4\"/></svg>",
        "<svg width=\"100%\" height=\"4\"></svg>", "<svg width=\"0\" height=\"4\"></svg>",
    ])
    func aFileWithoutSizeHasNone(svg: String) {
        #expect(PictureSize(svg: svg) == nil)
    }

    @Test func scalingKeepsTheShape() {
        #expect(PictureSize(width: 425, height: 884).scaled(toHeight: 320) == PictureSize(width: 154, height: 320))
        #expect(PictureSize(width: 1385, height: 676).scaled(toHeight: 676) == PictureSize(width: 1385, height: 676))
    }
}
