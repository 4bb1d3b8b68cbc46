import LayoutSnapshots

/// Writes an animated SVG: the elements of its frames, each once, and for each element that changes a rule with its
/// values over time.
///
/// The rules are CSS, because only CSS can be switched off for readers who prefer reduced motion.
enum AnimatedSVGWriter {
    static func svg(_ picture: AnimatedSVG) throws -> String {
        let size = extent(of: picture)
        let runs = try FrameRun.runs(of: picture, on: size)
        let timeline = Timeline(runs: runs, length: length(of: picture))
        let still = runs.lastIndex { $0.start <= picture.still } ?? 0
        let definitions = DefinitionPool(runs.map(\.content))
        let contents = runs.map { definitions.resolved($0.content, in: $0.index) }
        var merge = FrameMerge(timeline: timeline, still: still, names: definitions.names)
        let content = merge.elements(of: contents)
        let defs = merge.definitions(definitions)

        // The same size as a picture of a filmstrip.
        let root = SVGElement.picture(
            of: size, scale: (1, 2),
            merge.sheet.elements(length: timeline.length)
                + (defs.isEmpty ? [] : [SVGElement("defs", children: defs)]) + content)
        return root.document
    }

    private static func length(of picture: AnimatedSVG) -> Fraction {
        (picture.frames.last?.time ?? 0) - (picture.frames.first?.time ?? 0) + picture.pause
    }

    /// Has room for the device in every orientation.
    private static func extent(of picture: AnimatedSVG) -> Frame {
        var (width, height): (Points, Points) = (0, 0)
        var last: Scene.Orientation?
        for frame in picture.frames where frame.scene.orientation != last {
            last = frame.scene.orientation
            let size = DeviceFrameDrawing(frame.scene).picture
            width = max(width, size.width)
            height = max(height, size.height)
        }
        return Frame(0, 0, width, height)
    }
}

/// Consecutive frames that show the same.
struct FrameRun {
    /// Its index among the runs.
    let index: Int
    /// The indices of its first and its last frame.
    let start: Int
    private(set) var end: Int
    let startTime: Fraction
    private(set) var endTime: Fraction
    /// Its content: one element for each orientation of the device.
    let content: SVGElement

    static func runs(of picture: AnimatedSVG, on extent: Frame) throws -> [FrameRun] {
        var runs: [FrameRun] = []
        var last: Filmstrip.Moment?
        let begin = picture.frames.first?.time ?? 0
        for (index, frame) in picture.frames.enumerated() {
            let time = frame.time - begin
            if let last, last.fingers == frame.fingers, last.scene == frame.scene {
                runs[runs.count - 1].end = index
                runs[runs.count - 1].endTime = time
            } else {
                runs.append(
                    FrameRun(
                        index: runs.count, start: index, end: index, startTime: time, endTime: time,
                        content: try content(frame, on: extent)))
            }
            last = frame
        }
        return runs
    }

    private static func content(_ frame: Filmstrip.Moment, on extent: Frame) throws -> SVGElement {
        let place = DeviceFrameDrawing(frame.scene).picture
        let x = (extent.width - place.width).half - place.x
        let y = (extent.height - place.height).half - place.y
        let fingers = frame.fingers.map { finger in
            var tip = FingerDrawing(finger).tip
            tip.set("data-derived", "finger")
            return tip
        }
        let device = SVGElement(
            "g",
            ["data-derived": frame.scene.orientation.rawValue, "transform": "translate(\(PathPoint(x, y).text))"],
            children: try SceneWriter.element(frame.scene, isMoving: true).children + fingers)
        return SVGElement("g", children: [device])
    }
}
