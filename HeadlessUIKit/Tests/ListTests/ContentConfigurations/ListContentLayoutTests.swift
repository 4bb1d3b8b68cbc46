import Testing
import UIKit

@testable import UIKit

/// The frames of image and texts in a row, without views. The sizes of texts are made up.
struct ListContentLayoutTests {
    private func layout(
        text: CGSize? = CGSize(width: 100, height: 20.5), secondaryText: CGSize? = nil, image: CGSize? = nil,
        properties: UIListContentConfiguration.ImageProperties? = nil, isSideBySide: Bool = false
    ) -> ListContentLayout {
        func measure(_ size: CGSize?) -> ((CGFloat) -> CGSize)? {
            guard let size else { return nil }
            // Text that is too wide takes a second line.
            return { $0 < size.width ? CGSize(width: $0, height: size.height * 2) : size }
        }
        return ListContentLayout(
            width: 320, scale: 2, margins: NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8),
            image: image.map {
                ListContentLayout.ImageRoom(
                    imageSize: $0, properties: properties ?? UIListContentConfiguration.ImageProperties())
            },
            imageGap: 16, prefersSideBySide: isSideBySide, horizontalGap: 8, verticalGap: 4, text: measure(text),
            secondaryText: measure(secondaryText))
    }

    @Test("A row is as high as its margins and its text (LC6)")
    func height() {
        #expect(layout().fittingHeight == 50.5)
        #expect(layout(secondaryText: CGSize(width: 50, height: 18)).fittingHeight == 72.5)
        #expect(layout(image: CGSize(width: 40, height: 60)).fittingHeight == 90)
        #expect(layout(text: nil).fittingHeight == 30)
    }

    @Test("Text is centred between the margins of a higher row (LC6)")
    func centred() {
        let frames = layout().frames(height: 51.5)
        #expect(frames == ListContentLayout.Frames(text: CGRect(x: 16, y: 15.5, width: 296, height: 20.5)))
    }

    @Test("The second text is 4 points below the first one (LC3)")
    func stacked() {
        let frames = layout(secondaryText: CGSize(width: 50, height: 18)).frames(height: 72.5)
        #expect(frames.text == CGRect(x: 16, y: 15, width: 296, height: 20.5))
        #expect(frames.secondaryText == CGRect(x: 16, y: 39.5, width: 296, height: 18))
    }

    @Test("Texts begin 16 points after the image (LC3)")
    func image() {
        let layout = layout(image: CGSize(width: 40, height: 30))
        #expect(layout.textStart == 72)
        #expect(layout.frames(height: 60).image == CGRect(x: 16, y: 15, width: 40, height: 30))
        #expect(layout.frames(height: 60).text?.minX == 72)
    }

    @Test("A reserved room holds the texts in place, and the image is centred in it")
    func reservedRoom() {
        var properties = UIListContentConfiguration.ImageProperties()
        properties.reservedLayoutSize = CGSize(width: 60, height: 0)
        let layout = layout(image: CGSize(width: 40, height: 30), properties: properties)
        #expect(layout.textStart == 92)
        #expect(layout.frames(height: 60).image?.minX == 26)
    }

    @Test("An image that is too large is shown smaller, in its proportions")
    func maximumSize() {
        var properties = UIListContentConfiguration.ImageProperties()
        properties.maximumSize = CGSize(width: 20, height: 20)
        let room = ListContentLayout.ImageRoom(imageSize: CGSize(width: 40, height: 30), properties: properties)
        #expect(room.size == CGSize(width: 20, height: 15))
        #expect(room.reserved == CGSize(width: 20, height: 15))
    }

    @Test("Side by side, the second text ends at the trailing margin (LC3)")
    func sideBySide() {
        let frames = layout(secondaryText: CGSize(width: 50, height: 20.5), isSideBySide: true).frames(height: 51.5)
        #expect(frames.text == CGRect(x: 16, y: 15.5, width: 100, height: 20.5))
        #expect(frames.secondaryText == CGRect(x: 262, y: 15.5, width: 50, height: 20.5))
    }

    @Test("Texts that do not fit beside each other are stacked (LC9)", arguments: [188.0, 188.5])
    func fallback(width: CGFloat) {
        // 296 points for both, 100 of them for the text and 8 between them.
        let layout = layout(secondaryText: CGSize(width: width, height: 20.5), isSideBySide: true)
        #expect(layout.isSideBySide == (width == 188))
        #expect(layout.fittingHeight == (width == 188 ? 50.5 : 75))
    }
}
