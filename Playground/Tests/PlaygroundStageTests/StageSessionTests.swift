import Foundation
import PresentationsTesting
import Testing
import UIKit

@testable import PlaygroundStage

@MainActor @Suite(.serialized) struct StageSessionTests {
    private let session = StageSession()

    private func open(_ link: String) throws {
        _ = try session.receive(.open(link: link))
        pass(1)
    }

    /// Lets time pass as the process does, and returns every frame.
    @discardableResult
    private func pass(_ seconds: Double) -> [StageFrame] {
        (0..<Int((seconds * 60).rounded())).compactMap { _ in
            session.pass(1.0 / 60)
            return session.frame()
        }
    }

    private func drag(_ points: [CGPoint]) throws {
        guard let first = points.first else { return }
        _ = try session.receive(.touchDown(first))
        for point in points.dropFirst() {
            pass(1.0 / 60)
            _ = try session.receive(.touchMoved(point))
        }
        pass(0.2)
        _ = try session.receive(.touchUp)
    }

    private func line(from start: CGFloat, to end: CGFloat, x: CGFloat = 196) -> [CGPoint] {
        (0...30).map { CGPoint(x: x, y: start + (end - start) * CGFloat($0) / 30) }
    }

    /// Where that which moves has come to rest.
    private func rest() throws -> Double? {
        pass(1)
        // Who looks for the first time is told everything.
        _ = try session.receive(.inspect(false))
        _ = try session.receive(.inspect(true))
        return session.frame()?.inside?.motion?.last?.position
    }

    @Test("the first frame is the whole picture with the panel, and a still stage has no more frames")
    func first() throws {
        let frame = try #require(session.frame())
        #expect(frame.isNew)
        #expect(frame.number == 1)
        #expect(frame.panel?.code.hasSuffix("map.presentAsHalfSheet(places)") == true)
        pass(1)
        #expect(pass(0.5).isEmpty)
    }

    @Test("a finger drags the half-sheet from its medium detent to the large one")
    func drag() throws {
        try open("style=halfSheet")
        let before = try rest()
        try drag(line(from: 410, to: 100))
        let after = try rest()
        #expect(before == 392)
        #expect(after == 69)
    }

    @Test("a frame of a drag has one change, however much the sheet shows")
    func changes() throws {
        try open("style=halfSheet&resizesContentWhileDragging=false")
        _ = try session.receive(.touchDown(CGPoint(x: 196, y: 410)))
        pass(0.1)
        var counts: [Int] = []
        for point in line(from: 410, to: 300).dropFirst(5) {
            _ = try session.receive(.touchMoved(point))
            counts += pass(1.0 / 60).map(\.changes.count)
        }
        _ = try session.receive(.touchUp)
        // The first one brings what is to be seen below a sheet that is dragged.
        #expect(counts.dropFirst() == Array(repeating: 1, count: 25)[...])
    }

    @Test("a tap outside dismisses, the panel says so, and a button presents again")
    func tap() throws {
        try open("style=card")
        _ = try session.receive(.touchDown(CGPoint(x: 196, y: 120)))
        pass(0.05)
        _ = try session.receive(.touchUp)
        #expect(pass(1).compactMap(\.panel).last?.isPresenting == false)
        _ = try session.receive(.present)
        #expect(pass(1).compactMap(\.panel).last?.isPresenting == true)
    }

    @Test("a pause stops the time, and a step is a sixtieth of a second")
    func pause() throws {
        try open("style=card")
        _ = try session.receive(.dismiss)
        _ = try session.receive(.pause(true))
        pass(1)
        #expect(pass(1).isEmpty)
        let before = session.time
        _ = try session.receive(.step)
        #expect(abs(session.time - before - 1.0 / 60) < 1e-9)
        #expect(session.frame()?.changes.isEmpty == false)
    }

    @Test("a tenth of the speed is a tenth of the time")
    func speed() throws {
        try open("style=card&speed=0.1")
        let before = session.time
        pass(1)
        #expect(abs(session.time - before - 0.1) < 1e-9)
    }

    @Test("an option that is turned is in the code and in the link, and the presentation goes on")
    func option() throws {
        try open("style=card")
        _ = try session.receive(.set(name: "cornerRadius", value: "40"))
        let panel = try #require(pass(1).compactMap(\.panel).last)
        #expect(panel.isPresenting)
        #expect(panel.link == "style=card&over=library&screen=nowPlaying&cornerRadius=40")
        #expect(panel.code.contains("style: Card(cornerRadius: 40)"))
        _ = try session.receive(.reset)
        #expect(pass(1).compactMap(\.panel).last?.link == "style=card&over=library&screen=nowPlaying")
    }

