import Testing

@testable import LayoutSnapshots

@Suite("The places of captions") struct CaptionLayoutTests {
    private let area = Frame(0, 0, 400, 800)

    @Test("Beside an arrow: to the right, or to the left where that is another's")
    func besideAnArrow() {
        var layout = CaptionLayout(area: area, gap: 6)
        let arrow = Frame(200, 300, 0, 40)
        #expect(layout.place(width: 100, height: 30, beside: arrow) == Frame(206, 305, 100, 30))
        #expect(layout.place(width: 100, height: 30, beside: arrow) == Frame(94, 305, 100, 30))
        #expect(layout.place(width: 100, height: 30, beside: arrow) == Frame(150, 264, 100, 30))
    }

    @Test("On the upper edge of what is large, and outside of what is small")
    func onAnOutline() {
        var layout = CaptionLayout(area: area, gap: 6)
        #expect(layout.place(width: 100, height: 30, on: Frame(50, 400, 300, 300)) == Frame(150, 385, 100, 30))
        #expect(layout.place(width: 100, height: 30, on: Frame(180, 200, 40, 40)) == Frame(150, 164, 100, 30))
    }

    @Test("Never out of the picture, even for something that is")
    func inside() {
        var layout = CaptionLayout(area: area, gap: 6)
        #expect(layout.place(width: 100, height: 30, beside: Frame(395, 790, 0, 100)) == Frame(300, 770, 100, 30))
        #expect(layout.place(width: 100, height: 30, beside: Frame(-500, -500, 10, 10)) == Frame(6, 0, 100, 30))
        #expect(layout.place(width: 401, height: 30, beside: Frame(0, 0, 1, 1)) == nil)
    }

    @Test("Rather not on an arrow")
    func obstacles() {
        var layout = CaptionLayout(area: area, obstacles: [Frame(210, 290, 10, 60)], gap: 6)
        #expect(layout.place(width: 100, height: 30, beside: Frame(200, 300, 0, 40)) == Frame(94, 305, 100, 30))
    }

    @Test("Never upon one another, and nowhere when there is no room near")
    func crowd() {
        var layout = CaptionLayout(area: area, gap: 6)
        var places: [Frame] = []
        for _ in 0..<40 {
            guard let place = layout.place(width: 150, height: 30, on: Frame(100, 400, 20, 20)) else { continue }
            places.append(place)
        }
        #expect((20..<40).contains(places.count))
        for (index, place) in places.enumerated() {
            #expect(place.x >= 0 && place.y >= 0 && place.maxX <= 400 && place.maxY <= 800)
            #expect(!places[..<index].contains { $0.intersects(place) })
        }
    }
}
