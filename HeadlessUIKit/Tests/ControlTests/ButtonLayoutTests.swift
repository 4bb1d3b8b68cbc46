import Testing

@testable import UIKit

@Suite struct ButtonLayoutTests {
    private let area = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func layout(
        _ side: ButtonLayout.Side, title: CGSize? = CGSize(width: 40, height: 20), subtitle: CGSize? = nil
    ) -> ButtonLayout {
        var layout = ButtonLayout()
        layout.image = CGSize(width: 10, height: 12)
        layout.side = side
        layout.imagePadding = 6
        layout.title = title
        layout.subtitle = subtitle
        layout.titlePadding = 2
        return layout
    }

    @Test(
        "the size is that of the image, the padding and the texts",
        arguments: [
            (ButtonLayout.Side.left, CGSize(width: 56, height: 20)), (.right, CGSize(width: 56, height: 20)),
            (.top, CGSize(width: 40, height: 38)), (.bottom, CGSize(width: 40, height: 38)),
        ])
    func size(side: ButtonLayout.Side, size: CGSize) {
        #expect(layout(side).size == size)
    }

    @Test("without a title there is no padding beside the image")
    func imageOnly() {
        #expect(layout(.left, title: nil).size == CGSize(width: 10, height: 12))
        #expect(
            layout(.left, title: nil).frames(in: area).image == CGRect(x: 45, y: 24, width: 10, height: 12))
    }

    @Test("the image is on its side of the title, and both are in the middle")
    func sides() {
        let left = layout(.left).frames(in: area)
        #expect(left.image == CGRect(x: 22, y: 24, width: 10, height: 12))
        #expect(left.title == CGRect(x: 38, y: 20, width: 40, height: 20))
        let right = layout(.right).frames(in: area)
        #expect(right.image == CGRect(x: 68, y: 24, width: 10, height: 12))
        #expect(right.title == CGRect(x: 22, y: 20, width: 40, height: 20))
    }

    @Test("an image above or below the title is aligned with it")
    func above() {
        var top = layout(.top)
        top.textAlignment = .center
        #expect(top.frames(in: area).image == CGRect(x: 45, y: 11, width: 10, height: 12))
        #expect(top.frames(in: area).title == CGRect(x: 30, y: 29, width: 40, height: 20))
        var bottom = layout(.bottom)
        bottom.textAlignment = .right
        #expect(bottom.frames(in: area).image == CGRect(x: 60, y: 37, width: 10, height: 12))
    }

    @Test("the subtitle is below the title, aligned with it")
    func subtitle() {
        var layout = layout(.left, subtitle: CGSize(width: 30, height: 10))
        layout.textAlignment = .right
        let frames = layout.frames(in: area)
        #expect(frames.title == CGRect(x: 38, y: 14, width: 40, height: 20))
        #expect(frames.subtitle == CGRect(x: 48, y: 36, width: 30, height: 10))
    }

    @Test("a small image is in the middle of its reservation, a large one ignores it")
    func reservation() {
        var layout = layout(.left)
        layout.imageReservation = 20
        #expect(layout.size.width == 66)
        #expect(layout.frames(in: area).image == CGRect(x: 22, y: 24, width: 10, height: 12))
        layout.imageReservation = 5
        #expect(layout.size.width == 56)
    }

    @Test("the image leaves the rest of the area to the texts")
    func room() {
        #expect(layout(.left).textRoom(in: area.size) == CGSize(width: 84, height: 60))
        #expect(layout(.bottom).textRoom(in: area.size) == CGSize(width: 100, height: 42))
    }

    @Test("the content follows the alignment")
    func alignment() {
        var layout = layout(.left)
        layout.horizontal = .right
        layout.vertical = .bottom
        #expect(layout.frames(in: area).title == CGRect(x: 60, y: 40, width: 40, height: 20))
    }

    @Test("an area without room has nothing in it")
    func noRoom() {
        #expect(layout(.left).frames(in: .zero) == ButtonLayout.Frames())
    }
}