    @Test("what there is no value for is refused, and nothing changes")
    func refused() throws {
        try open("style=card")
        #expect(throws: RefusedMessage(reason: "“edge” has no value “.middle”.")) {
            _ = try session.receive(.set(name: "edge", value: ".middle"))
        }
        #expect(throws: RefusedMessage(reason: "Nothing has been recorded.")) {
            _ = try session.receive(.save(.filmstrip))
        }
        #expect(pass(1).isEmpty)
    }

    @Test("another device begins anew; another orientation and the dark do not")
    func device() throws {
        try open("style=card")
        _ = try session.receive(.set(name: "appearance", value: "dark"))
        _ = try session.receive(.set(name: "orientation", value: "landscapeLeft"))
        var frames = pass(1)
        #expect(frames.filter(\.isNew).isEmpty)
        #expect(frames.compactMap(\.panel).last?.screen == Panel.Screen(width: 852, height: 393))
        _ = try session.receive(.set(name: "device", value: "iPad11"))
        frames = pass(1)
        #expect(frames.first?.isNew == true)
        #expect(frames.compactMap(\.panel).last?.screen == Panel.Screen(width: 1180, height: 820))
    }

    @Test("what is typed comes into the field that was tapped, and the delete key takes it away")
    func typing() throws {
        try open("style=halfSheet&selectedDetentIdentifier=.large")
        _ = try session.receive(.touchDown(CGPoint(x: 196, y: 110)))
        pass(0.05)
        _ = try session.receive(.touchUp)
        #expect(pass(1).compactMap(\.panel).last?.isEditing == true)
        _ = try session.receive(.type("Ab"))
        #expect(pass(0.1).flatMap(\.changes).contains { "\($0)".contains("Ab") })
        _ = try session.receive(.press(PageKey(name: .backspace)))
        _ = try session.receive(.type("c"))
        #expect(pass(0.1).flatMap(\.changes).contains { "\($0)".contains("Ac") })
    }

    @Test("a wheel scrolls the list of a large sheet")
    func wheel() throws {
        try open("style=halfSheet&selectedDetentIdentifier=.large")
        for _ in 0..<5 {
            _ = try session.receive(.scroll(at: CGPoint(x: 196, y: 500), by: CGVector(dx: 0, dy: -30)))
            pass(1.0 / 60)
        }
        _ = try session.receive(.inspect(true))
        let views = try #require(pass(1).compactMap(\.inside?.views).last)
        #expect(views.contains { $0.name == "places" && $0.y == 143 })
        // Rows of 74 points, and 139 points to scroll: one has left, and the second one is cut off.
        #expect(views.contains { $0.name == "place-1" && $0.y < 143 })
        #expect(!views.contains { $0.name == "place-0" })
    }

    @Test("saved is the reference that a test compares with, and what was recorded")
    func files() throws {
        try open("style=popup")
        _ = try session.receive(.record(true))
        _ = try session.receive(.dismiss)
        pass(0.6)
        let reference = try #require(try session.receive(.save(.reference)))
        #expect(reference.name == "popup@iPhone15.svg")
        #expect(reference.svg.hasPrefix("<svg ") && reference.svg.contains("data-scene="))
        let strip = try #require(try session.receive(.save(.filmstrip)))
        #expect(strip.name == "popup@iPhone15.filmstrip.svg")
        #expect(strip.svg.contains("data-filmstrip="))
        let animation = try #require(try session.receive(.save(.animation)))
        #expect(animation.name == "popup@iPhone15.moving.svg")
        #expect(animation.svg.contains("@keyframes"))
        #expect(pass(0.1).compactMap(\.panel).last?.hasRecording == true)
    }

    @Test("of a demo that another one replaces in the middle no call is listed any more")
    func replaced() throws {
        _ = try session.receive(.inspect(true))
        pass(0.1)
        _ = try session.receive(.open(link: "style=card"))
        let screens = Set(pass(1).compactMap(\.inside?.calls).joined().map(\.screen))
        #expect(screens == ["library", "now-playing"])
    }

    @Test("another style leaves no view of the one before")
    func otherStyle() throws {
        try open("style=halfSheet")
        _ = try session.receive(.inspect(true))
        _ = try session.receive(.set(name: "style", value: "edgeDrawer"))
        let names = Set(try #require(pass(1).compactMap(\.inside?.views).last).map(\.name))
        #expect(names.contains("library"))
        #expect(names.isDisjoint(with: ["map", "place-list", "places"]))
    }

    @Test("inside are the calls of UIKit in their order, the detents, the threshold, and what became of the finger")
    func inside() throws {
        _ = try session.receive(.inspect(true))
        _ = try session.receive(.open(link: "style=halfSheet"))
        let opened = pass(1).compactMap(\.inside)
        let places = try #require(opened.compactMap(\.places).last)
        #expect(places.map(\.name) == ["large", "medium", "dismisses"])
        #expect(places.map(\.position) == [69, 392, 622])
        var calls = opened.compactMap(\.calls).flatMap(\.self)
        #expect(
            calls.filter { $0.screen == "place-list" }.map { "\($0.source) \($0.name)" } == [
                "appearance viewWillAppear", "appearance viewIsAppearing", "coordinator alongside",
                "appearance viewDidAppear", "coordinator completion",
            ])
        try drag(line(from: 410, to: 430))
        calls = pass(1).compactMap(\.inside?.calls).flatMap(\.self)
        #expect(calls.contains { $0.source == "decision" && $0.name.hasSuffix("→ medium") })
        try drag(line(from: 410, to: 840))
        calls = pass(1).compactMap(\.inside?.calls).flatMap(\.self)
        #expect(calls.contains { $0.source == "decision" && $0.name.hasSuffix("→ dismisses") })
        #expect(calls.suffix(2).map(\.name).contains("onDismiss(.swipe)"))
    }

    @Test("a stage that was left is gone, with all that was on it")
    func memory() throws {
        for link in ["style=card", "style=drawer", "style=stack", "style=stayingHalfSheet", "style=miniPlayer"] {
            try open(link)
            weak let window = session.window
            _ = try session.receive(.touchDown(CGPoint(x: 196, y: 600)))
            pass(0.5)
            _ = try session.receive(.open(link: "style=popup"))
            pass(2)
            #expect(window == nil, "\(link)")
        }
    }
}
