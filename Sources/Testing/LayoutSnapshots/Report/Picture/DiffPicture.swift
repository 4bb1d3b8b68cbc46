/// A pale scene with the changes drawn on it.
struct DiffPicture {
    let pen: DiffPen
    /// The visible area. The origin is the screen's corner.
    let frame: Frame
    private let scene: Scene
    /// The area of both screens.
    private let screens: Frame
    private let marks: [DiffMark]
    /// More captions would hide their targets.
    private static let captionLimit = 8

    init(_ diff: SceneDiff, reference: Scene, actual: Scene) {
        self.init(actual, Self.marks(of: diff, reference: reference, actual: actual), room: reference)
    }

    /// A scene with marks. There is room for the device of the other scene as well.
    init(_ scene: Scene, _ marks: [DiffMark], room other: Scene? = nil) {
        pen = DiffPen(for: scene.screen)
        let other = other ?? scene
        frame = DeviceFrameDrawing(scene).picture.union(DeviceFrameDrawing(other).picture)
        screens = scene.screen.area.union(other.screen.area)
        self.scene = scene
        self.marks = marks
    }

    /// On a screen of another size everything has moved, so the old places say nothing.
    static func marks(of diff: SceneDiff, reference: Scene, actual: Scene) -> [DiffMark] {
        let screen = ScreenMarks.marks(of: diff, reference: reference, actual: actual)
        let isSameSize =
            reference.screen.width == actual.screen.width && reference.screen.height == actual.screen.height
        return isSameSize ? screen + DiffMark.marks(of: diff) : screen
    }

    /// The number of marks without a caption.
    var omitted: Int { marks.count - captions.count }

    var elements: [SVGElement] {
        let (told, others) = (marks.prefix(Self.captionLimit), marks.dropFirst(Self.captionLimit))
        var outlines = others.flatMap { mark in
            mark.before.map { pen.thinOutline($0, .before) } + mark.after.map { pen.thinOutline($0, .after) }
        }
        outlines += told.flatMap { mark in
            mark.before.flatMap { pen.outline($0, .before, isFilled: mark.kind == .removed) }
        }
        outlines += told.flatMap { mark in
            mark.after.flatMap { pen.outline($0, .after, isFilled: mark.kind == .added) }
        }
        let group = SVGElement(
            "g", ["clip-path": "url(#\(Self.clipName))"],
            children: outlines + told.compactMap(\.arrow).flatMap(pen.arrow))
        var elements = pale + [screenClip, group]
        let captions = captions
        elements += captions.flatMap { caption in caption.leader.map { pen.leader($0, caption.tone) } ?? [] }
        return elements + captions.flatMap { pen.caption($0.words, $0.tone, in: $0.frame) }
    }

    private static let clipName = "marks"

    /// Nothing is drawn outside the screen except the line of an element that ends at its edge.
    private var screenClip: SVGElement {
        Outline(screens.insetBy(-5, -5), radius: scene.screen.cornerRadius + 5).clip(named: Self.clipName)
    }

    /// A picture behind a veil. Without the picture if two nodes have the same name, as such a scene cannot be written.
    private var pale: [SVGElement] {
        guard let picture = try? SceneWriter.element(scene) else { return [] }
        var veil = Outline(scene.screen.area, radius: scene.screen.cornerRadius).filled(.white)
        veil.set("fill-opacity", "0.6")
        return picture.children + [veil]
    }

    private struct Caption {
        var words: DiffCaption
        var tone: DiffPen.Tone
        var frame: Frame
        /// A line to the target if that is not next to the caption.
        var leader: [PathElement]?
    }

    private var captions: [Caption] {
        let margin = pen.fontSize.half
        var layout = CaptionLayout(
            area: frame.insetBy(margin, margin), obstacles: marks.compactMap { $0.arrow?.bounds.insetBy(-2, -2) },
            gap: pen.fontSize.scaled(by: 3, over: 10))
        return marks.prefix(Self.captionLimit).compactMap { mark in
            let width = pen.width(of: mark.caption)
            let target = mark.arrow?.bounds ?? mark.bounds ?? Frame(scene.screen.width.half, 0, 0, 0)
            let place =
                mark.arrow == nil
                ? layout.place(width: width, height: pen.captionHeight, on: target)
                : layout.place(width: width, height: pen.captionHeight, beside: target)
            return place.map { place in
                Caption(
                    words: mark.caption, tone: mark.kind == .removed ? .before : .after, frame: place,
                    leader: leader(from: place, to: target))
            }
        }
    }

    private func leader(from caption: Frame, to target: Frame) -> [PathElement]? {
        let reach = pen.fontSize
        guard !caption.insetBy(-reach, -reach).intersects(target.insetBy(-1, -1)) else { return nil }
        let end = PathPoint(target.midX, target.midY)
        let start = PathPoint(
            end.x.clamped(to: caption.x...caption.maxX), end.y.clamped(to: caption.y...caption.maxY))
        return [.move(start), .line(end)]
    }
}
